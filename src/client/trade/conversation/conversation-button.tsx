import type { Matching } from '#contract/trade/matchings.ts'
import { Trans } from '@lingui/react/macro'
import { useSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { opens } from '../../ui/deferred/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { conversationDialogId } from './conversation-dialog.tsx'
import { UnreadCount } from './unread-count.tsx'

/** The way to the messages of a matching, with how many are not read. Staff who look at a member's pages have none. */
export function ConversationButton({ matching, onOpen }: { matching: Matching; onOpen: (matching: Matching) => void }) {
  const session = useSession()
  // What an earlier build has put aside has none.
  const { conversation = null, other } = matching as Partial<Pick<Matching, 'conversation'>> & Pick<Matching, 'other'>
  if (conversation === null || session?.actor !== undefined) return null
  return (
    <button {...opens(conversationDialogId, () => onOpen(matching))} className={buttonClass('outline')}>
      <Icon name="chat" className="size-5" />
      <Trans context="conversation">메시지</Trans>
      <UnreadCount unread={conversation.unread} className="bg-accent text-on-accent" />
      <span className="sr-only">: {other.name}</span>
    </button>
  )
}
