import type { Call } from '#contract/call.ts'
import { calls, type CallName } from '#contract/api.ts'
import { levels } from '#contract/account/levels.ts'
import { describe, expect, it } from 'vitest'
import { asTables } from '../db/schema.ts'
import { addMember, openFor } from '../testing/members.ts'
import { requestOf, serverForFile } from '../testing/server.ts'
import { endActings } from './acting.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const token = await server.login('admin')
const admin = await db.selectFrom('users').select('_id').where('username', '=', 'admin').executeTakeFirstOrThrow()
const member = await addMember(server, 'member', { name: '김회원' })
const reason = '회원이 화면이 다르다고 하심'
const someId = '019a0000-0000-7000-8000-000000000001'

const begin = (by = token, _id = member._id) =>
  server.ask('POST /api/console/users/{_id}/acting', { token: by, params: { _id }, body: { reason } })
const exchange = (code: string) => server.ask('POST /api/auth/acting', { body: { code } })
const open = async (by = token) => (await exchange((await begin(by)).answer.acting.code)).answer.accessToken
const me = (by: string) => server.ask('GET /api/v1/me', { token: by })
const notes = async (_id = member._id) =>
  (
    await db.selectFrom('audit').select(['action', '_user', 'reason']).where('_item', '=', _id).orderBy('at').orderBy('_id').execute()
  ).filter(({ action }) => action.startsWith('act'))

/** A clerk with these scopes, logged in. */
async function clerk(username: string, scopes: (typeof levels.consoleItem)['_output']['scopes']) {
  const level = await server.add(levels, { name: username, scopes })
  const { _id, ...session } = await addMember(server, username)
  await db.updateTable('users').set({ _level: level._id, role: 'STAFF' }).where('_id', '=', _id).execute()
  return { _id, ...session }
}
const personnel = await clerk('personnel', ['console', 'console:members'])

/** Every row of every table. */
async function everything(): Promise<string[]> {
  const tables = (await db.introspection.getTables()).filter(({ name, isView }) => !isView && !name.includes('search'))
  const rows = await Promise.all(tables.map(async ({ name }) => [name, await asTables(db).selectFrom(name).selectAll().execute()] as const))
  return rows.flatMap(([name, all]) => all.map((row) => `${name} ${JSON.stringify(row)}`)).toSorted()
}

describe('looking at the site as a member sees it', () => {
  it('reads what the member reads, says who looks, and is in the log from its begin to its end', async () => {
    const accessToken = await open()
    expect((await me(accessToken)).answer.me).toMatchObject({ _id: member._id, name: '김회원', scopes: [] })
    const { acting } = (await server.ask('GET /api/v1/me/acting', { token: accessToken })).answer
    expect(acting).toMatchObject({ username: 'member', name: '김회원', actor: '관리자' })
    expect((await server.ask('GET /api/v1/me/acting', { token: member.token })).status).toBe(404)
    expect((await server.ask('POST /api/auth/acting/end', { body: { accessToken } })).status).toBe(204)
    expect((await me(accessToken)).status).toBe(401)
    expect(await notes()).toEqual([
      { action: 'act', _user: admin._id, reason },
      { action: 'actEnd', _user: admin._id, reason: null },
    ])
  })

  it('makes no write and no call of the console or of logins, whatever the call', async () => {
    const accessToken = await open()
    const before = await everything()
    const answered: string[] = []
    let count = 0
    for (const [name, { upload, part }] of Object.entries(calls) as [CallName, Call][]) {
      if (name.startsWith('GET /api/v1/')) continue
      const params = { _id: member._id, _board: someId, _file: someId, index: '0', width: '160.webp', code: 'x', template: 'test' }
      const body = name.startsWith('GET') || name.startsWith('DELETE') || (upload ?? part) !== undefined ? {} : { body: {} }
      const { statusCode, payload } = await server.app.inject(requestOf(name, { params, token: accessToken, ...body }))
      count += 1
      if (statusCode !== 403 || !payload.includes('actingReadsOnly')) answered.push(`${name}: ${statusCode} ${payload}`)
    }
    expect(answered).toEqual([])
    expect(count).toBeGreaterThan(200)
    expect(await everything()).toEqual(before)
  })

  it('does not read what is the member’s alone, nor what who looks could not read in the console', async () => {
    const accessToken = await open(personnel.token)
    for (const name of ['GET /api/v1/me/export', 'GET /api/v1/me/draftKey', 'GET /api/v1/me/calendar'] as const)
      expect(await server.ask(name, { token: accessToken })).toMatchObject({ status: 403, error: { code: 'actingReadsOnly' } })
    expect((await server.ask('GET /api/v1/me/inquires', { token: accessToken })).status).toBe(403)
    // Whom a member meets, and when, is for who may see fairs.
    const fair = { params: { _fair: someId } }
    for (const name of ['GET /api/v1/me/matchings', 'GET /api/v1/me/notifications', 'GET /api/v1/me/schedules/{_fair}'] as const) {
      expect([name, (await server.ask(name, { token: accessToken, ...fair })).status]).toEqual([name, 403])
      expect([name, (await server.ask(name, { token: await open(), ...fair })).status]).not.toEqual([name, 403])
    }
    expect((await server.ask('GET /api/v1/me/inquires', { token: await open() })).status).toBe(200)
  })

  it('shows no file that who looks could not open in the console, and notes one that is opened', async () => {
    const file = {
      name: 'a.webp',
      type: 'image/webp',
      size: 1,
      sha256: '',
      isPublic: 0,
      _user: member._id,
      createdAt: new Date().toISOString(),
    }
    await db
      .insertInto('files')
      .values({ ...file, _id: someId, scope: 'console:inquiries' })
      .execute()
    const take = async (by: string) =>
      (await server.app.inject(requestOf('GET /api/v1/files/{_file}', { params: { _file: someId }, token: by }))).statusCode
    expect(await take(await open(personnel.token))).toBe(403)
    // Its bytes are not on this disk: what was looked at is whether it may be read.
    expect(await take(await open())).not.toBe(403)
    const noted = await db.selectFrom('audit').select('_user').where('_item', '=', someId).where('action', '=', 'download').execute()
    expect(noted).toEqual([{ _user: admin._id }])
  })

  it('is opened once, by a right code that is not a minute old', async () => {
    const { code } = (await begin()).answer.acting
    expect((await exchange(code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).error.code).toBe('actingOver')
    expect((await exchange(code)).status).toBe(200)
    expect((await exchange(code)).error.code).toBe('actingOver')
    const late = (await begin()).answer.acting.code
    const startedAt = new Date(Date.now() - 61_000).toISOString()
    await db.updateTable('actings').set({ startedAt }).where('openedAt', 'is', null).execute()
    expect((await exchange(late)).error.code).toBe('actingOver')
  })

  it('ends with its time, which the log says, and with the session and the scope of who looks', async () => {
    const accessToken = await open()
    await db
      .updateTable('actings')
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .execute()
    expect((await me(accessToken)).status).toBe(401)
    await endActings(db)
    expect(await db.selectFrom('actings').selectAll().execute()).toEqual([])
    expect((await notes()).at(-1)).toMatchObject({ action: 'actEnd' })

    const { token: own, refreshToken } = await openFor(server, personnel._id)
    const until = await open(own)
    expect((await me(until)).status).toBe(200)
    await server.ask('DELETE /api/auth/refreshToken', { token: refreshToken })
    expect((await me(until)).status).toBe(401)
    const again = await open(personnel.token)
    await db.updateTable('levels').set({ scopes: '["console"]' }).where('name', '=', 'personnel').execute()
    expect((await me(again)).status).toBe(401)
  })

  it('is refused without the scope or a reason, and of staff, of oneself and of closed accounts', async () => {
    const editor = await server.login('editor')
    expect((await begin(editor)).status).toBe(403)
    expect((await begin(member.token)).status).toBe(403)
    const unreasoned = { token, params: { _id: member._id }, body: { reason: ' ' } }
    expect((await server.ask('POST /api/console/users/{_id}/acting', unreasoned)).status).toBe(400)
    for (const _id of [personnel._id, admin._id]) expect((await begin(token, _id)).error.code).toBe('actingRefused')
    const suspended = await addMember(server, 'suspended')
    await server.ask('PUT /api/console/users/{_id}', { token, params: { _id: suspended._id }, body: { status: 'suspended' } })
    expect((await begin(token, suspended._id)).error.code).toBe('actingRefused')
    expect((await begin(token, someId)).status).toBe(404)
  })
})
