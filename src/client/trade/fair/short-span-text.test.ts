import { expect, it } from 'vitest'
import { daysIn, hoursIn } from './short-span-text.ts'

const [first, last] = ['2026-12-15T01:00:00.000Z', '2026-12-16T09:00:00.000Z']

it.each([
  ['ko', false, /^12월 15일\s?~\s?16일 \(화–수\)$/],
  ['en', false, /^Dec 15\s?–\s?16 \(Tue–Wed\)$/],
  ['cn', false, /^12月15日–16日 \(周二–周三\)$/],
  ['en', true, /^Dec 15\s?–\s?16, 2026 \(Tue–Wed\)$/],
] as const)('the days of a fair are said once, in the order of the language (%s)', (locale, hasYear, days) => {
  expect(daysIn(first, last, 'Asia/Seoul', locale, hasYear)).toMatch(days)
})

it('a single day is no span, and hours say whose clock they are on', () => {
  expect(daysIn(first, '2026-12-15T09:00:00.000Z', 'Asia/Seoul', 'en')).toBe('Dec 15 (Tue)')
  expect(hoursIn(first, last, 'Asia/Seoul')).toBe('10:00–18:00 GMT+9')
  expect(hoursIn(first, last, 'America/New_York')).toBe('20:00–04:00 GMT-5')
})
