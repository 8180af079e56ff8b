import type { Query } from '#contract/api.ts'
import { expect, it } from 'vitest'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const token = await server.login('admin')
const admin = await db.selectFrom('users').select(['_id', 'username', 'name']).where('username', '=', 'admin').executeTakeFirstOrThrow()

const [form, gone] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000009']
const _id = (index: number) => `019a0000-0000-7000-8000-00000000010${index}`
await db
  .insertInto('audit')
  .values([
    { _id: _id(1), at: '2026-11-01T00:00:00.000Z', _user: admin._id, action: 'list', resource: 'forms', _item: form },
    { _id: _id(2), at: '2026-11-01T00:00:00.000Z', _user: admin._id, action: 'list', resource: 'forms', _item: gone },
    { _id: _id(3), at: '2026-11-02T00:00:00.000Z', _user: gone, action: 'read', resource: 'forms', _item: form },
    { _id: _id(4), at: '2026-11-03T00:00:00.000Z', _user: 'npm run admin', action: 'reset', resource: 'users', _item: admin._id },
  ])
  .execute()

type Wanted = Query<'GET /api/console/audit'> & object
const ask = async (query: Wanted = {}) => (await server.ask('GET /api/console/audit', { token, query })).answer
/** The notes of above among those that match. */
const found = async (query: Wanted) =>
  (await ask(query)).notes.filter(({ resource }) => resource !== 'audit').map((note) => Number(note._id.slice(-1)))

it('the log of who had which record comes newest first, with the names of those who have an account', async () => {
  const { notes, summary } = await ask()
  expect(notes.map((note) => [note._id, note.user])).toEqual([
    [_id(4), null],
    [_id(3), null],
    [_id(2), { username: 'admin', name: admin.name }],
    [_id(1), { username: 'admin', name: admin.name }],
  ])
  expect(notes[1]).toEqual(expect.objectContaining({ _user: gone, action: 'read', resource: 'forms', _item: form }))
  expect(summary).toEqual({ total: 4, limit: 20, skip: 0 })
})

it('the log is narrowed by account, action, resource, record and period, and read in pages', async () => {
  expect(await found({ _user: admin._id })).toEqual([2, 1])
  expect(await found({ action: 'read' })).toEqual([3])
  expect(await found({ resource: 'users' })).toEqual([4])
  expect(await found({ _item: form })).toEqual([3, 1])
  expect(await found({ _item: form, _user: admin._id })).toEqual([1])
  expect(await found({ from: '2026-11-02T00:00:00.000Z', to: '2026-11-03T00:00:00.000Z' })).toEqual([3])
  const { notes, summary } = await ask({ resource: 'forms', limit: 1, skip: 1 })
  expect([notes.map((note) => note._id), summary]).toEqual([[_id(2)], { total: 3, limit: 1, skip: 1 }])
})

it('reading the log is noted once for a page, with what it was about; who may not read it leaves no note', async () => {
  await db.deleteFrom('audit').where('resource', '=', 'audit').execute()
  await ask()
  await ask({ _item: form })
  expect((await server.ask('GET /api/console/audit', { token: await server.login('editor') })).status).toBe(403)
  const { notes } = await ask({ resource: 'audit', _user: admin._id })
  expect(notes.map(({ action, _item }) => [action, _item])).toEqual([
    ['list', form],
    ['list', 'all'],
  ])
})
