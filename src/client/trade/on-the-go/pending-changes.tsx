import { Plural, useLingui } from '@lingui/react/macro'
import { EntryState } from '../../content/outbox/entry-state.tsx'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import type { AvailabilityMessage } from './answer-message.ts'
import type { Unreceived } from './use-answers.ts'

const importQueue = () => import('../../offline/queue/queue.ts')

function PendingChange({ entry, content }: Unreceived<AvailabilityMessage>) {
  const { t } = useLingui()
  const { id, state } = entry
  const { mutate, isPending } = usePress<unknown, () => Promise<unknown>>({ mutationFn: (act) => act() })
  const button = (label: string, act: () => Promise<unknown>) => (
    <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(act)}>
      {label}
    </button>
  )
  return (
    <li className="space-y-3 border-l-4 border-accent bg-wash px-4 py-3">
      <EntryState entry={entry} />
      {content !== undefined && (
        <p className="text-sm font-semibold">
          <Plural value={content.slots.length} other="시간 #칸의 변경" />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'waiting' && button(t`지금 보내기`, async () => (await importQueue()).sendEntry(id))}
        {state !== 'sending' && button(state === 'waiting' ? t`거두기` : t`그대로 두기`, async () => (await importQueue()).cancelEntry(id))}
      </div>
    </li>
  )
}

/** Changes of one's availability that wait on the device, or that the server has refused. */
export const PendingChanges = ({ changes }: { changes: readonly Unreceived<AvailabilityMessage>[] }) =>
  changes.length === 0 ? null : (
    <ul className="space-y-3">
      {changes.map((change) => (
        <PendingChange key={change.entry.id} {...change} />
      ))}
    </ul>
  )
