import { msg } from '@lingui/core/macro'
import type { ModuleDashboard } from '../../console/module.ts'

const send = msg`보내기`
const settle = msg`처리하기`
const giveBack = msg`돌려주기`
/** Who has ordered, and for how much; or how much of it goes back. What was sold at the desk names nobody. */
const buyer = ['receiver', 'total']
const debtor = ['receiver', 'owed']

export const dashboard: ModuleDashboard = {
  late: () => import('./figures.ts').then((file) => file.figures),
  tasks: [
    { path: 'shop/orders', label: msg`결제를 기다리는 주문`, search: { state: 'unpaid' }, isOnlyCounted: true },
    { path: 'shop/orders', label: msg`보낼 주문`, todo: msg`주문 발송`, verb: send, search: { state: 'paid' }, about: buyer },
    {
      path: 'shop/claims',
      label: msg`처리할 반품·교환`,
      todo: msg`반품·교환 처리`,
      verb: settle,
      search: { state: 'requested' },
      about: ['product'],
    },
    {
      path: 'shop/claims',
      label: msg`바꿔 보낼 교환`,
      todo: msg`교환품 발송`,
      verb: send,
      search: { state: 'received' },
      about: ['product'],
    },
    {
      path: 'shop/orders',
      label: msg`돌려줄 금액이 있는 주문`,
      todo: msg`주문 환불`,
      verb: giveBack,
      search: { isOwed: 'true', sort: 'refundUntil' },
      until: 'refundUntil',
      about: debtor,
    },
    {
      path: 'shop/orders',
      label: msg`환불 기한이 지난 주문`,
      todo: msg`주문 환불`,
      verb: giveBack,
      search: { isOwed: 'true', due: 'true' },
      since: 'refundUntil',
      until: 'refundUntil',
      about: debtor,
    },
    {
      path: 'shop/deposits',
      label: msg`정할 통장 입금`,
      todo: msg`통장 입금 확인`,
      search: { state: 'open' },
      since: 'at',
      about: ['payer', 'amount'],
    },
    {
      path: 'shop/deposits',
      label: msg`돌려줄 통장 입금`,
      todo: msg`통장 입금 반환`,
      verb: giveBack,
      search: { state: 'toReturn' },
      since: 'at',
      about: ['payer', 'back'],
    },
    {
      path: 'shop/orders',
      label: msg`현금영수증이나 세금계산서를 처리할 주문`,
      todo: msg`현금영수증·세금계산서 처리`,
      verb: settle,
      search: { needsReceipt: 'true' },
      until: 'receiptUntil',
      about: buyer,
    },
    {
      path: 'shop/charges',
      label: msg`확인할 온라인 결제`,
      todo: msg`온라인 결제 확인`,
      search: { isTroubled: 'true' },
      about: ['amount'],
    },
    {
      path: 'shop/questions',
      label: msg`답변을 기다리는 상품 문의`,
      todo: msg`상품 문의 답변`,
      verb: msg`답하기`,
      search: { isWaiting: 'true' },
    },
    {
      path: 'shop/reviews',
      label: msg`답변을 기다리는 상점 후기`,
      search: { isAnswered: 'false', isHidden: 'false' },
      isOnlyCounted: true,
    },
  ],
}
