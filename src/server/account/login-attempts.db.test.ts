import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { forgetUsage } from '../http/usage-limits.ts'
import { serverForFile } from '../testing/server.ts'
import { type Attempt, beginAttempt, takeBackAttempt } from './login-attempts.ts'

const { db } = (await serverForFile()).database
const begin = (attempt: Attempt) => beginAttempt(db, attempt)

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }))
afterEach(async () => {
  vi.useRealTimers()
  await forgetUsage(db)
})

const attempt = (change: Partial<Attempt> = {}): Attempt => ({ username: 'office', network: '192.0.2.1', device: undefined, ...change })

/** How many of so many attempts are let through; the others are too many. */
async function count(times: number, one: (index: number) => Promise<void>): Promise<number> {
  const outcomes: unknown[] = []
  for (let index = 0; index < times; index += 1)
    outcomes.push(
      await one(index).then(
        () => 'begun',
        (error: unknown) => (error instanceof ApiError ? error.code : error),
      ),
    )
  expect(outcomes.filter((outcome) => outcome !== 'begun' && outcome !== 'tooMany')).toEqual([])
  return outcomes.filter((outcome) => outcome === 'begun').length
}

it('allows ten wrong passwords for an account from a network, and again when a quarter of an hour is over', async () => {
  expect(await count(20, () => begin(attempt()))).toBe(10)
  expect(await count(20, () => begin(attempt({ network: '192.0.2.2' })))).toBe(10)
  expect(await count(20, () => begin(attempt({ username: 'other' })))).toBe(10)
  vi.setSystemTime(15 * 60_000)
  expect(await count(20, () => begin(attempt()))).toBe(10)
})

it('allows fifty for an account from however many networks, and a known device ten of its own', async () => {
  expect(await count(70, (index) => begin(attempt({ network: `10.0.${index}.1` })))).toBe(50)
  expect(await count(20, () => begin(attempt({ device: 'known' })))).toBe(10)
  expect(await count(20, () => begin(attempt({ username: 'other', device: 'known' })))).toBe(10)
})

it('allows a hundred from one network for all accounts together, and those of known devices beside them', async () => {
  expect(await count(150, (index) => begin(attempt({ username: `account ${index}` })))).toBe(100)
  expect(await count(1, () => begin(attempt({ username: 'elsewhere', network: '192.0.2.9' })))).toBe(1)
  expect(await count(10, () => begin(attempt({ device: 'known' })))).toBe(10)
})

it('allows ten of many that begin at once', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => begin(attempt())))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

it('does not count right passwords', async () => {
  const right = async () => {
    await begin(attempt())
    await takeBackAttempt(db, attempt())
  }
  expect(await count(60, right)).toBe(60)
})

it('is forgotten when its window is over, and not before', async () => {
  const countersAt = async (at: number) => {
    await forgetUsage(db, new Date(at))
    return (await db.selectFrom('usage').select('amount').execute()).length
  }
  await begin(attempt())
  expect([await countersAt(15 * 60_000 - 1), await countersAt(15 * 60_000)]).toEqual([3, 0])
})

it('refuses to count inside a transaction, which could take the count back', async () => {
  await expect(db.transaction().execute((transaction) => beginAttempt(transaction, attempt()))).rejects.toThrow('whatever becomes')
})
