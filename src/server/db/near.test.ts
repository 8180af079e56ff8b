import { expect, it } from 'vitest'
import { canBeMistaken, likePattern, nearPatterns } from './near.ts'

/** Whether a `like` pattern of the test fits a text. */
const fits = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.*+?^${}()|[\]]/g, '\\$&')
      .replaceAll('%', '.*')
      .replaceAll('_', '.')}$`,
    's',
  ).test(text)
const isNear = (typed: string, text: string): boolean => nearPatterns(typed).some((pattern) => fits(likePattern(pattern), text))

it('one letter that is another one, missing, too many or out of its place is forgiven', () => {
  for (const typed of ['국화꽆차', '국회꽃차', '국화차', '국화꼬꽃차', '화국꽃차'])
    expect([typed, isNear(typed, '순한국화꽃차세트')]).toEqual([typed, true])
  for (const typed of ['ceramc', 'cerammic', 'cearmic', 'cerqmic']) expect([typed, isNear(typed, 'whiteceramiccup')]).toEqual([typed, true])
})

it('two mistakes are not, and short words are found as they are alone', () => {
  expect(isNear('국하꽆차', '순한국화꽃차세트')).toBe(false)
  expect([nearPatterns('차'), nearPatterns('컵받'), nearPatterns('tea'), nearPatterns('가'.repeat(11))]).toEqual([[], [], [], []])
  expect(['차', 'ㄱㅎㅊ', '국화꽃차 머그컵 찻잔세 한지등', '차 국화꽃'].map(canBeMistaken)).toEqual([false, false, false, true])
})

it('signs that mean something to `like` are taken as they are', () => {
  expect(nearPatterns('10%_0').map(likePattern)).toContain('%1_\\%\\_0%')
})

it('no pattern is tried that finds nothing beside the others', () => {
  expect(nearPatterns('보자기').map(likePattern)).toEqual(['%_자기%', '%보_기%', '%보자_%', '%자보기%', '%보기자%'])
  expect(nearPatterns('aaaa').map(likePattern)).toEqual(['%_aaa%', '%a_aa%', '%aa_a%', '%aaa_%'])
})
