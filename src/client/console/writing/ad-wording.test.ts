import { type AdRule, usualAdRules } from '#contract/platform/writing.ts'
import { expect, it } from 'vitest'
import { brokenRules } from './ad-wording.ts'

const found = (text: string, rules: readonly AdRule[] = usualAdRules) => brokenRules(text, rules).map(({ phrase }) => phrase)
const rule = (phrase: string, unless: string | null = null): AdRule => ({ phrase, unless, reason: '' })

it.each([
  ['저희의 승소율은 98%입니다.', ['승소율']],
  ['승소를 100 % 약속드립니다', ['100%']],
  ['승소를 반드시 보장합니다', ['승소*보장']],
  ['국내 최고의 이혼 전문변호사', ['최고', '전문 변호사']],
  ['무조건 이깁니다. 유일한 선택', ['무조건', '유일']],
])('the usual rules find in ‘%s’ what the bar forbids', (text, phrases) => {
  expect(found(text)).toEqual(phrases)
})

it.each([
  '최고법원의 판단을 받았습니다.',
  '부부의 유일한 재산인 아파트를 나누었습니다.',
  '대한변호사협회에 등록한 이혼 전문 변호사입니다.',
  '결과를 보장하지 않습니다.',
  '상담은 예약하신 시간에 합니다.',
])('the usual rules leave ‘%s’ alone', (text) => {
  expect(found(text)).toEqual([])
})

it('a star stands for a few signs of one sentence, no more', () => {
  const rules = [rule('반드시*이깁니다')]
  expect(found('반드시 저희가 이깁니다', rules)).toHaveLength(1)
  expect(found('반드시 확인하십시오. 저희가 이깁니다', rules)).toEqual([])
  expect(found('반드시 먼저 서류를 모두 살펴보고 나서야 말씀드리며 이깁니다', rules)).toEqual([])
})

it('other languages are compared by whole words, in small letters and capitals', () => {
  expect(found('We are the BEST, always.', [rule('best')])).toHaveLength(1)
  expect(found('bestow', [rule('best')])).toEqual([])
})

it('signs of regular expressions are signs, and a long text takes no long time', () => {
  expect(found('a(b+c)', [rule('(가+)+$')])).toEqual([])
  const text = '가'.repeat(50_000)
  const start = performance.now()
  found(
    text,
    Array.from({ length: 100 }, () => rule('가가*나')),
  )
  expect(performance.now() - start).toBeLessThan(2000)
})
