import { describe, expect, it } from 'vitest'
import { keysOf, keysOfName, matchKeyFrom, numbersIn } from './request-keys.ts'

const key = matchKeyFrom(Buffer.alloc(32, 1))

describe('telephone numbers', () => {
  it.each([
    ['010-1234-5678', ['01012345678']],
    ['+82 10 1234 5678', ['01012345678']],
    ['0082-(0)10.1234.5678', ['01012345678']],
    ['０１０１２３４５６７８', ['01012345678']],
    ['집 02-123-4567, 휴대전화 010-1234-5678', ['021234567', '01012345678']],
    ['+1 415 555 0100', ['14155550100']],
    ['저녁 7시에 전화 주세요', []],
  ])('%j has the numbers %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })
})

describe('names', () => {
  const hashOf = (name: string) => keysOfName(key, 'client', name)[0]?.hash
  it('are the same however they are written, and told apart by the key of the server', () => {
    expect(new Set(['김 하늘', '김하늘', ' 김-하늘 ', '김하늘'.normalize('NFD')].map(hashOf)).size).toBe(1)
    expect(hashOf('Kim HANEUL')).toBe(hashOf('kim haneul'))
    expect(hashOf('김하늘')).not.toBe(hashOf('김하눌'))
    expect(keysOfName(matchKeyFrom(Buffer.alloc(32, 2)), 'client', '김하늘')[0]?.hash).not.toBe(hashOf('김하늘'))
  })

  it('of signs alone are none', () => {
    expect(keysOf(key, { name: '…', phone: '?' })).toEqual([])
  })
})
