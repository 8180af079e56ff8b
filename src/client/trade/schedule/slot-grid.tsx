import type { Schedule, ScheduleSlot } from '#contract/trade/schedules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '../../data/use-locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { dayIn, useReaderZone, zoneLabel } from '../fair/time.ts'
import { dayKeyIn, shortDayIn, timeIn } from '../../content/zoned-time.ts'
import { lookOf, type Seen, type SlotLook, type SlotUse, useSlotText } from './slot-text.ts'

interface Props {
  schedule: Schedule
  use: SlotUse
  chosen: ReadonlySet<string>
  onPaint: (start: string, isOn: boolean) => void
  canChoose: (slot: ScheduleSlot) => boolean
  /** The name of the whole. */
  label: string
}

const looks: Record<SlotLook, string> = {
  chosen: 'border-2 border-accent bg-accent text-on-accent',
  free: 'border border-control bg-surface',
  meeting: 'border-2 border-ink bg-wash font-semibold',
  taken: 'border border-dotted border-control bg-wash text-muted',
  blocked: 'border-2 border-dashed border-control bg-wash text-muted',
  past: 'border border-transparent bg-wash text-muted',
}

const LookIcon = ({ look }: { look: SlotLook }) => {
  if (look === 'chosen') return <TopicIcon name="check" className="size-4 shrink-0" />
  if (look === 'meeting') return <TopicIcon name="people" className="size-4 shrink-0" />
  if (look === 'blocked' || look === 'taken') return <Icon name="close" className="size-4 shrink-0" />
  return <span aria-hidden="true" className="size-4 shrink-0" />
}

interface RowProps {
  seen: Seen
  timeZone: string
  /** The reader's, where it is another. */
  ownZone: string | undefined
  isFocusable: boolean
}

function SlotRow({ seen, timeZone, ownZone, isFocusable }: RowProps) {
  const locale = useLocale()
  const { slot, isChosen, canChoose } = seen
  const look = lookOf(seen)
  const { state, waiting } = useSlotText(locale, timeZone)(seen)
  const { startsAt, endsAt } = slot
  const time = (
    <>
      {timeIn(startsAt, timeZone)} – {timeIn(endsAt, timeZone)}
      {ownZone !== undefined && <span className="block text-xs">({timeIn(startsAt, ownZone)})</span>}
    </>
  )
  return (
    // Keys and clicks are the list's: one of its options at a time has the focus.
    <div
      role="option"
      aria-selected={isChosen}
      aria-disabled={!canChoose}
      tabIndex={isFocusable ? 0 : -1}
      data-start={startsAt}
      className={`flex items-stretch gap-3 select-none ${canChoose ? 'cursor-pointer' : 'cursor-not-allowed'}`}
    >
      <span className="flex w-26 shrink-0 flex-col justify-center text-sm whitespace-nowrap tabular-nums sm:hidden">{time}</span>
      {/* A finger paints here, and scrolls the list by the times. */}
      <span data-cell className={`flex min-h-11 flex-1 touch-none items-center gap-2 rounded-control px-3 py-1.5 text-sm ${looks[look]}`}>
        <LookIcon look={look} />
        <span className="min-w-0">
          {/* In a column there is no room beside it. */}
          <span className="hidden tabular-nums sm:block">{time}</span>
          {state}
          {waiting !== undefined && <span className="block text-xs">{waiting}</span>}
        </span>
      </span>
    </div>
  )
}

const startOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-cell]')?.closest<HTMLElement>('[data-start]')?.dataset['start']

interface DayProps extends Props {
  slots: readonly ScheduleSlot[]
  /** Moves the focus to the day before or after, from a slot. */
  onAside: (step: -1 | 1, start: string) => void
}

/**
 * The slots of a day, painted by mouse and finger (what is passed over becomes as the first one), or by keyboard: arrows move, to the
 * days beside it as well, with Shift they paint, the space bar and Enter change one.
 */
function DayOfSlots({ slots, schedule, use, chosen, onPaint, canChoose, label, onAside }: DayProps) {
  const { timeZone } = schedule
  const ownZone = useReaderZone(timeZone, slots[0]?.startsAt ?? '2026-01-01T00:00:00.000Z')
  const [focused, setFocused] = useState<string>()
  /** What is painted while the button is down; `undefined` while it is not. */
  const painting = useRef<boolean>(undefined)
  /** A press that has painted is no click any more. */
  const hasPainted = useRef(false)
  const current = slots.some(({ startsAt }) => startsAt === focused) ? focused : (slots.find(canChoose) ?? slots[0])?.startsAt
  const find = (start: string | undefined) => slots.find(({ startsAt }) => startsAt === start)
  const paint = (start: string | undefined, isOn: boolean) => {
    const slot = find(start)
    if (slot !== undefined && canChoose(slot)) onPaint(slot.startsAt, isOn)
  }
  const toggle = (start: string) => paint(start, !chosen.has(start))

  const begin = ({ target, button }: PointerEvent) => {
    const start = target instanceof Element ? startOf(target) : undefined
    if (button !== 0 || start === undefined) return
    painting.current = !chosen.has(start)
    hasPainted.current = true
    setFocused(start)
    paint(start, painting.current)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (painting.current !== undefined) paint(startOf(document.elementFromPoint(clientX, clientY)), painting.current)
  }
  const end = () => (painting.current = undefined)
  // By a finger on the time, or by a screen reader.
  const click = ({ target }: MouseEvent) => {
    const start = target instanceof Element ? target.closest<HTMLElement>('[data-start]')?.dataset['start'] : undefined
    if (!hasPainted.current && start !== undefined) toggle(start)
    hasPainted.current = false
  }

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const index = slots.findIndex(({ startsAt }) => startsAt === current)
    const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: slots.length - 1 }
    const target = steps[event.key]
    if (target !== undefined) {
      event.preventDefault()
      const next = slots[Math.max(0, Math.min(slots.length - 1, target))]
      if (next === undefined || current === undefined) return
      setFocused(next.startsAt)
      if (event.shiftKey) paint(next.startsAt, chosen.has(current))
      event.currentTarget.querySelector<HTMLElement>(`[data-start="${next.startsAt}"]`)?.focus()
    } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && current !== undefined) {
      event.preventDefault()
      onAside(event.key === 'ArrowLeft' ? -1 : 1, current)
    } else if ((event.key === ' ' || event.key === 'Enter') && current !== undefined) {
      event.preventDefault()
      toggle(current)
    }
  }
  return (
    <div
      role="listbox"
      aria-multiselectable="true"
      aria-label={label}
      tabIndex={-1}
      className="space-y-1.5"
      onKeyDown={onKey}
      onClick={click}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={end}
      // Reached by an arrow from the day beside it.
      onFocus={({ target }) => setFocused((before) => target.dataset['start'] ?? before)}
    >
      {slots.map((slot) => (
        <SlotRow
          key={slot.startsAt}
          seen={{ slot, use, isChosen: chosen.has(slot.startsAt), canChoose: canChoose(slot) }}
          timeZone={timeZone}
          ownZone={ownZone}
          isFocusable={slot.startsAt === current}
        />
      ))}
    </div>
  )
}

/** How many slots of a day are chosen. */
function ChosenCount({ slots, chosen }: { slots: readonly ScheduleSlot[]; chosen: ReadonlySet<string> }) {
  const { t } = useLingui()
  const count = slots.filter(({ startsAt }) => chosen.has(startsAt)).length
  if (count === 0) return null
  return (
    <>
      <span>({count})</span>
      <span className="sr-only">{t`${count}개 선택`}</span>
    </>
  )
}

/** So many days stand side by side. */
const daysOfWeek = 7

/** The slots of a fair by their days: a day at a time where there is little room, else up to a week as columns. */
export function SlotGrid(props: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const grid = useRef<HTMLDivElement>(null)
  const { schedule, use, chosen, canChoose, label } = props
  const { slots, timeZone } = schedule
  const byDay = Map.groupBy(slots, ({ startsAt }) => dayKeyIn(startsAt, timeZone))
  const days = [...byDay.keys()]
  const [asked, setAsked] = useState<string>()
  const firstOpen = slots.find(canChoose)?.startsAt
  const day = asked !== undefined && byDay.has(asked) ? asked : firstOpen === undefined ? days[0] : dayKeyIn(firstOpen, timeZone)
  const [first] = byDay.get(day ?? '') ?? []
  const ownZone = useReaderZone(timeZone, first?.startsAt ?? '2026-01-01T00:00:00.000Z')
  if (first === undefined || day === undefined)
    return (
      <p className="text-muted">
        <Trans>아직 정해진 상담 시간이 없습니다.</Trans>
      </p>
    )
  const fairZone = zoneLabel(timeZone, first.startsAt, locale)
  const readersZone = ownZone === undefined ? '' : zoneLabel(ownZone, first.startsAt, locale)
  const from = Math.floor(days.indexOf(day) / daysOfWeek) * daysOfWeek
  const nameOf = (one: string) => shortDayIn(byDay.get(one)?.[0]?.startsAt ?? first.startsAt, timeZone, locale)
  const goAside = (of: string, step: -1 | 1, start: string) => {
    const next = days[days.indexOf(of) + step]
    const there = byDay.get(next ?? '') ?? []
    // At the same time of day, or the nearest after it.
    const at = timeIn(start, timeZone)
    const target = there.find(({ startsAt }) => timeIn(startsAt, timeZone) >= at) ?? there.at(-1)
    if (next === undefined || target === undefined) return
    // It may have been hidden until now.
    flushSync(() => setAsked(next))
    grid.current?.querySelector<HTMLElement>(`[data-start="${target.startsAt}"]`)?.focus()
  }
  return (
    <div ref={grid}>
      <div role="group" aria-label={t`날짜`} className={`mb-3 flex flex-wrap gap-2 ${days.length > daysOfWeek ? '' : 'sm:hidden'}`}>
        {days.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-sm hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => setAsked(one)}
          >
            {nameOf(one)}
            {use === 'pick' && <ChosenCount slots={byDay.get(one) ?? []} chosen={chosen} />}
          </button>
        ))}
      </div>
      <p className="mb-3 text-xs text-muted">
        {ownZone === undefined ? (
          <Trans>{fairZone} 기준입니다.</Trans>
        ) : (
          <Trans>
            {fairZone} 기준입니다. 괄호 안은 계신 곳({readersZone})의 시간입니다.
          </Trans>
        )}
      </p>
      <div className="flex items-start gap-2 overflow-x-auto">
        {days.slice(from, from + daysOfWeek).map((one) => (
          <div key={one} className={`min-w-24 flex-1 ${one === day ? '' : 'hidden sm:block'}`}>
            <p aria-hidden="true" className="mb-2 hidden text-sm font-semibold sm:block">
              {nameOf(one)} {use === 'pick' && <ChosenCount slots={byDay.get(one) ?? []} chosen={chosen} />}
            </p>
            <DayOfSlots
              {...props}
              slots={byDay.get(one) ?? []}
              label={`${label}, ${dayIn(byDay.get(one)?.[0]?.startsAt ?? first.startsAt, timeZone, locale)}`}
              onAside={(step, start) => goAside(one, step, start)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
