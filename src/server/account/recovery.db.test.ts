import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { addMember, anotherCode, codeSentTo, sentTo } from '../testing/codes.ts'
import { startSmsGateway } from '../testing/post-office.ts'
import { requestOf, serverForFile, startServer } from '../testing/server.ts'
import { openSession } from './sessions.ts'

const gateway = await startSmsGateway()
const server = await serverForFile()
const { db } = server.database

let count = 0
const anAddress = () => `owner${(count += 1)}@example.com`
const request = (to: string, locale = 'ko') => server.ask('POST /api/v1/users/recovery', { body: { channel: 'EMAIL', to }, locale })
const recover = (body: { _id: string; code: string; username: string; password: string }, key?: string) =>
  server.ask('POST /api/v1/users/recovery', { body, headers: key === undefined ? {} : { 'idempotency-key': key } })
async function receive(to: string) {
  const { answer } = await request(to)
  return { _id: answer.recovery._id, code: await codeSentTo(server, to) }
}
const logIn = async (username: string, password: string) => {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  return (await server.ask('GET /api/auth/refreshToken', { headers: { authorization } })).status
}
const sessionsOf = (_user: string) => db.selectFrom('sessions').select('_id').where('_user', '=', _user).execute()

describe('recovery', () => {
  it('sends the names of the active accounts of an address, sets a password, ends all sessions and says so', async () => {
    const [to, phone] = [anAddress(), '+821055556666']
    const kim = await addMember(server, { username: 'kim', email: to, phone, locale: 'en' })
    const lee = await addMember(server, { username: '이나리', email: to })
    await addMember(server, { username: 'suspended kim', email: to, status: 'suspended' })
    for (const _user of [kim, kim, lee]) await openSession(db, _user, { userAgent: '', network: '' })
    await db.insertInto('calendars').values({ _id: randomUUID(), _user: kim, createdAt: new Date().toISOString() }).execute()
    const given = await receive(to)
    const [text] = await sentTo(server, to)
    expect(text).toContain('kim, 이나리')
    expect(text).not.toContain('suspended')

    const { status, answer } = await recover({ ...given, username: 'KIM', password: 'another one' })
    expect([status, answer.recovery._id]).toEqual([201, given._id])
    expect(await db.selectFrom('calendars').selectAll().where('_user', '=', kim).execute()).toEqual([])
    expect([await logIn('kim', 'the old one'), await logIn('kim', 'another one'), await logIn('이나리', 'the old one')]).toEqual([
      401, 200, 200,
    ])
    // The one that has just been opened.
    expect([(await sessionsOf(kim)).length, (await sessionsOf(lee)).length]).toEqual([1, 2])
    for (const address of [to, phone]) {
      const [note] = await sentTo(server, address)
      expect(note).toContain('password of')
      expect(note).toContain('kim')
      expect(note).not.toContain('another one')
    }
    expect((await recover({ ...given, username: 'kim', password: 'a third one' })).error.code).toBe('codeExpired')
  })

  it('sets the password once for a request that is repeated, and keeps nothing of it', async () => {
    const to = anAddress()
    await addMember(server, { username: 'repeated', email: to })
    const given = await receive(to)
    const key = randomUUID()
    const body = { ...given, username: 'repeated', password: 'unusual password' }
    const [first, again] = [await recover(body, key), await recover(body, key)]
    expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([201, 201, 'true'])
    for (const table of ['codes', 'deliveries', 'idempotency'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain('unusual password')
  })

  it('tells a wrong name, and takes the right one with the same code, within its five tries', async () => {
    const to = anAddress()
    await addMember(server, { username: 'right', email: to })
    await addMember(server, { username: 'stranger', email: anAddress() })
    const given = await receive(to)
    for (const username of ['wrong', 'stranger']) {
      const { status, error } = await recover({ ...given, username, password: 'another one' })
      expect([status, error.issues?.map(({ path }) => path)]).toEqual([400, ['username']])
    }
    expect(await logIn('stranger', 'another one')).toBe(401)
    expect((await recover({ ...given, username: 'right', password: 'another one' })).status).toBe(201)
  })

  it('refuses a password that is too short before it counts a try', async () => {
    const to = anAddress()
    await addMember(server, { username: 'short', email: to })
    const given = await receive(to)
    for (let tries = 0; tries < 6; tries += 1) expect((await recover({ ...given, username: 'short', password: 'short' })).status).toBe(400)
    expect((await recover({ ...given, username: 'short', password: 'long enough' })).status).toBe(201)
  })

  it('has no effect for an account that was suspended meanwhile, or whose address is another one now', async () => {
    for (const change of [{ status: 'suspended' }, { email: anAddress() }]) {
      const to = anAddress()
      const username = `changed ${to}`
      const _id = await addMember(server, { username, email: to })
      const given = await receive(to)
      await db.updateTable('users').set(change).where('_id', '=', _id).execute()
      expect((await recover({ ...given, username, password: 'another one' })).status).toBe(400)
    }
  })
})

describe('an address without an account', () => {
  it('is answered as one with an account, and gets nothing', async () => {
    const [known, unknown, suspended] = [anAddress(), anAddress(), anAddress()]
    await addMember(server, { email: known })
    await addMember(server, { email: suspended, status: 'suspended' })
    const replies = [await request(known), await request(unknown), await request(suspended)]
    const shapes = replies.map(({ status, headers, answer: { recovery }, text }) => {
      const others = Object.entries(headers).filter(([name]) => name !== 'date' && !name.startsWith('x-ratelimit-'))
      const lasts = Math.round((Date.parse(recovery.expiresAt) - Date.now()) / 10_000)
      return { status, headers: others, keys: Object.keys(recovery), version: recovery._id[14], lasts, length: text.length }
    })
    expect(shapes[0]).toMatchObject({ status: 201, keys: ['_id', 'expiresAt'], lasts: 60 })
    expect(shapes.slice(1)).toEqual([shapes[0], shapes[0]])
    expect(
      [await sentTo(server, known), await sentTo(server, unknown), await sentTo(server, suspended)].map(({ length }) => length),
    ).toEqual([1, 0, 0])
    const left = await db.selectFrom('deliveries').select('payload').where('payload', 'is not', null).execute()
    expect(left).toEqual([])
  })

  it('has the same limits, and the same answers to wrong codes', async () => {
    const [known, unknown] = [anAddress(), anAddress()]
    await addMember(server, { email: known })
    const outcomes: unknown[][] = []
    for (const to of [known, unknown]) {
      const seen: unknown[] = []
      const { answer } = await request(to)
      const sent = to === known ? await codeSentTo(server, to) : '123456'
      for (let tries = 0; tries < 7; tries += 1) {
        const wrong = { _id: answer.recovery._id, code: anotherCode(sent), username: 'kim', password: 'another one' }
        const { status, text } = await recover(wrong)
        seen.push([status, text])
      }
      for (let more = 0; more < 3; more += 1) {
        const { status, error } = await request(to)
        seen.push([status, error.code])
      }
      outcomes.push(seen)
    }
    expect(outcomes[1]).toEqual(outcomes[0])
    expect(outcomes[0]?.at(-1)).toEqual([429, 'tooMany'])
  })

  it('makes the same statements before its answer, in the same order', async () => {
    const statements: string[] = []
    const recorder: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        statements.push(db.getExecutor().compileQuery(node, queryId).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const { database, config } = server
    const recorded = await buildApp(config, { ...database, db: database.db.withPlugin(recorder) })
    vi.spyOn(recorded.platform.mail, 'deliver').mockImplementation(() => undefined)
    const [known, unknown] = [anAddress(), anAddress()]
    await addMember(server, { email: known })
    const made: string[][] = []
    for (const to of [known, unknown]) {
      statements.length = 0
      const { statusCode } = await recorded.inject(requestOf('POST /api/v1/users/recovery', { body: { channel: 'EMAIL', to } }))
      expect(statusCode).toBe(201)
      made.push([...statements])
    }
    await recorded.close()
    expect(made[0]?.length).toBeGreaterThan(4)
    expect(made[1]).toEqual(made[0])
    await db.deleteFrom('deliveries').where('state', '=', 'queued').execute()
  })

  it('is answered no sooner: no answer waits for what is sent', async () => {
    await using slow = await startServer({ env: { SMS_URL: gateway.url, SMS_TOKEN: 'token' } })
    await addMember(slow, { phone: '+821012345678' })
    gateway.answers.push('silence')
    const begin = performance.now()
    const { status } = await slow.ask('POST /api/v1/users/recovery', { body: { channel: 'SMS', to: '010-1234-5678' } })
    expect(status).toBe(201)
    expect(performance.now() - begin).toBeLessThan(5000)
    await vi.waitFor(() => expect(gateway.received).toHaveLength(1))
    gateway.hangUp()
  })
})
