import { describe, expect, it } from 'vitest'
import type { OwnOrder } from '../queries.ts'
import { changedOrder, choicesOf, mostOf, type Products, type WantedLine } from './wanted-lines.ts'

const line = { _id: 'l', _product: 'p', _variant: 'blue', quantity: 2, price: 10_000, taxKind: 'taxable' }
const order = {
  state: 'unpaid',
  points: 0,
  coupon: null,
  terms: { standardFee: 3000, freeFrom: 50_000 },
  lines: [line, { ...line, _id: 'm', _variant: 'red' }],
} as unknown as OwnOrder
const variant = (_id: string, price: number, left: number) => ({ _id, values: [_id], price, left })
const products = new Map([
  [
    'p',
    {
      isPickUp: true,
      variants: [variant('blue', 12_000, 3), variant('red', 10_000, 0), variant('gold', 15_000, 1), variant('green', 10_000, 2)],
    },
  ],
]) as unknown as Products
const [first] = order.lines
const names = (state: OwnOrder['state']) =>
  choicesOf({ ...order, state }, first as OwnOrder['lines'][number], products).map(({ _id }) => _id)

describe('a line', () => {
  it('becomes what there is of its product and no other line has, paid or not', () => {
    expect(names('unpaid')).toEqual(['blue', 'gold', 'green'])
    expect(names('paid')).toEqual(['blue', 'gold', 'green'])
  })

  it('can have what it has, and what is left', () => {
    expect(['blue', 'gold', 'red'].map((_id) => mostOf(first as OwnOrder['lines'][number], _id, products))).toEqual([5, 1, 0])
  })
})

it('an order costs what it was ordered at, what is more of it or another as now, and what has gone nothing', () => {
  const total = (wanted: [string, string, number][]) =>
    changedOrder(order, new Map(wanted.map(([_line, _variant, quantity]) => [_line, { _variant, quantity }])), 'delivery', products, 0)
      .total
  expect(
    total([
      ['l', 'blue', 2],
      ['m', 'red', 2],
    ]),
  ).toMatchObject({ goods: 40_000, deliveryFee: 3000 })
  expect(total([['l', 'blue', 3]])).toMatchObject({ goods: 36_000, total: 39_000 })
  expect(changedOrder(order, new Map([['l', order.lines[0] as WantedLine]]), 'delivery', products, 5000).total.deliveryFee).toBe(8000)
  expect(total([['l', 'gold', 1]])).toMatchObject({ goods: 15_000 })
})
