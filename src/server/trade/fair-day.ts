import { instantOf } from '#contract/trade/slots.ts'

const dayMs = 24 * 60 * 60_000
/** The day after, of the calendar. */
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)

/** When a day begins and ends on the clock of a zone: instants. */
export const spanOfDay = (day: string, timeZone: string): readonly [from: string, to: string] => {
  const [from, to] = [day, dayAfter(day)].map((each) => new Date(instantOf(each, '00:00', timeZone)).toISOString())
  return [from ?? '', to ?? '']
}

/** `YYYY-MM-DD` of an instant on the clock of a zone. */
export function dayAt(instant: string, timeZone: string): string {
  const fields = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('sv-SE', fields).format(new Date(instant))
}
