import { expect, it } from 'vitest'
import { shortDate, shortSpan } from './short-date.ts'

it('says days from one to another, and what both have once, in each language', () => {
  const spans = [
    ['2026-11-30', '2026-11-30'],
    ['2026-11-20', '2026-11-25'],
    ['2026-11-30', '2026-12-30'],
    ['2026-11-01', '2027-11-01'],
  ] as const
  const said = (locale: 'ko' | 'en' | 'cn') => spans.map(([from, to]) => shortSpan(from, to, locale, 'UTC').replaceAll(/\s/g, ' '))
  expect(said('ko')).toEqual(['2026. 11. 30.', '2026. 11. 20. ~ 25.', '2026. 11. 30. ~ 12. 30.', '2026. 11. 1. ~ 2027. 11. 1.'])
  expect(said('en').slice(2)).toEqual(['Nov 30 – Dec 30, 2026', 'Nov 1, 2026 – Nov 1, 2027'])
  expect(said('cn')).toEqual(['2026年11月30日', '2026年11月20日–25日', '2026年11月30日–12月30日', '2026年11月1日–2027年11月1日'])
})

it('says a day, or the time where it is today on the clock of the office', () => {
  expect(shortDate('2020-11-30T15:00:00.000Z', 'ko')).toBe('2020. 12. 1.')
  expect(shortDate(new Date().toISOString(), 'ko')).toMatch(/^오[전후] \d+:\d\d$/)
  const said = (['ko', 'en', 'cn'] as const).map((locale) => shortDate(new Date().toISOString(), locale, true))
  expect(said).toEqual([expect.stringMatching(/^오늘 오[전후] \d/), expect.stringMatching(/^Today \d/), expect.stringMatching(/^今天 \d/)])
})
