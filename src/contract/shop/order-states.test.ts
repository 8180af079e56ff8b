import { describe, expect, it } from 'vitest'
import { type OrderActor, type OrderState, orderStates, orderSteps, orderTransitions, stepsOf } from './order-states.ts'

const actors: readonly OrderActor[] = ['member', 'staff', 'clock']
const nextOf = (state: OrderState, method: 'delivery' | 'pickUp'): OrderState[] =>
  actors
    .flatMap((by) => stepsOf({ state, method, owed: 1, openReturns: 0 }, by))
    .flatMap((step) => {
      const transition = orderTransitions[step]
      return 'to' in transition ? [transition.to] : []
    })

describe.each(['delivery', 'pickUp'] as const)('an order that is got by %s', (method) => {
  it('comes to an end from wherever it is', () => {
    for (const begin of orderStates) {
      const reached = new Set<OrderState>([begin])
      for (const state of reached) for (const next of nextOf(state, method)) reached.add(next)
      expect(
        ['confirmed', 'cancelled', 'refunded'].some((state) => reached.has(state as OrderState)),
        begin,
      ).toBe(true)
    }
  })

  it('never comes back to life once it is cancelled or confirmed', () => {
    expect(nextOf('cancelled', method)).toEqual([])
    expect(nextOf('refunded', method)).toEqual([])
    expect(nextOf('confirmed', method)).toEqual([])
  })

  it('cannot be cancelled once it is on its way', () => {
    for (const state of ['shipped', 'ready', 'delivered', 'confirmed'] as const) expect(nextOf(state, method)).not.toContain('cancelled')
  })
})

it('orders are shipped or made ready, as they are got', () => {
  expect(stepsOf({ state: 'paid', method: 'delivery', owed: 0, openReturns: 0 }, 'staff')).toEqual(['prepare', 'ship', 'cancel'])
  expect(stepsOf({ state: 'paid', method: 'pickUp', owed: 0, openReturns: 0 }, 'staff')).toEqual(['prepare', 'makeReady', 'cancel'])
})

it('money goes back where some is here, by staff alone', () => {
  expect(stepsOf({ state: 'cancelled', method: 'delivery', owed: 1, openReturns: 0 }, 'staff')).toEqual(['refund'])
  expect(stepsOf({ state: 'cancelled', method: 'delivery', owed: 0, openReturns: 0 }, 'staff')).toEqual([])
  expect(stepsOf({ state: 'cancelled', method: 'delivery', owed: 1, openReturns: 0 }, 'member')).toEqual([])
})

it('nothing confirms an order while something waits to come back', () => {
  for (const by of ['member', 'clock'] as const) {
    expect(stepsOf({ state: 'delivered', method: 'delivery', owed: 0, openReturns: 1 }, by)).toEqual([])
    expect(stepsOf({ state: 'delivered', method: 'delivery', owed: 0, openReturns: 0 }, by)).toEqual(['confirm'])
  }
})

it('each step has somebody who takes it', () => {
  for (const step of orderSteps) expect(orderTransitions[step].by.length, step).toBeGreaterThan(0)
})
