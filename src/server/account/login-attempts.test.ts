import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ApiError } from '../http/api-error.ts'
import { type Attempt, loginAttempts } from './login-attempts.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const attempt = (change: Partial<Attempt> = {}): Attempt => ({ username: 'office', network: '192.0.2.1', device: undefined, ...change })

/** How many of so many attempts are let through; the others are too many. */
function count(times: number, begin: (index: number) => void): number {
  const outcomes = Array.from({ length: times }, (_each, index) => {
    try {
      begin(index)
      return 'begun'
    } catch (error) {
      return (error as ApiError).code
    }
  })
  expect(outcomes.filter((outcome) => outcome !== 'begun' && outcome !== 'tooMany')).toEqual([])
  return outcomes.filter((outcome) => outcome === 'begun').length
}

it('ten wrong passwords for an account from a network, and again when a quarter of an hour is over', () => {
  const { begin } = loginAttempts()
  expect(count(20, () => begin(attempt()))).toBe(10)
  expect(count(20, () => begin(attempt({ network: '192.0.2.2' })))).toBe(10)
  expect(count(20, () => begin(attempt({ username: 'other' })))).toBe(10)
  vi.setSystemTime(15 * 60_000)
  expect(count(20, () => begin(attempt()))).toBe(10)
})

it('fifty for an account from however many networks; a device that is known has ten of its own', () => {
  const { begin } = loginAttempts()
  expect(count(600, (index) => begin(attempt({ network: `10.0.${index}.1` })))).toBe(50)
  expect(count(20, () => begin(attempt({ device: 'known' })))).toBe(10)
  expect(count(20, () => begin(attempt({ username: 'other', device: 'known' })))).toBe(10)
})

it('right ones do not count', () => {
  const { begin, takeBack } = loginAttempts()
  const right = () => {
    begin(attempt())
    takeBack(attempt())
  }
  expect(count(1000, right)).toBe(1000)
})
