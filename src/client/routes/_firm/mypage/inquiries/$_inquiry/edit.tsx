import { createFileRoute } from '@tanstack/react-router'
import { EditInquiry } from '../../../../../account/inquiries/edit-inquiry.tsx'

export const Route = createFileRoute('/_firm/mypage/inquiries/$_inquiry/edit')({ component: Edit })

function Edit() {
  return <EditInquiry _id={Route.useParams()._inquiry} />
}
