import { expect, it } from 'vitest'
import { near, nearPatterns } from './near.ts'

/** Whether a `like` pattern of the test fits a text. */
const fits = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.*+?^${}()|[\]]/g, '\\$&')
      .replaceAll('%', '.*')
      .replaceAll('_', '.')}$`,
    's',
  ).test(text)
const isNear = (typed: string, text: string): boolean => nearPatterns(typed).some((pattern) => fits(pattern, text))

it('one letter that is another one, missing, too many or out of its place is forgiven', () => {
  for (const typed of ['국화꽆차', '국회꽃차', '국화차', '국화꼬꽃차', '화국꽃차'])
    expect([typed, isNear(typed, '순한국화꽃차세트')]).toEqual([typed, true])
  for (const typed of ['ceramc', 'cerammic', 'cearmic', 'cerqmic']) expect([typed, isNear(typed, 'whiteceramiccup')]).toEqual([typed, true])
})

it('two mistakes are not, and short words are found as they are alone', () => {
  expect(isNear('국하꽆차', '순한국화꽃차세트')).toBe(false)
  expect([nearPatterns('차'), nearPatterns('컵받'), nearPatterns('tea'), nearPatterns('가'.repeat(11))]).toEqual([[], [], [], []])
  expect([near('차'), near('ㄱㅎㅊ'), near('국화꽃차 머그컵 찻잔세 한지등')]).toEqual([undefined, undefined, undefined])
})

it('signs that mean something to `like` are taken as they are', () => {
  expect(nearPatterns('10%_0')).toContain('%10\\%\\__%')
})
