import { createFileRoute } from '@tanstack/react-router'
import { InquiryPage } from '../../../../../account/inquiries/inquiry-page.tsx'

export const Route = createFileRoute('/_firm/mypage/inquiries/$_inquiry/')({ component: Inquiry })

function Inquiry() {
  return <InquiryPage _id={Route.useParams()._inquiry} />
}
