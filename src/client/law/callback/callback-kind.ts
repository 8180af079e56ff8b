import { draftIds } from '../consultation/draft-id.ts'
import type { RequestKind } from '../consultation/sending.ts'
import { callbackMessageType } from './callback-message.ts'

/** The call-back request, as it is sent. */
export const callbackKind: RequestKind = { type: callbackMessageType, drafts: draftIds('callback-id') }
