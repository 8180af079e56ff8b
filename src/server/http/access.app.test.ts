import type { Call, ConsoleScope } from '#contract/call.ts'
import { calls as table, resources } from '#contract/api.ts'
import { consoleScopes } from '#contract/call.ts'
import { practices } from '#contract/law/practices.ts'
import { success } from '#contract/law/success.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { asTables } from '../db/schema.ts'
import { tableOf } from '../db/rows.ts'
import { aStory } from '../testing/content.ts'
import { requestOf, serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
await server.add(practices, { name: { ko: '형사' }, description: { ko: '형사' }, url: null })
const story = await server.add(success, aStory())
const { db } = server.database

const calls = Object.entries(table as Record<string, Call>)
const consoleCalls = calls.filter(([, { access }]) => access.startsWith('console'))
const params = { _id: story._id }

/** Every row of every resource and of files, except levels, which these tests change themselves. */
const everything = async () =>
  JSON.stringify([
    await Promise.all(
      resources
        .filter(({ path }) => path !== 'levels')
        .map((resource) => asTables(db).selectFrom(tableOf(resource)).selectAll().orderBy('_id').execute()),
    ),
    await db.selectFrom('files').selectAll().execute(),
    await db.selectFrom('revisions').selectAll().orderBy('name').execute(),
    await db.selectFrom('idempotency').selectAll().execute(),
  ])

const token = await server.login('editor')

/** Gives the editor these scopes; the token stays the same. */
async function editorWith(scopes: readonly string[]): Promise<string> {
  await db
    .updateTable('levels')
    .set({ scopes: JSON.stringify(scopes) })
    .where('name', '=', '편집자')
    .execute()
  return token
}

describe('every call below /api/console', () => {
  it('is declared with the console, or a scope of it, and nothing else is', () => {
    for (const [name, { access }] of calls) expect([name, access.startsWith('console')]).toEqual([name, name.includes(' /api/console/')])
    expect(consoleCalls.length).toBeGreaterThan(30)
  })

  it.each(consoleCalls)('%s answers 401 to nobody, and 403 to who lacks its scope, and changes nothing', async (name, { access }) => {
    const before = await everything()
    const asked = { params, ...(name.startsWith('GET') || name.startsWith('DELETE') ? {} : { body: {} }) }
    const send = async (token?: string) => {
      const request = requestOf(name, { ...asked, ...(token === undefined ? {} : { token }) })
      // Events do not end by themselves.
      const { statusCode, headers, payload } = await server.app.inject({ ...request, signal: AbortSignal.timeout(2000) })
      return { status: statusCode, code: (JSON.parse(payload) as { code: string }).code, challenge: headers['www-authenticate'] }
    }
    const unauthorized = { status: 401, code: 'unauthorized', challenge: 'Bearer' }
    for (const token of [undefined, 'x', 'a.b.c']) expect(await send(token)).toEqual(unauthorized)

    const others = consoleScopes.filter((scope) => scope !== (access as ConsoleScope))
    const forbidden = { status: 403, code: 'forbidden', challenge: undefined }
    // Calls for anybody of the staff look themselves at what they name.
    const lacking = access === 'console' ? [] : [['console', ...others]]
    // A scope without `console` itself opens nothing.
    for (const scopes of [...lacking, access === 'console' ? consoleScopes : [access], []])
      expect(await send(await editorWith(scopes))).toEqual(forbidden)
    expect(await everything()).toBe(before)

    const admitted = await send(await editorWith(['console', access])).catch(() => undefined)
    expect(access === 'console' ? [401] : [401, 403]).not.toContain(admitted?.status)
    await server.add(practices, { name: { ko: '형사' }, description: { ko: '형사' }, url: null })
  })
})

it.each([
  ['GET', '/api/console'],
  ['GET', '/api/console/nothing'],
  ['GET', '/api/console/nothing?x=1'],
  ['POST', '/api/console/setting'],
  ['PATCH', '/api/console/forms'],
  ['GET', `/api/console/forms/${story._id}/nothing`],
] as const)('%s %s, which is not there, is told to the console alone', async (method, url) => {
  const send = async (headers = {}) => (await server.app.inject({ method, url, headers })).statusCode
  const authorization = `Bearer ${token}`
  expect([await send(), await send({ authorization: 'Bearer x' })]).toEqual([401, 401])
  await editorWith(['console:content'])
  expect(await send({ authorization })).toBe(403)
  await editorWith(['console'])
  expect(await send({ authorization })).toBe(404)
})

it('nobody sends a body to the console without being known', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/console/files',
    headers: { 'content-type': 'nonsense' },
    payload: 'x'.repeat(30 * 1024 * 1024),
  })
  expect(reply.statusCode).toBe(401)
})

const list = (token: string) => server.ask('GET /api/console/success', { token })
const setStatus = (status: string) => db.updateTable('users').set({ status }).where('username', '=', 'editor').execute()

describe('access follows the database at once', () => {
  beforeEach(() => editorWith(['console', 'console:content']))

  it('a suspended person is out, and cannot come back in', async () => {
    expect((await list(token)).status).toBe(200)
    await setStatus('suspended')
    expect((await list(token)).status).toBe(401)
    expect(await server.login('editor').catch(() => undefined)).toBeUndefined()
    await setStatus('active')
    expect((await list(token)).status).toBe(200)
  })

  it('a scope that was taken away is missing with the token of before', async () => {
    expect((await list(token)).status).toBe(200)
    await editorWith(['console'])
    expect((await list(token)).status).toBe(403)
  })

  it('a deleted session ends its access token too', async () => {
    await db.deleteFrom('sessions').execute()
    expect((await list(token)).status).toBe(401)
  })
})
