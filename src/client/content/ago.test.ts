import { expect, it } from 'vitest'
import { ago } from './ago.ts'

const minute = 60_000
const hour = 60 * minute
const now = Date.parse('2026-11-21T12:00:00Z')

it.each([
  [0, 'ko', '지금'],
  [59_000, 'ko', '지금'],
  [3 * minute, 'ko', '3분 전'],
  [5 * hour, 'en', '5 hours ago'],
  [72 * hour, 'ko', '3일 전'],
  [72 * hour, 'cn', '3天前'],
  // A clock that was put back: what was saved lies ahead.
  [-5 * hour, 'ko', '지금'],
] as const)('%i ms in %s: %s', (age, locale, words) => {
  expect(ago(now - age, locale, now)).toBe(words)
})
