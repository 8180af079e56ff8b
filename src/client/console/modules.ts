import { account } from '../account/console/module.ts'
import { law } from '../law/console/module.ts'
import { site } from '../site/console/module.ts'
import { support } from '../support/console/module.ts'
import { trade } from '../trade/console/module.ts'
import type { ConsoleModule } from './module.ts'

/** In the order of menu and dashboard. */
export const modules: readonly ConsoleModule[] = [law, support, account, site, trade]
