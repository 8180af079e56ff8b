import { describe, expect, it } from 'vitest'
import { sentTo } from '../testing/codes.ts'
import { addMember, openFor } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const token = await server.login('admin')
const missing = '019a0000-0000-7000-8000-00000000ffff'

const levelOf = async (name: string) => db.selectFrom('levels').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
const adminLevel = (await levelOf('관리자'))._id
const admin = await db.selectFrom('users').selectAll().where('username', '=', 'admin').executeTakeFirstOrThrow()
const account = (change: object = {}) => ({
  username: 'someone',
  name: '누구',
  userType: 'PERSON',
  role: 'STAFF',
  status: 'active',
  _level: null,
  password: 'long-enough',
  ...change,
})
const create = (change: object = {}, by = token) => server.ask('POST /api/console/users', { token: by, body: account(change) })
const update = (_id: string, body: object, by = token) => server.ask('PUT /api/console/users/{_id}', { params: { _id }, token: by, body })
const remove = (_id: string, by = token) => server.ask('DELETE /api/console/users/{_id}', { params: { _id }, token: by })
const createLevel = (name: string, scopes: string[], by = token) =>
  server.ask('POST /api/console/levels', { token: by, body: { name, scopes } })
const updateLevel = (_id: string, body: object, by = token) =>
  server.ask('PUT /api/console/levels/{_id}', { params: { _id }, token: by, body })
const signIn = (username: string, password: string) =>
  server.ask('GET /api/auth/refreshToken', {
    headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
  })

describe('accounts in the console', () => {
  it('hear by mail that they are suspended, and that they are not any more', async () => {
    const { _id } = await addMember(server, 'held-up')
    expect((await update(_id, { status: 'suspended' })).status).toBe(200)
    expect(await sentTo(server, 'held-up@example.com')).toEqual([expect.stringMatching(/계정이 정지되었습니다[^]*held-up/)])
    // Another field of a suspended account is nothing to tell.
    await update(_id, { name: '다른 이름' })
    await update(_id, { status: 'active' })
    const [restored, ...before] = await sentTo(server, 'held-up@example.com')
    expect(restored).toMatch(/held-up/)
    expect(restored).not.toContain('정지되었습니다')
    expect(before).toHaveLength(1)
    expect((await remove(_id)).status).toBe(204)
  })

  it('are created, listed, read, changed and removed, and no answer has a password or its hash', async () => {
    const created = await create()
    expect([created.status, created.headers['location']]).toEqual([201, `/api/console/users/${created.answer.user._id}`])
    const { _id } = created.answer.user
    const listed = await server.ask('GET /api/console/users', { token, query: { username: 'someone' } })
    expect(listed.answer).toMatchObject({ users: [{ _id, username: 'someone', version: 1 }], summary: { total: 1 } })
    const changed = await update(_id, { name: '다른 이름', password: 'another-password' })
    expect(changed.answer.user).toMatchObject({ _id, name: '다른 이름', username: 'someone', version: 2 })
    const read = await server.ask('GET /api/console/users/{_id}', { params: { _id }, token })
    expect(read.answer).toEqual(changed.answer)
    for (const { text } of [created, listed, changed, read]) expect(text).not.toMatch(/password|argon2|hash/i)
    expect([(await signIn('someone', 'long-enough')).status, (await signIn('someone', 'another-password')).status]).toEqual([401, 200])
    expect((await remove(_id)).status).toBe(204)
    expect((await signIn('someone', 'another-password')).status).toBe(401)
    expect((await server.ask('GET /api/console/users/{_id}', { params: { _id }, token })).status).toBe(404)
  })

  it('are logged out when their password is changed or they are no longer active, and not when something else is', async () => {
    const { _id, token: own } = await addMember(server, 'changed')
    const [elsewhere, bystander] = [await openFor(server, _id), await addMember(server, 'bystander')]
    const statuses = () =>
      Promise.all([own, elsewhere.token, bystander.token].map(async (each) => (await server.ask('GET /api/v1/me', { token: each })).status))
    for (const body of [{ name: '다른 이름' }, { status: 'active' }]) expect((await update(_id, body)).status).toBe(200)
    expect(await statuses()).toEqual([200, 200, 200])
    const again = await openFor(server, _id)
    expect((await update(_id, { status: 'suspended' })).status).toBe(200)
    await update(_id, { status: 'active' })
    expect((await server.ask('GET /api/v1/me', { token: again.token })).status).toBe(401)
    for (const each of [_id, bystander._id]) await remove(each)
  })

  it('of the staff are logged out when their password is set, and those of members get none from staff', async () => {
    const { _id } = (await create({ username: 'colleague' })).answer.user
    const { token: own } = await openFor(server, _id)
    expect((await update(_id, { password: 'another-password' })).status).toBe(200)
    expect((await server.ask('GET /api/v1/me', { token: own })).status).toBe(401)
    const member = await addMember(server, 'a-member')
    expect((await update(member._id, { password: 'another-password' })).error.code).toBe('memberPassword')
    expect((await update(member._id, { role: 'STAFF' })).error.issues?.map(({ path }) => path)).toEqual(['role'])
    expect(await signIn('a-member', 'another-password')).toMatchObject({ status: 401 })
    const help = () => server.ask('POST /api/console/users/{_id}/passwordHelp', { token, params: { _id: member._id } })
    expect((await help()).status).toBe(204)
    expect((await sentTo(server, 'a-member@example.com'))[0]).toMatch(/a-member의 비밀번호는[^]*\/recovery$/)
    await update(member._id, { email: null })
    expect((await help()).error.code).toBe('noMemberAddress')
    for (const each of [_id, member._id]) await remove(each)
  })

  it('are found by every spelling of the name that the console gave them', async () => {
    const { _id } = (await create({ username: 'Cafe\u0301' })).answer.user
    expect((await create({ username: 'CAFÉ' })).error.code).toBe('taken')
    expect((await signIn('café', 'long-enough')).status).toBe(200)
    await update(_id, { username: 'other' })
    expect([(await signIn('café', 'long-enough')).status, (await signIn('OTHER', 'long-enough')).status]).toEqual([401, 200])
    await remove(_id)
  })

  it('are ordered by name, with a page and a count', async () => {
    const { answer } = await server.ask('GET /api/console/users', { token, query: { limit: 1, sort: 'name' as never } })
    expect(answer).toMatchObject({ users: [{ username: 'admin' }], summary: { total: 2 } })
  })

  it('are refused with a name that is taken, a level that is not there, or a stale version', async () => {
    expect(await create({ username: 'admin' })).toMatchObject({ status: 409, error: { code: 'taken' } })
    expect(await create({ _level: missing })).toMatchObject({ status: 400, error: { issues: [{ path: '_level' }] } })
    expect((await create({ passwordHash: 'x' })).status).toBe(400)
    const stale = await server.ask('PUT /api/console/users/{_id}', {
      params: { _id: admin._id },
      token,
      body: { name: 'x' },
      headers: { 'if-match': '"9"' },
    })
    expect(stale).toMatchObject({ status: 412, error: { code: 'stale' } })
  })

  it('are for those with console:members alone', async () => {
    const editor = await server.login('editor')
    expect((await create({}, editor)).status).toBe(403)
    expect((await server.ask('GET /api/console/levels', { token: editor })).status).toBe(403)
  })

  it('give, reset and remove nothing that their administrator may not do', async () => {
    const { answer } = await createLevel('인사', ['console', 'console:members'])
    await create({ username: 'personnel', _level: answer.level._id })
    const refresh = (await signIn('personnel', 'long-enough')).answer.refreshToken
    const by = (await server.ask('GET /api/auth/accessToken', { token: refresh })).answer.accessToken
    for (const reply of [
      await create({ username: 'climber', _level: adminLevel }, by),
      await update(admin._id, { password: 'taken-over' }, by),
      await remove(admin._id, by),
      await createLevel('전부', ['console', 'console:settings'], by),
      await updateLevel(answer.level._id, { scopes: ['console', 'console:members', 'console:settings'] }, by),
      await updateLevel(adminLevel, { scopes: ['console', 'console:members'] }, by),
    ])
      expect(reply.status).toBe(403)
    expect((await create({ username: 'colleague', _level: answer.level._id }, by)).status).toBe(201)
    for (const username of ['personnel', 'colleague'])
      await remove((await db.selectFrom('users').select('_id').where('username', '=', username).executeTakeFirstOrThrow())._id)
  })
})

describe('the last administrator', () => {
  it('is neither removed, suspended nor deprived of the console, and the level keeps its scopes', async () => {
    const editorLevel = (await levelOf('편집자'))._id
    for (const reply of [
      await remove(admin._id),
      await update(admin._id, { status: 'suspended' }),
      await update(admin._id, { _level: editorLevel }),
      await update(admin._id, { _level: null }),
      await updateLevel(adminLevel, { scopes: ['console', 'console:content'] }),
    ])
      expect(reply).toMatchObject({ status: 409, error: { code: 'lastAdministrator' } })
    expect((await server.ask('GET /api/console/users', { token })).status).toBe(200)
  })
})

describe('a level', () => {
  it('is refused with a name that is taken or a scope that does not exist', async () => {
    expect(await createLevel('관리자', ['console'])).toMatchObject({ status: 409, error: { code: 'taken' } })
    expect((await createLevel('새', ['everything'])).status).toBe(400)
  })

  it('that is in use cannot be deleted, one that is free can', async () => {
    const { answer } = await createLevel('임시', ['console'])
    const { _id } = answer.level
    const user = (await create({ username: 'temporary', _level: _id })).answer.user
    const removeLevel = () => server.ask('DELETE /api/console/levels/{_id}', { params: { _id }, token })
    expect(await removeLevel()).toMatchObject({ status: 409, error: { code: 'inUse' } })
    await remove(user._id)
    expect((await removeLevel()).status).toBe(204)
  })
})
