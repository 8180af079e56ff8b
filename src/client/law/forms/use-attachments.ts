import { useSyncExternalStore } from 'react'
import { type Attachment, attachments } from './attachments.ts'

const none: readonly Attachment[] = []

/** The files of this page as they are now. The server knows of none. */
export const useAttachments = (): readonly Attachment[] => useSyncExternalStore(attachments.subscribe, attachments.all, () => none)
