import { expect, it } from 'vitest'
import type { ConsoleItem } from '../../console/resources.ts'
import { editionState, timeProblem } from './editions.ts'

const now = '2026-12-01T00:00:00.000Z'
const edition = (_id: string, effectiveAt: string, isPublished = true): ConsoleItem => ({
  _id,
  version: 1,
  createdAt: now,
  updatedAt: now,
  isPublished,
  effectiveAt,
})

it('of the editions of a text the last one that is published and has come into force is in force', () => {
  const editions = [
    edition('later', '2027-02-01T00:00:00.000Z'),
    edition('next', '2027-01-01T00:00:00.000Z'),
    edition('draft', '2026-11-30T00:00:00.000Z', false),
    edition('now', '2026-11-01T00:00:00.000Z'),
    edition('old', '2026-01-01T00:00:00.000Z'),
  ]
  expect(editions.map((each) => editionState(each, editions, now))).toEqual(['planned', 'planned', 'draft', 'inForce', 'former'])
})

const inForce = edition('now', '2026-11-01T00:00:00.000Z')

it.each([
  ['2026-12-08T00:00:00.000Z', 'shortIfAdverse'],
  ['2026-12-07T23:59:00.000Z', 'short'],
  ['2026-12-30T23:59:00.000Z', 'shortIfAdverse'],
  ['2026-12-31T00:00:00.000Z', undefined],
  ['2026-12-01T00:00:00.000Z', 'past'],
  ['2026-10-31T00:00:00.000Z', 'superseded'],
  ['', undefined],
])('a change that comes into force at %s is %s', (effectiveAt, problem) => {
  expect(timeProblem({ code: 'terms-of-use', effectiveAt, inForce }, now)).toBe(problem)
})

it('the first edition changes nothing, and a consent is asked for anew', () => {
  const effectiveAt = '2026-12-02T00:00:00.000Z'
  expect(timeProblem({ code: 'terms-of-use', effectiveAt, inForce: undefined }, now)).toBeUndefined()
  expect(timeProblem({ code: 'marketing', effectiveAt, inForce }, now)).toBeUndefined()
})

it('an edition that has come into force keeps its time, or is out of force until the new one', () => {
  const of = (effectiveAt: string) => timeProblem({ hasBegun: true, code: 'terms-of-use', effectiveAt, inForce: undefined }, now)
  expect([of('2026-11-01T00:00:00.000Z'), of('2027-11-01T00:00:00.000Z')]).toEqual([undefined, 'postponed'])
})
