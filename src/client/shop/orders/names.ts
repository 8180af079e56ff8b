import { isOpen } from '#contract/shop/claim-states.ts'
import type { NotedStep, OrderState } from '#contract/shop/order-states.ts'
import type { OwnOrder, OwnPoints } from '../queries.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of an order's states, for its member; those of its parcels are among them. */
export const stateNames: Readonly<Record<OrderState, MessageDescriptor>> = {
  unpaid: msg`결제 대기`,
  paid: msg`결제 완료`,
  preparing: msg`상품 준비`,
  shipped: msg`배송 중`,
  ready: msg`센터에서 받으실 수 있음`,
  delivered: msg`전달 완료`,
  confirmed: msg`구매 확정`,
  cancelled: msg`취소됨`,
  refunded: msg`모두 반품됨`,
}

/** Returns the name of where an order is: some of it may be on its way already. */
export const stateNameOf = ({ state, parcels }: Pick<OwnOrder, 'state' | 'parcels'>): MessageDescriptor =>
  state === 'preparing' && parcels.length > 0 ? msg`일부 발송` : stateNames[state]

/** Returns what of an order is told in a list: first what is under way beside its state. */
export function standingNameOf({
  state,
  lines,
  parcels,
  refundDue,
  waitingChange,
}: Pick<OwnOrder, 'state' | 'lines' | 'parcels' | 'refundDue' | 'waitingChange'>): MessageDescriptor {
  const open = lines.flatMap(({ claims }) => claims).filter(isOpen)
  if (open.length > 0) return open.some(({ kind }) => kind === 'return') ? msg`반품 확인 중` : msg`교환 중`
  if (waitingChange !== null) return msg`변경 차액 대기`
  return refundDue > 0 ? msg`환불 예정` : stateNameOf({ state, parcels })
}

/** Names of its steps, when they were taken. */
export const stepNames: Readonly<Record<NotedStep, MessageDescriptor>> = {
  place: msg`주문했습니다`,
  pay: msg`결제를 확인했습니다`,
  bounce: msg`은행이 입금을 되가져가 다시 결제를 기다립니다`,
  change: msg`주문 내용을 바꿨습니다`,
  wantChange: msg`주문 변경을 신청하셨습니다. 차액을 기다립니다`,
  payChange: msg`차액을 확인하고 주문 내용을 바꿨습니다`,
  dropChange: msg`주문 변경을 거두었습니다`,
  wantQuote: msg`배송비를 문의하셨습니다`,
  quote: msg`배송비를 정했습니다`,
  prepare: msg`상품을 준비합니다`,
  shipPart: msg`일부를 먼저 보냈습니다`,
  ship: msg`상품을 보냈습니다`,
  deliverPart: msg`상자 하나를 전해 드렸습니다`,
  makeReady: msg`센터에 준비되었습니다`,
  deliver: msg`전해 드렸습니다`,
  confirm: msg`구매가 확정되었습니다`,
  cancel: msg`주문이 취소되었습니다`,
  lapse: msg`기한 안에 결제되지 않아 취소되었습니다`,
  refund: msg`금액을 돌려 드렸습니다`,
}

/** Names of why points come and go. */
export const pointNames: Readonly<Record<OwnPoints['points'][number]['kind'], MessageDescriptor>> = {
  earned: msg`구매 확정으로 쌓임`,
  spent: msg`주문에 씀`,
  returned: msg`취소·반품으로 돌려받음`,
  expired: msg`기간이 지나 없어짐`,
  undone: msg`반품으로 적립이 취소됨`,
  given: msg`센터에서 드림`,
  taken: msg`센터에서 거둠`,
}

type Claim = OwnOrder['lines'][number]['claims'][number]
/** Names of what becomes of pieces of an order. */
export const claimKindNames: Readonly<Record<Claim['kind'], MessageDescriptor>> = {
  cancel: msg`취소`,
  return: msg`반품`,
  exchange: msg`교환`,
}
export const claimStateNames: Readonly<Record<Claim['state'], MessageDescriptor>> = {
  requested: msg`확인을 기다립니다`,
  received: msg`바꾼 상품을 준비합니다`,
  closed: msg`처리되었습니다`,
  refused: msg`받아들이지 못했습니다`,
  withdrawn: msg`철회하셨습니다`,
}
/** Names of why pieces come back. */
export const causeNames: Readonly<Record<Claim['cause'], MessageDescriptor>> = {
  changeOfMind: msg`마음이 바뀌었습니다`,
  defect: msg`불량이거나 부서졌습니다`,
  wrong: msg`다른 상품이 왔습니다`,
  soldOut: msg`품절`,
}
