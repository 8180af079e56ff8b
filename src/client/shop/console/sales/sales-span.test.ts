import { expect, it } from 'vitest'
import { growthOf, spanBefore, spanOf, withinOf } from './sales-span.ts'

it('without days the last thirty are asked for, on the clock of the shop', () => {
  expect(spanOf({}, Date.parse('2026-11-26T15:30:00.000Z'))).toEqual({ from: '2026-10-29', to: '2026-11-27' })
  expect(spanOf({ from: 'x', to: '2026-03-01' })).toEqual({ from: '2026-01-31', to: '2026-03-01' })
  expect(spanOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual({ from: '2026-02-27', to: '2026-03-01' })
})

it('days are compared with as many before them', () => {
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' })
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' })
})

it('growth is in percent of what was before, where there was something', () => {
  expect([growthOf(150, 100), growthOf(50, 100), growthOf(10, 0)]).toEqual([50, -50, null])
})

it('the days of a period are those of its month, as far as they are asked for, or the day itself', () => {
  const span = { from: '2026-02-10', to: '2026-03-20' }
  expect(withinOf(span, '2026-02')).toEqual({ from: '2026-02-10', to: '2026-02-28' })
  expect(withinOf(span, '2026-03')).toEqual({ from: '2026-03-01', to: '2026-03-20' })
  expect(withinOf({ from: '2024-01-01', to: '2026-03-20' }, '2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  expect(withinOf(span, '2026-02-11')).toEqual({ from: '2026-02-11', to: '2026-02-11' })
})
