import { shopDayOf } from '#contract/shop/shop-day.ts'

/** Days of a question about sales, both included: `2026-11-01`. */
export interface Span {
  from: string
  to: string
}

const dayMs = 24 * 60 * 60 * 1000

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const toInstant = (at: number): string => new Date(at).toISOString()
const toDay = (at: number): string => toInstant(at).slice(0, 10)

/** Returns the days that an address asks for; the last thirty, today included, where it does not. */
export function spanOf({ from, to }: { from?: string; to?: string }, now = Date.now()): Span {
  const last = isDay(to) ? to : shopDayOf(toInstant(now))
  const first = isDay(from) && from <= last ? from : toDay(Date.parse(last) - 29 * dayMs)
  return { from: first, to: last }
}

/** Returns the days of a span, the first first. */
export const daysOf = ({ from, to }: Span): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / dayMs + 1 }, (_, index) => toDay(Date.parse(from) + index * dayMs))

/** Returns as many days before. */
export function spanBefore({ from, to }: Span): Span {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  return { from: toDay(Date.parse(from) - days * dayMs), to: toDay(Date.parse(from) - dayMs) }
}

/** Returns the days of a period by its name, a day or a month, as far as they are asked for. */
export function withinOf({ from, to }: Span, name: string): Span {
  if (name.length > 7) return { from: name, to: name }
  const [year, month] = name.split('-').map(Number) as [number, number]
  const [first, last] = [`${name}-01`, toDay(Date.UTC(year, month, 0))]
  return { from: first < from ? from : first, to: last > to ? to : last }
}

/** Returns how much more than before it is, in percent; null where there was nothing. */
export const growthOf = (now: number, before: number): number | null => (before <= 0 ? null : Math.round(((now - before) / before) * 100))
