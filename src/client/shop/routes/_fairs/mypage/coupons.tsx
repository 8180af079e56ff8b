import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../account/member-page.tsx'
import { MyCoupons } from '../../../orders/my-coupons.tsx'

export const Route = createFileRoute('/_fairs/mypage/coupons')({ component: Coupons })

function Coupons() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`내 쿠폰`} description={t`상점에서 쓰실 수 있는 쿠폰을 받고 보시는 화면입니다.`}>
      {() => <MyCoupons />}
    </MemberPage>
  )
}
