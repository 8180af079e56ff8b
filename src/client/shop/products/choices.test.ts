import { describe, expect, it } from 'vitest'
import { canChoose, firstChoices, variantOf } from './choices.ts'

const variant = (_id: string, values: string[], left: number) => ({ _id, values, left, price: 1000 })
const variants = [variant('blue-s', ['파랑', 'S'], 3), variant('blue-l', ['파랑', 'L'], 0), variant('red-l', ['빨강', 'L'], 1)]

describe('choices of a product', () => {
  it('lead to a variant once all of them are made', () => {
    expect(variantOf(variants, ['파랑', undefined])).toBeUndefined()
    expect(variantOf(variants, ['파랑', 'S'])?._id).toBe('blue-s')
    expect(variantOf(variants, ['빨강', 'S'])).toBeUndefined()
  })

  it('without options there is one variant, chosen already', () => {
    expect(variantOf([variant('only', [], 1)], [])?._id).toBe('only')
  })

  it('tell what can be bought beside what is chosen', () => {
    expect(canChoose(variants, [undefined, undefined], 1, 'L')).toBe(true)
    expect(canChoose(variants, ['파랑', undefined], 1, 'L'), 'sold out in blue').toBe(false)
    expect(canChoose(variants, ['파랑', 'S'], 0, '빨강'), 'there is no red S').toBe(false)
    expect(canChoose(variants, ['파랑', 'L'], 0, '빨강'), 'the option itself may change').toBe(true)
  })

  it('begin with what there is only one of', () => {
    expect(firstChoices([{ values: ['파랑', '빨강'] }, { values: ['한 크기'] }])).toEqual([undefined, '한 크기'])
  })
})
