import { callbackMessageType } from './law/callback/callback-message.ts'
import { consultationMessageType } from './law/consultation/consultation-message.ts'
import type { MessageType } from './offline/queue/entry.ts'

/** Messages of all modules that are sent later without a login, by pages and by the service worker, which cannot `import()`. */
export const messageTypes: readonly MessageType[] = [consultationMessageType, callbackMessageType]
