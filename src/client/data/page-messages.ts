import { bringMessages } from './i18n.ts'
import { persistently } from './persistently.ts'

/*
 * Imported by every screen but the home page: its code counts as loaded when its words are there too. A module that fails
 * stays failed for the life of the document, so this one waits for the network instead.
 */
if (!import.meta.env.SSR) await persistently(() => bringMessages('pages'))
