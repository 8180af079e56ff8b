import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { Inbox } from '../../../matchings/inbox.tsx'

export const Route = createFileRoute('/_fairs/mypage/matchings')({ component: Matchings })

const keptInstead = async () => (await import('../../../on-the-go/kept-agenda.tsx')).keptInstead()

function Matchings() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`내 매칭`} description={t`받거나 보낸 상담 제안에 답하시고, 잡힌 상담을 보시는 화면입니다.`} instead={keptInstead}>
      {() => <Inbox />}
    </MemberPage>
  )
}
