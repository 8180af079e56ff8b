import { describe, expect, it } from 'vitest'
import { officeStateAt, type OpeningHours } from './office-hours.ts'

const weekdays: OpeningHours = [
  { days: [1, 2, 3, 4, 5], opens: '13:00', closes: '18:00' },
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '12:00' },
]
/** By Seoul's clock. 2026-11-20 is a Friday. */
const at = (time: string) => officeStateAt(weekdays, Date.parse(`${time}:00+09:00`))

describe('an office', () => {
  it.each([
    ['2026-11-20T09:00', '12:00'],
    ['2026-11-20T11:59', '12:00'],
    ['2026-11-20T13:00', '18:00'],
    ['2026-11-20T17:59', '18:00'],
  ])('is open at %s until %s', (time, closes) => {
    expect(at(time)).toEqual({ isOpen: true, closes })
  })

  it.each([
    ['2026-11-20T00:00', { time: '09:00', day: 5, inDays: 0 }],
    ['2026-11-20T08:59', { time: '09:00', day: 5, inDays: 0 }],
    ['2026-11-20T12:00', { time: '13:00', day: 5, inDays: 0 }],
    ['2026-11-20T18:00', { time: '09:00', day: 1, inDays: 3 }],
    ['2026-11-19T18:00', { time: '09:00', day: 5, inDays: 1 }],
    ['2026-11-22T23:59', { time: '09:00', day: 1, inDays: 1 }],
  ])('is closed at %s, and says when it opens', (time, opens) => {
    expect(at(time)).toEqual({ isOpen: false, opens })
  })

  it('goes by the day in Seoul, not by that of the reader', () => {
    // Sunday evening in London is Monday morning in Seoul.
    expect(officeStateAt(weekdays, Date.parse('2026-11-23T00:30:00Z'))).toEqual({ isOpen: true, closes: '12:00' })
  })

  it('that opens once a week names that day a week ahead', () => {
    const fridays: OpeningHours = [{ days: [5], opens: '09:00', closes: '10:00' }]
    expect(officeStateAt(fridays, Date.parse('2026-11-20T10:00:00+09:00'))).toEqual({
      isOpen: false,
      opens: { time: '09:00', day: 5, inDays: 7 },
    })
  })

  it('without hours is closed, and promises nothing', () => {
    expect(officeStateAt([], Date.parse('2026-11-20T10:00:00+09:00'))).toEqual({ isOpen: false, opens: undefined })
  })
})
