import { expect, it } from 'vitest'
import type { ConsoleItem } from '../../console/resources.ts'
import { shownPeriod, shownState } from './shown-period.ts'

const now = '2026-12-10T00:00:00.000Z'
const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}T00:00:00.000Z`
const item = (change: object): ConsoleItem => ({ _id: 'a', version: 1, createdAt: now, updatedAt: now, isPublished: true, ...change })
const unplanned = { publishAt: null, unpublishAt: null }

it.each([
  ['a slide', {}, unplanned, [null, null], 'shown'],
  ['a draft', { isPublished: false }, unplanned, undefined, 'off'],
  ['a draft that is published later', { isPublished: false }, { publishAt: day(12), unpublishAt: day(20) }, [day(12), day(20)], 'planned'],
  ['a slide that is withdrawn later', {}, { publishAt: null, unpublishAt: day(20) }, [null, day(20)], 'shown'],
  ['a popup in its period', { startsAt: day(1), endsAt: day(20) }, unplanned, [day(1), day(20)], 'shown'],
  ['a popup before its period', { startsAt: day(11), endsAt: day(20) }, unplanned, [day(11), day(20)], 'planned'],
  ['a popup at its end', { startsAt: day(1), endsAt: day(10) }, unplanned, [day(1), day(10)], 'over'],
  [
    'a popup that is published within its period, and withdrawn before its end',
    { isPublished: false, startsAt: day(1), endsAt: day(20) },
    { publishAt: day(12), unpublishAt: day(15) },
    [day(12), day(15)],
    'planned',
  ],
  [
    'a popup that is published after its end',
    { isPublished: false, startsAt: day(11), endsAt: day(12) },
    { publishAt: day(15), unpublishAt: null },
    [day(15), day(12)],
    'over',
  ],
] as const)('%s is shown in its time', (_name, change, times, period, state) => {
  const shown = shownPeriod(item(change), times)
  expect(shown && [shown.from, shown.to]).toEqual(period)
  expect(shownState(shown, now)).toBe(state)
})
