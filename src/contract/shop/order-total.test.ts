import { expect, it } from 'vitest'
import { totalOf } from './order-total.ts'

const terms = { deliveryFee: 3000, freeDeliveryFrom: 50_000 }
const line = (price: number, quantity: number, taxKind: 'taxable' | 'exempt' = 'taxable') => ({ price, quantity, taxKind })

it('delivery costs its fee below the free limit, and nothing from it on or at the centre', () => {
  expect(totalOf([line(16_999, 1), line(16_500, 2)], 'delivery', terms)).toMatchObject({ goods: 49_999, deliveryFee: 3000, total: 52_999 })
  expect(totalOf([line(25_000, 2)], 'delivery', terms)).toMatchObject({ deliveryFee: 0, total: 50_000 })
  expect(totalOf([line(1000, 1)], 'pickUp', terms)).toMatchObject({ deliveryFee: 0, total: 1000 })
  expect(totalOf([line(90_000, 1)], 'delivery', { ...terms, freeDeliveryFrom: null })).toMatchObject({ deliveryFee: 3000 })
})

it('tax is within what is taxable and the delivery, rounded down', () => {
  expect(totalOf([line(10_999, 1)], 'pickUp', terms).vat).toBe(999)
  expect(totalOf([line(10_000, 1, 'exempt')], 'delivery', terms).vat).toBe(272)
  expect(totalOf([line(60_000, 1, 'exempt')], 'delivery', terms).vat).toBe(0)
})

it('an order of any lines adds up to the won', () => {
  // The same numbers each time (Lehmer).
  let seed = 7
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let round = 0; round < 500; round += 1) {
    const lines = Array.from({ length: 1 + below(9) }, () => line(below(200_000), 1 + below(20), below(2) === 0 ? 'taxable' : 'exempt'))
    const { goods, deliveryFee, total, vat } = totalOf(lines, below(2) === 0 ? 'delivery' : 'pickUp', terms)
    expect(goods).toBe(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
    expect(total).toBe(goods + deliveryFee)
    expect(vat).toBeLessThanOrEqual(total / 11)
    expect([goods, deliveryFee, total, vat].every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
  }
})
