import { expect, it } from 'vitest'
import { longestWaiting, mostWaiting, type Waiting } from './longest-waiting.ts'

const of = (site: Waiting['site'], path: string, ...days: number[]): Waiting[] =>
  days.map((day, place) => ({ key: `${path}/${day}`, site, place, since: `2026-11-${String(day).padStart(2, '0')}` }))
const keysOf = (rows: readonly Waiting[]) => longestWaiting(rows).map(({ key }) => key)

it('lists what has waited longest first, an item of two tasks once', () => {
  expect(keysOf([...of('firm', 'forms', 20, 22), ...of('firm', 'forms', 22), ...of(undefined, 'companies', 21)])).toEqual([
    'forms/20',
    'companies/21',
    'forms/22',
  ])
})

it('of more than are listed leaves no site and no task out for the piles of another', () => {
  const found = keysOf([
    ...of('centre', 'orders', 1, 2, 3, 4, 5, 6, 7, 8, 9),
    ...of('centre', 'claims', 10),
    ...of('firm', 'forms', 25, 26),
    ...of(undefined, 'questions', 24),
  ])
  expect(found).toHaveLength(mostWaiting)
  expect(found).toEqual(expect.arrayContaining(['claims/10', 'questions/24', 'forms/25', 'forms/26']))
  expect(found.slice(0, 4)).toEqual(['orders/1', 'orders/2', 'orders/3', 'orders/4'])
})
