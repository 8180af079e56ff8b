import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { Inbox } from '../../../matchings/inbox.tsx'

export const Route = createFileRoute('/_fairs/mypage/matchings')({ component: Matchings })

const savedAgendaFallback = async () => (await import('../../../member-offline/saved-agendas.tsx')).savedAgendaFallback()

function Matchings() {
  const { t } = useLingui()
  return (
    <MemberPage
      title={t`내 매칭`}
      description={t`받거나 보낸 상담 제안에 답하시고, 잡힌 상담을 보시는 화면입니다.`}
      isWide
      instead={savedAgendaFallback}
    >
      {() => <Inbox />}
    </MemberPage>
  )
}
