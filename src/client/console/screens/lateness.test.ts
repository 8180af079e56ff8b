import { expect, it } from 'vitest'
import { lateBy, latenessOf } from './lateness.ts'

const now = Date.parse('2026-11-30T03:00:00.000Z')
const of = (since: string, until: string | null = null) => latenessOf({ since: `2026-11-${since}:00.000Z`, until }, now)

it('goes by the deadline where there is one, on the day of the office', () => {
  expect(of('01T00:00', '2026-11-30T03:00:00.000Z')).toBe('late')
  expect(of('01T00:00', '2026-11-30T14:59:00.000Z')).toBe('soon')
  expect(of('01T00:00', '2026-11-30T15:00:00.000Z')).toBeUndefined()
})

it('goes by the days that something without one has waited', () => {
  expect(of('23T03:00')).toBe('late')
  expect([of('23T03:01'), of('27T03:00')]).toEqual(['soon', 'soon'])
  expect(of('27T03:01')).toBeUndefined()
})

it('is late by the time after its deadline, or after it has waited for too long', () => {
  const by = (from: string, until: string | null = null) => lateBy({ since: `2026-11-${from}:00.000Z`, until }, now) / 3_600_000
  expect([by('01T00:00', '2026-11-30T02:30:00.000Z'), by('20T02:00'), by('24T03:00')]).toEqual([0.5, 73, -24])
})
