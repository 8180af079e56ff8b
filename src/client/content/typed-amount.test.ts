import { expect, it } from 'vitest'
import { amountOf } from './typed-amount.ts'

it('an amount is read as people write it', () => {
  expect(['1500000', '1,500,000', ' ₩1 500 000 ', '1,500,000원', '１５０００００'].map(amountOf)).toEqual(Array(5).fill(1_500_000))
})

it('what is no amount of won is none', () => {
  expect(['', '만원', '-5', '1e6', '1234567890123'].map(amountOf)).toEqual(Array(5).fill(undefined))
})
