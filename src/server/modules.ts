import { account } from './account/module.ts'
import { auction } from './auction/module.ts'
import { law } from './law/module.ts'
import { join, type ServerModule } from './module.ts'
import { services } from './services.ts'
import { shop } from './shop/module.ts'
import { lotOrders } from './shop/orders/lot-orders.ts'
import { site } from './site/module.ts'
import { readAuction, readShop, reviewsComments } from './site/setting.ts'
import { support } from './support/module.ts'
import { consentInForce } from './support/terms.ts'
import { trade } from './trade/module.ts'

/** Everything that a module needs of another one. */
export const needs = { consentInForce, lotOrders, readAuction, readShop, reviewsComments }

/** Every module: one line each. */
const own: readonly ServerModule[] = [account(needs), law(needs), site, support(needs), trade, shop(needs), auction(needs)]

/** The platform's services, and every module. */
export const modules: readonly ServerModule[] = [services({ notifications: join(own).notifications }), ...own]
