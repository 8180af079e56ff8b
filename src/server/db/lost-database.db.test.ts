import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { success } from '#contract/law/success.ts'
import { terms } from '#contract/support/terms.ts'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { readPage, writeBuild } from '../testing/build.ts'
import { aRequest, aStory, aTerm } from '../testing/content.ts'
import { type Proxy, startProxy } from '../testing/proxy.ts'
import { engineUnderTest, startServer } from '../testing/server.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const dist = await mkdtemp(join(tmpdir(), 'ieumsae-build-'))
await writeBuild(dist)
afterAll(() => rm(dist, { recursive: true, force: true }))

/** A server whose way to PostgreSQL fails when a test says so, with a story and the term that a request needs. */
async function startBehindProxy() {
  const proxies: Proxy[] = []
  const through = async (databaseUrl: string) => {
    const proxy = await startProxy(databaseUrl)
    proxies.push(proxy)
    return proxy.url
  }
  const limits = { connect: 300, statement: 600, probe: 200 }
  const server = await startServer({ env: { DIST: dist }, hasAccounts: true, limits, through })
  const [proxy] = proxies
  if (proxy === undefined) throw new Error('there is no proxy')
  await server.add(terms, aTerm())
  const story = await server.add(success, aStory({ subject: { ko: '앞' } }))
  const page = `/story/${story._id}`
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode: status, headers: answered, payload } = await server.app.inject({ url, headers })
    return { status, payload, header: (name: string) => answered[name] }
  }
  const statusOf = async (url: string) => (await get(url)).status
  const dispose = async () => {
    await server[Symbol.asyncDispose]()
    await proxy[Symbol.asyncDispose]()
  }
  return { server, proxy, story, page, get, statusOf, [Symbol.asyncDispose]: dispose }
}

const list = '/api/v1/success'
const receipt = '/api/v1/forms/receipts/261121-7K3FM9'

describe.runIf(engineUnderTest() === 'postgres')('a connection to PostgreSQL', () => {
  it('that ends while it is used ends nothing but its transaction', async () => {
    await using server = await startServer()
    const { db } = server.database
    const pidOf = async (own: typeof db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own)).rows[0]?.pid
    const cut = db.transaction().execute(async (transaction) => {
      const pid = await pidOf(transaction)
      await sql`select pg_terminate_backend(${pid}::int, 5000)`.execute(db)
      await pidOf(transaction)
    })
    await expect(cut).rejects.toThrow(DatabaseUnavailable)
    expect(await pidOf(db)).toBeGreaterThan(0)
  })

  it('that is ended under every request costs these requests at most', async () => {
    await using server = await startServer({ hasAccounts: true })
    await server.add(terms, aTerm())
    const statuses = new Set<number>()
    for (let round = 0; round < 5; round += 1) {
      const sent = Array.from({ length: 20 }, () => server.ask('POST /api/v1/forms', { body: aRequest() }))
      const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
      await cut.execute(server.database.db).catch(() => undefined)
      for (const { status } of await Promise.all(sent)) statuses.add(status)
    }
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect((await server.ask('POST /api/v1/forms', { body: aRequest() })).status).toBe(201)
  })
})

describe.runIf(engineUnderTest() === 'postgres')('while PostgreSQL is silent', () => {
  it('what is cached is sent, and all else is refused in time, until it speaks again', async () => {
    await using own = await startBehindProxy()
    const { server, proxy, page, get, statusOf } = own
    for (const url of [page, list]) expect(await statusOf(url)).toBe(200)
    proxy.freeze()
    for (const url of [page, list, '/healthz']) expect({ url, status: await statusOf(url) }).toEqual({ url, status: 200 })
    for (const url of ['/api/v1/center/faqs', '/story/firm', receipt, '/readyz'])
      expect({ url, status: await statusOf(url) }).toEqual({ url, status: 503 })
    const refused = await server.ask('POST /api/v1/forms', { body: aRequest() })
    expect({ status: refused.status, code: refused.error.code }).toEqual({ status: 503, code: 'unavailable' })
    expect((await get(receipt)).header('retry-after')).toBe('1')
    proxy.thaw()
    await vi.waitFor(async () => {
      for (const url of [page, list, '/api/v1/center/faqs', '/story/firm', '/readyz']) expect(await statusOf(url)).toBe(200)
      expect(await statusOf(receipt)).toBe(404)
      expect((await server.ask('POST /api/v1/forms', { body: aRequest() })).status).toBe(201)
    })
  })

  it('on the connections of before a fail-over, they are given up', async () => {
    await using own = await startBehindProxy()
    const { server, proxy, page, statusOf } = own
    expect(await statusOf(page)).toBe(200)
    // Several connections, all of which die.
    await Promise.all(Array.from({ length: 8 }, () => server.ask('POST /api/v1/forms', { body: aRequest() })))
    proxy.abandon()
    expect(await statusOf(page)).toBe(200)
    await vi.waitFor(async () => {
      expect(await statusOf('/readyz')).toBe(200)
      expect(await statusOf(receipt)).toBe(404)
      expect((await server.ask('POST /api/v1/forms', { body: aRequest() })).status).toBe(201)
    })
    expect(await statusOf('/story/firm')).toBe(200)
  })
})

describe.runIf(engineUnderTest() === 'postgres')('while PostgreSQL is away', () => {
  it('a page that was changed just before is sent as it was, and shows the change as soon as it is back', async () => {
    await using own = await startBehindProxy()
    const { server, proxy, story, page, get } = own
    const subject = async () => readPage((await get(page)).payload).subject
    expect(await subject()).toBe('앞')
    const token = await server.login('editor')
    const body = { subject: { ko: '뒤' } }
    expect((await server.ask('PUT /api/console/success/{_id}', { token, params: { _id: story._id }, body })).status).toBe(200)
    await proxy.stop()
    expect(await subject()).toBe('앞')
    expect((await server.ask('GET /api/console/forms', { token })).status).toBe(503)
    await proxy.start()
    await vi.waitFor(async () => expect(await subject()).toBe('뒤'))
  })

  it('people get a page in their language, and programs an error', async () => {
    await using own = await startBehindProxy()
    const { proxy, get } = own
    await proxy.stop()
    const people = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    for (const [url, headers, lang, text] of [
      ['/story/firm', people, 'ko', '지금은 응답할 수 없습니다'],
      ['/story/firm?lang=en', people, 'en', 'Try again'],
      ['/story/firm', { ...people, cookie: 'locale=cn' }, 'zh-Hans', '重试'],
    ] as const) {
      const { status, header, payload } = await get(url, headers)
      expect({ status, retry: header('retry-after'), cache: header('cache-control') }).toEqual({
        status: 503,
        retry: '1',
        cache: 'no-store',
      })
      expect(header('content-type')).toBe('text/html; charset=utf-8')
      expect(header('content-security-policy')).toMatch(/^default-src 'none'/)
      expect(payload).toContain(`<html lang="${lang}">`)
      expect(payload).toContain(text)
    }
    expect(JSON.parse((await get('/story/firm')).payload)).toMatchObject({ code: 'unavailable' })
    expect(JSON.parse((await get('/api/v1/center/faqs', people)).payload)).toMatchObject({ code: 'unavailable' })
  })
})
