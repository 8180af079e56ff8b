import { expect, it } from 'vitest'
import { typedPoints } from './typed-points.ts'

it('reads points however they are typed, and nothing but whole ones', () => {
  expect(['', ' 1,500 ', '１２００', '0'].map(typedPoints)).toEqual([0, 1500, 1200, 0])
  expect(['-5', '1.5', '많이', '1e3', '1234567890'].map(typedPoints)).toEqual([undefined, undefined, undefined, undefined, undefined])
})
