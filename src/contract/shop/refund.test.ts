import { describe, expect, it } from 'vitest'
import { totalOf } from './order-total.ts'
import { partsOf } from './refund-parts.ts'
import { claimCauses, exchangePostageOf, refundOf, type SoldLine, type SoldOrder } from './refund.ts'

const line = (price: number, quantity: number, change: Partial<SoldLine> = {}): SoldLine => ({
  price,
  quantity,
  discount: 0,
  points: 0,
  ended: 0,
  ...change,
})
const sold = (change: Partial<SoldOrder> = {}): SoldOrder => ({
  method: 'delivery',
  standardFee: 3000,
  freeFrom: 50_000,
  remoteFee: 0,
  deliveryNow: 0,
  isSent: true,
  hasReturned: false,
  isPostagePaid: false,
  ...change,
})

describe('a refund', () => {
  it('of what its shopper does not want pays the way back, and the way there where the free limit is missed without it', () => {
    const lines = [line(30_000, 1), line(25_000, 1)]
    expect(refundOf(sold(), lines, [0, 1], 'changeOfMind').refund).toEqual({
      goods: 25_000,
      points: 0,
      delivery: -3000,
      postage: 3000,
      amount: 19_000,
    })
    expect(refundOf(sold(), [line(60_000, 1), line(25_000, 1)], [0, 1], 'changeOfMind').refund).toMatchObject({
      delivery: 0,
      postage: 3000,
    })
    expect(refundOf(sold({ deliveryNow: 3000 }), [line(10_000, 2)], [1], 'changeOfMind').refund).toMatchObject({
      delivery: 0,
      postage: 3000,
    })
    expect(refundOf(sold({ deliveryNow: 3000 }), [line(10_000, 2)], [2], 'changeOfMind').refund.amount, 'all of it').toBe(17_000)
    expect(refundOf(sold({ isPostagePaid: true }), lines, [0, 1], 'changeOfMind').refund.postage, 'in one parcel').toBe(0)
    expect(refundOf(sold({ method: 'pickUp', standardFee: 3000 }), lines, [0, 1], 'changeOfMind').refund.amount).toBe(25_000)
  })

  it('of what is wrong with it costs its shopper nothing, and gives the delivery back with the last piece', () => {
    const order = sold({ deliveryNow: 3000 })
    expect(refundOf(order, [line(10_000, 2)], [1], 'defect').refund).toMatchObject({ delivery: 0, postage: 0, amount: 10_000 })
    expect(refundOf(order, [line(10_000, 2)], [2], 'wrong').refund.amount).toBe(23_000)
    expect(refundOf(sold({ ...order, hasReturned: true }), [line(10_000, 2, { ended: 1 })], [1], 'defect').refund.amount).toBe(10_000)
    expect(refundOf(sold(), [line(30_000, 1), line(25_000, 1)], [0, 1], 'soldOut').refund.delivery, 'the limit is not judged').toBe(0)
  })

  it('before it is sent has no way back, and no delivery where nothing is left', () => {
    const order = sold({ isSent: false, deliveryNow: 3000 })
    expect(refundOf(order, [line(10_000, 2)], [2], 'changeOfMind').refund).toMatchObject({ delivery: 3000, postage: 0, amount: 23_000 })
    expect(refundOf(sold({ isSent: false }), [line(30_000, 2)], [1], 'changeOfMind').refund.amount, 'below the limit now').toBe(27_000)
  })

  it('from an island pays what its place costs on top, each way', () => {
    const order = sold({ remoteFee: 5000, deliveryNow: 5000 })
    const lines = [line(30_000, 1), line(25_000, 1)]
    expect(refundOf(order, lines, [0, 1], 'changeOfMind').refund).toMatchObject({ delivery: -3000, postage: 8000, amount: 14_000 })
    expect(refundOf(order, lines, [1, 1], 'defect').refund).toMatchObject({ delivery: 5000, postage: 0, amount: 60_000 })
    expect(refundOf({ ...order, isSent: false }, lines, [1, 1], 'changeOfMind').refund.amount, 'nothing went anywhere').toBe(60_000)
    expect(exchangePostageOf(order, 'changeOfMind')).toBe(16_000)
    expect(exchangePostageOf(order, 'defect')).toBe(0)
  })

  it('is never less than nothing: what is due beyond it is the shop’s', () => {
    const { refund } = refundOf(sold(), [line(60_000, 1), line(2000, 1)], [1, 0], 'changeOfMind')
    expect(refund.amount).toBe(54_000)
    expect(refundOf(sold(), [line(60_000, 1), line(2000, 1)], [0, 1], 'changeOfMind').refund).toMatchObject({ postage: 2000, amount: 0 })
  })
})

it('refunds of any order, in any parts, are what was paid for them, to the won', () => {
  // The same numbers each time (Lehmer).
  let seed = 11
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  const terms = { deliveryFee: 3000, freeDeliveryFrom: 50_000 }
  for (let round = 0; round < 400; round += 1) {
    const ordered = Array.from({ length: 1 + below(5) }, () => ({
      price: below(60_000),
      quantity: 1 + below(6),
      taxKind: 'taxable' as const,
    }))
    const coupon = { kind: 'percent' as const, value: 1 + below(100), minimum: 0 }
    const method = below(4) === 0 ? 'pickUp' : 'delivery'
    const delivery = { ...terms, remoteFee: [0, 3000, 5000][below(3)] ?? 0 }
    const { total, shares } = totalOf(ordered, method, delivery, { coupon, points: below(50_000) })
    const lines = ordered.map(({ price, quantity }, index) => line(price, quantity, shares[index]))
    const order = sold({ method, remoteFee: total.remoteFee, deliveryNow: total.deliveryFee, isSent: below(2) === 0 })
    const isFair = below(2) === 0
    let [given, points, kept] = [0, 0, 0]
    while (lines.some(({ quantity, ended }) => ended < quantity)) {
      const pieces = lines.map(({ quantity, ended }) => below(quantity - ended + 1))
      const cause = isFair ? 'soldOut' : (claimCauses[below(claimCauses.length)] ?? 'defect')
      // What is sent in parcels ends before it is sent, or after.
      order.isSent ||= below(4) === 0
      const comesBack = order.isSent && below(3) > 0
      const { refund, worths } = refundOf(order, lines, pieces, cause, comesBack)
      expect(comesBack ? 0 : refund.postage, 'what is cancelled has no way back').toBe(0)
      expect(refund.amount).toBe(refund.goods + refund.delivery - refund.postage)
      expect(worths.reduce((sum, worth) => sum + worth.goods, 0)).toBe(refund.goods)
      expect(Math.min(refund.amount, refund.goods, refund.points, refund.postage)).toBeGreaterThanOrEqual(0)
      for (const [index, one] of lines.entries()) one.ended += pieces[index] ?? 0
      order.deliveryNow -= refund.delivery
      order.hasReturned ||= comesBack && cause === 'changeOfMind'
      given += refund.amount
      points += refund.points
      kept += refund.postage
    }
    expect(given + kept + order.deliveryNow).toBe(total.total)
    expect(points).toBe(total.points)
    // Nothing of it was the shopper's doing: all of it goes back.
    expect(isFair ? given : total.total).toBe(total.total)
  }
})

it('refunds of an order that was changed after it was paid, in any parts, are what was paid in all, of the payments that have it', () => {
  let seed = 23
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  const terms = { deliveryFee: 3000, freeDeliveryFrom: 50_000 }
  for (let round = 0; round < 400; round += 1) {
    const ordered = Array.from({ length: 1 + below(4) }, () => ({
      price: below(60_000),
      quantity: 1 + below(6),
      taxKind: 'taxable' as const,
    }))
    const coupon = { kind: 'percent' as const, value: 1 + below(100), minimum: below(60_000) }
    let [points, method] = [below(50_000), below(4) === 0 ? ('pickUp' as const) : ('delivery' as const)]
    const costs = () => totalOf(ordered, method, { ...terms, remoteFee: 3000 * below(2) }, { coupon, points })
    let bought = costs()
    // What came in, and what of each payment is still here.
    const payments = bought.total.total === 0 ? [] : [{ of: 0, amount: bought.total.total }]
    const came = () => payments.reduce((sum, { amount }) => sum + amount, 0)
    const spent = bought.total.points
    let [returned, given] = [0, 0]
    const giveBack = (amount: number) => {
      for (const part of partsOf(amount, payments)) {
        const payment = payments.find(({ of }) => of === part.of)
        if (payment === undefined) throw new Error('a part is of a payment')
        expect(part.amount).toBeLessThanOrEqual(payment.amount)
        payment.amount -= part.amount
      }
      given += amount
    }
    let paid = came()
    for (let turn = below(5); turn > 0; turn -= 1) {
      points = bought.total.points
      for (const one of ordered) Object.assign(one, below(2) === 0 ? { quantity: 1 + below(6) } : { price: below(60_000) })
      if (below(4) === 0) method = method === 'pickUp' ? 'delivery' : 'pickUp'
      const next = costs()
      const difference = next.total.total - bought.total.total
      expect(next.total.points, 'never more than were spent').toBeLessThanOrEqual(points)
      returned += points - next.total.points
      if (difference > 0) {
        payments.unshift({ of: payments.length, amount: difference })
        paid += difference
      } else giveBack(-difference)
      bought = next
      expect(came()).toBe(bought.total.total)
    }
    const lines = ordered.map(({ price, quantity }, index) => line(price, quantity, bought.shares[index]))
    const order = sold({ method, remoteFee: bought.total.remoteFee, deliveryNow: bought.total.deliveryFee, isSent: below(2) === 0 })
    let kept = 0
    while (lines.some(({ quantity, ended }) => ended < quantity)) {
      const pieces = lines.map(({ quantity, ended }) => below(quantity - ended + 1))
      const cause = claimCauses[below(claimCauses.length)] ?? 'defect'
      const { refund } = refundOf(order, lines, pieces, cause)
      for (const [index, one] of lines.entries()) one.ended += pieces[index] ?? 0
      order.deliveryNow -= refund.delivery
      order.hasReturned ||= order.isSent && cause === 'changeOfMind'
      giveBack(refund.amount)
      returned += refund.points
      kept += refund.postage
    }
    expect(given + kept + order.deliveryNow).toBe(paid)
    expect(came()).toBe(kept + order.deliveryNow)
    expect(returned).toBe(spent)
    expect(() => partsOf(came() + 1, payments)).toThrow('charges')
  }
})
