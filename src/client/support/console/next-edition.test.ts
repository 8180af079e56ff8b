import { expect, it } from 'vitest'
import { nextEdition } from './next-edition.ts'

it.each([
  [['1.0'], '1.1'],
  [['1.9'], '1.10'],
  [['1.1', '1.3', '1.2', '1.0'], '1.4'],
  [['제3판'], '제4판'],
  [['v09', 'v08'], 'v10'],
  [['draft'], 'draft 2'],
  [['2026-09', '2026-03'], '2026-12'],
  [['2026.09.01'], '2026.12.31'],
  [['2026-12', '2026-09'], undefined],
  [['12345678901234567 99'], undefined],
  [[], undefined],
])('after %j comes %s', (used, next) => {
  expect(nextEdition(used, '2026-12-31')).toBe(next)
})

it('an edition that is named after its day has no number before the day is known', () => {
  expect(nextEdition(['2026-09'])).toBeUndefined()
})
