import { Trans } from '@lingui/react/macro'
import type { Entry } from '../../offline/queue/entry.ts'
import { useSubscription } from '../use-subscription.ts'
import { EntryRow, type EntryView } from './entry-row.tsx'

const onEntries = async (listener: (entries: readonly Entry[]) => void) =>
  (await import('../../offline/queue/store.ts')).onEntries(listener)

/** Renders messages that wait on this device and their outcomes. Types that this page does not know are left out. */
export function OutboxList({ views }: { views: Readonly<Record<string, EntryView>> }) {
  const entries = useSubscription(onEntries)
  if (entries === undefined) return <div className="skeleton h-24" />
  const shown = entries.flatMap((entry) => {
    const view = views[entry.kind]
    return view === undefined ? [] : [{ entry, view }]
  })
  if (shown.length === 0)
    return (
      <p className="text-muted">
        <Trans>이 기기에서 보내기를 기다리는 것이 없습니다.</Trans>
      </p>
    )
  return (
    <ul>
      {shown.map(({ entry, view }) => (
        <EntryRow key={entry.id} entry={entry} view={view} />
      ))}
    </ul>
  )
}
