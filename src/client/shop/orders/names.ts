import type { OrderState, OrderStep } from '#contract/shop/order-states.ts'
import type { OwnPoints } from '../queries.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of an order's states, for its member. */
export const stateNames: Readonly<Record<OrderState, MessageDescriptor>> = {
  unpaid: msg`입금 대기`,
  paid: msg`입금 확인`,
  preparing: msg`상품 준비`,
  shipped: msg`배송 중`,
  ready: msg`센터에서 받으실 수 있음`,
  delivered: msg`전달 완료`,
  confirmed: msg`구매 확정`,
  cancelled: msg`취소됨`,
}

/** Names of its steps, when they were taken. */
export const stepNames: Readonly<Record<OrderStep | 'place', MessageDescriptor>> = {
  place: msg`주문했습니다`,
  pay: msg`입금을 확인했습니다`,
  prepare: msg`상품을 준비합니다`,
  ship: msg`상품을 보냈습니다`,
  makeReady: msg`센터에 준비되었습니다`,
  deliver: msg`전해 드렸습니다`,
  confirm: msg`구매가 확정되었습니다`,
  cancel: msg`주문이 취소되었습니다`,
  lapse: msg`기한 안에 입금되지 않아 취소되었습니다`,
  refund: msg`금액을 돌려 드렸습니다`,
}

/** Names of why points come and go. */
export const pointNames: Readonly<Record<OwnPoints['points'][number]['kind'], MessageDescriptor>> = {
  earned: msg`구매 확정으로 쌓임`,
  spent: msg`주문에 씀`,
  returned: msg`주문 취소로 돌려받음`,
  expired: msg`기간이 지나 없어짐`,
  given: msg`센터에서 드림`,
  taken: msg`센터에서 거둠`,
}
