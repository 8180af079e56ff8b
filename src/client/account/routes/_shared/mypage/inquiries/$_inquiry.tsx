import { createFileRoute } from '@tanstack/react-router'
import { InquiryPage } from '../../../../inquiries/inquiry-page.tsx'
import { NewInquiry } from '../../../../inquiries/new-inquiry.tsx'

export const Route = createFileRoute('/_shared/mypage/inquiries/$_inquiry')({ component: Inquiry })

/** `new` is no id. A route of its own would weigh on every first load. */
function Inquiry() {
  const { _inquiry } = Route.useParams()
  return _inquiry === 'new' ? <NewInquiry /> : <InquiryPage _id={_inquiry} />
}
