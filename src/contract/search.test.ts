import { describe, expect, it } from 'vitest'
import { initialsOf, normalise, termsOf } from './search.ts'

/** As both sides use it: on the server as LIKE, here as it is meant. */
const finds = (q: string, text: string) =>
  termsOf(q).every((term) => normalise(text).includes(term.text) && initialsOf(text).includes(term.initials ?? ''))

describe('a text to be searched', () => {
  it('is composed, in small letters and without white space', () => {
    expect(normalise(' 재산\t분할\n\u00A0\u3000Á La CARTE ')).toBe('재산분할álacarte')
    expect(normalise('이혼 É'.normalize('NFD'))).toBe('이혼é')
    expect(normalise('이혼'.normalize('NFD'))).toHaveLength(2)
  })

  it.each([
    ['이혼', 'ㅇㅎ'],
    ['재산 분할 50%의 의미', 'ㅈㅅㅂㅎ50ㅇㅇㅁ'],
    ['까따빠싸짜', 'ㄲㄸㅃㅆㅉ'],
    ['가힣', 'ㄱㅎ'],
    ['깋나닣다', 'ㄱㄴㄴㄷ'],
    ['ABC 법무법인, (이음새) 案例', 'abcㅂㅁㅂㅇㅇㅇㅅ案例'],
    ['ㄱ씨와 ㄳ', 'ㄱㅆㅇㄱㅅ'],
    ['👩‍⚖️ %_\\', ''],
  ])('%j has the initials %j', (text, initials) => {
    expect(initialsOf(text)).toBe(initials)
    expect(initialsOf(text.normalize('NFD'))).toBe(initials)
  })
})

describe('a query', () => {
  it.each([
    ['재산 분할', [{ text: '재산' }, { text: '분할' }]],
    ['  Snake_CASE  ', [{ text: 'snake_case' }]],
    ['ㅇㅎ', [{ text: '', initials: 'ㅇㅎ' }]],
    ['이ㅎ', [{ text: '이', initials: 'ㅇㅎ' }]],
    ['이ㅎ소ㅅ', [{ text: '이', initials: 'ㅇㅎㅅㅅ' }, { text: '소' }]],
    ['ㅈㅅ 50%', [{ text: '', initials: 'ㅈㅅ' }, { text: '50%' }]],
    ['ㅠㅠ', [{ text: 'ㅠㅠ' }]],
    ['   ', []],
    ['＂재산분할＂ “이혼’', [{ text: '재산분할' }, { text: '이혼' }]],
    ['재산\u200B분할\uFEFF', [{ text: '재산분할' }]],
    ['d\'Arc "', [{ text: "d'arc" }, { text: '"' }]],
    ['이혼 이혼소송 혼 이혼소송', [{ text: '이혼소송' }]],
    ['ㅇㅎ 이ㅎ ㅎ', [{ text: '이', initials: 'ㅇㅎ' }]],
    ['재산 ㅈㅅ', [{ text: '재산' }, { text: '', initials: 'ㅈㅅ' }]],
  ])('%j asks for %j', (q, terms) => {
    expect(termsOf(q)).toEqual(terms)
  })

  it.each([
    ['재산 분할', '재산분할의 기준'],
    ['재산분할', '재산 분할의 기준'],
    ['재 산분 할', '재산 분할의 기준'],
    ['기준 재산', '재산 분할의 기준'],
    ['ㅈㅅㅂㅎ', '상속과 재산 분할'],
    ['ㅈㅅ ㅂㅎ', '분할한 재산'],
    ['ㄲ', '바꾼 약속'],
    ['재산ㅂ', '재산분할'],
    ['ㅈㅅ분할', '재산분할'],
    // What a keyboard makes of ㄱㅅ, ㅂㅅ and ㄴㅎ.
    ['ㄳ', '감사'],
    ['ㅄ', '변호사와 법 상담'],
    ['나ㄶ', '나눈 한 해'],
    ['ÉCOLE', 'l’école'.normalize('NFD')],
    ['이혼'.normalize('NFD'), '이혼'],
    ['이ㅎ'.normalize('NFD'), '이혼'.normalize('NFD')],
  ])('%j finds %j', (q, text) => {
    expect(finds(q, text)).toBe(true)
  })

  it.each([
    ['재산 상속', '재산 분할'],
    ['ㅇㅎ', '양육비'],
    ['ㄱ', '까닭'],
    ['ㅎㅇ', '이혼'],
    ['이ㅅ', '이혼'],
    ['저ㅎ', '이혼'],
    // A syllable is what it is: couples (부부) are not parts (부분).
    ['부부', '부분'],
  ])('%j does not find %j', (q, text) => {
    expect(finds(q, text)).toBe(false)
  })
})
