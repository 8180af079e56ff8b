import { describe, expect, it } from 'vitest'
import { fairStateAt, fairStateChanges } from './fair-state.ts'
import { instantOf, isTimeZone, type SlotPlan, slotsOf, spanOf } from './slots.ts'

const iso = (at: number) => new Date(at).toISOString()
const plan: SlotPlan = {
  timeZone: 'Asia/Seoul',
  days: ['2026-12-08', '2026-12-07'],
  opens: '10:00',
  closes: '12:10',
  slotMinutes: 30,
  breaks: [{ from: '10:40', to: '11:00' }],
}

describe('the slots of a fair', () => {
  it('go from opening to closing in the order of days, without breaks and without a part of one', () => {
    const starts = slotsOf(plan).map(({ startsAt }) => startsAt.slice(5, 16))
    // A slot that the break overlaps is left out.
    expect(starts).toEqual(['12-07T01:00', '12-07T02:00', '12-07T02:30', '12-08T01:00', '12-08T02:00', '12-08T02:30'])
    expect(spanOf(plan)).toEqual({ startsAt: '2026-12-07T01:00:00.000Z', endsAt: '2026-12-08T03:10:00.000Z' })
  })

  it.each([
    ['America/New_York', '2026-03-07', '2026-03-08', '15:00', '14:00'],
    ['America/New_York', '2026-10-31', '2026-11-01', '14:00', '15:00'],
    ['Europe/Berlin', '2026-03-28', '2026-03-29', '09:00', '08:00'],
    ['Europe/Berlin', '2026-10-24', '2026-10-25', '08:00', '09:00'],
    ['Asia/Seoul', '2026-03-28', '2026-03-29', '01:00', '01:00'],
  ])('begin at ten on the clock of %s on both sides of a change of the clocks', (timeZone, before, after, first, second) => {
    const starts = [before, after].map((day) => iso(instantOf(day, '10:00', timeZone)))
    expect(starts).toEqual([`${before}T${first}:00.000Z`, `${after}T${second}:00.000Z`])
  })

  it('take a time that the clock skips as later, and of one that it shows twice the first', () => {
    expect(iso(instantOf('2026-03-08', '02:30', 'America/New_York'))).toBe('2026-03-08T07:30:00.000Z')
    expect(iso(instantOf('2026-10-25', '02:30', 'Europe/Berlin'))).toBe('2026-10-25T00:30:00.000Z')
  })

  it('last as long as they say in the night of a change', () => {
    const night = slotsOf({ ...plan, timeZone: 'Europe/Berlin', days: ['2026-10-25'], opens: '01:00', closes: '04:00', breaks: [] })
    // Four hours of real time, of which the clock shows three.
    expect(night).toHaveLength(8)
    expect(night.every(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) === 30 * 60_000)).toBe(true)
  })

  it('know a zone by its name alone', () => {
    expect(['Asia/Seoul', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, false, false])
  })
})

it('the state of a fair follows from its dates, and changes at no other time', () => {
  const fair = { recruitFrom: '1', recruitTo: '4', applyFrom: '3', applyTo: '5', startsAt: '7', endsAt: '9' }
  const states = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((now) => fairStateAt(fair, now))
  expect(states).toEqual([
    'upcoming',
    'recruiting',
    'recruiting',
    'applying',
    'applying',
    'upcoming',
    'upcoming',
    'ongoing',
    'ongoing',
    'expired',
  ])
  expect(fairStateChanges(fair, '4')).toEqual(['5', '7', '9'])
})
