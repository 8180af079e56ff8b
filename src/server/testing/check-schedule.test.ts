import { expect, it } from 'vitest'
import { type CheckedSchedule, problemsOf } from './check-schedule.ts'

const right: CheckedSchedule = {
  tables: [1, 1],
  members: [
    { isThere: [true, true], maximum: 2 },
    { isThere: [true, false], maximum: 1 },
    { isThere: [true, true], maximum: 1 },
  ],
  meetings: [
    { buyer: 1, seller: 0, slot: 0, isOffline: true },
    { buyer: 2, seller: 0, slot: 1, isOffline: true },
  ],
  locked: [{ buyer: 1, seller: 0, slot: 0 }],
}
const moved = [right.meetings[0], { buyer: 2, seller: 0, slot: 0, isOffline: true }] as CheckedSchedule['meetings']

it.each<[string, Partial<CheckedSchedule>, RegExp]>([
  ['a clash', { meetings: moved }, /two meetings of 0 in 0/],
  ['more meetings than tables', { meetings: moved }, /2 meetings at tables in 0/],
  ['somebody who is not there', { meetings: [{ buyer: 1, seller: 0, slot: 1, isOffline: false }], locked: [] }, /nobody is there: 1 in 1/],
  ['a locked meeting that was moved', { meetings: right.meetings.slice(1) }, /1 and 0 do not meet in 0/],
  [
    'more meetings than one may have',
    { members: right.members.map((member) => ({ ...member, maximum: 1 })) },
    /2 meetings of 0, 1 at most/,
  ],
  ['a pair that meets twice', { meetings: [...right.meetings, { buyer: 2, seller: 0, slot: 0, isOffline: false }] }, /2 and 0 meet twice/],
  ['a slot that is not there', { meetings: [...right.meetings, { buyer: 2, seller: 1, slot: 7, isOffline: false }] }, /not there: 7/],
])('a schedule with %s is not right', (_name, change, problem) => {
  expect(problemsOf(right)).toEqual([])
  expect(problemsOf({ ...right, ...change }).join('\n')).toMatch(problem)
})
