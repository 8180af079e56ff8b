import { useSubscription } from '../../content/use-subscription.ts'
import { onUnreceived, type Unreceived } from '../../member/unreceived.ts'
import type { ConversationContent } from '../member-offline/message-types.ts'

type MessageList = readonly Unreceived<ConversationContent>[]

const importTypes = () => import('../member-offline/message-types.ts')
const onMessages = (listener: (messages: MessageList) => void) =>
  onUnreceived(async () => (await importTypes()).conversationMessageType, listener)

/** Messages to the other side of a matching that the server has not received, in their order; undefined until that is known. */
export const useUnsent = (_matching: string): MessageList | undefined =>
  useSubscription(onMessages)?.filter(({ entry }) => entry.subject === _matching)
