import { describe, expect, it } from 'vitest'
import { placeKindOf, regionInAddress, regionOf, remoteFeeAfter, remoteFeeOf } from './places.ts'

const terms = { jejuFee: 3000, islandFee: 5000, remotePlaces: [] }

describe('a postal code', () => {
  it('says its province by its first two digits, and none where it is not whole or nobody has it', () => {
    const codes = ['01000', '09999', '10000', '23004', '30000', '46768', '57068', '63000', '63644']
    expect(codes.map(regionOf)).toEqual(['seoul', 'seoul', 'gyeonggi', 'incheon', 'sejong', 'busan', 'jeonnam', 'jeju', 'jeju'])
    expect(['', '0551', '055100', '05-10', '00100', '64000', '99999'].map(regionOf)).toEqual(Array<undefined>(7).fill(undefined))
  })

  it('says whether it is Jeju, another island or neither, to the number', () => {
    const kinds = (...codes: string[]) => codes.map((code) => placeKindOf(code, terms))
    expect(kinds('62999', '63000', '63644', '63645')).toEqual(['mainland', 'jeju', 'jeju', 'mainland'])
    expect(kinds('40199', '40200', '40240', '40241')).toEqual(['mainland', 'island', 'island', 'mainland'])
    expect(kinds('31707', '31708', '31709')).toEqual(['mainland', 'island', 'mainland'])
    expect(kinds('6300', '630000', 'abcde')).toEqual(['mainland', 'mainland', 'mainland'])
  })

  it('is what the office says of it: the last that it says counts, in either direction', () => {
    const remotePlaces = [
      { from: '40200', to: '40240', kind: 'mainland' as const },
      { from: '05520', to: '05510', kind: 'island' as const },
      { from: '05515', to: '05515', kind: 'jeju' as const },
    ]
    const kinds = ['40210', '05510', '05515', '05521'].map((code) => placeKindOf(code, { remotePlaces }))
    expect(kinds).toEqual(['mainland', 'island', 'jeju', 'mainland'])
  })
})

it('a place costs the fee of its kind, and nothing where nothing is delivered', () => {
  expect(['63000', '40200', '05510', null].map((code) => remoteFeeOf(code, terms))).toEqual([3000, 5000, 0, 0])
})

it('an order that goes elsewhere costs what its place costs now, and to a place of the same kind what it cost', () => {
  const order = { postcode: '63000', remoteFee: 2500 }
  const after = (postcode: string | null) => remoteFeeAfter(order, postcode, terms)
  expect(['63000', '63100', '40200', '05510', null].map(after)).toEqual([2500, 2500, 5000, 0, 0])
  expect(remoteFeeAfter({ postcode: null, remoteFee: 0 }, '63000', terms), 'it was collected').toBe(3000)
  expect(remoteFeeAfter({ postcode: '63000', remoteFee: 0 }, '63000', { ...terms, remotePlaces: [] }), 'the same place').toBe(0)
})

it('an address says its province by its short or its long name, or does not say', () => {
  const addresses = ['서울특별시 송파구 1', ' 제주특별자치도 제주시', '충청북도 청주시', '전북특별자치도', '경남 통영시', '강원도 춘천시']
  expect(addresses.map(regionInAddress)).toEqual(['seoul', 'jeju', 'chungbuk', 'jeonbuk', 'gyeongnam', 'gangwon'])
  expect(['', '송파구 시험로 1', 'Seoul, Songpa-gu', '광주시 오포읍'].map(regionInAddress)).toEqual(Array<undefined>(4).fill(undefined))
})
