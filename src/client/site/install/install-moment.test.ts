import { describe, expect, it } from 'vitest'
import { isGoodMoment } from './install-moment.ts'

const now = Date.UTC(2026, 10, 21)
const days = (count: number) => count * 24 * 60 * 60 * 1000
const visit = { now, today: '2026-11-21', firstDay: '2026-11-21', putOffAt: undefined, pages: 1 }

describe('the app is offered for installation', () => {
  it.each([
    [false, 'on the first page of the first day', {}],
    [false, 'on the second page', { pages: 2 }],
    [true, 'after the third page', { pages: 3 }],
    [true, 'on another day', { firstDay: '2026-11-20' }],
    [false, 'for 90 days after it was put off', { pages: 3, putOffAt: now - days(90) }],
    [true, 'after these 90 days', { pages: 3, putOffAt: now - days(91) }],
    [false, 'on the first page, however long ago it was put off', { putOffAt: now - days(91) }],
  ])('%s: %s', (isOffered, _when, more) => {
    expect(isGoodMoment({ ...visit, ...more })).toBe(isOffered)
  })
})
