import { describe, expect, it } from 'vitest'
import { addGoods, changeOf, draftTotal, piecesOf } from './sale-draft.ts'

const goods = {
  _variant: '019a0000-0000-7000-8000-000000000001',
  _product: '019a0000-0000-7000-8000-000000000002',
  code: 'TEA',
  name: '국화꽃차',
  values: [],
  thumb: null,
  price: 11_000,
  left: 5,
  isPickUp: true,
  taxKind: 'taxable' as const,
}

describe('a sale that is being made', () => {
  it('has one more piece of what is scanned again, and the newest price', () => {
    const twice = addGoods(addGoods([], goods), { ...goods, price: 12_100 })
    expect(twice).toEqual([{ goods: { ...goods, price: 12_100 }, quantity: '2' }])
    expect(draftTotal(twice)).toMatchObject({ total: 24_200, vat: 2200, deliveryFee: 0 })
  })

  it.each([
    ['1', 1],
    ['20', 20],
    ['0', undefined],
    ['21', undefined],
    ['', undefined],
    ['TEA', undefined],
    ['1.5', undefined],
  ])('reads %j pieces as %j', (quantity, pieces) => {
    expect(piecesOf({ quantity })).toBe(pieces)
  })

  it.each([
    ['', 0],
    ['30000', 8000],
    ['30,000', 8000],
    ['22000', 0],
    ['21999', undefined],
    ['many', undefined],
  ])('gives change of %j for 22,000 won: %j', (received, change) => {
    expect(changeOf(received, 22_000)).toBe(change)
  })
})
