import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../../account/member-page.tsx'
import { FairSurvey } from '../../../../survey/fair-survey.tsx'

export const Route = createFileRoute('/_fairs/fairs/$_fair/survey')({ component: Survey })

function Survey() {
  const { t } = useLingui()
  const { _fair } = Route.useParams()
  return (
    <MemberPage title={t`상담회 설문`} description={t`참가하신 상담회가 어떠셨는지 답하시는 화면입니다.`}>
      {() => <FairSurvey _fair={_fair} />}
    </MemberPage>
  )
}
