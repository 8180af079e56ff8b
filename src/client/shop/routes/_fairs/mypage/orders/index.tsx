import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../../account/member-page.tsx'
import { MyOrders } from '../../../../orders/my-orders.tsx'

export const Route = createFileRoute('/_fairs/mypage/orders/')({ component: Orders })

function Orders() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`내 주문`} description={t`상점에서 주문하신 것과 그 상태를 보시는 화면입니다.`}>
      {() => <MyOrders />}
    </MemberPage>
  )
}
