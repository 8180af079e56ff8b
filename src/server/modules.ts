import { account } from './account/module.ts'
import { law } from './law/module.ts'
import { join, type ServerModule } from './module.ts'
import { services } from './services.ts'
import { site } from './site/module.ts'
import { reviewsComments } from './site/setting.ts'
import { support } from './support/module.ts'
import { consentInForce } from './support/terms.ts'
import { trade } from './trade/module.ts'

/** Every module: one line each, with what it needs of others. */
const own: readonly ServerModule[] = [account({ consentInForce }), law({ consentInForce }), site, support({ reviewsComments }), trade]

/** The platform's services, and every module. */
export const modules: readonly ServerModule[] = [services({ notifications: join(own).notifications }), ...own]
