import { bringMessages } from './i18n.ts'
import { persistently } from './persistently.ts'

/* The words of the guides (`/guide`, `/ex`), as `page-messages.ts` brings those of other screens: few readers need them. */
if (!import.meta.env.SSR) await persistently(() => bringMessages('guide'))
