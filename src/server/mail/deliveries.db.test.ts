import type { Query } from '#contract/api.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { startMailServer, startSmsGateway } from '../testing/post-office.ts'
import { serverForFile, startServer } from '../testing/server.ts'
import { enqueue, findDue, forgetOldDeliveries } from './deliveries.ts'
import { makeMail } from './mail.ts'

const mails = await startMailServer()
const gateway = await startSmsGateway()
const env = { SMTP_URL: mails.url, MAIL_FROM: 'Ieumsae <no-reply@ieumsae.example>', SMS_URL: gateway.url, SMS_TOKEN: 'token' }
const server = await serverForFile({ env, hasAccounts: true })
const { db } = server.database
const { mail } = server.app.platform

const aMessage = { channel: 'SMS', to: '+821012345678', subject: '', text: 'the code 123456', ttl: 600 } as const
const queue = (message: Parameters<typeof enqueue>[2] = aMessage) => enqueue(db, 'certification', message)
const read = (_id: string) => db.selectFrom('deliveries').selectAll().where('_id', '=', _id).executeTakeFirst()
const deliver = async (_id: string) => {
  mail.deliver(_id)
  await mail.idle()
}
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

afterEach(() => void vi.useRealTimers())

describe('a message', () => {
  it('is sent once, and leaves a log without content', async () => {
    const _id = await queue({ ...aMessage, channel: 'EMAIL', to: 'kim@example.com' })
    expect((await read(_id))?.payload).toContain('123456')
    await deliver(_id)
    await deliver(_id)
    await mail.deliverDue()
    expect(mails.received.map(({ to }) => to)).toEqual([['kim@example.com']])
    expect(await read(_id)).toMatchObject({ channel: 'EMAIL', template: 'certification', state: 'sent', attempts: 1, payload: null })
    const rows = JSON.stringify(await db.selectFrom('deliveries').selectAll().execute())
    for (const personal of ['123456', 'kim@example.com']) expect(rows).not.toContain(personal)
  })

  it('that is not taken is tried again five times with growing pauses, and then given up', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    gateway.answers.push(...Array.from({ length: 20 }, () => 503))
    const _id = await queue()
    const begin = Date.now()
    await deliver(_id)
    const tries: number[] = [0]
    for (let second = 0; second < 1200; second += 1) {
      pass(1000)
      const before = gateway.received.length
      await mail.deliverDue()
      if (gateway.received.length > before) tries.push(Math.round((Date.now() - begin) / 1000))
    }
    expect(tries).toEqual([0, 10, 30, 90, 210, 510])
    expect(await read(_id)).toMatchObject({ state: 'failed', attempts: 6, payload: null })
  })

  it('is taken at a later try', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    gateway.answers.push(500)
    const _id = await queue()
    await deliver(_id)
    expect(await read(_id)).toMatchObject({ state: 'queued', attempts: 1 })
    await mail.deliverDue()
    expect(gateway.received).toHaveLength(1)
    pass(10_001)
    await mail.deliverDue()
    expect(gateway.received).toHaveLength(2)
    expect(await read(_id)).toMatchObject({ state: 'sent', attempts: 2, payload: null })
  })

  it('that is refused for good is not tried again', async () => {
    gateway.answers.push(400)
    const _id = await queue()
    await deliver(_id)
    expect(await read(_id)).toMatchObject({ state: 'failed', attempts: 1, payload: null })
  })

  it('of a process that died is sent by another, but not when its code is of no use any more', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const lost = await queue()
    await mail.deliverDue()
    expect(gateway.received).toHaveLength(1)
    expect(await read(lost)).toMatchObject({ state: 'sent' })
    const late = await queue()
    pass(11 * 60_000)
    await mail.deliverDue()
    expect(gateway.received).toHaveLength(1)
    expect(await read(late)).toMatchObject({ state: 'failed', payload: null })
  })

  it('to nobody is not sent and leaves nothing', async () => {
    const _id = await queue({ ...aMessage, to: null })
    await deliver(_id)
    expect(gateway.received).toEqual([])
    expect(await read(_id)).toBeUndefined()
  })

  it('is sent once by two processes that find it at the same time', async () => {
    const database = openDatabase(server.config)
    const other = await buildApp(server.config, database)
    try {
      const ids = await Promise.all(Array.from({ length: 10 }, () => queue()))
      await Promise.all([mail.deliverDue(), other.platform.mail.deliverDue(), mail.deliverDue(), other.platform.mail.deliverDue()])
      expect(gateway.received).toHaveLength(ids.length)
    } finally {
      await other.close()
      await database.close()
    }
  })

  it('that has just come does not stand behind all that wait, and all are sent in one go', async () => {
    await db.deleteFrom('deliveries').execute()
    const waiting = await Promise.all(Array.from({ length: 60 }, () => queue()))
    const before = new Date(Date.now() - 60_000).toISOString()
    await db.updateTable('deliveries').set({ nextAt: before }).where('_id', 'in', waiting).execute()
    const last = await queue()
    expect(await findDue(db, 15, 5)).toHaveLength(15)
    expect(await findDue(db, 15, 5)).toContain(last)
    expect(new Set(await findDue(db, 100, 5)).size).toBe(61)
    await mail.deliverDue()
    expect(gateway.received).toHaveLength(61)
    expect((await read(last))?.state).toBe('sent')
  })

  it('is forgotten after 90 days', async () => {
    const [old, young] = [await queue(), await queue()]
    const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    for (const [_id, days] of [
      [old, 91],
      [young, 89],
    ] as const)
      await db
        .updateTable('deliveries')
        .set({ createdAt: before(days), state: 'sent', payload: null })
        .where('_id', '=', _id)
        .execute()
    await forgetOldDeliveries(db)
    expect([await read(old), (await read(young))?._id]).toEqual([undefined, young])
  })
})

it('the log shows staff what was sent and what failed, the newest first, with neither addresses nor texts', async () => {
  await db.deleteFrom('deliveries').execute()
  gateway.answers.push(400, 503)
  const [failed, waiting, sent] = [await queue(), await queue(), await queue()]
  for (const _id of [failed, waiting, sent]) await deliver(_id)
  const token = await server.login('admin')
  const ask = async (query: Query<'GET /api/console/deliveries'> & object = {}) =>
    (await server.ask('GET /api/console/deliveries', { token, query })).answer
  const { deliveries, summary } = await ask()
  expect(deliveries).toEqual([
    expect.objectContaining({ _id: sent, state: 'sent', attempts: 1, nextAt: null, lastError: null }),
    expect.objectContaining({ _id: waiting, state: 'queued', endedAt: null, lastError: 'SMS: 503' }),
    expect.objectContaining({ _id: failed, state: 'failed', nextAt: null, lastError: 'SMS: 400' }),
  ])
  expect(Date.parse(deliveries[2]?.endedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(summary).toEqual({ total: 3, limit: 20, skip: 0 })
  for (const personal of ['123456', '1012345678']) expect(JSON.stringify(deliveries)).not.toContain(personal)
  expect((await ask({ state: 'failed' })).deliveries.map(({ _id }) => _id)).toEqual([failed])
  expect((await ask({ channel: 'EMAIL' })).summary.total).toBe(0)
  expect((await ask({ from: new Date(Date.now() + 60_000).toISOString() })).summary.total).toBe(0)
  const page = await ask({ limit: 1, skip: 1 })
  expect([page.deliveries.map(({ _id }) => _id), page.summary.total]).toEqual([[waiting], 3])
})

it('a sender that is not one address is named at the start', () => {
  for (const from of ['nobody', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])
    for (const [senders, name] of [
      [{ from, centreFrom: undefined }, /\nMAIL_FROM/],
      [{ from: env.MAIL_FROM, centreFrom: from }, /\nCENTRE_MAIL_FROM/],
    ] as const)
      expect(() => makeMail({ config: { ...server.config, smtp: { url: mails.url, ...senders } }, db, log: server.app.log })).toThrow(name)
})

describe('the outbox', () => {
  it('shows in development what cannot be sent, escaped, and to no cache and no search engine', async () => {
    await using developing = await startServer()
    const { app, database } = developing
    expect((await app.inject('/dev/outbox')).payload).toContain('Nothing was sent.')
    const texts = Array.from({ length: 101 }, (_, index) => `<b>${index}</b>`)
    const { mail: own } = app.platform
    for (const text of texts.slice(0, 100)) await own.outbox?.deliver({ ...aMessage, text })
    own.deliver(await enqueue(database.db, 'certification', { ...aMessage, text: texts[100] ?? '' }))
    await own.idle()
    const page = await app.inject('/dev/outbox')
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.payload).toContain('&lt;b&gt;100&lt;/b&gt;')
    expect(page.payload).not.toMatch(/<b>|<script/)
    const { messages } = (await app.inject('/dev/outbox.json')).json<{ messages: { text: string; to: string }[] }>()
    expect(messages.map(({ text }) => text)).toEqual(texts.slice(1).toReversed())
    expect(messages[0]).toMatchObject({ channel: 'SMS', to: '+821012345678' })
  })

  it('is not asked to hold what the settings send elsewhere', () => {
    expect([mail.isAvailable('EMAIL'), mail.isAvailable('SMS'), mail.outbox?.messages]).toEqual([true, true, []])
  })

  it('is read in the console where the demo is tried at a local address, and nowhere else in production', async () => {
    const env = { NODE_ENV: 'production', SEED: 'demo', ORIGIN: 'http://localhost:3000' }
    await using demo = await startServer({ env, hasAccounts: true })
    const [admin, editor] = [await demo.login('admin'), await demo.login('editor')]
    const ask = (token: string) => demo.ask('GET /api/console/outbox', { token })
    await demo.ask('POST /api/v1/users/certify', { body: { channel: 'EMAIL', to: 'new@example.com' } })
    await demo.app.platform.mail.idle()
    const [message] = (await ask(admin)).answer.messages
    expect(message).toMatchObject({ channel: 'EMAIL', to: 'new@example.com' })
    expect(message?.text).toMatch(/\d{6}/)
    expect((await ask(editor)).status).toBe(403)
    expect((await demo.app.inject('/dev/outbox')).statusCode).toBe(404)
    const { installation } = (await demo.ask('GET /api/console/installation', { token: admin })).answer
    expect(installation).toEqual({ mail: 'outbox', sms: 'outbox', hasStun: false, hasTurn: false })
    for (const other of [{ SEED: 'none' }, { ORIGIN: 'https://ieumsae.example' }])
      expect(readConfig({ ...env, ...other }).hasOutbox).toBe(false)
  })

  it('does not exist in production, and the log says at the start what cannot be sent', async () => {
    await using production = await startServer({ env: { NODE_ENV: 'production' } })
    const warn = vi.fn<(...words: unknown[]) => void>()
    makeMail({ config: production.config, db, log: { ...production.app.log, warn } as typeof production.app.log })
    expect(warn.mock.calls.map(([, text]) => text)).toEqual([
      'SMTP_URL is not set: messages of this kind cannot be sent',
      'SMS_URL is not set: messages of this kind cannot be sent',
    ])
    expect(production.app.platform.mail.outbox).toBeUndefined()
    for (const path of ['/dev/outbox', '/dev/outbox.json']) expect((await production.app.inject(path)).statusCode).toBe(404)
  })
})
