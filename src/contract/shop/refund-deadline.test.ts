import { describe, expect, it } from 'vitest'
import { addBusinessDays, isBusinessDay, lastHolidayYear } from './business-days.ts'
import { refundDayOf, refundInterest, refundUntilOf } from './refund-deadline.ts'

/** Days of a year, with their day and month of the Korean calendar of the moon. */
function moonDays(year: number): [day: string, moon: string][] {
  const format = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const moonOf = (at: number) => {
    const parts = format.formatToParts(at)
    return ['month', 'day'].map((type) => parts.find((part) => part.type === type)?.value).join('-')
  }
  return Array.from({ length: 366 }, (_, index) => Date.UTC(year, 0, 1 + index)).map((at) => [
    new Date(at).toISOString().slice(0, 10),
    moonOf(at),
  ])
}

describe('business days', () => {
  it('leave out what the calendar of the moon makes a holiday, in each year that is known', () => {
    const years = Array.from({ length: lastHolidayYear - 2024 }, (_, index) => 2025 + index)
    const isFeast = ([, moon]: [string, string]) => ['1-1', '1-2', '4-8', '8-14', '8-15', '8-16'].includes(moon)
    const feasts = years.flatMap((year) => moonDays(year).filter(isFeast))
    expect(feasts.length).toBeGreaterThanOrEqual(6 * years.length)
    expect(feasts.filter(([day]) => isBusinessDay(day))).toEqual([])
  })

  it('leave out a day more where a holiday is a weekend', () => {
    for (const day of ['2025-03-03', '2026-05-25', '2026-08-17', '2027-02-09', '2027-12-27', '2028-10-05'])
      expect(isBusinessDay(day), day).toBe(false)
    // New Year's Day and Memorial Day have no substitute.
    for (const day of ['2026-06-08', '2027-06-07', '2028-01-03']) expect(isBusinessDay(day), day).toBe(true)
  })

  it('are counted from the next day on', () => {
    expect(addBusinessDays('2026-11-27', 3), 'a Friday').toBe('2026-12-02')
    expect(addBusinessDays('2026-02-13', 3), 'before the lunar new year').toBe('2026-02-23')
    expect(addBusinessDays('2026-09-23', 1)).toBe('2026-09-28')
  })
})

describe('a refund', () => {
  it('is in time until its third business day is over in Seoul', () => {
    // Late in the evening of UTC it is the next day in Seoul.
    expect(refundDayOf('2026-11-26T15:00:00.000Z')).toBe('2026-12-02')
    expect(refundUntilOf('2026-11-26T15:00:00.000Z')).toBe('2026-12-02T14:59:59.999Z')
  })

  it('brings interest for each day after that, to the won', () => {
    const since = '2026-11-27T03:00:00.000Z'
    const due = [{ amount: 1_000_000, since }]
    expect(refundInterest(due, 15, '2026-12-02T14:59:59.000Z')).toBe(0)
    expect(refundInterest(due, 15, '2026-12-02T15:00:00.000Z'), 'one day').toBe(410)
    expect(refundInterest(due, 15, '2027-12-02T03:00:00.000Z'), 'a year').toBe(150_000)
    const both = [...due, { amount: 365_000, since: '2026-12-10T03:00:00.000Z' }]
    expect(refundInterest(both, 15, '2026-12-16T03:00:00.000Z'), 'each from its own day').toBe(5753 + 150)
    expect(refundInterest(due, 0, '2027-12-02T03:00:00.000Z')).toBe(0)
  })
})
