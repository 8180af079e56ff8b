import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

it('says minutes and seconds in the last hour of a lot alone', () => {
  const now = '2026-11-29T03:00:00.000Z'
  expect(timeLeft('2026-11-29T03:04:04.001Z', now)).toBe('4:05')
  expect(timeLeft('2026-11-29T03:59:59.000Z', now)).toBe('59:59')
  expect(timeLeft('2026-11-29T04:00:00.000Z', now)).toBeUndefined()
  expect(timeLeft(now, now)).toBeUndefined()
  expect(timeLeft('2026-11-29T02:59:59.000Z', now)).toBeUndefined()
})
