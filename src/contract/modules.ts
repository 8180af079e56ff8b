import { account } from './account/module.ts'
import { law } from './law/module.ts'
import { platform } from './platform/module.ts'
import { site } from './site/module.ts'
import { support } from './support/module.ts'
import { trade } from './trade/module.ts'

/** The platform, and every module: one line each. */
export const modules = [platform, account, law, site, support, trade] as const
