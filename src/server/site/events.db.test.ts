import { terms } from '#contract/support/terms.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { aRequest, aTerm } from '../testing/content.ts'
import { listenTo } from '../testing/listen.ts'
import { serverForFile } from '../testing/server.ts'
import { pace } from '../http/event-streams.ts'

const usual = { ...pace }
Object.assign(pace, { look: 20, heartbeat: 60_000 })

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
afterAll(() => {
  Object.assign(pace, usual)
  // Those that fetch has opened ahead, and nothing was sent on.
  server.app.server.closeAllConnections()
})
await server.add(terms, aTerm())
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
const [admin, editor] = [await server.login('admin'), await server.login('editor')]

/** Listens, and collects what comes. */
const listen = (token: string, { since = '', at = origin } = {}) =>
  listenTo(`${at}/api/console/events${since === '' ? '' : `?since=${since}`}`, token)
const send = async () => (await server.ask('POST /api/v1/forms', { body: aRequest() })).answer.form
const one = { resource: 'forms', count: 1 }

it('tells who may see requests that one has come, and nothing of it; who may not hears nothing', async () => {
  const [clerk, writer] = [await listen(admin), await listen(editor)]
  expect(clerk.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(clerk.response.headers.get('cache-control')).toBe('no-store')
  await expect.poll(clerk.text).toContain('event: open')
  await send()
  await expect.poll(clerk.news).toEqual([one])
  expect(clerk.text()).not.toMatch(/홍길동|1234/)
  await wait(60)
  expect(writer.news()).toEqual([])
})

it('hears of what a colleague changes, without counting it as new', async () => {
  const { _id } = await send()
  const clerk = await listen(admin)
  await server.ask('PUT /api/console/forms/{_id}', { token: admin, params: { _id }, body: { stage: 'contacted' } })
  await expect.poll(clerk.news).toEqual([{ resource: 'forms', count: 0 }])
})

it('is told after a gap how many came meanwhile', async () => {
  const before = await listen(admin)
  await send()
  await expect.poll(before.news).toEqual([one])
  before.end()
  await send()
  await send()
  const after = await listen(admin, { since: before.lastId() })
  await expect.poll(after.news).toEqual([{ resource: 'forms', count: 2 }])
  expect((await listen(admin, { since: 'yesterday' })).response.status).toBe(400)
})

it('hears of what another process has taken', async () => {
  const database = openDatabase(server.config)
  const other = await buildApp(server.config, database)
  onTestFinished(async () => {
    await other.close()
    await database.close()
  })
  const clerk = await listen(admin, { at: await other.listen({ host: '127.0.0.1', port: 0 }) })
  await send()
  await expect.poll(clerk.news).toEqual([one])
})

it('ends with the session, and with another scope', async () => {
  pace.heartbeat = 50
  onTestFinished(() => void (pace.heartbeat = 60_000))
  const [leaving, staying] = [await server.login('admin'), await server.login('editor')]
  const [left, stays] = [await listen(leaving), await listen(staying)]
  await expect.poll(stays.text).toContain(':\n\n')
  const { sid } = JSON.parse(Buffer.from(leaving.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
  await db.deleteFrom('sessions').where('_id', '=', sid).execute()
  await expect.poll(left.hasEnded).toBe(true)
  expect(stays.hasEnded()).toBe(false)
  await db
    .updateTable('levels')
    .set({ scopes: '["console"]' })
    .where('_id', 'in', (eb) => eb.selectFrom('users').select('_level').where('username', '=', 'editor').$castTo<{ _level: string }>())
    .execute()
  await expect.poll(stays.hasEnded).toBe(true)
})

it('has a limit for each account, and takes who comes after one has left', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => listen(admin)))
  const refused = all.filter(({ response }) => response.status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.response.headers.get('retry-after')).toBe('60')
  for (const { end } of all) end()
  await expect.poll(async () => (await listen(admin)).response.status, { interval: 50 }).toBe(200)
  const { statusCode } = await server.app.inject({
    method: 'HEAD',
    url: '/api/console/events',
    headers: { authorization: `Bearer ${admin}` },
  })
  expect(statusCode).toBe(200)
})

it('ends when the server does', async () => {
  const database = openDatabase(server.config)
  const other = await buildApp(server.config, database)
  const clerk = await listen(admin, { at: await other.listen({ host: '127.0.0.1', port: 0 }) })
  await expect.poll(clerk.text).toContain('event: open')
  await other.close()
  await database.close()
  await expect.poll(clerk.hasEnded).toBe(true)
})
