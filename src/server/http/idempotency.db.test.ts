import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { terms } from '#contract/support/terms.ts'
import { describe, expect, it } from 'vitest'
import { aCallback, aRequest, aTerm, agreed } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'
import { forgetOldKeys, keptDays } from './idempotency.ts'

const server = await serverForFile({ hasAccounts: true })
await server.add(terms, aTerm())
const { db } = server.database
const send = (body: unknown, key: string) => server.ask('POST /api/v1/forms', { body, headers: { 'idempotency-key': key } })
const rowsOf = async (q: string) => {
  const token = await server.login('admin')
  return (await server.ask('GET /api/console/forms', { token, query: { q, limit: 1 } })).answer.summary.total
}

const after = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

describe('an idempotency key', () => {
  it('sent again with the same body brings the first answer, and says so', async () => {
    const key = randomUUID()
    const first = await send(aRequest({ name: '한 번만' }), key)
    const second = await send(aRequest({ name: '한 번만' }), key)
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect({ ...second, headers: second.headers['location'] }).toEqual({ ...first, headers: first.headers['location'] })
    expect(await rowsOf('한 번만')).toBe(1)
  })

  it('sent with another body is refused, and nothing is written', async () => {
    const key = randomUUID()
    await send(aRequest({ name: '처음' }), key)
    const { status, error } = await send(aRequest({ name: '다른 사람' }), key)
    expect({ status, code: error.code }).toEqual({ status: 422, code: 'keyReused' })
    expect(await rowsOf('다른 사람')).toBe(0)
  })

  it('sent to another call is refused', async () => {
    const key = randomUUID()
    await send(aRequest(), key)
    const body = aCallback()
    expect((await server.ask('POST /api/v1/message', { body, headers: { 'idempotency-key': key } })).status).toBe(422)
  })

  it('is the same in small letters and capitals', async () => {
    const key = randomUUID()
    await send(aRequest({ name: '한 번만' }), key)
    expect((await send(aRequest({ name: '한 번만' }), key.toUpperCase())).headers['idempotency-replayed']).toBe('true')
  })

  it('that is no UUID is refused', async () => {
    for (const key of ['1', 'abc', `${randomUUID()}x`, ' ']) expect((await send(aRequest(), key)).status).toBe(400)
  })

  it('sent twenty times at once makes exactly one row', async () => {
    const key = randomUUID()
    const body = aRequest({ name: '스무 번' })
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(body, key)))
    expect(await rowsOf('스무 번')).toBe(1)
    const made = replies.filter(({ status, headers }) => status === 201 && headers['idempotency-replayed'] === undefined)
    expect(made).toHaveLength(1)
    const outcomes = replies.map(({ status, headers, text }) => ({ status, said: status === 409 ? headers['retry-after'] : text }))
    const [same, wait] = [
      { status: 201, said: made[0]?.text },
      { status: 409, said: '1' },
    ]
    expect(outcomes.filter((outcome) => ![same, wait].some((known) => isDeepStrictEqual(known, outcome)))).toEqual([])
    expect((await send(body, key)).text).toBe(made[0]?.text)
  })

  it('is not kept where the request was refused: the corrected one may carry it', async () => {
    const key = randomUUID()
    expect((await send(aRequest({ name: '' }), key)).status).toBe(400)
    expect((await send(aRequest({ consent: { ...agreed, version: '0.1' } }), key)).status).toBe(409)
    expect(await db.selectFrom('idempotency').select('key').where('key', '=', key).execute()).toEqual([])
    expect((await send(aRequest(), key)).status).toBe(201)
  })

  it('of one person tells another nothing', async () => {
    const key = randomUUID()
    const headers = { 'idempotency-key': key }
    const body = { practices: [] }
    const asked = { body, headers }
    expect((await server.ask('PUT /api/console/practices', { ...asked, token: await server.login('admin') })).status).toBe(200)
    const other = await server.ask('PUT /api/console/practices', { ...asked, token: await server.login('editor') })
    expect(other.headers['idempotency-replayed']).toBeUndefined()
    expect((await server.ask('PUT /api/console/practices', asked)).status).toBe(401)
  })

  it('lives at least seven days, and is then forgotten', async () => {
    const key = randomUUID()
    const body = aRequest()
    await send(body, key)
    await forgetOldKeys(db, after(7.5))
    expect((await send(body, key)).headers['idempotency-replayed']).toBe('true')
    await forgetOldKeys(db, after(keptDays + 0.1))
    expect(await db.selectFrom('idempotency').select('key').execute()).toEqual([])
  })

  it('and its answer hold nothing that was written', async () => {
    await send(aRequest({ name: '비밀이름', content: '비밀내용' }), randomUUID())
    expect(JSON.stringify(await db.selectFrom('idempotency').selectAll().execute())).not.toContain('비밀')
  })
})
