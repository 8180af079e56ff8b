import { msg } from '@lingui/core/macro'
import type { ModuleDashboard } from '../../console/module.ts'

export const dashboard: ModuleDashboard = {
  late: () => import('./figures.ts').then((file) => file.figures),
  tasks: [
    { path: 'shop/orders', label: msg`결제를 기다리는 주문`, search: { state: 'unpaid' }, isOnlyCounted: true },
    { path: 'shop/orders', label: msg`보낼 주문`, search: { state: 'paid' } },
    { path: 'shop/claims', label: msg`처리할 반품·교환`, search: { state: 'requested' } },
    { path: 'shop/claims', label: msg`바꿔 보낼 교환`, search: { state: 'received' } },
    { path: 'shop/orders', label: msg`돌려줄 금액이 있는 주문`, search: { isOwed: 'true', sort: 'refundUntil' } },
    { path: 'shop/orders', label: msg`환불 기한이 지난 주문`, search: { isOwed: 'true', due: 'true' }, since: 'refundUntil' },
    { path: 'shop/deposits', label: msg`정할 통장 입금`, search: { state: 'open' }, since: 'at' },
    { path: 'shop/deposits', label: msg`돌려줄 통장 입금`, search: { state: 'toReturn' }, since: 'at' },
    { path: 'shop/orders', label: msg`현금영수증이나 세금계산서를 처리할 주문`, search: { needsReceipt: 'true' } },
    { path: 'shop/charges', label: msg`확인할 온라인 결제`, search: { isTroubled: 'true' } },
    { path: 'shop/questions', label: msg`답변을 기다리는 상품 문의`, search: { isWaiting: 'true' } },
    {
      path: 'shop/reviews',
      label: msg`답변을 기다리는 상점 후기`,
      search: { isAnswered: 'false', isHidden: 'false' },
      isOnlyCounted: true,
    },
  ],
}
