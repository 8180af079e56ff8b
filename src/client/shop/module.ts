import { msg } from '@lingui/core/macro'
import type { ClientModule } from '../module.ts'

export const shop: ClientModule = {
  name: 'shop',
  snapshots: async () => (await import('./shop-snapshots.ts')).shopSnapshots,
  offline: [{ label: msg`상점 상품`, collections: ['shopProducts'], count: (n) => msg`${n}건` }],
}
