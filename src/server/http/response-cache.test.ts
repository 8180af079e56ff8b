import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dependsOn, expiresAt } from '../db/dependencies.ts'
import { ContentRevision } from '../db/revision.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { CachedResponse, ResponseCache } from './response-cache.ts'

/** A cache whose database is there, or away, as the test says; each response names the revision that it was made at. */
function cacheOnDatabase() {
  const database = { at: 'a', isAway: false }
  const query = async () => {
    if (database.isAway) throw new Error('away')
    return new Map([['stories', database.at]])
  }
  const revision = new ContentRevision(query, 1000)
  const cache = new ResponseCache(revision)
  const get = (key: string, make: () => Promise<string>) =>
    cache.get(key, async () => ({ response: new CachedResponse(await make(), {}), isCacheable: true }))
  const text = async (response: Promise<CachedResponse>) => String((await response).variantFor({}).body)
  const story = (end?: string) =>
    text(
      get('story', async () => {
        dependsOn('stories')
        if (end !== undefined) expiresAt([end])
        return `story at ${database.at}`
      }),
    )
  const page = (before = () => {}) =>
    text(
      get('page', async () => {
        before()
        return `page with ${await story()}`
      }),
    )
  /** What was read is no longer valid. */
  const pass = () => vi.advanceTimersByTime(5000)
  return { database, story, page, pass }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

describe('while the database is away', () => {
  it('a cached response is sent, older than the last change or not, and none is made', async () => {
    const { database, story, page, pass } = cacheOnDatabase()
    expect(await story()).toBe('story at a')
    database.isAway = true
    pass()
    expect([await story(), await story()]).toEqual(['story at a', 'story at a'])
    await expect(page()).rejects.toThrow(DatabaseUnavailable)
    database.isAway = false
    database.at = 'b'
    pass()
    expect(await story()).toBe('story at b')
  })

  it('a response whose time has come is not sent: that it is over is known without the database', async () => {
    const { database, story, pass } = cacheOnDatabase()
    const end = new Date(Date.now() + 4000).toISOString()
    expect(await story(end)).toBe('story at a')
    database.isAway = true
    pass()
    await expect(story()).rejects.toThrow(DatabaseUnavailable)
  })
})

it('a page that was made from a response of an outage is not sent again after it', async () => {
  const { database, story, page, pass } = cacheOnDatabase()
  await story()
  database.at = 'b'
  pass()
  const inOutage = await page(() => {
    database.isAway = true
    pass()
  })
  expect(inOutage).toBe('page with story at a')
  database.isAway = false
  pass()
  expect(await page()).toBe('page with story at b')
})
