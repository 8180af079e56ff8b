import { msg } from '@lingui/core/macro'
import type { ClientModule } from '../module.ts'

export const shop: ClientModule = {
  name: 'shop',
  member: async () => (await import('./cart/share.ts')).shopShare,
  snapshots: async () => (await import('./shop-snapshots.ts')).shopSnapshots,
  activity: [
    { label: msg`상점 주문`, to: '/mypage/orders' },
    { label: msg`상점 후기`, to: '/mypage/reviews' },
    { label: msg`내 상품 문의`, to: '/mypage/questions' },
    { label: msg`재입고 알림`, to: '/mypage/restock' },
    { label: msg`배송지 관리`, to: '/mypage/addresses' },
    { label: msg`상점 쿠폰`, to: '/mypage/coupons' },
    { label: msg`상점 포인트`, to: '/mypage/points' },
  ],
  offline: [{ label: msg`상점 상품`, collections: ['shopProducts'], count: (n) => msg`${n}건` }],
}
