import { consultationMessageType } from './consultation-message.ts'
import { consultationDrafts } from './draft-id.ts'
import type { RequestKind } from './sending.ts'

/** The consultation request, as it is sent. */
export const consultationKind: RequestKind = { type: consultationMessageType, drafts: consultationDrafts }
