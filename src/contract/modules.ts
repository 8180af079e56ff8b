import { account } from './account/module.ts'
import { auction } from './auction/module.ts'
import { law } from './law/module.ts'
import { shop } from './shop/module.ts'
import { site } from './site/module.ts'
import { support } from './support/module.ts'
import { trade } from './trade/module.ts'

/** Every module: one line each. What they all stand on is `platform`, which is none of them. */
export const modules = [account, law, site, support, trade, shop, auction] as const
