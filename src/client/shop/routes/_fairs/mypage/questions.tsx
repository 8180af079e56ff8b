import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { MyQuestions } from '../../../questions/my-questions.tsx'

export const Route = createFileRoute('/_fairs/mypage/questions')({ component: Questions })

function Questions() {
  const { t } = useLingui()
  return (
    <MemberPage
      title={t`내 상품 문의`}
      description={t`상점의 상품에 대해 문의하신 것과 답변을 보고, 답변 전의 문의를 지우시는 화면입니다.`}
    >
      {() => <MyQuestions />}
    </MemberPage>
  )
}
