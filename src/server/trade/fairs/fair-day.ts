import { instantOf } from '#contract/trade/slots.ts'

const dayMs = 24 * 60 * 60_000
/** The day after, of the calendar. */
export const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)

/** When a day begins and ends on the clock of a zone: instants. */
export const spanOfDay = (day: string, timeZone: string): readonly [from: string, to: string] => {
  const [from, to] = [day, dayAfter(day)].map((each) => new Date(instantOf(each, '00:00', timeZone)).toISOString())
  return [from ?? '', to ?? '']
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone: it takes longer than all that it formats. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const fields = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', fields)
  formats.set(timeZone, format)
  return format
}

/** `YYYY-MM-DD` of an instant on the clock of a zone. */
export const dayAt = (instant: string, timeZone: string): string => formatOf(timeZone).format(new Date(instant))
