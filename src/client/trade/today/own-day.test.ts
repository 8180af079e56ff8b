import { describe, expect, it } from 'vitest'
import { dayOf, fairOfDay, type OwnDay, stepOf } from './own-day.ts'

const now = '2026-12-08T01:10:00.000Z'
const aFair = (_id: string, startsAt: string | null, endsAt: string | null, state = 'APPROVED') =>
  ({ fair: { _id, startsAt, endsAt }, participation: { state } }) as never
const idOf = (found: { fair: { _id: string } } | undefined) => found?.fair._id

describe('the fair of the day', () => {
  const running = aFair('running', '2026-12-08T01:00:00.000Z', '2026-12-09T09:00:00.000Z')
  const next = aFair('next', '2026-12-20T01:00:00.000Z', '2026-12-21T09:00:00.000Z')
  const undated = aFair('undated', null, null)
  const asked = aFair('asked', '2026-12-10T01:00:00.000Z', '2026-12-10T09:00:00.000Z', 'PENDING')
  const justOver = aFair('over', '2026-12-01T01:00:00.000Z', '2026-12-02T09:00:00.000Z')
  const longOver = aFair('long ago', '2026-10-01T01:00:00.000Z', '2026-10-02T09:00:00.000Z')

  it.each([
    ['the one that is on', [next, running, justOver], 'running'],
    ['the one that comes next before one without days', [undated, next, asked], 'next'],
    ['one that staff have not decided on, where the member takes part in none', [justOver, asked], 'asked'],
    ['one that is just over, where nothing is ahead', [longOver, justOver], 'over'],
    ['none where all is long over', [longOver], undefined],
  ])('is %s', (_what, fairs, expected) => {
    expect(idOf(fairOfDay(fairs, now))).toBe(expected)
  })
})

describe('the day of a member', () => {
  const meeting = (startsAt: string, endsAt: string, change: object = {}) => ({
    _id: startsAt,
    state: 'confirmed',
    startsAt,
    endsAt,
    canReport: startsAt <= now,
    outcome: null,
    fair: { timeZone: 'Asia/Seoul' },
    ...change,
  })
  const at = (day: string, from: string, to: string, change?: object) =>
    meeting(`2026-12-${day}T${from}:00.000Z`, `2026-12-${day}T${to}:00.000Z`, change)
  const ids = (meetings: OwnDay['later']) => meetings.map(({ _id }) => _id.slice(8, 16))

  it('has the meeting that is on first, and parts what is over, what is later, and other days', () => {
    const all = [
      at('09', '01:00', '01:30'),
      at('08', '03:00', '03:30'),
      at('08', '01:00', '01:30'),
      at('08', '00:00', '00:30', { outcome: {} }),
    ]
    const day = dayOf(all as never, now)
    expect(day.next?._id).toContain('08T01:00')
    expect(ids(day.later)).toEqual(['08T03:00'])
    expect(ids(day.past)).toEqual(['08T00:00'])
    expect(day.others).toBe(1)
    expect(ids(day.toReport)).toEqual(['08T01:00'])
  })
  it('is counted on the clock of the fair: after midnight there it is another day', () => {
    const day = dayOf([at('08', '14:30', '15:00'), at('08', '15:30', '16:00')] as never, now)
    expect([day.later.length, day.others]).toEqual([0, 1])
  })
  it('leaves out what did not take place, and is empty without meetings', () => {
    const day = dayOf([at('08', '03:00', '03:30', { state: 'missed' })] as never, now)
    expect(day).toMatchObject({ next: undefined, later: [], past: [], others: 0 })
  })
})

describe('the step of a member', () => {
  const own = aFair('next', '2026-12-20T01:00:00.000Z', '2026-12-21T09:00:00.000Z')
  const asked = aFair('asked', null, null, 'PENDING')
  it.each([
    ['company', { company: 'PENDING', own: undefined, matchings: 0, agreed: 0 }],
    ['participation', { company: 'APPROVED', own: undefined, matchings: 0, agreed: 0 }],
    ['participation', { company: 'APPROVED', own: asked, matchings: 0, agreed: 0 }],
    ['choice', { company: 'APPROVED', own, matchings: 0, agreed: 0 }],
    ['times', { company: 'APPROVED', own, matchings: 2, agreed: 0 }],
    [undefined, { company: 'APPROVED', own, matchings: 2, agreed: 1 }],
  ] as const)('is %s', (expected, facts) => {
    expect(stepOf(facts)).toBe(expected)
  })
})
