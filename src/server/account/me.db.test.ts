import { randomUUID } from 'node:crypto'
import { boards, comments } from '#contract/support/boards.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { asTables } from '../db/schema.ts'
import { aPost } from '../testing/content.ts'
import { certify } from '../testing/certification.ts'
import { codeSentTo, sentTo } from '../testing/codes.ts'
import { addMember, openFor } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'
import { forgetFormerAddresses } from './addresses.ts'
import { addConsents } from './consents.ts'
import { hashPassword } from './passwords.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const password = 'a long enough one'
const passwordHash = await hashPassword(password)
const other = await addMember(server, 'kim')

const read = async (token: string) => (await server.ask('GET /api/v1/me', { token })).answer.me
const change = (token: string, body: object) => server.ask('PUT /api/v1/me', { token, body })
const setPassword = (token: string, current: string, next: string, headers: Record<string, string> = {}) =>
  server.ask('PUT /api/v1/me/password', { token, body: { current, password: next }, headers })
const sessionsOf = async (token: string, query: object = {}) => (await server.ask('GET /api/v1/me/sessions', { token, query })).answer
const statusOf = async (token: string) => (await server.ask('GET /api/v1/me', { token })).status
const withdraw = (token: string, typed = password) => server.ask('POST /api/v1/me/withdraw', { token, body: { password: typed } })
const logIn = async (username: string, typed: string) => {
  const authorization = `Basic ${Buffer.from(`${username}:${typed}`).toString('base64')}`
  return (await server.ask('GET /api/auth/refreshToken', { headers: { authorization } })).status
}

describe('one’s own account', () => {
  it('is read and changed field by field, and nobody else’s is', async () => {
    const { _id, token } = await addMember(server, 'lee', { name: '이새' })
    const before = await read(token)
    expect(before).toMatchObject({ _id, username: 'lee', name: '이새', email: 'lee@example.com', phone: null, channels: [], scopes: [] })
    const others = await read(other.token)
    expect((await change(token, { channels: ['SMS'] })).answer.me).toEqual({ ...before, channels: ['SMS'] })
    expect((await change(token, { name: '이음' })).answer.me).toEqual({ ...before, name: '이음', channels: ['SMS'] })
    const favourites = ['shop/orders', 'forms']
    expect((await change(token, { favourites })).answer.me).toMatchObject({ name: '이음', channels: ['SMS'], favourites })
    expect((await change(token, { favourites: [] })).answer.me.favourites).toEqual([])
    for (const body of [{ username: 'x' }, { role: 'STAFF' }, { email: 'x@example.com' }, { status: 'active' }, { name: '' }])
      expect((await change(token, body)).status).toBe(400)
    expect(await read(other.token)).toEqual(others)
  })
})

describe('another address', () => {
  const setAddress = (token: string, body: { certification: { _id: string; token: string }; password: string }) =>
    server.ask('PUT /api/v1/me/address', { token, body })
  const to = 'thief@example.com'

  it('is set by who knows the password, once for what shows that it is one’s own', async () => {
    const { token } = await addMember(server, 'lim', { passwordHash })
    const certification = await certify(db, { channel: 'SMS', to: '+821098765432' })
    const wrong = await setAddress(token, { certification, password: 'wrong one' })
    expect([wrong.status, wrong.error.code, (await read(token)).phone]).toEqual([403, 'wrongPassword', null])
    expect((await setAddress(token, { certification, password })).answer.me).toMatchObject({
      email: 'lim@example.com',
      phone: '+821098765432',
    })
    expect((await setAddress(token, { certification, password })).error.code).toBe('codeExpired')
    // Nothing was lost: nobody is told.
    expect(await sentTo(server, 'lim@example.com')).toEqual([])
  })

  it('is told to the former one, by which the account can be taken back for a week', async () => {
    const { _id, token } = await addMember(server, 'owner', { passwordHash })
    await setAddress(token, { certification: await certify(db, { channel: 'EMAIL', to }), password })
    for (const address of ['owner@example.com', to])
      expect((await sentTo(server, address))[0]).toMatch(/owner의 이메일이나 휴대전화가 바뀌었/)
    const recover = (body: object) => server.ask('POST /api/v1/users/recovery', { body })
    const { recovery } = (await recover({ channel: 'EMAIL', to: 'owner@example.com' })).answer
    const code = await codeSentTo(server, 'owner@example.com')
    expect((await recover({ _id: recovery._id, code, username: 'owner', password: 'mine again' })).status).toBe(201)
    expect(await statusOf(token)).toBe(401)
    const { email } = await db.selectFrom('users').select('email').where('_id', '=', _id).executeTakeFirstOrThrow()
    expect([email, await logIn('owner', 'mine again')]).toEqual(['owner@example.com', 200])
    // After the week it is anybody’s: the code goes to nobody.
    await db.updateTable('users').set({ email: to }).where('_id', '=', _id).execute()
    await forgetFormerAddresses(db, new Date(Date.now() + 7 * 86_400_000 + 1000))
    await db.deleteFrom('codes').execute()
    const before = (await sentTo(server, 'owner@example.com')).length
    expect((await recover({ channel: 'EMAIL', to: 'owner@example.com' })).status).toBe(201)
    expect(await sentTo(server, 'owner@example.com')).toHaveLength(before)
  })

  it('that staff set is told to both, and noted by field', async () => {
    const admin = await server.login('admin')
    const { _id } = await addMember(server, 'moved')
    await server.ask('PUT /api/console/users/{_id}', { token: admin, params: { _id }, body: { email: 'new@example.com', name: '이사' } })
    for (const address of ['moved@example.com', 'new@example.com']) expect(await sentTo(server, address)).toHaveLength(1)
    const notes = await db.selectFrom('audit').select('details').where('_item', '=', _id).where('action', '=', 'change').execute()
    expect(notes.map(({ details }) => new URLSearchParams(details ?? '').get('fields')?.split(',').toSorted())).toEqual([['email', 'name']])
  })
})

describe('what outlasts a session', () => {
  it.each([
    ['all others are ended', (token: string) => server.ask('DELETE /api/v1/me/sessions', { token })],
    ['another password is set', (token: string) => setPassword(token, password, 'another long one')],
  ])('is taken back where %s: the secret address of the calendar', async (_what, end) => {
    const { _id, token } = await addMember(server, randomUUID(), { passwordHash })
    const address = new URL((await server.ask('POST /api/v1/me/calendar', { token })).answer.calendar.url ?? '').pathname
    const status = async () => (await server.app.inject({ url: address })).statusCode
    expect(await status()).toBe(200)
    await server.ask('PUT /api/v1/me', { token, body: { name: '그대로' } })
    expect(await status()).toBe(200)
    await end(token)
    expect(await status()).toBe(404)
    expect(await db.selectFrom('calendars').selectAll().where('_user', '=', _id).execute()).toEqual([])
  })
})

describe('another password', () => {
  it('is set by who knows the current one, and ends all other sessions', async () => {
    const { _id, token } = await addMember(server, 'park', { passwordHash })
    const elsewhere = await openFor(server, _id)
    expect(await setPassword(token, 'wrong one', 'something else')).toMatchObject({
      status: 403,
      error: { code: 'wrongPassword', issues: [{ path: 'current' }] },
    })
    expect(await statusOf(elsewhere.token)).toBe(200)
    const headers = { 'idempotency-key': randomUUID() }
    expect((await setPassword(token, password, 'something else', headers)).status).toBe(204)
    expect([await statusOf(token), await statusOf(elsewhere.token)]).toEqual([200, 401])
    // Its answer was lost: by now the password that it names is no longer the current one.
    const again = await setPassword(token, password, 'something else', headers)
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([204, 'true'])
    expect([await logIn('park', password), await logIn('park', 'something else')]).toEqual([401, 200])
    expect((await server.ask('GET /api/auth/accessToken', { token: elsewhere.refreshToken })).status).toBe(401)
  })

  it('cannot be set by guessing, nor does who guesses keep others out', async () => {
    const { _id, token } = await addMember(server, 'choi', { passwordHash })
    const elsewhere = await openFor(server, _id)
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await setPassword(token, `wrong ${tries}`, 'something else')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429])
    const refused = await withdraw(token)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(await logIn('choi', password)).toBe(200)
    expect((await setPassword(elsewhere.token, password, 'something else')).status).toBe(204)
  })
})

describe('one’s own sessions', () => {
  it('are listed with their devices, the newest first, and ended one by one or all others at once', async () => {
    const { _id, token } = await addMember(server, 'jung')
    const [phone, tablet] = [await openFor(server, _id, 'Phone'), await openFor(server, _id, 'Tablet')]
    const { sessions, summary } = await sessionsOf(token)
    expect(summary).toEqual({ total: 3, limit: 20, skip: 0 })
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true])
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual(['_id', 'createdAt', 'isCurrent', 'network', 'usedAt', 'userAgent'])
    expect((await sessionsOf(token, { limit: 1, skip: 2, sort: 'createdAt' })).sessions).toEqual([sessions[0]])

    const end = (_id: string, by = token) => server.ask('DELETE /api/v1/me/sessions/{_id}', { params: { _id }, token: by })
    const [newest] = sessions
    expect((await end(newest?._id ?? '', other.token)).status).toBe(404)
    expect((await end(randomUUID())).status).toBe(404)
    expect(await statusOf(tablet.token)).toBe(200)
    expect((await end(newest?._id ?? '')).status).toBe(204)
    expect([await statusOf(tablet.token), await statusOf(phone.token), await statusOf(token)]).toEqual([401, 200, 200])
    expect((await server.ask('DELETE /api/v1/me/sessions', { token })).status).toBe(204)
    expect([await statusOf(phone.token), await statusOf(token), await statusOf(other.token)]).toEqual([401, 200, 200])
  })
})

describe('withdrawing', () => {
  const proof = (code: 'terms-of-use' | 'privacy-join', receivedAt: string) => ({
    site: 'firm' as const,
    code,
    version: '1.0',
    hash: 'h',
    locale: 'ko' as const,
    agreedAt: receivedAt,
    receivedAt,
    network: '192.0.2.1',
  })

  it('needs the password', async () => {
    const { token } = await addMember(server, 'kang', { passwordHash })
    expect(await withdraw(token, 'wrong one')).toMatchObject({
      status: 403,
      error: { code: 'wrongPassword', issues: [{ path: 'password' }] },
    })
    expect(await read(token)).toMatchObject({ username: 'kang', email: 'kang@example.com' })
  })

  it('erases who it was, ends the sessions, and keeps what was agreed to', async () => {
    const member = await addMember(server, 'yoon-secret', { passwordHash, name: '윤비밀' })
    const elsewhere = await openFor(server, member._id)
    await addConsents(db, member._id, [
      proof('terms-of-use', '2026-11-20T00:00:00.000Z'),
      proof('privacy-join', '2026-11-21T00:00:00.000Z'),
    ])
    const { answer } = await server.ask('GET /api/v1/me/consents', { token: member.token })
    expect(answer).toMatchObject({ consents: [{ code: 'privacy-join', version: '1.0' }, { code: 'terms-of-use' }], summary: { total: 2 } })
    expect((await server.ask('GET /api/v1/me/consents', { token: other.token })).answer.summary.total).toBe(0)
    // An answer that is kept has the name in it.
    await server.ask('PUT /api/v1/me', { token: member.token, body: { name: '윤비밀' }, headers: { 'idempotency-key': randomUUID() } })

    expect((await withdraw(member.token)).status).toBe(204)
    for (const token of [member.token, elsewhere.token]) expect(await statusOf(token)).toBe(401)
    expect((await server.ask('GET /api/auth/accessToken', { token: member.refreshToken })).status).toBe(401)
    const tables = (await db.introspection.getTables()).filter(({ name, isView }) => !isView && !name.includes('search'))
    const everything = JSON.stringify(await Promise.all(tables.map(({ name }) => asTables(db).selectFrom(name).selectAll().execute())))
    for (const trace of ['윤비밀', 'yoon-secret']) expect([trace, everything.includes(trace)]).toEqual([trace, false])
    const stored = await db.selectFrom('users').selectAll().where('_id', '=', member._id).executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ status: 'withdrawn', email: null, phone: null, channels: '[]', _level: null })
    expect(stored.passwordHash).not.toBe(passwordHash)
    expect(await db.selectFrom('consents').select('code').where('_user', '=', member._id).execute()).toHaveLength(2)
    for (const username of ['yoon-secret', stored.username]) expect(await logIn(username, password)).toBe(401)
    // The console lists it, and its name is free.
    const users = await server.ask('GET /api/console/users', { token: await server.login('admin'), query: { status: 'withdrawn' } })
    expect(users.answer.users).toMatchObject([{ _id: member._id, username: stored.username }])
    await addMember(server, 'yoon-secret')
  })

  it('leaves comments without a name, in the language of who reads them', async () => {
    const { _id, token } = await addMember(server, 'shin', { passwordHash, name: '신작가' })
    const post = await server.add(boards, aPost())
    const params = { _id: post._id }
    const write = (content: string, by: string) =>
      server.ask('POST /api/v1/boards/{_id}/comments', { params, body: { content }, token: by })
    await write('남을 글', token)
    await write('다른 글', other.token)
    const authors = async (locale: string) =>
      (await server.ask('GET /api/v1/boards/{_id}/comments', { params, locale })).answer.comments.map(({ author, content }) => [
        author,
        content,
      ])
    expect(await authors('ko')).toEqual([
      ['신작가', '남을 글'],
      ['kim', '다른 글'],
    ])
    expect((await withdraw(token)).status).toBe(204)
    for (const [locale, name] of [
      ['ko', '탈퇴한 회원'],
      ['en', 'Former member'],
      ['cn', '已注销会员'],
    ] as const)
      expect(await authors(locale)).toEqual([
        [name, '남을 글'],
        ['kim', '다른 글'],
      ])
    expect(await repositoryOf(comments).select(db, { where: { _user: _id } })).toMatchObject([{ author: null, content: '남을 글' }])
  })

  it('is refused to the last administrator, and changes nothing', async () => {
    const token = await server.login('admin')
    const before = await db.selectFrom('users').selectAll().where('username', '=', 'admin').executeTakeFirstOrThrow()
    expect(await withdraw(token, 'ieumsae-demo')).toMatchObject({ status: 409, error: { code: 'lastAdministrator' } })
    expect(await db.selectFrom('users').selectAll().where('username', '=', 'admin').executeTakeFirst()).toEqual(before)
    expect(await statusOf(token)).toBe(200)
    expect((await withdraw(await server.login('editor'), 'ieumsae-demo')).status).toBe(204)
  })
})

it('the key of unsaved work is one account’s own, and the same whenever it is asked for', async () => {
  const [own, other] = [await addMember(server, 'draft-own'), await addMember(server, 'draft-other')]
  const keyOf = async (token: string) => (await server.ask('GET /api/v1/me/draftKey', { token })).answer.key
  const key = await keyOf(own.token)
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(await keyOf(own.token)).toBe(key)
  expect(await keyOf(other.token)).not.toBe(key)
  expect((await server.ask('GET /api/v1/me/draftKey')).status).toBe(401)
})

it('staff find an account by what it is called now, by initial consonants too, and never by what it was', async () => {
  const { token, _id } = await addMember(server, 'finder', { passwordHash })
  const admin = await server.login('admin')
  const found = async (q: string) => {
    const { users } = (await server.ask('GET /api/console/users', { token: admin, query: { q } })).answer
    return users.map((user) => user._id)
  }
  await server.ask('PUT /api/v1/me', { token, body: { name: '한바다' } })
  expect([await found('한바다'), await found('ㅎㅂㄷ'), await found('finder')]).toEqual([[_id], [_id], [_id]])
  await server.ask('PUT /api/v1/me', { token, body: { name: '구름솔' } })
  expect([await found('한바다'), await found('구름')]).toEqual([[], [_id]])
  expect((await withdraw(token)).status).toBe(204)
  expect([await found('구름솔'), await found('finder')]).toEqual([[], []])
})
