import { createFileRoute } from '@tanstack/react-router'
import { CompanyPage } from '../../../account/company-page.tsx'

export const Route = createFileRoute('/_fairs/mypage/company')({ component: CompanyPage })
