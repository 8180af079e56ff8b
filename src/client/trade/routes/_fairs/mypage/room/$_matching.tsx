import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../../account/member-page.tsx'
import { RoomPage } from '../../../../room/room-page.tsx'

export const Route = createFileRoute('/_fairs/mypage/room/$_matching')({ component: Meeting })

function Meeting() {
  const { t } = useLingui()
  const { _matching } = Route.useParams()
  return (
    <MemberPage title={t`온라인 상담실`} description={t`온라인 상담에 화상으로 들어가시는 화면입니다.`} isWide>
      {({ role }) => <RoomPage key={_matching} _matching={_matching} isStaff={role === 'STAFF'} />}
    </MemberPage>
  )
}
