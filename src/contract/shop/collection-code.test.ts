import { describe, expect, it } from 'vitest'
import { makeCollectionCode, readCollectionCode, showCollectionCode } from './collection-code.ts'

describe('a collection code', () => {
  it('has six signs that nobody takes for one another, and is read as it is shown', () => {
    const codes = Array.from({ length: 200 }, makeCollectionCode)
    expect(codes.filter((code) => !/^[2-9A-HJ-NP-Z]{6}$/.test(code))).toEqual([])
    expect(codes.map((code) => readCollectionCode(showCollectionCode(code)))).toEqual(codes)
  })

  it.each([
    ['k7q 2m9', 'K7Q2M9'],
    [' Ｋ７Ｑ－２Ｍ９ ', 'K7Q2M9'],
    // The keyboard was switched to Korean: jamo of their own, and syllables.
    ['ㅏ7ㅂ2ㅡ9', 'K7Q2M9'],
    ['갑훼', 'RKQGNP'],
    ['RKQGNP', 'RKQGNP'],
  ])('typed as %j is %s', (typed, code) => expect(readCollectionCode(typed)).toBe(code))

  it.each(['', 'K7Q2M', 'K7Q2M99', 'K7Q2M0', 'K7Q2MI', '261127-7K2M9QX4', '가'])('is not %j', (typed) =>
    expect(readCollectionCode(typed)).toBeUndefined(),
  )
})
