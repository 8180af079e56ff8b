import { expect, it } from 'vitest'
import { totalOf } from './order-total.ts'

const terms = { deliveryFee: 3000, freeDeliveryFrom: 50_000 }
const line = (price: number, quantity: number, taxKind: 'taxable' | 'exempt' = 'taxable') => ({ price, quantity, taxKind })

it('delivery costs its fee below the free limit, and nothing from it on or at the centre', () => {
  expect(totalOf([line(16_999, 1), line(16_500, 2)], 'delivery', terms).total).toMatchObject({
    goods: 49_999,
    deliveryFee: 3000,
    total: 52_999,
  })
  expect(totalOf([line(25_000, 2)], 'delivery', terms).total).toMatchObject({ deliveryFee: 0, total: 50_000 })
  expect(totalOf([line(1000, 1)], 'pickUp', terms).total).toMatchObject({ deliveryFee: 0, total: 1000 })
  expect(totalOf([line(90_000, 1)], 'delivery', { ...terms, freeDeliveryFrom: null }).total).toMatchObject({ deliveryFee: 3000 })
})

it('a remote place costs its fee on top, also where delivery is free, and nothing at the centre', () => {
  const remote = { ...terms, remoteFee: 5000 }
  expect(totalOf([line(10_000, 1)], 'delivery', remote).total).toMatchObject({ deliveryFee: 8000, remoteFee: 5000, total: 18_000 })
  expect(totalOf([line(50_000, 1)], 'delivery', remote).total).toMatchObject({ deliveryFee: 5000, remoteFee: 5000, total: 55_000 })
  expect(totalOf([line(50_000, 1, 'exempt')], 'delivery', remote).total.vat, 'delivery is taxable').toBe(454)
  expect(totalOf([line(10_000, 1)], 'delivery', { ...remote, deliveryFee: 0 }).total.deliveryFee).toBe(5000)
  expect(totalOf([line(10_000, 1)], 'pickUp', remote).total).toMatchObject({ deliveryFee: 0, remoteFee: 0 })
  expect(totalOf([line(10_000, 1)], 'delivery', remote, { points: 10_000 }).total.total, 'points do not pay for it').toBe(8000)
})

it('tax is within what is taxable and the delivery, rounded down', () => {
  expect(totalOf([line(10_999, 1)], 'pickUp', terms).total.vat).toBe(999)
  expect(totalOf([line(10_000, 1, 'exempt')], 'delivery', terms).total.vat).toBe(272)
  expect(totalOf([line(60_000, 1, 'exempt')], 'delivery', terms).total.vat).toBe(0)
})

it('an order of any lines adds up to the won', () => {
  // The same numbers each time (Lehmer).
  let seed = 7
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let round = 0; round < 500; round += 1) {
    const lines = Array.from({ length: 1 + below(9) }, () => line(below(200_000), 1 + below(20), below(2) === 0 ? 'taxable' : 'exempt'))
    const coupon = { kind: below(2) === 0 ? ('amount' as const) : ('percent' as const), value: 1 + below(100), minimum: below(50_000) }
    const [method, remoteFee] = [below(2) === 0 ? ('delivery' as const) : ('pickUp' as const), below(6000)]
    const { total: amounts, shares } = totalOf(lines, method, { ...terms, remoteFee }, { coupon, points: below(300_000) })
    const { goods, discount, points, deliveryFee, total, vat } = amounts
    expect(amounts.remoteFee).toBe(method === 'delivery' ? remoteFee : 0)
    expect([0, 3000]).toContain(deliveryFee - amounts.remoteFee)
    expect(goods).toBe(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
    expect(total).toBe(goods - discount - points + deliveryFee)
    expect(shares.reduce((sum, share) => sum + share.discount, 0)).toBe(discount)
    expect(shares.reduce((sum, share) => sum + share.points, 0)).toBe(points)
    for (const [index, { price, quantity }] of lines.entries()) {
      const share = shares[index]
      expect((share?.discount ?? 0) + (share?.points ?? 0)).toBeLessThanOrEqual(price * quantity)
    }
    expect(vat).toBeLessThanOrEqual(total / 11)
    expect([goods, deliveryFee, total, vat].every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
  }
})

it('a coupon counts from its minimum on, is rounded down, and never more than the goods', () => {
  const percent = { kind: 'percent', value: 10, minimum: 10_000 } as const
  expect(totalOf([line(9999, 1)], 'pickUp', terms, { coupon: percent }).total).toMatchObject({ discount: 0, total: 9999 })
  expect(totalOf([line(10_999, 1)], 'pickUp', terms, { coupon: percent }).total).toMatchObject({ discount: 1099, total: 9900, vat: 900 })
  expect(totalOf([line(2000, 1)], 'pickUp', terms, { coupon: { kind: 'amount', value: 5000, minimum: 0 } }).total).toMatchObject({
    discount: 2000,
    total: 0,
  })
  expect(totalOf([line(52_000, 1)], 'delivery', terms, { coupon: percent }).total, 'free from 50,000 after the coupon').toMatchObject({
    discount: 5200,
    deliveryFee: 3000,
  })
})

it('points pay for goods after the coupon, and not for the delivery nor its free limit', () => {
  const coupon = { kind: 'amount', value: 2000, minimum: 0 } as const
  expect(totalOf([line(52_000, 1)], 'delivery', terms, { coupon, points: 10_000 }).total).toEqual({
    goods: 52_000,
    discount: 2000,
    points: 10_000,
    deliveryFee: 0,
    remoteFee: 0,
    total: 40_000,
    vat: Math.floor(40_000 / 11),
  })
  expect(totalOf([line(1000, 1)], 'delivery', terms, { points: 5000 }).total).toMatchObject({ points: 1000, total: 3000, vat: 272 })
  expect(totalOf([line(2000, 1), line(1000, 1)], 'pickUp', terms, { points: 100 }).shares.map(({ points }) => points)).toEqual([67, 33])
})
