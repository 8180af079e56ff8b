import { lawyers } from '#contract/law/lawyers.ts'
import { expect, it } from 'vitest'
import { countIn, fieldOf, textsOf } from './texts.ts'
import { wordChanges } from './word-changes.ts'

const values = {
  name: { ko: '이름', en: 'Name' },
  job: { ko: '직함' },
  intro: { ko: '' },
  career: [{ txt: { ko: '경력', en: 'Career', cn: ' ' }, isMain: true }],
}
const texts = textsOf(lawyers.shapes.all, values)

it('every text of a form is found in all languages, by the place that the form knows', () => {
  expect(texts.filter(({ locale }) => locale === 'en').map(({ path, text }) => [path, text])).toEqual([
    ['name', 'Name'],
    ['job', ''],
    ['intro', ''],
    ['career[0].txt', 'Career'],
  ])
  expect(fieldOf('career[0].txt')).toBe('career.txt')
})

it('a language lacks the texts that another one has; a blank is no text', () => {
  expect(countIn(texts, 'en')).toEqual({ all: 3, missing: 1 })
  expect(countIn(texts, 'cn')).toEqual({ all: 3, missing: 3 })
  expect(countIn(textsOf(lawyers.shapes.all, { name: { ko: '', en: 'Name' } }), 'ko')).toEqual({ all: 1, missing: 1 })
})

it('a change of a text is told word by word', () => {
  expect(wordChanges('재산을 나누어 받았습니다', '재산을 절반으로 나누어 받았습니다')).toEqual([
    { kind: 'same', text: '재산을' },
    { kind: 'new', text: '절반으로' },
    { kind: 'same', text: '나누어 받았습니다' },
  ])
  expect(wordChanges('a b', 'a c')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'gone', text: 'b' },
    { kind: 'new', text: 'c' },
  ])
  expect(wordChanges('', 'x')).toEqual([{ kind: 'new', text: 'x' }])
})

it('a change of a very long text ends soon', () => {
  const long = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ')
  expect(wordChanges(long('a'), long('b'))).toHaveLength(2)
})
