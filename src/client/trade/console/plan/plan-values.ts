import { isTimeZone, type Slot, type SlotPlan, slotsOf } from '#contract/trade/slots.ts'
import type { Values } from '../../../console/resources.ts'

/** The fields of a fair that decide its slots and tables. */
export const planFields = ['timeZone', 'days', 'opens', 'closes', 'slotMinutes', 'breaks', 'tables'] as const

export interface Plan extends SlotPlan {
  tables: number
}

const isTime = (value: unknown): value is string => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const isBreak = (value: unknown): value is { from: string; to: string } => {
  const { from, to } = value as { from?: unknown; to?: unknown }
  return isTime(from) && isTime(to) && from < to
}

/** The plan that a form holds; undefined while something in it cannot be one, which the server says when it is saved. */
export function planOf(values: Values): Plan | undefined {
  const { timeZone, days, opens, closes, slotMinutes, breaks, tables } = values
  if (typeof timeZone !== 'string' || !isTimeZone(timeZone)) return undefined
  if (!Array.isArray(days) || !days.every(isDay) || !Array.isArray(breaks) || !breaks.every(isBreak)) return undefined
  if (!isTime(opens) || !isTime(closes) || opens >= closes) return undefined
  if (!isWhole(slotMinutes, 10, 120) || !isWhole(tables, 0, 500)) return undefined
  return { timeZone, days, opens, closes, slotMinutes, breaks, tables }
}

export interface GridRow {
  /** On the fair's clock. */
  time: string
  /** By day: the slot that begins then. */
  slots: ReadonlyMap<string, Slot>
}

/** The slots of a plan as a table: times of day by days. @param timeAt the time and the day that the fair's clock shows */
export function gridOf(
  plan: Plan,
  timeAt: (instant: string) => { day: string; time: string },
): { days: string[]; rows: GridRow[]; total: number } {
  const slots = slotsOf(plan).map((slot) => ({ slot, ...timeAt(slot.startsAt) }))
  const days = [...new Set(plan.days)].toSorted()
  const rows = [...Map.groupBy(slots, ({ time }) => time)].map(([time, own]) => ({
    time,
    slots: new Map(own.map(({ day, slot }) => [day, slot])),
  }))
  return { days, rows: rows.toSorted((a, b) => (a.time < b.time ? -1 : 1)), total: slots.length }
}

/** Days one after the other, from a first one on. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_none, index) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + index * 24 * 60 * 60_000).toISOString().slice(0, 10),
  )
