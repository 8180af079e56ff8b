import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { EntryView } from '../content/outbox/entry-row.tsx'
import { EntryState } from '../content/outbox/entry-state.tsx'
import { type Entry, isPending } from '../offline/queue/entry.ts'
import { type Session, useSession } from '../session/use-session.ts'

const importQueue = () => import('../offline/queue/queue.ts')

const isOwn = ({ account }: Entry, session: Session | null | undefined): boolean =>
  session != null && session.actor === undefined && session.sub === account

/** What waits for its account to log in. The account's name is known to the entry. */
function NeedsLogin({ entry: { id } }: { entry: Entry }) {
  const read = async () => {
    const { content } = await (await importQueue()).openEntry(id)
    const { username: name } = (content ?? {}) as { username?: unknown }
    return typeof name === 'string' ? name : ''
  }
  const { data: username = '' } = useQuery({ queryKey: ['account of', id], queryFn: read, gcTime: 0, networkMode: 'always' })
  return (
    <div role="status">
      <p className="font-semibold">
        <Trans>보내기를 기다립니다</Trans>
      </p>
      <p className="mt-1 text-sm text-muted">
        {username === '' ? (
          <Trans>이 답을 하신 계정으로 로그인하시면 보냅니다.</Trans>
        ) : (
          <Trans>{username} 계정으로 로그인하시면 보냅니다.</Trans>
        )}
      </p>
    </div>
  )
}

function OwnEntryState({ entry }: { entry: Entry }) {
  const session = useSession()
  if (entry.state === 'received')
    return (
      <p role="status" className="font-semibold">
        <Trans>보냈습니다</Trans>
      </p>
    )
  return isOwn(entry, session) || !isPending(entry) ? <EntryState entry={entry} /> : <NeedsLogin entry={entry} />
}

/** Shows a member's messages in the outbox: what can be done is for their own account alone. */
export function useOwnEntryView(): Pick<EntryView, 'State' | 'isOpen'> {
  const session = useSession()
  return { State: OwnEntryState, isOpen: (entry) => isOwn(entry, session) }
}
