import { expect, it } from 'vitest'
import { canTake, type OrderState, type OrderStep, orderTransitions } from './order-states.ts'
import { type ParcelState, stateByPieces } from './parcel-states.ts'

interface Line {
  quantity: number
  ended: number
  unsent: number
  cancelled: number
}
interface Walked {
  state: OrderState
  lines: Line[]
  parcels: { state: ParcelState; pieces: number[] }[]
}

/** An order that is walked at random, as the server does it: each step by its table, and what is cancelled or comes back by its pieces. */
function walker(below: (most: number) => number) {
  const lines = Array.from({ length: 1 + below(3) }, () => 1 + below(4)).map((quantity): Line => ({
    quantity,
    ended: 0,
    unsent: quantity,
    cancelled: 0,
  }))
  const order: Walked = { state: 'paid', lines, parcels: [] }
  const can = (step: OrderStep) => {
    const standing = {
      ...order,
      method: 'delivery',
      owed: 0,
      means: null,
      openReturns: 0,
      parcels: order.parcels.length,
      changeDue: 0,
      _lot: null,
      quoteWantedAt: null,
    } as const
    return canTake(step, standing, orderTransitions[step].by[0])
  }
  const take = (step: OrderStep) => {
    const transition = orderTransitions[step]
    if ('to' in transition) order.state = transition.to
  }
  const settle = () => {
    order.state = stateByPieces(order.state, lines, order.parcels)
  }
  const send = (pieces: number[]) => {
    const isAll = lines.every(({ unsent }, index) => unsent === pieces[index])
    if (!can('shipPart') || pieces.every((count) => count === 0)) return
    for (const [index, line] of lines.entries()) line.unsent -= pieces[index] ?? 0
    order.parcels.push({ state: 'shipped', pieces })
    take(isAll ? 'ship' : 'shipPart')
  }
  const deliver = (index: number) => {
    const waiting = order.parcels.filter(({ state }) => state === 'shipped')
    const parcel = waiting[index]
    const step = waiting.length === 1 && order.state === 'shipped' ? 'deliver' : 'deliverPart'
    if (parcel === undefined || !can(step)) return
    parcel.state = 'delivered'
    take(step)
  }
  const cancelPieces = (line: Line) => {
    if ((order.state !== 'paid' && order.state !== 'preparing') || line.unsent === 0) return
    line.unsent -= 1
    line.ended += 1
    line.cancelled += 1
    settle()
  }
  const takeBack = (line: Line) => {
    if (line.quantity - line.unsent - line.ended <= 0) return
    line.ended += 1
    settle()
  }
  const pick = () => lines[below(lines.length)] as Line
  const steps = [
    () => send(lines.map(({ unsent }) => below(unsent + 1))),
    () => send(lines.map(({ unsent }) => unsent)),
    () => deliver(below(3)),
    () => cancelPieces(pick()),
    () => takeBack(pick()),
    () => can('prepare') && take('prepare'),
    () => can('confirm') && take('confirm'),
  ]
  return { order, walk: () => steps[below(steps.length)]?.() }
}

it('whatever is sent, comes, is cancelled or comes back: the state of an order is that of its pieces', () => {
  // The same numbers each time (Lehmer).
  let seed = 7
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  const ends = new Set<string>()
  for (let round = 0; round < 150; round += 1) {
    const { order, walk } = walker(below)
    for (let step = 0; step < 40; step += 1) {
      walk()
      const { state, lines, parcels } = order
      for (const [index, { quantity, unsent, cancelled, ended }] of lines.entries()) {
        expect(unsent + cancelled + parcels.reduce((sum, { pieces }) => sum + (pieces[index] ?? 0), 0)).toBe(quantity)
        expect(Math.min(unsent, ended - cancelled)).toBeGreaterThanOrEqual(0)
      }
      const [waits, isOver] = [lines.some(({ unsent }) => unsent > 0), lines.every(({ quantity, ended }) => ended === quantity)]
      const isAllThere = parcels.every((parcel) => parcel.state === 'delivered')
      const right = isOver
        ? [parcels.length > 0 ? 'refunded' : 'cancelled']
        : waits
          ? ['paid', 'preparing']
          : isAllThere
            ? ['delivered', 'confirmed']
            : ['shipped']
      expect(right, JSON.stringify(order)).toContain(state)
    }
    ends.add(`${order.state} ${Math.min(order.parcels.length, 2)}`)
  }
  expect([...ends]).toEqual(expect.arrayContaining(['confirmed 2', 'refunded 2', 'cancelled 0']))
})
