import { expect, it } from 'vitest'
import type { OwnCoupon } from '../queries.ts'
import { bestOf, spendable } from './best-coupon.ts'

const coupon = (_id: string, change: Partial<OwnCoupon>): OwnCoupon => ({
  _id,
  name: _id,
  kind: 'amount',
  value: 1000,
  minimum: 0,
  expiresAt: '2026-12-01T00:00:00.000Z',
  _order: null,
  ...change,
})

it('the coupon that takes most off is proposed, of the same the one that ends first, and none where none counts', () => {
  const some = [
    coupon('a', {}),
    coupon('b', { kind: 'percent', value: 10 }),
    coupon('c', { value: 9000, minimum: 90_000 }),
    coupon('d', { expiresAt: '2026-11-01T00:00:00.000Z' }),
  ]
  expect(bestOf(some, 20_000)?._id).toBe('b')
  expect(bestOf(some, 10_000)?._id).toBe('d')
  expect(bestOf([coupon('c', { minimum: 90_000 })], 1000)).toBeUndefined()
})

it('what is spent or over cannot be spent', () => {
  const some = [coupon('a', { _order: 'o' }), coupon('b', { expiresAt: '2026-10-01T00:00:00.000Z' }), coupon('c', {})]
  expect(spendable(some, '2026-11-01T00:00:00.000Z').map(({ _id }) => _id)).toEqual(['c'])
})
