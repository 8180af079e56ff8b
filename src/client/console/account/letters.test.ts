import { expect, it } from 'vitest'
import { lettersOf } from './letters.ts'

it.each([
  ['한서연', '서연'],
  ['남궁민', '궁민'],
  ['김하', '김하'],
  ['王小明', '小明'],
  ['Dana Kim', 'DK'],
  ['Anna Maria de Boer', 'AB'],
  ['admin', 'ad'],
  [' 이음새 관리자 ', '이관'],
])('stands for %s by %s', (name, letters) => {
  expect(lettersOf(name)).toBe(letters)
})
