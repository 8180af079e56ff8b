import { account } from './account/module.ts'
import { law } from './law/module.ts'
import { site } from './site/module.ts'
import { support } from './support/module.ts'
import { trade } from './trade/module.ts'
import type { ClientModule } from './module.ts'

/** Every module, in the order of the contract's list. */
export const modules: readonly ClientModule[] = [account, law, site, support, trade]
