import { describe, expect, it } from 'vitest'
import { problemsOf } from '../../../testing/check-schedule.ts'
import { randomFrom } from '../../../testing/random.ts'
import { none, objectiveOf, type Placement, type Problem } from './problem.ts'
import { solve } from './solve.ts'

interface Size {
  sellers: number
  buyers: number
  slots: number
  tables: number
  pairs: number
}

/** A fair that looks random and is the same each time: some members are away, some have few meetings at most or a minimum. */
function aProblem(seed: number, { sellers, buyers, slots, tables, pairs }: Size): Problem {
  const next = randomFrom(seed)
  const random = (below: number) => Math.floor(next() * below)
  const members = Array.from({ length: sellers + buyers }, () => ({
    isFree: Array.from({ length: slots }, () => random(4) > 0),
    minimum: random(3) === 0 ? 1 : 0,
    maximum: 1 + random(slots),
  }))
  const wanted = new Map<string, Problem['pairs'][number]>()
  for (let count = 0; count < pairs; count += 1) {
    const [seller, buyer] = [random(sellers), sellers + random(buyers)]
    wanted.set(`${seller} ${buyer}`, { seller, buyer, weight: 1 + random(12), needsTable: random(5) > 0 })
  }
  return { tables: Array.from({ length: slots }, () => tables), members, pairs: [...wanted.values()] }
}

const toChecked = (problem: Problem, placement: Placement) => ({
  tables: problem.tables,
  members: problem.members.map(({ isFree, maximum }) => ({ isThere: isFree, maximum })),
  meetings: problem.pairs.flatMap(({ buyer, seller, needsTable }, index) => {
    const slot = placement[index] ?? none
    return slot === none ? [] : [{ buyer, seller, slot, isOffline: needsTable }]
  }),
  locked: problem.pairs.flatMap(({ buyer, seller, locked }) => (locked === undefined ? [] : [{ buyer, seller, slot: locked }])),
})

/** The best of all schedules there are, by trying them. */
function best(problem: Problem): number {
  const placement: number[] = problem.pairs.map(() => none)
  let most = -Infinity
  const tryFrom = (index: number): void => {
    if (problemsOf(toChecked(problem, placement)).length > 0) return
    if (index === placement.length) most = Math.max(most, objectiveOf(problem, placement))
    else
      for (let slot: number = none; slot < problem.tables.length; slot += 1) {
        placement[index] = slot
        tryFrom(index + 1)
        placement[index] = none
      }
  }
  tryFrom(0)
  return most
}

describe('the schedule of a small fair', () => {
  const size = { sellers: 3, buyers: 3, slots: 3, tables: 1, pairs: 6 }

  it('is the best that there is, with a bound that says so; and never worth more than a bound that knows no slots', async () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const problem = aProblem(seed, size)
      const most = best(problem)
      const whole = await solve(problem)
      expect([seed, whole.objective, whole.bound]).toEqual([seed, most, most])
      const placed = await solve(problem, { wholeColumns: 0 })
      expect(placed.objective).toBeLessThanOrEqual(most)
      expect(placed.bound).toBeGreaterThanOrEqual(most)
      for (const { placement, objective } of [whole, placed]) {
        expect(problemsOf(toChecked(problem, placement))).toEqual([])
        expect(objectiveOf(problem, placement)).toBe(objective)
      }
    }
  })
})

describe('the schedule of a larger fair', () => {
  const size = { sellers: 30, buyers: 40, slots: 12, tables: 10, pairs: 350 }

  it('has no clash, leaves locked meetings where they are, and is worth more than what is placed by hand', async () => {
    const fair = aProblem(7, size)
    const first = await solve(fair, { wholeColumns: 0 })
    // The first meetings, held where they were put.
    const locked = fair.pairs.map((pair, index) => {
      const slot = first.placement[index] ?? none
      return index < 60 && slot !== none ? { ...pair, locked: slot } : pair
    })
    const problem = { ...fair, pairs: locked }
    const { placement, objective, bound, greedy } = await solve(problem, { wholeColumns: 0 })
    expect(problemsOf(toChecked(problem, placement))).toEqual([])
    expect(locked.filter((pair) => 'locked' in pair).length).toBeGreaterThan(10)
    expect(objective).toBeGreaterThan(greedy)
    expect(objective).toBeLessThanOrEqual(bound)
  })

  it('is none where there is nothing to be placed', async () => {
    const { placement, objective, bound } = await solve({ tables: [1], members: [], pairs: [] })
    expect([placement, objective, bound]).toEqual([[], 0, 0])
  })
})
