import { describe, expect, it } from 'vitest'
import { orderActors, type OrderState, orderStates, orderSteps, orderTransitions, stepsOf } from './order-states.ts'

const nothing = { owed: 0, means: null, openReturns: 0, parcels: 0, changeDue: 0, _lot: null, quoteWantedAt: null } as const
const nextOf = (state: OrderState, method: 'delivery' | 'pickUp'): OrderState[] =>
  orderActors
    .flatMap((by) => stepsOf({ ...nothing, state, method, owed: 1 }, by))
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
  expect(stepsOf({ ...nothing, state: 'paid', method: 'delivery' }, 'staff')).toEqual(['change', 'prepare', 'shipPart', 'ship', 'cancel'])
  expect(stepsOf({ ...nothing, state: 'paid', method: 'pickUp' }, 'staff')).toEqual(['change', 'prepare', 'makeReady', 'cancel'])
})

it('while a change waits for its difference, an order is not sent: that is paid, or dropped, first', () => {
  const waiting = { ...nothing, state: 'paid', changeDue: 1 } as const
  expect(stepsOf({ ...waiting, method: 'delivery' }, 'staff')).toEqual(['payChange', 'dropChange', 'prepare', 'cancel'])
  expect(stepsOf({ ...waiting, method: 'pickUp' }, 'member')).toEqual(['dropChange', 'cancel'])
  expect(stepsOf({ ...waiting, method: 'pickUp' }, 'clock')).toEqual(['dropChange'])
  expect(stepsOf({ ...waiting, method: 'pickUp' }, 'gateway')).toEqual(['bounce', 'payChange'])
  // As the order was paid, so that it goes back in one way.
  expect(stepsOf({ ...waiting, method: 'pickUp', means: 'gateway' }, 'staff')).toEqual(['dropChange', 'prepare', 'cancel'])
  expect(stepsOf({ ...waiting, method: 'pickUp', means: 'transfer' }, 'gateway')).toEqual(['bounce'])
})

it('an order some of whose pieces are sent is neither changed nor cancelled as a whole, and no bank takes it back', () => {
  const partSent = { ...nothing, state: 'preparing', method: 'delivery', parcels: 1 } as const
  expect(orderActors.map((by) => stepsOf(partSent, by))).toEqual([[], ['shipPart', 'ship', 'deliverPart'], [], []])
})

it('what was won at the auction its buyer does not end or change', () => {
  const won = { ...nothing, state: 'unpaid', method: 'pickUp', _lot: 'work' } as const
  expect(orderActors.map((by) => stepsOf(won, by))).toEqual([[], ['pay', 'change', 'cancel'], ['pay', 'cancel', 'lapse'], ['pay']])
  expect(stepsOf({ ...won, state: 'delivered' }, 'member')).toEqual(['confirm'])
})

it('money goes back where some is here, as it has come: by staff, or through the gateway', () => {
  const cancelled = { ...nothing, state: 'cancelled', method: 'delivery' } as const
  expect(stepsOf({ ...cancelled, owed: 1, means: 'transfer' }, 'staff')).toEqual(['refund'])
  expect(stepsOf({ ...cancelled, owed: 1, means: 'virtualAccount' }, 'staff')).toEqual(['refund'])
  expect(stepsOf({ ...cancelled, means: 'transfer' }, 'staff')).toEqual([])
  expect(stepsOf({ ...cancelled, owed: 1, means: 'transfer' }, 'member')).toEqual([])
  expect(stepsOf({ ...cancelled, owed: 1, means: 'transfer' }, 'gateway')).toEqual([])
  expect(stepsOf({ ...cancelled, owed: 1, means: 'gateway' }, 'staff'), 'it would go back twice').toEqual([])
  expect(stepsOf({ ...cancelled, owed: 1, means: 'gateway' }, 'gateway')).toEqual(['refund'])
})

it('nothing confirms an order while something waits to come back', () => {
  for (const by of ['member', 'clock'] as const) {
    expect(stepsOf({ ...nothing, state: 'delivered', method: 'delivery', openReturns: 1 }, by)).toEqual([])
    expect(stepsOf({ ...nothing, state: 'delivered', method: 'delivery' }, by)).toEqual(['confirm'])
  }
})

it('each step has somebody who takes it', () => {
  for (const step of orderSteps) expect(orderTransitions[step].by.length, step).toBeGreaterThan(0)
})
