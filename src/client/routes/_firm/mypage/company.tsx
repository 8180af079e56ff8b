import { createFileRoute } from '@tanstack/react-router'
import { CompanyPage } from '../../../account/company-page.tsx'

export const Route = createFileRoute('/_firm/mypage/company')({ component: CompanyPage })
