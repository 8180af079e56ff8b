import { expect, it } from 'vitest'
import { isLotNumber, lotAt, placeOfLot } from './lot-number.ts'

it('lots stand in the order of their numbers, one with a letter after the one without', () => {
  const lots = ['13', '2', '12B', '12', '100', '12A', '1']
  expect(lots.toSorted((a, b) => placeOfLot(a) - placeOfLot(b))).toEqual(['1', '2', '12', '12A', '12B', '13', '100'])
})

it('a number of a lot has up to four digits and a letter at most', () => {
  expect(['1', '9999', '12A'].map(isLotNumber)).toEqual([true, true, true])
  expect(['', '0', '012', '12a', '12AB', '10000', 'A', ' 1'].some(isLotNumber)).toBe(false)
})

it('a place gives the number back', () => {
  for (const lot of ['1', '12', '12A', '12Z', '13', '9999Z']) expect(lotAt(placeOfLot(lot))).toBe(lot)
})
