/** Fields of a fair that determine its slots. Times of day are `HH:MM` on the fair's clock, days `YYYY-MM-DD`. */
export interface SlotPlan {
  timeZone: string
  days: readonly string[]
  opens: string
  closes: string
  slotMinutes: number
  breaks: readonly { from: string; to: string }[]
}

/** One slot: instants in UTC. */
export interface Slot {
  startsAt: string
  endsAt: string
}

const minute = 60_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The clock of a zone, made once. @throws RangeError for a zone that is not known */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields })
  clocks.set(timeZone, clock)
  return clock
}

/** Returns whether this machine knows a time zone (`Asia/Seoul`). */
export function isTimeZone(timeZone: string): boolean {
  try {
    return clockOf(timeZone) !== undefined
  } catch {
    return false
  }
}

/** What the clock of a zone shows at an instant (ms), as if it were UTC (ms). */
function shownAt(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minutes)
}

/**
 * The instant (ms) at which the clock of a zone shows a time of a day. A time that the clock skips is as much later as it skips; of
 * one that it shows twice, the first counts.
 */
export function instantOf(day: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const offsetAt = (at: number) => shownAt(at, timeZone) - at
  // The offsets before and after whatever change there may be around that day.
  const [before, after] = [offsetAt(wanted - 24 * 60 * minute), offsetAt(wanted + 24 * 60 * minute)]
  const found = [wanted - before, wanted - after].toSorted((a, b) => a - b).find((at) => at + offsetAt(at) === wanted)
  return found ?? wanted - before
}

/** All slots of a fair in their order: from opening to closing, without those that a break overlaps. */
export function slotsOf({ timeZone, days, opens, closes, slotMinutes, breaks }: SlotPlan): Slot[] {
  const length = slotMinutes * minute
  return [...new Set(days)].toSorted().flatMap((day) => {
    const [start, end] = [instantOf(day, opens, timeZone), instantOf(day, closes, timeZone)]
    const pauses = breaks.map(({ from, to }) => [instantOf(day, from, timeZone), instantOf(day, to, timeZone)] as const)
    const slots: Slot[] = []
    for (let at = start; at + length <= end; at += length)
      if (!pauses.some(([from, to]) => at < to && at + length > from))
        slots.push({ startsAt: new Date(at).toISOString(), endsAt: new Date(at + length).toISOString() })
    return slots
  })
}

/** When the first slot of a fair can begin and the last one can end. */
export function spanOf({ timeZone, days, opens, closes }: Pick<SlotPlan, 'timeZone' | 'days' | 'opens' | 'closes'>): Slot | undefined {
  const sorted = [...days].toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const iso = (at: number) => new Date(at).toISOString()
  return { startsAt: iso(instantOf(first, opens, timeZone)), endsAt: iso(instantOf(last, closes, timeZone)) }
}
