import { bringMessages } from './i18n.ts'
import { persistently } from './persistently.ts'

/* As page-messages.ts, for a screen that shows at once what elsewhere comes later: the parts of the consultation dialog. */
if (!import.meta.env.SSR) await persistently(() => bringMessages('later'))
