import { useSubscription } from '../../content/use-subscription.ts'
import { onUnreceived, type Unreceived } from '../../member/unreceived.ts'
import type { ConversationContent } from '../member-offline/message-types.ts'

/** Forgets files on this device whose messages have left. An entry that does not open has none. */
async function sweep(): Promise<void> {
  const [{ sweepFiles }, { openEntry }] = await Promise.all([importFiles(), importQueue()])
  await sweepFiles(async (id) => {
    const { content } = await openEntry(id).catch(() => ({ content: undefined }))
    return (content as Partial<ConversationContent> | undefined)?.kept ?? []
  })
}

type MessageList = readonly Unreceived<ConversationContent>[]

const importFiles = () => import('../../offline/queue/files.ts')
const importQueue = () => import('../../offline/queue/queue.ts')
const importTypes = () => import('../member-offline/message-types.ts')
const onMessages = (listener: (messages: MessageList) => void) =>
  onUnreceived(async () => {
    void sweep().catch(() => undefined)
    return (await importTypes()).conversationMessageType
  }, listener)

/** Messages to the other side of a matching that the server has not received, in their order; undefined until that is known. */
export const useUnsent = (_matching: string): MessageList | undefined =>
  useSubscription(onMessages)?.filter(({ entry }) => entry.subject === _matching)
