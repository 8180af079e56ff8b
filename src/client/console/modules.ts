import { hasModule } from '#contract/sites.ts'
import { account } from '../account/console/module.ts'
import { auction } from '../auction/console/module.ts'
import { onlySite } from '../data/only.ts'
import { law } from '../law/console/module.ts'
import { shop } from '../shop/console/module.ts'
import { site } from '../site/console/module.ts'
import { support } from '../support/console/module.ts'
import { trade } from '../trade/console/module.ts'
import type { ConsoleModule } from './module.ts'

/** In the order of menu and dashboard. */
const every: readonly ConsoleModule[] = [law, support, account, site, trade, shop, auction]

/** Those that the server has. */
export const modules: readonly ConsoleModule[] = every.filter(({ name }) => hasModule(onlySite(), name))
