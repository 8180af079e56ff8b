import { account } from './account/module.ts'
import { law } from './law/module.ts'
import type { ServerModule } from './module.ts'
import { services } from './services.ts'
import { site } from './site/module.ts'
import { support } from './support/module.ts'
import { consentInForce } from './support/terms.ts'
import { trade } from './trade/module.ts'
import { resendNotification } from './trade/send-notification.ts'

/** Every module: one line each, with what it needs of others. */
export const modules: readonly ServerModule[] = [
  services({ resend: resendNotification }),
  account({ consentInForce }),
  law({ consentInForce }),
  site,
  support,
  trade,
]
