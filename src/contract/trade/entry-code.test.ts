import { expect, it } from 'vitest'
import { readEntryCode } from './entry-code.ts'

it.each([
  ['K7QX-2M9P', 'K7QX2M9P'],
  ['k7qx 2m9p', 'K7QX2M9P'],
  ['ｋ７ＱＸ－２Ｍ９Ｐ', 'K7QX2M9P'],
  ['KOQX-LI9P', 'K0QX119P'],
  ['K7QX-2M9', undefined],
  ['K7QX-2M9U', undefined],
])('a code that was typed as %s is read as %s', (typed, code) => {
  expect(readEntryCode(typed)).toBe(code)
})
