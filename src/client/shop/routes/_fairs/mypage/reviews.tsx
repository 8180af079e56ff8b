import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { MyReviews } from '../../../reviews/my-reviews.tsx'

export const Route = createFileRoute('/_fairs/mypage/reviews')({ component: Reviews })

function Reviews() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`내 후기`} description={t`받으신 상품의 후기를 쓰고, 쓰신 후기를 고치거나 지우시는 화면입니다.`}>
      {({ sub }) => <MyReviews sub={sub} />}
    </MemberPage>
  )
}
