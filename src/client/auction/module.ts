import { msg } from '@lingui/core/macro'
import type { ClientModule } from '../module.ts'

export const auction: ClientModule = {
  name: 'auction',
  activity: [{ label: msg`내 응찰`, to: '/mypage/bids' }],
  snapshots: async () => (await import('./auction-snapshots.ts')).auctionSnapshots,
  offline: [{ label: msg`경매 작품`, collections: ['auctionWorks'], count: (n) => msg`${n}점` }],
}
