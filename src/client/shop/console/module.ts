import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../console/module.ts'

export const shop: ConsoleModule = {
  name: 'shop',
  menu: [
    { scope: 'console:shop', address: 'shop/packing', label: msg`포장과 발송` },
    { scope: 'console:shop', address: 'shop/pickup', label: msg`수령 데스크`, hasOwnDocument: true },
    { scope: 'console:shop', address: 'shop/desk', label: msg`판매 데스크`, hasOwnDocument: true },
    { scope: 'console:shop', address: 'shop/sales', label: msg`상점 매출` },
  ],
  itemWork: { 'shop/orders': () => import('./order-work.tsx').then((file) => file.OrderWork) },
  itemHeaders: {
    'shop/charges': () => import('./charge-work.tsx').then((file) => file.ChargeWork),
    'shop/claims': () => import('./claim-work.tsx').then((file) => file.ClaimWork),
    'shop/questions': () => import('./question-product.tsx').then((file) => file.QuestionProduct),
    'shop/reviews': () => import('./review-pictures.tsx').then((file) => file.ReviewPictures),
  },
  itemFooters: {
    'shop/coupons': () => import('./coupon-part.tsx').then((file) => file.CouponPart),
    'shop/products': () => import('./stock-part.tsx').then((file) => file.StockPart),
    'shop/orders': () => import('./points-part.tsx').then((file) => file.OrderPoints),
    users: () => import('./points-part.tsx').then((file) => file.MemberPoints),
  },
  listLinks: {
    'shop/products': [
      { address: 'shop/bulk', label: msg`한꺼번에 바꾸기`, takesChosen: true },
      { address: 'shop/product-sheet', label: msg`품목별 시트` },
    ],
  },
  formParts: { 'shop/products': () => import('./form-parts.ts').then((file) => file.productParts) },
  dashboard: () => import('./dashboard.ts').then((file) => file.dashboard),
  help: () => import('./help.ts').then((file) => file.help),
}
