import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { MyFairs } from '../../../fair/my-fairs.tsx'

export const Route = createFileRoute('/_fairs/mypage/fairs')({ component: Fairs })

function Fairs() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`내 상담회`} description={t`신청하신 상담회와 승인 상태를 보시고, 일정을 정하시는 화면입니다.`} isWide>
      {() => <MyFairs />}
    </MemberPage>
  )
}
