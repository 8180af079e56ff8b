import { expect, it } from 'vitest'
import { letterOf } from './letters.ts'

it.each([
  ['관리자', '관'],
  ['王小明', '王'],
  [' Dana Kim', 'D'],
  ['desk@example.com', 'D'],
  ['𠮷田', '𠮷'],
  ['', ''],
])('stands for %s by %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})
