import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { success } from '#contract/law/success.ts'
import { popups } from '#contract/site/popups.ts'
import { boards } from '#contract/support/boards.ts'
import { faqs } from '#contract/support/faqs.ts'
import { terms } from '#contract/support/terms.ts'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { readPage, writeBuild } from '../testing/build.ts'
import { aStory, aTerm } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'
import { listen } from '../testing/wire.ts'

const dist = await mkdtemp(join(tmpdir(), 'ieumsae-build-'))
await writeBuild(dist)
afterAll(() => rm(dist, { recursive: true, force: true }))
const server = await serverForFile({ hasAccounts: true, env: { DIST: dist } })
const { ask, end } = await listen(server.app)
afterAll(end)
afterEach(() => void vi.useRealTimers())
const token = await server.login('admin')
const story = await server.add(success, aStory({ subject: { ko: '이야기' } }))
const page = `/story/${story._id}`
const list = '/api/v1/success'

/** Which rendering of the page is served, and its ETag. */
const served = async (path = page) => {
  const { header, body } = await ask(path)
  return { number: readPage(body.toString()).number, etag: header('etag') }
}
const send = (method: string, path: string, body?: object) =>
  ask(path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

describe('a cached page', () => {
  it('stays cached with its ETag when content changes that it does not show', async () => {
    const faq = await server.add(faqs, { type: 'other', code: 'firm', question: { ko: '질문' }, answer: { ko: '<p>답</p>' } })
    const before = await served()
    const listBefore = (await ask(list)).header('etag')
    const handled = vi.spyOn(server.app.platform.cache, 'get')
    expect((await send('PUT', `/api/console/center/faqs/${faq._id}`, { question: { ko: '바뀐 질문' } })).status).toBe(200)
    expect((await send('DELETE', `/api/console/center/faqs/${faq._id}`)).status).toBe(204)
    expect(await served()).toEqual(before)
    expect((await ask(list)).header('etag')).toBe(listBefore)
    expect(handled).not.toHaveBeenCalled()
    handled.mockRestore()
  })

  it('stays cached when a member comments, and when a visitor asks for a consultation', async () => {
    const board = await server.add(boards, {
      code: 'default-board',
      subject: { ko: '게시물' },
      content: { ko: '<p>글</p>' },
      author: { ko: '사무국' },
      thumb: null,
      files: [],
    })
    const comments = `/api/v1/boards/${board._id}/comments`
    const countOf = async () => (JSON.parse((await ask(comments)).body.toString()) as { comments: unknown[] }).comments.length
    expect(await countOf()).toBe(0)
    const before = await served()
    const posts = (await ask(`/api/v1/boards/${board._id}`)).header('etag')
    await ask('/api/v1/boards')
    const handled = vi.spyOn(server.app.platform.cache, 'get')
    expect((await send('POST', comments, { content: '좋은 글' })).status).toBe(201)
    await server.add(terms, aTerm({ edition: '1', effectiveAt: '2020-01-01T00:00:00.000Z' }))
    const consent = { code: 'privacy-consult', version: '1', agreedAt: new Date().toISOString() }
    const form = { name: '홍길동', phone: '010-0000-0000', content: '상담', consent }
    expect((await send('POST', '/api/v1/forms', form)).status).toBe(201)
    expect(await served()).toEqual(before)
    expect((await ask(`/api/v1/boards/${board._id}`)).header('etag')).toBe(posts)
    // Nor is the list of posts made again.
    await ask('/api/v1/boards')
    expect(handled).not.toHaveBeenCalled()
    handled.mockRestore()
    expect(await countOf()).toBe(1)
  })

  it('is made again when what it shows changes, and has the same ETag where the bytes are the same', async () => {
    const neighbours = async () => (await ask(`/api/v1/success/${story._id}/neighbours`)).header('etag')
    const before = await served()
    const etag = await neighbours()
    await send('PUT', `/api/console/success/${story._id}`, { subject: { ko: '다른 이야기' } })
    expect((await served()).number).toBe(before.number + 1)
    const added = await server.add(success, aStory({ isPublished: false }))
    await send('DELETE', `/api/console/success/${added._id}`)
    expect(await neighbours()).toBe(etag)
  })
})

describe('a moment that comes', () => {
  const at = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  const shown = async (path: string) => readPage((await ask(path)).body.toString()).subject

  it('puts a term into force on cached pages and in the API, and on neither before', async () => {
    const code = 'terms-of-use'
    await server.add(terms, aTerm({ code, edition: 'old', effectiveAt: '2020-01-01T00:00:00.000Z' }))
    await server.add(terms, aTerm({ code, edition: 'new', effectiveAt: '2030-01-01T00:00:00.000Z' }))
    await server.add(terms, aTerm({ code, edition: 'newest', effectiveAt: '2030-01-02T00:00:00.000Z' }))
    const editions = async () => {
      const { term } = JSON.parse((await ask(`/api/v1/terms/${code}`)).body.toString()) as { term: { edition: string } }
      return [await shown(`/term/${code}`), term.edition]
    }
    at('2029-12-31T23:59:59.999Z')
    for (let time = 0; time < 2; time += 1) expect(await editions()).toEqual(['old', 'old'])
    const { number } = await served(`/term/${code}`)
    expect((await served(`/term/${code}`)).number).toBe(number)
    at('2030-01-01T00:00:00.000Z')
    for (let time = 0; time < 2; time += 1) expect(await editions()).toEqual(['new', 'new'])
    at('2030-01-02T00:00:00.000Z')
    expect(await editions()).toEqual(['newest', 'newest'])
  })

  it('begins and ends a popup on cached pages', async () => {
    const popup = { code: 'divorce', content: { ko: '글' }, image: null, link: null, position: 'top', size: 'line' } as const
    const add = (name: string, startsAt: string, endsAt: string) =>
      server.add(popups, { ...popup, subject: { ko: name }, startsAt: `2031-01-${startsAt}`, endsAt: `2031-01-${endsAt}` })
    await add('a', '02T00:00:00.000Z', '04T00:00:00.000Z')
    await add('b', '03T00:00:00.000Z', '05T00:00:00.000Z')
    const moments = [
      ['01T23:59:59.999Z', ''],
      ['02T00:00:00.000Z', 'a'],
      ['02T23:59:59.999Z', 'a'],
      ['03T00:00:00.000Z', 'a,b'],
      ['03T23:59:59.999Z', 'a,b'],
      ['04T00:00:00.000Z', 'b'],
      ['05T00:00:00.000Z', ''],
    ] as const
    for (const [now, names] of moments) {
      at(`2031-01-${now}`)
      for (let time = 0; time < 2; time += 1) expect([now, await shown('/popup/divorce')]).toEqual([now, names])
    }
  })
})
