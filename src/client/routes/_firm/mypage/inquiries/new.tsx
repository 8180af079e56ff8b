import { createFileRoute } from '@tanstack/react-router'
import { NewInquiry } from '../../../../account/inquiries/new-inquiry.tsx'

export const Route = createFileRoute('/_firm/mypage/inquiries/new')({ component: NewInquiry })
