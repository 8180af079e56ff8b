import { beginOf, dayOf } from '../date-text.ts'

/** Days that move with the calendar: a view that says `week` shows another one in a week. */
export const periods = ['today', 'week', 'last7', 'last30', 'month'] as const
export type Period = (typeof periods)[number]

/** Takes the days out of an address. */
export const noDays = { period: '', from: '', to: '' } as const

export interface Days {
  period: Period | undefined
  from: string | undefined
  to: string | undefined
}

const begins: Record<Period, (now: string, today: string) => string> = {
  today: (_now, today) => today,
  // A week begins on Monday.
  week: (now, today) => dayOf(now, -((new Date(today).getUTCDay() + 6) % 7)),
  last7: (now) => dayOf(now, -6),
  last30: (now) => dayOf(now, -29),
  month: (_now, today) => `${today.slice(0, 8)}01`,
}

/** Returns the days that an address narrows a list to, the first and the last, both of them whole. */
export function daysOf({ period: name, from, to }: Record<string, string>, now = new Date().toISOString()): Days {
  const period = periods.find((each) => each === name)
  const known = (day: string | undefined) => (beginOf(day) === undefined ? undefined : day)
  const today = dayOf(now)
  return period === undefined ? { period, from: known(from), to: known(to) } : { period, from: begins[period](now, today), to: today }
}

/** Tells whether an address narrows a list to some days. */
export const hasDays = (search: Record<string, string>): boolean => Object.keys(noDays).some((name) => (search[name] ?? '') !== '')

/** Tells whether days end before they begin: no list has anything of them. */
export const isBackward = ({ from = '', to = '' }: Partial<Pick<Days, 'from' | 'to'>>): boolean => from !== '' && to !== '' && from > to
