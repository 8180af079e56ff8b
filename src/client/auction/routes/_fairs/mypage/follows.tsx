import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { MyFollows } from '../../../follows/my-follows.tsx'

export const Route = createFileRoute('/_fairs/mypage/follows')({ component: Follows })

function Follows() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`내 팔로우`} description={t`팔로우하시는 작가와 경매, 검색을 보고 끝내시는 화면입니다.`}>
      {() => <MyFollows />}
    </MemberPage>
  )
}
