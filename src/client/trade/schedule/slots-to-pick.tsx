import type { Schedule, ScheduleSlot } from '#contract/trade/schedules.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'
import { useLocale } from '../../data/use-locale.ts'
import { SlotGrid } from './slot-grid.tsx'
import { useSlotText } from './slot-text.ts'
import type { ChosenSlots } from './use-slots.ts'

interface Props {
  schedule: Schedule
  choice: Pick<ChosenSlots, 'chosen' | 'paint'>
  canChoose: (slot: ScheduleSlot) => boolean
  label: string
  /** What can be done about a time that the other side cannot. */
  renderTaken?: ((startsAt: string) => ReactNode) | undefined
}

/** What is in the way of the times that cannot be chosen. */
function Closed({ slots, timeZone, renderTaken }: { slots: readonly ScheduleSlot[]; timeZone: string } & Pick<Props, 'renderTaken'>) {
  const locale = useLocale()
  const textOf = useSlotText(locale, timeZone)
  return (
    <ul className="space-y-3 pb-3">
      {[...Map.groupBy(slots, ({ startsAt }) => shortDayIn(startsAt, timeZone, locale))].map(([day, ofDay]) => (
        <li key={day}>
          <p className="font-semibold">{day}</p>
          <ul className="space-y-1">
            {ofDay.map((slot) => (
              <li key={slot.startsAt} className="tabular-nums">
                {timeIn(slot.startsAt, timeZone)} – {timeIn(slot.endsAt, timeZone)}{' '}
                <span className="text-muted">{textOf({ slot, use: 'pick', isChosen: false, canChoose: false }).state}</span>{' '}
                {slot.state === 'taken' && renderTaken?.(slot.startsAt)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Times to choose from: those that can be chosen, and folded below the others with what is in their way. What has begun is not shown. */
export function SlotsToPick({ schedule, choice: { chosen, paint }, canChoose, label, renderTaken }: Props) {
  const [now] = useState(() => new Date().toISOString())
  const coming = schedule.slots.filter(({ startsAt }) => startsAt > now)
  const open = coming.filter(canChoose)
  const closed = coming.filter((slot) => !canChoose(slot))
  const count = closed.length
  return (
    <>
      {open.length > 0 || count === 0 ? (
        <SlotGrid schedule={{ ...schedule, slots: open }} use="pick" chosen={chosen} onPaint={paint} canChoose={canChoose} label={label} />
      ) : (
        <p className="text-sm">
          <Trans>지금은 고르실 수 있는 시간이 없습니다.</Trans>
        </p>
      )}
      {count > 0 && (
        <details className="mt-3 border-t border-line text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center">
            <Plural value={count} other="고르실 수 없는 시간 #칸과 그 까닭" />
          </summary>
          <Closed slots={closed} timeZone={schedule.timeZone} renderTaken={renderTaken} />
        </details>
      )}
    </>
  )
}
