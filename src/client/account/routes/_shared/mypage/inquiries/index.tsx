import { createFileRoute } from '@tanstack/react-router'
import { InquiryList } from '../../../../inquiries/inquiry-list.tsx'

export const Route = createFileRoute('/_shared/mypage/inquiries/')({ component: InquiryList })
