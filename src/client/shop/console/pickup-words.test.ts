import { expect, it } from 'vitest'
import { pickupWords } from './pickup-words.ts'

it.each([
  ['010-0000-5678', '+821000005678'],
  ['０１０ ００００ ５６７８', '+821000005678'],
  ['+82 10 0000 5678', '+821000005678'],
  ['0000-5678', '00005678'],
  ['5678', '5678'],
  ['261127-7K2M9QX4', '261127-7K2M9QX4'],
  [' 정서우 ', '정서우'],
  ['', ''],
])('words of %j at the desk are %j', (typed, words) => expect(pickupWords(typed)).toBe(words))
