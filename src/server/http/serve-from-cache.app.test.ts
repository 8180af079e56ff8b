import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { success } from '#contract/law/success.ts'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { pageKey } from '../pages/page-request.ts'
import { servePages } from '../pages/pages.ts'
import { readPage, writeBuild } from '../testing/build.ts'
import { aStory } from '../testing/content.ts'
import { serverForFile, startServer } from '../testing/server.ts'
import { callKey } from './call-key.ts'
import { listen, type WireAnswer } from '../testing/wire.ts'
import { seconds } from '../testing/patience.ts'

const dist = await mkdtemp(join(tmpdir(), 'ieumsae-build-'))
await writeBuild(dist)
await writeFile(join(dist, 'client/assets/a-1.js'), ' '.repeat(100))
afterAll(() => rm(dist, { recursive: true, force: true }))
const env = { DIST: dist }
const server = await serverForFile({ hasAccounts: true, env })
const { app } = server
const { ask, end } = await listen(app)
afterAll(end)
/** Called by handlers: what is sent from the cache has none. */
const handled = vi.spyOn(app.platform.cache, 'get')
const token = await server.login('editor')
for (let number = 0; number < 9; number += 1) await server.add(success, aStory({ subject: { ko: `이야기 ${number}` } }))
const story = await server.add(success, aStory({ subject: { ko: '처음', en: 'First', cn: '起初' } }))
const page = `/story/${story._id}`
const slowPage = `/slow/${story._id}`
const list = '/api/v1/success'

/** The same request twice: sent from the cache, and handled by Fastify (since it might bring a body). */
async function bothWays(path: string, headers: Record<string, string>, method = 'GET') {
  await ask(path, { headers })
  const before = handled.mock.calls.length
  const first = await ask(path, { method, headers })
  expect(handled.mock.calls.length, 'sent from the cache').toBe(before)
  const usual = await ask(path, { method, headers: { ...headers, 'content-length': '0' } })
  expect(handled.mock.calls.length, 'handled by Fastify').toBe(before + 1)
  return { first, usual }
}
const seen = ({ status, headers, body }: WireAnswer) => ({ status, headers, body: body.toString('base64') })
const change = (subject: string, { _id } = story) =>
  ask(`/api/console/success/${_id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ subject: { ko: subject } }),
  })
const subjectOf = async (path: string) => readPage((await ask(path)).body.toString()).subject

describe('a response from the cache', () => {
  const encodings = [
    {},
    { 'accept-encoding': 'gzip, deflate, br' },
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'br;q=0, gzip;q=0' },
  ]
  const wishes = [{}, { 'accept-language': 'en' }, { cookie: 'locale=cn' }]

  it.each([page, `${page}?lang=en`, list, `${list}?limit=2`, `${list}/${story._id}`])(
    'equals that of Fastify to the last header: %s',
    async (path) => {
      for (const encoding of encodings)
        for (const wish of wishes) {
          const headers = { ...encoding, ...wish }
          const whole = await bothWays(path, headers)
          expect(seen(whole.first)).toEqual(seen(whole.usual))
          expect(whole.first.status).toBe(200)
          const names = ['content-security-policy', 'x-content-type-options', 'vary', 'etag', 'content-length', 'keep-alive']
          expect(names.filter((name) => whole.first.header(name) === undefined)).toEqual([])
          for (const tag of [whole.first.header('etag') ?? '', '*', '"other"']) {
            const again = await bothWays(path, { ...headers, 'if-none-match': tag })
            expect(seen(again.first)).toEqual(seen(again.usual))
            expect(again.first.status).toBe(tag === '"other"' ? 200 : 304)
          }
          const head = await bothWays(path, headers, 'HEAD')
          expect(seen(head.first)).toEqual(seen(head.usual))
          expect(head.first.body).toHaveLength(0)
        }
    },
  )

  it('goes by language, paging headers and cookies like any other', async () => {
    for (const headers of [{ 'accept-language': 'en' }, { cookie: 'locale=en' }, {}]) await ask(page, { headers })
    const before = handled.mock.calls.length
    const subjects = async (headers: Record<string, string>) => readPage((await ask(page, { headers })).body.toString()).subject
    expect([await subjects({ 'accept-language': 'en' }), await subjects({ cookie: 'locale=en' }), await subjects({})]).toEqual([
      'First',
      'First',
      '처음',
    ])
    expect(handled.mock.calls.length).toBe(before)
    const countOf = async (headers: Record<string, string>) =>
      (JSON.parse((await ask(list, { headers })).body.toString()) as { successes: unknown[] }).successes.length
    expect([await countOf({ limit: '2' }), await countOf({ limit: '3' }), await countOf({ limit: '2' })]).toEqual([2, 3, 2])
    expect((await ask(list, { headers: { limit: '' } })).status).toBe(400)
  })

  it('is counted like any other', async () => {
    const countOf = async (route: string, status: number) => {
      const metrics = await app.metrics.metrics()
      const line = `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} `
      return Number(metrics.split(line)[1]?.split('\n')[0] ?? 0)
    }
    const { first } = await bothWays(page, {})
    await bothWays(list, {})
    const pages = await countOf('/*', 200)
    const unchanged = await countOf('/*', 304)
    const lists = await countOf(list, 200)
    const handledBefore = handled.mock.calls.length
    for (let time = 0; time < 7; time += 1) await ask(page)
    for (let time = 0; time < 5; time += 1) await ask(page, { headers: { 'if-none-match': first.header('etag') ?? '' } })
    for (let time = 0; time < 3; time += 1) await ask(list)
    expect(handled.mock.calls.length).toBe(handledBefore)
    expect([await countOf('/*', 200), await countOf('/*', 304), await countOf(list, 200)]).toEqual([pages + 7, unchanged + 5, lists + 3])
  })

  it('is never one of a search, of a page in part, or of a page that is missing', async () => {
    const numberOf = async (path: string) => readPage((await ask(path)).body.toString()).number
    for (const path of ['/story/firm?q=a', `/partial/${story._id}`]) {
      const first = await numberOf(path)
      expect(await numberOf(path)).toBe(first + 1)
    }
    const missing = ['/story/nobody', '/story/firm?page=10000', '/404']
    // Made from content, it is cached.
    const shared = await numberOf('/404')
    for (const path of missing) expect([path, await numberOf(path)]).toEqual([path, shared])
    for (const path of missing)
      expect([path, (await ask(path)).status, app.platform.cache.has(pageKey(undefined, 'ko', path))]).toEqual([path, 404, path === '/404'])
    expect((await ask('/story/01a1fcb9-2a00-72cc-8666-fe0f05eb5d13')).status).toBe(404)
  })

  it('is one for every spelling of an address, and none for what there is no end of', async () => {
    const makes = async (path: string, headers: Record<string, string> = {}) => {
      const before = handled.mock.calls.length
      const { status } = await ask(path, { headers })
      return { status, isMade: handled.mock.calls.length > before }
    }
    await ask(`${list}?code=firm&site=divorce`)
    for (const search of ['site=divorce&code=firm', 'code=f%69rm&site=divorce'])
      expect(await makes(`${list}?${search}`)).toEqual({ status: 200, isMade: false })
    const endless = [`${list}?skip=5000`, `${list}?q=a`, `${list}/${story._id.replace('-', '%2D')}`]
    for (const url of endless)
      expect([(await ask(url)).status, app.platform.cache.has(callKey({ url, headers: {} }))]).toEqual([200, false])
    // A header that the call does not read.
    const other = { url: `${list}/${story._id}`, headers: { limit: '77' } }
    expect([(await ask(other.url, other)).status, app.platform.cache.has(callKey(other))]).toEqual([200, false])
  })

  it('is sent where the database cannot be asked what has changed, and nothing else is', async () => {
    await using broken = await startServer({ env })
    const own = await listen(broken.app)
    const { _id } = await broken.add(success, aStory())
    expect((await own.ask(`/story/${_id}`)).status).toBe(200)
    await broken.database.close()
    await wait(30)
    for (const path of [`/story/${_id}`, `/api/v1/success/${_id}`]) expect((await own.ask(path)).status).toBe(200)
    for (const path of ['/story/firm', list]) expect((await own.ask(path)).status).toBe(503)
    own.end()
  })
})

describe('pages that are not cached', () => {
  it('are made so many at a time; beyond that they are refused, and those that are cached are sent meanwhile', async () => {
    const shown = await ask(page)
    const held = Promise.withResolvers<undefined>()
    Object.assign(globalThis, { heldPages: held.promise })
    const answered: number[] = []
    const asked = Array.from({ length: 210 }, async (_, number) => {
      const { statusCode } = await app.inject(`/held/${number}`)
      answered.push(statusCode)
    })
    await expect.poll(() => answered.length).toBe(6)
    const { status, header, body } = await ask('/held/last', { headers: { accept: 'text/html' } })
    expect([status, header('retry-after'), header('content-type')]).toEqual([503, '1', 'text/html; charset=utf-8'])
    expect(body.toString()).toContain('<h1>')
    expect([(await ask(page)).status, (await ask(page)).body]).toEqual([200, shown.body])
    held.resolve(undefined)
    await Promise.all(asked)
    expect(answered).toEqual([...Array.from({ length: 6 }, () => 503), ...Array.from({ length: 204 }, () => 404)])
  })

  it('answer a browser with a page where they cannot be made, and others with JSON', async () => {
    const types = async (accept: string) => {
      const { status, header } = await ask('/broken', { headers: { accept } })
      return [status, header('content-type')]
    }
    expect(await types('text/html,*/*')).toEqual([500, 'text/html; charset=utf-8'])
    expect(await types('*/*')).toEqual([500, 'application/json; charset=utf-8'])
  })
})

describe('one page', () => {
  it('is rendered without what a sender adds to its address', async () => {
    const first = readPage((await ask(`${page}?utm_source=a&open=b&fbclid=c`)).body.toString())
    const other = readPage((await ask(`${page}?gclid=d&page=7`)).body.toString())
    expect(first.address).toBe(page)
    expect(other).toEqual(first)
  })

  it('names its fonts and its first picture ahead', async () => {
    const link = (await ask(page)).header('link') ?? ''
    expect(link).toContain('</a/320.avif>; rel=preload; as="image"')
    expect(link).toContain('</assets/serif-core-1.woff2>; rel=preload; as="font"')
    expect((await ask(`${page}?lang=en`)).header('link')).toContain('</assets/serif-latin-1.woff2>')
    expect((await ask('/story/nobody')).header('link')).toBeUndefined()
  })

  it('is rendered once when its content has changed, however many ask at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      // A search is rendered at each asking, and so tells how many pages were.
      const before = readPage((await ask('/story/firm?q=a')).body.toString())
      expect((await change(`개정 ${round}`)).status).toBe(200)
      const answers = await Promise.all(Array.from({ length: 64 }, () => ask(slowPage)))
      const pages = answers.map(({ body }) => readPage(body.toString()))
      expect(new Set(pages.map(({ number }) => number))).toEqual(new Set([before.number + 1]))
      expect(new Set(pages.map(({ subject }) => subject))).toEqual(new Set([`개정 ${round}`]))
    }
  })
})

describe('a change', () => {
  it('is on a page that is asked for after it, though one is being rendered since before', async () => {
    await change('앞')
    const early = ask(slowPage)
    await wait(50)
    await change('뒤')
    expect(await subjectOf(slowPage)).toBe('뒤')
    await early
    expect(await subjectOf(slowPage)).toBe('뒤')
  })

  it('shows at the very next request, 60 times, while others read', { timeout: seconds(120) }, async () => {
    const over = new AbortController()
    const read = async (path: string) => {
      while (!over.signal.aborted) {
        await ask(path)
        await wait(2)
      }
    }
    const readers = [page, page, list, `${list}/${story._id}`].map(read)
    const wrong: string[] = []
    for (let round = 0; round < 60; round += 1) {
      const subject = `바뀜 ${round}`
      expect((await change(subject)).status).toBe(200)
      const one = JSON.parse((await ask(`${list}/${story._id}`)).body.toString()) as { success: { subject: string } }
      if ((await subjectOf(page)) !== subject || one.success.subject !== subject) wrong.push(subject)
    }
    over.abort()
    await Promise.all(readers)
    expect(wrong).toEqual([])
  })

  it('that withdraws a story shows at the next request too, and publishing it again', async () => {
    const { _id } = await server.add(success, aStory({ subject: { ko: '잠시' } }))
    const set = (isPublished: boolean) =>
      ask(`/api/console/success/${_id}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ isPublished }),
      })
    expect((await ask(`/story/${_id}`)).status).toBe(200)
    await set(false)
    expect((await ask(`/story/${_id}`)).status).toBe(404)
    await set(true)
    expect((await ask(`/story/${_id}`)).status).toBe(200)
    await ask(`/api/console/success/${_id}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
    expect((await ask(`/story/${_id}`)).status).toBe(410)
  })

  it('made by another process on the same database shows 25 ms later', async () => {
    const { dataDir, databaseUrl } = server.config
    const database = openDatabase({ dataDir, databaseUrl })
    const other = await buildApp(server.config, database)
    await servePages(other)
    const own = await listen(other)
    const seenThere = async () => readPage((await own.ask(page)).body.toString()).subject
    for (let round = 0; round < 10; round += 1) {
      await seenThere()
      await change(`이웃 ${round}`)
      expect(await subjectOf(page)).toBe(`이웃 ${round}`)
      await wait(30)
      expect(await seenThere()).toBe(`이웃 ${round}`)
    }
    own.end()
    await other.close()
    await database.close()
  })
})

it('a part of a file that it does not have, or another version of it, is refused', async () => {
  const file = '/assets/a-1.js'
  const status = async (headers: Record<string, string>) => (await ask(file, { headers })).status
  expect([await status({}), await status({ range: 'bytes=0-1' })]).toEqual([200, 206])
  const beyond = await ask(file, { headers: { range: 'bytes=99999999-' } })
  expect({ status: beyond.status, range: beyond.header('content-range') }).toEqual({ status: 416, range: 'bytes */100' })
  expect(await status({ 'if-match': '"x"' })).toBe(412)
})

describe('an old link', () => {
  it('leads on for good, with its parameters', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, header } = await ask('/rev/?utm_source=a&b=%EA%B0%80', { method })
      expect({ status, location: header('location') }).toEqual({ status: 301, location: '/rev/about?utm_source=a&b=%EA%B0%80' })
    }
    expect((await ask('/index.html')).status).toBe(200)
    expect((await ask('/assets/')).status).toBe(404)
  })

  it('never leads to another site', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example',
      '/%5Cevil.example/',
      '/\\evil.example/',
      '/%2F/evil.example/',
      '//evil.example/%2e%2e/',
    ]) {
      const { status, header } = await ask(path)
      const { host } = new URL(header('location') ?? '/', 'http://own.example')
      expect({ path, isMoved: status === 301, host }).toEqual({ path, isMoved: false, host: 'own.example' })
    }
  })
})

it('a server that ends sends nothing from the cache: its connection would not end', async () => {
  await using ending = await startServer({ env })
  const own = await listen(ending.app)
  const { _id } = await ending.add(success, aStory())
  expect((await own.ask(`/story/${_id}`)).status).toBe(200)
  own.end()
  const socket = connect(own.port, '127.0.0.1')
  // Not idle: the head of a request is under way.
  socket.write(`GET /story/${_id} HTTP/1.1\r\nHost: a\r\n`)
  await wait(100)
  const closed = ending.app.close()
  await new Promise((done) => setImmediate(done))
  socket.write('\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 503 /)
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  await closed
})
