import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { MyBids } from '../../../bids/my-bids.tsx'

export const Route = createFileRoute('/_fairs/mypage/bids')({ component: Bids })

function Bids() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`내 응찰`} description={t`경매에서 응찰하신 작품과 그 상태를 보시는 화면입니다.`}>
      {() => <MyBids />}
    </MemberPage>
  )
}
