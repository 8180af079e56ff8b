import { msg } from '@lingui/core/macro'
import type { ClientModule } from '../module.ts'

export const trade: ClientModule = {
  name: 'trade',
  member: async () => (await import('./member-offline/share.ts')).tradeShare,
  snapshots: async () => (await import('./fair/fair-snapshots.ts')).fairSnapshots,
  offline: [{ label: msg`상담회와 상품`, collections: ['fairs', 'products'], count: (n) => msg`${n}건` }],
}
