import { expect, it } from 'vitest'
import { expectedAt, phaseAt, phaseChanges } from './phase.ts'

const lot = { opensAt: '2027-03-01T01:00:00.000Z', endsAt: '2027-03-10T05:00:00.000Z' }

it('a lot runs from the instant at which its sale opens, and has ended at the instant of its end', () => {
  const at = ['2027-03-01T00:59:59.999Z', lot.opensAt, '2027-03-10T04:59:59.999Z', lot.endsAt]
  expect(at.map((now) => phaseAt(lot, now))).toEqual(['coming', 'running', 'running', 'ended'])
  expect(at.map((now) => phaseChanges(lot, now).length)).toEqual([2, 1, 1, 0])
})

it('what a hammer ends is expected a good while before its time, and anything else at its time', () => {
  const endsAt = '2026-11-29T12:00:00.000Z'
  expect(expectedAt({ endsAt, closing: 'timed' })).toBe(endsAt)
  expect(expectedAt({ endsAt, closing: 'hammer' })).toBe('2026-11-29T06:00:00.000Z')
})
