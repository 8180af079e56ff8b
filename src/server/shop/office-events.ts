import type { OfficeEvent } from '../mail/office-alerts.ts'

/** Events of the shop that staff may hear of. */
export const shopEvents: readonly OfficeEvent[] = [
  {
    name: 'order',
    label: /*i18n*/ '새 상점 주문',
    text: /*i18n*/ { id: 'office.order', message: '새 상점 주문이 들어왔습니다.' },
    scope: 'console:shop',
    address: 'shop/orders',
    site: 'centre',
  },
  {
    name: 'return',
    label: /*i18n*/ '반품 신청',
    text: /*i18n*/ { id: 'office.return', message: '반품 신청이 들어왔습니다.' },
    scope: 'console:shop',
    address: 'shop/claims',
    site: 'centre',
  },
  {
    name: 'orderChange',
    label: /*i18n*/ '준비 중인 주문의 변경',
    text: /*i18n*/ { id: 'office.orderChange', message: '준비하고 있는 주문의 내용을 고객이 바꿨습니다.' },
    scope: 'console:shop',
    address: 'shop/orders',
    site: 'centre',
  },
  {
    name: 'productQuestion',
    label: /*i18n*/ '상품 문의',
    text: /*i18n*/ { id: 'office.productQuestion', message: '새 상품 문의가 들어왔습니다.' },
    scope: 'console:shop',
    address: 'shop/questions',
    site: 'centre',
  },
]
