import { describe, expect, it } from 'vitest'
import { heldOf, type PieceClaim } from './held.ts'

const claim = (change: Partial<PieceClaim>): PieceClaim => ({
  kind: 'return',
  state: 'closed',
  quantity: 1,
  _variant: 'blue',
  _newVariant: null,
  ...change,
})
const held = (...claims: PieceClaim[]) => heldSent(0, ...claims)
const heldSent = (unsent: number, ...claims: PieceClaim[]) =>
  heldOf({ _variant: 'blue', quantity: 3, unsent, claims }).map(({ _variant, quantity }) => [_variant, quantity])

describe('pieces of a line that its shopper has', () => {
  it('are without those that have ended or wait to come back', () => {
    expect(held()).toEqual([['blue', 3]])
    expect(held(claim({}), claim({ state: 'requested' }))).toEqual([['blue', 1]])
    expect(held(claim({ kind: 'cancel', quantity: 3 }))).toEqual([])
  })

  it('are those alone that were sent', () => {
    expect(heldSent(2)).toEqual([['blue', 1]])
    expect(heldSent(1, claim({ kind: 'cancel' }))).toEqual([['blue', 1]])
    expect(heldSent(3)).toEqual([])
  })

  it('are as before where a claim has come to nothing', () => {
    expect(held(claim({ state: 'refused' }), claim({ kind: 'exchange', state: 'withdrawn', _newVariant: 'red' }))).toEqual([['blue', 3]])
  })

  it('are of another variant once they are exchanged, and of none while they are on their way', () => {
    const exchange = claim({ kind: 'exchange', quantity: 2, _newVariant: 'red' })
    expect(held({ ...exchange, state: 'received' })).toEqual([['blue', 1]])
    expect(held(exchange)).toEqual([
      ['blue', 1],
      ['red', 2],
    ])
    expect(held(exchange, claim({ _variant: 'red', quantity: 2 }))).toEqual([['blue', 1]])
  })

  it('come back to what was ordered where the same is sent again', () => {
    expect(held(claim({ kind: 'exchange', _newVariant: 'blue' }))).toEqual([['blue', 3]])
  })
})
