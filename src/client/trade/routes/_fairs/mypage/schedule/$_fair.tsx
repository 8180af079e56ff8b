import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../../account/member-page.tsx'
import { MySchedule } from '../../../../schedule/my-schedule.tsx'

export const Route = createFileRoute('/_fairs/mypage/schedule/$_fair')({ component: OwnSchedule })

function OwnSchedule() {
  const { t } = useLingui()
  const { _fair } = Route.useParams()
  return (
    <MemberPage title={t`내 일정`} description={t`상담회에서 상담하실 수 있는 시간을 정하시는 화면입니다.`} isWide>
      {() => <MySchedule key={_fair} _fair={_fair} />}
    </MemberPage>
  )
}
