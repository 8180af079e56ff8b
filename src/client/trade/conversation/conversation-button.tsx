import type { Matching } from '#contract/trade/matchings.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { opens } from '../../ui/deferred/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { conversationDialogId } from './conversation-dialog.tsx'

/** The way to the messages of a matching, with how many are not read. Staff who look at a member's pages have none. */
export function ConversationButton({ matching, onOpen }: { matching: Matching; onOpen: (matching: Matching) => void }) {
  const session = useSession()
  // What an earlier build has put aside has none.
  const { conversation = null, other } = matching as Partial<Pick<Matching, 'conversation'>> & Pick<Matching, 'other'>
  if (conversation === null || session?.actor !== undefined) return null
  const { unread } = conversation
  return (
    <button {...opens(conversationDialogId, () => onOpen(matching))} className={buttonClass('outline')}>
      <Icon name="chat" className="size-5" />
      <Trans context="conversation">메시지</Trans>
      {unread > 0 && (
        <span className="min-w-6 rounded-full bg-accent px-1.5 text-center text-xs font-bold text-on-accent tabular-nums">
          <span aria-hidden="true">{unread}</span>
          <span className="sr-only">
            <Plural value={unread} other="읽지 않은 것 #개" />
          </span>
        </span>
      )}
      <span className="sr-only">: {other.name}</span>
    </button>
  )
}
