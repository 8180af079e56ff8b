import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { success } from '#contract/law/success.ts'
import { describe, expect, it } from 'vitest'
import { aStory } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
for (let number = 0; number < 9; number += 1) await server.add(success, aStory({ subject: { ko: `이야기 ${number}` } }))
const url = '/api/v1/success'
const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => server.app.inject({ method, url, headers })

describe('a public answer', () => {
  it('has a strong ETag, and is not sent again to who has it', async () => {
    const first = await get()
    const etag = String(first.headers['etag'])
    expect(etag).toMatch(/^"[\w-]{20,}"$/)
    expect(first.headers['cache-control']).toBe('public, no-cache')
    for (const asked of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const second = await get({ 'if-none-match': asked })
      expect({ status: second.statusCode, body: second.payload, etag: second.headers['etag'] }).toEqual({ status: 304, body: '', etag })
      expect(second.headers['vary']).toBe(first.headers['vary'])
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('is the same whether compressed or not, and each encoding has an ETag of its own', async () => {
    const plain = await get()
    const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get({ 'accept-encoding': 'gzip' })
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload)
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['etag'])).size).toBe(3)
    for (const { headers, rawPayload } of [plain, brotli, gzip]) {
      expect(String(headers['vary'])).toContain('accept-encoding')
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
    }
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(brotli.headers['etag']) })
    expect(again.statusCode).toBe(304)
    expect((await get({ 'if-none-match': String(brotli.headers['etag']) })).statusCode).toBe(200)
  })

  it('is not compressed for who refuses that', async () => {
    expect((await get({ 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding']).toBeUndefined()
    expect((await get({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await get({ 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined()
  })

  it('to HEAD is that to GET without the body', async () => {
    const whole = await get()
    const head = await get({}, 'HEAD')
    expect({ status: head.statusCode, body: head.payload }).toEqual({ status: 200, body: '' })
    for (const name of ['etag', 'content-type', 'content-length', 'vary', 'cache-control'])
      expect(head.headers[name]).toBe(whole.headers[name])
    expect((await get({ 'if-none-match': String(whole.headers['etag']) }, 'HEAD')).statusCode).toBe(304)
  })

  it('for an empty paging header is a refusal, even where the answer without it is kept', async () => {
    expect((await get()).statusCode).toBe(200)
    expect((await get({ limit: '' })).statusCode).toBe(400)
  })
})

describe('a change through the console', () => {
  it('shows at the very next request, in lists and one by one', async () => {
    const token = await server.login('editor')
    const { content, code, practice, summary, result, thumb } = aStory()
    const body = { content, code, practice, summary, result, thumb, subject: { ko: '새 이야기' } }
    const list = async () => (await server.ask('GET /api/v1/success', { query: { limit: 1 } })).answer
    const before = await list()
    const created = await server.ask('POST /api/console/success', { token, body })
    expect(created.status).toBe(201)
    const params = { _id: created.answer.success._id }
    const one = () => server.ask('GET /api/v1/success/{_id}', { params })
    expect((await list()).summary.total).toBe(before.summary.total + 1)
    expect((await list()).successes[0]?.subject).toBe('새 이야기')
    expect((await one()).answer.success.subject).toBe('새 이야기')

    await server.ask('PUT /api/console/success/{_id}', { token, params, body: { subject: { ko: '고친 이야기' } } })
    expect((await list()).successes[0]?.subject).toBe('고친 이야기')
    expect((await one()).answer.success.subject).toBe('고친 이야기')

    await server.ask('PUT /api/console/success/{_id}', { token, params, body: { isPublished: false } })
    expect((await one()).status).toBe(404)
    expect((await list()).summary.total).toBe(before.summary.total)

    await server.ask('PUT /api/console/success/{_id}', { token, params, body: { isPublished: true } })
    expect((await one()).status).toBe(200)

    await server.ask('DELETE /api/console/success/{_id}', { token, params })
    expect((await one()).status).toBe(410)
    expect((await list()).successes).toEqual(before.successes)
  })

  it('that is refused leaves every answer as it was', async () => {
    const before = await get()
    const token = await server.login('editor')
    await server.ask('POST /api/console/success', { token, body: { subject: { ko: '반쪽' } } })
    expect((await get()).headers['etag']).toBe(before.headers['etag'])
  })
})
