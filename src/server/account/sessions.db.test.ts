import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { certify } from '../testing/certification.ts'
import { addMember, openFor } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'
import { hashPassword, noPassword } from './passwords.ts'
import { sameAgain } from './refresh-chain.ts'
import { endSessions } from './sessions.ts'

const server = await serverForFile()
const { db } = server.database
const member = await addMember(server, 'hong')

const refresh = (token: string) => server.ask('GET /api/auth/accessToken', { token })
const nextOf = async (token: string) => (await refresh(token)).answer.refreshToken
const statusOf = async (token: string) => (await server.ask('GET /api/v1/me', { token })).status
/** In the form of one: it is looked at after the session. */
const aCredential = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: [] },
  clientExtensionResults: {},
}
/** A session of its own, after whatever moment it is. */
const open = () => openFor(server, member._id)

const later = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
afterEach(() => void vi.useRealTimers())

describe('a refresh token', () => {
  it('is exchanged for the next one each time, and neither is stored', async () => {
    const { refreshToken } = await open()
    const second = await nextOf(refreshToken)
    const third = await nextOf(second)
    expect(new Set([refreshToken, second, third]).size).toBe(3)
    const stored = JSON.stringify([
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('formerTokens').selectAll().execute(),
    ])
    for (const token of [refreshToken, second, third]) expect(stored).not.toContain(token)
  })

  it('presented again within a minute brings the same successor, as for two tabs at once', async () => {
    const { refreshToken } = await open()
    const successors = await Promise.all([nextOf(refreshToken), nextOf(refreshToken), nextOf(refreshToken)])
    expect(new Set(successors).size).toBe(1)
    later(sameAgain - 5000)
    expect(await nextOf(refreshToken)).toBe(successors[0])
    expect((await refresh(successors[0] ?? '')).status).toBe(200)
  })

  it('presented again after a lost reply brings another successor, and the lost one ends the session', async () => {
    const { refreshToken, token } = await open()
    const lost = await nextOf(refreshToken)
    later(sameAgain + 1)
    const found = await nextOf(refreshToken)
    expect(found).not.toBe(lost)
    const next = await nextOf(found)
    expect(await statusOf(token)).toBe(200)
    expect((await refresh(lost)).status).toBe(401)
    for (const each of [refreshToken, found, next]) expect((await refresh(each)).status).toBe(401)
    expect(await statusOf(token)).toBe(401)
  })

  it('that was replaced twice ends the session with all its tokens, and no other session', async () => {
    const [{ refreshToken, token }, other] = [await open(), await open()]
    const second = await nextOf(refreshToken)
    const third = await nextOf(second)
    const access = (await refresh(third)).answer.accessToken
    expect((await refresh(refreshToken)).status).toBe(401)
    for (const each of [second, third]) expect((await refresh(each)).status).toBe(401)
    expect([await statusOf(token), await statusOf(access), await statusOf(other.token)]).toEqual([401, 401, 200])
    const left = await db.selectFrom('sessions').select('_id').execute()
    const former = await db.selectFrom('formerTokens').select('_session').execute()
    expect(former.filter(({ _session }) => !left.some(({ _id }) => _id === _session))).toEqual([])
  })

  it('presented to two processes at once has one successor', async () => {
    const database = openDatabase(server.config)
    const app = await buildApp(server.config, database)
    onTestFinished(async () => {
      await app.close()
      await database.close()
    })
    const { refreshToken } = await open()
    let token = refreshToken
    for (let round = 0; round < 5; round += 1) {
      const headers = { authorization: `Bearer ${token}` }
      const replies = await Promise.all(
        [server.app, app, server.app, app].map((each) => each.inject({ url: '/api/auth/accessToken', headers })),
      )
      const successors = replies.map((reply) => reply.json<{ refreshToken: string }>().refreshToken)
      expect(new Set(successors)).toEqual(new Set([successors[0]]))
      token = successors[0] ?? ''
    }
    const former = await db.selectFrom('formerTokens').innerJoin('sessions', 'sessions._id', '_session').select('_session').execute()
    expect(former.length).toBeGreaterThan(3)
  })

  it('is used up by no HEAD, and given by none', async () => {
    const { refreshToken } = await open()
    for (const path of ['accessToken', 'refreshToken', 'publicKey']) {
      const headers = { authorization: `Bearer ${refreshToken}` }
      expect((await server.app.inject({ method: 'HEAD', url: `/api/auth/${path}`, headers })).statusCode).toBe(404)
    }
    const { tokenHash } = await db.selectFrom('sessions').select('tokenHash').orderBy('createdAt', 'desc').executeTakeFirstOrThrow()
    expect(tokenHash).toBe(createHash('sha256').update(refreshToken).digest('base64url'))
  })
})

describe('what is under way while the sessions of an account are ended', () => {
  const password = 'correct horse'

  it('is no login with the password that it had', async () => {
    const { _id } = await addMember(server, 'park', { passwordHash: await hashPassword(password) })
    const authorization = `Basic ${Buffer.from(`park:${password}`).toString('base64')}`
    const logins = Array.from({ length: 4 }, () => server.ask('GET /api/auth/refreshToken', { headers: { authorization } }))
    // One is verified after the other: the later ones have read the password before it is changed.
    await logins[0]
    await db.transaction().execute(async (own) => {
      await own.updateTable('users').set({ passwordHash: noPassword() }).where('_id', '=', _id).execute()
      await endSessions(own, _id)
    })
    await Promise.all(logins)
    expect(await db.selectFrom('sessions').select('_id').where('_user', '=', _id).execute()).toEqual([])
  })

  it.each([
    ['a passkey', 'POST', '/api/v1/me/passkeys', { name: '전화', credential: aCredential }],
    ['a second factor', 'POST', '/api/v1/me/factor', { password }],
    ['the address of a calendar', 'POST', '/api/v1/me/calendar', {}],
    ['another address', 'PUT', '/api/v1/me/address', { password }],
  ] as const)('is no new right that outlasts them: %s', async (what, method, url, sent) => {
    const certification = await certify(db, { channel: 'EMAIL', to: 'thief@example.com' })
    const payload = method === 'PUT' ? { ...sent, certification } : sent
    const own = await addMember(server, what, { passwordHash: await hashPassword(password) })
    const { authenticate } = server.app.platform
    const spy = vi.spyOn(server.app.platform, 'authenticate').mockImplementationOnce(async (token) => {
      const caller = await authenticate(token)
      // As the recovery of the account does, just then.
      await db.transaction().execute((transaction) => endSessions(transaction, own._id))
      return caller
    })
    const headers = { authorization: `Bearer ${own.token}` }
    const { statusCode } = await server.app.inject({ method, url, headers, payload })
    spy.mockRestore()
    expect(statusCode).toBe(401)
    for (const table of ['passkeys', 'factors', 'calendars'] as const)
      expect(await db.selectFrom(table).select('_user').where('_user', '=', own._id).execute()).toEqual([])
    expect(await db.selectFrom('users').select('_id').where('email', '=', 'thief@example.com').execute()).toEqual([])
  })
})
