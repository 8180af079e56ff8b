import { expect, it } from 'vitest'
import { dialled } from './cell-text.ts'

it.each([
  ['010-1234-5678', '01012345678'],
  ['+82 (2) 123.4567', '+8221234567'],
  ['000', undefined],
  ['010-****-1111', undefined],
  ['none', undefined],
])('what %s dials', (text, number) => expect(dialled(text)).toBe(number))
