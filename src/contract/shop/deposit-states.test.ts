import { expect, it } from 'vitest'
import { depositAfter, depositSteps, restOf } from './deposit-states.ts'

it('deposits pay an order with all of its amount, and what is more goes back', () => {
  expect(restOf(47_000, [47_000])).toEqual({ rest: 0 })
  expect(restOf(47_000, [50_000])).toEqual({ rest: 3000 })
  expect(restOf(47_000, [40_000, 7000])).toEqual({ rest: 0 })
  expect(restOf(47_000, [40_000])).toEqual({ short: 7000 })
  expect(restOf(47_000, [47_000, 1000]), 'one of them is not needed').toEqual({ isSpare: true })
})

it('a deposit is decided on once, and what an order was paid with stays so', () => {
  expect(depositSteps.filter((step) => depositAfter(step, 'open', false) !== undefined)).toEqual(['pay', 'link', 'giveBack', 'leave'])
  expect(depositSteps.filter((step) => depositAfter(step, 'toReturn', false) !== undefined)).toEqual(['returned', 'reopen'])
  expect(depositSteps.filter((step) => depositAfter(step, 'toReturn', true) !== undefined)).toEqual(['returned'])
  expect(depositSteps.filter((step) => depositAfter(step, 'foreign', false) !== undefined)).toEqual(['retrieve'])
  for (const state of ['paid', 'returned'] as const)
    expect(
      depositSteps.filter((step) => depositAfter(step, state, true) !== undefined),
      state,
    ).toEqual([])
})
