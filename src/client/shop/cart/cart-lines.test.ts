import { describe, expect, it } from 'vitest'
import { addedTo, type CartLine, type CartOffer, orderable, problemOf, withChange } from './cart-lines.ts'

const offer: CartOffer = { _product: 'p', name: '차', values: [], thumb: null, price: 1000, left: 5, isPickUp: true, taxKind: 'taxable' }
const line = (_variant: string, change: Partial<CartLine> = {}): CartLine => ({
  _variant,
  quantity: 1,
  isChosen: true,
  seenPrice: 1000,
  offer,
  ...change,
})

describe('a cart', () => {
  it('keeps the place of a line that changes, and shows a new one first', () => {
    const lines = [line('a'), line('b')]
    expect(withChange(lines, line('b', { quantity: 3 })).map(({ _variant, quantity }) => [_variant, quantity])).toEqual([
      ['a', 1],
      ['b', 3],
    ])
    expect(withChange(lines, line('c')).map(({ _variant }) => _variant)).toEqual(['c', 'a', 'b'])
    expect(withChange(lines, line('a', { quantity: 0 })).map(({ _variant }) => _variant)).toEqual(['b'])
  })

  it('adds to what is there, up to what can be ordered', () => {
    expect(addedTo([line('a', { quantity: 3, isChosen: false })], { _variant: 'a', quantity: 2, offer })).toMatchObject({
      quantity: 5,
      isChosen: true,
    })
    expect(addedTo([line('a', { quantity: 19 })], { _variant: 'a', quantity: 5, offer }).quantity).toBe(20)
  })

  it('names what is wrong with a line, the worst of it', () => {
    expect(problemOf(line('a'))).toBeUndefined()
    expect(problemOf(line('a', { offer: null }))).toBe('gone')
    expect(problemOf(line('a', { offer: { ...offer, left: 0 } }))).toBe('soldOut')
    expect(problemOf(line('a', { quantity: 6, seenPrice: 900 }))).toBe('tooFew')
    expect(problemOf(line('a', { seenPrice: 900 }))).toBe('price')
  })

  it('orders what is chosen and can be had', () => {
    const lines = [line('a'), line('b', { isChosen: false }), line('c', { quantity: 9 }), line('d', { offer: null })]
    expect(orderable(lines).map(({ _variant }) => _variant)).toEqual(['a'])
  })
})
