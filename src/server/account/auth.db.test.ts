import { createHash } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serverForFile, startServer } from '../testing/server.ts'
import { removeOldSessions } from './sessions.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const minute = 60 * 1000
const day = 24 * 60 * minute

const basic = (username: string, password: string) => `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
const enter = (authorization: string) => server.ask('GET /api/auth/refreshToken', { headers: { authorization } })
const refresh = (token: string) => server.ask('GET /api/auth/accessToken', { token })
const open = async () => (await enter(basic('admin', 'ieumsae-demo'))).answer.refreshToken
const list = (token: string) => server.ask('GET /api/console/forms', { token })

const at = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time })
afterEach(() => void vi.useRealTimers())

describe('login', () => {
  it('exchanges credentials for a refresh token, and that for an access token of ten minutes', async () => {
    const { status, headers, answer } = await enter(basic('admin', 'ieumsae-demo'))
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    const access = await refresh(answer.refreshToken)
    expect(access.headers['cache-control']).toBe('no-store')
    const payload = JSON.parse(Buffer.from(access.answer.accessToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >
    expect(payload).toMatchObject({
      userType: 'PERSON',
      role: 'STAFF',
      scopes: expect.arrayContaining(['console', 'console:inquiries']) as unknown,
    })
    expect(Number(payload['exp']) - Number(payload['iat'])).toBe(600)
    expect((await list(access.answer.accessToken)).status).toBe(200)
  })

  it('answers a wrong password, an unknown person and no credentials alike', async () => {
    const replies = [
      await enter(basic('admin', 'wrong')),
      await enter(basic('nobody', 'ieumsae-demo')),
      await enter(basic('', '')),
      await enter('Basic'),
      await enter('Basic !!!'),
      await enter('Bearer abc'),
      await enter(basic('admin\0', 'ieumsae-demo')),
      await enter(basic('a'.repeat(600), 'x')),
      await server.ask('GET /api/auth/refreshToken'),
    ]
    const seen = replies.map(({ status, text, headers }) => ({
      status,
      text,
      challenge: headers['www-authenticate'],
      length: headers['content-length'],
    }))
    expect(new Set(seen.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(seen[0]).toMatchObject({ status: 401, challenge: 'Bearer' })
    expect(replies[0]?.error.message).toBe('아이디 또는 비밀번호가 맞지 않습니다.')
  })

  it('takes a password with a colon in it', async () => {
    const { hashPassword } = await import('./passwords.ts')
    await db
      .updateTable('users')
      .set({ passwordHash: await hashPassword('a:b:c') })
      .where('username', '=', 'editor')
      .execute()
    expect((await enter(basic('editor', 'a:b:c'))).status).toBe(200)
    expect((await enter(basic('editor', 'a:b'))).status).toBe(401)
  })

  it('keeps of a refresh token its hash only, and of a password an argon2id hash', async () => {
    const token = await open()
    const sessions = await db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(sessions)).not.toContain(token)
    expect(sessions.map(({ tokenHash }) => tokenHash)).toContain(createHash('sha256').update(token).digest('base64url'))
    const users = await db.selectFrom('users').select('passwordHash').execute()
    for (const { passwordHash } of users) expect(passwordHash).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}$/)
  })
})

it('logs in by every spelling of a name, and counts the wrong passwords of all of them together', async () => {
  await using guarded = await startServer({ hasAccounts: true })
  const tryOut = async (username: string, password: string) =>
    (await guarded.ask('GET /api/auth/refreshToken', { headers: { authorization: basic(username, password) } })).status
  for (const username of ['admin', 'ADMIN', ' Admin ', 'ａｄｍｉｎ']) expect(await tryOut(username, 'ieumsae-demo')).toBe(200)
  for (const username of ['admin', 'ADMIN', 'Admin', 'aDmin', 'adMin']) {
    expect(await tryOut(username, 'wrong')).toBe(401)
    expect(await tryOut(username, 'wrong')).toBe(401)
  }
  expect(await tryOut('admiN', 'wrong')).toBe(429)
})

describe('guessing passwords', () => {
  it('ends after ten wrong ones from a network, but not for a device that was logged in before', async () => {
    await using guarded = await startServer({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
    const tryOut = async (password: string, cookie = '', method: 'GET' | 'HEAD' = 'GET') => {
      const headers = { authorization: basic('admin', password), ...(cookie === '' ? {} : { cookie }) }
      return guarded.app.inject({ method, url: '/api/auth/refreshToken', headers })
    }
    const cookie = String((await tryOut('ieumsae-demo')).headers['set-cookie'])
    expect(cookie).toMatch(/^device=[\w-]{22}\.[\w-]{43}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/)
    const [device = ''] = cookie.split(';')
    for (let count = 0; count < 10; count += 1) expect((await tryOut('wrong')).statusCode).toBe(401)
    const refused = await tryOut('ieumsae-demo')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    const known = await tryOut('ieumsae-demo', `locale=ko; ${device}`)
    expect([known.statusCode, known.headers['set-cookie']]).toEqual([200, undefined])
    for (const forged of [`${device}x`, device.slice(0, -1), 'device=', `device=${'a'.repeat(22)}.${'b'.repeat(43)}`])
      expect((await tryOut('ieumsae-demo', forged)).statusCode).toBe(429)
    // A login by another method would be counted apart.
    expect((await tryOut('ieumsae-demo', device, 'HEAD')).statusCode).toBe(404)
  })
})

describe('an access token', () => {
  it('ends after ten minutes', async () => {
    const start = Date.now()
    const token = (await refresh(await open())).answer.accessToken
    at(start + 9 * minute)
    expect((await list(token)).status).toBe(200)
    at(start + 11 * minute)
    expect((await list(token)).status).toBe(401)
  })

  it('is refused where it was changed, signed by another, not signed, or without an end', async () => {
    const token = (await refresh(await open())).answer.accessToken
    const [head = '', body = '', sign = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 1))
    const unsigned = new UnsecuredJWT(claims).encode()
    const widened = [head, Buffer.from(JSON.stringify({ ...claims, sub: 'other' })).toString('base64url'), sign].join('.')
    const { exp: _exp, ...endless } = claims
    const everlasting = await new SignJWT(endless).setProtectedHeader({ alg: 'HS256' }).sign(server.app.platform.tokenKey.known())
    for (const bad of [forged, unsigned, widened, everlasting, `${token}x`, token.slice(0, -3)]) expect((await list(bad)).status).toBe(401)
    expect((await list(token)).status).toBe(200)
  })

  it('is no refresh token, and the other way round', async () => {
    const refreshToken = await open()
    const { accessToken } = (await refresh(refreshToken)).answer
    expect((await refresh(accessToken)).status).toBe(401)
    expect((await list(refreshToken)).status).toBe(401)
  })
})

describe('a session', () => {
  it('is over after logout, with all its tokens', async () => {
    const token = await open()
    const { accessToken } = (await refresh(token)).answer
    expect((await server.ask('DELETE /api/auth/refreshToken', { token })).status).toBe(204)
    expect((await list(accessToken)).status).toBe(401)
    expect((await refresh(token)).status).toBe(401)
    expect((await server.ask('DELETE /api/auth/refreshToken', { token })).status).toBe(401)
  })

  it('ends after two weeks without use', async () => {
    const start = Date.now()
    const token = await open()
    at(start + 13 * day)
    expect((await refresh(token)).status).toBe(200)
    at(start + 26 * day)
    expect((await refresh(token)).status).toBe(200)
    at(start + 41 * day)
    expect((await refresh(token)).status).toBe(401)
  })

  it('that has ended is removed, and no other', async () => {
    const start = Date.now()
    const [unused, inUse] = [await open(), await open()]
    at(start + 10 * day)
    await refresh(inUse)
    await removeOldSessions(db, new Date(start + 15 * day))
    const left = await db.selectFrom('sessions').select(['tokenHash', 'previousHash']).execute()
    const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
    expect(left.map(({ tokenHash }) => tokenHash)).not.toContain(hashOf(unused))
    expect(left.map(({ previousHash }) => previousHash)).toContain(hashOf(inUse))
    await removeOldSessions(db, new Date(start + 91 * day))
    expect(await db.selectFrom('sessions').select('_id').execute()).toEqual([])
  })

  it('ends after 90 days, however much it was used', async () => {
    const start = Date.now()
    const token = await open()
    for (let passed = 10; passed <= 80; passed += 10) {
      at(start + passed * day)
      expect((await refresh(token)).status).toBe(200)
    }
    at(start + 91 * day)
    expect((await refresh(token)).status).toBe(401)
  })
})
