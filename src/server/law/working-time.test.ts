import { expect, it } from 'vitest'
import { afterWorkingMinutes, workingMinutes } from './working-time.ts'

const hours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', closedOn: ['2026-12-25'] }
/** An instant by the office's clock. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`)

it.each([
  ['of one day', at('2026-12-02', '10:00'), at('2026-12-02', '12:10'), 130],
  ['over a night', at('2026-12-02', '17:00'), at('2026-12-03', '10:30'), 150],
  ['over a weekend', at('2026-12-04', '17:30'), at('2026-12-07', '09:15'), 45],
  ['over a day off and a weekend', at('2026-12-24', '17:00'), at('2026-12-28', '09:30'), 90],
  ['that begins before the office opens', at('2026-12-02', '00:30'), at('2026-12-02', '09:05'), 5],
  ['that ends before the office opens', at('2026-12-02', '19:00'), at('2026-12-03', '08:59'), 0],
  ['that ends before it begins', at('2026-12-02', '12:00'), at('2026-12-02', '11:00'), 0],
])('working time %s is counted', (_which, from, to, minutes) => {
  expect(workingMinutes(hours, from, to)).toBe(minutes)
})

it.each([
  [at('2026-12-02', '10:00'), 120, at('2026-12-02', '12:00')],
  [at('2026-12-02', '17:00'), 120, at('2026-12-03', '10:00')],
  [at('2026-12-04', '20:00'), 60, at('2026-12-07', '10:00')],
  [at('2026-12-24', '17:00'), 60, at('2026-12-24', '18:00')],
  [at('2026-12-24', '17:00'), 61, at('2026-12-28', '09:01')],
])('after %s, %d working minutes end at %s', (from, minutes, end) => {
  expect(afterWorkingMinutes(hours, from, minutes)).toEqual(end)
})

it('a goal that no working day reaches is none', () => {
  expect(afterWorkingMinutes({ ...hours, days: [] }, at('2026-12-02', '10:00'), 60)).toBeUndefined()
})
