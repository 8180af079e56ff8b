import { hasModule } from '#contract/sites.ts'
import { account } from './account/module.ts'
import { auction } from './auction/module.ts'
import { onlySite } from './data/only.ts'
import { law } from './law/module.ts'
import { shop } from './shop/module.ts'
import { site } from './site/module.ts'
import { support } from './support/module.ts'
import { trade } from './trade/module.ts'
import type { ClientModule } from './module.ts'

/** Every module, in the order of the contract's list. */
const every: readonly ClientModule[] = [account, law, site, support, trade, shop, auction]

/** Those that the server has. */
export const modules: readonly ClientModule[] = every.filter(({ name }) => hasModule(onlySite(), name))
