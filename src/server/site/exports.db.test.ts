import type { Body } from '#contract/index.ts'
import { terms } from '#contract/support/terms.ts'
import { expect, it } from 'vitest'
import { aRequest, aTerm } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
await server.add(terms, aTerm())
const [admin, editor] = [await server.login('admin'), await server.login('editor')]
const reason = '분기 보고에 쓸 상담 건수 집계'

const take = (body: Partial<Body<'POST /api/console/exports'>>, token = admin) =>
  server.ask('POST /api/console/exports', { token, body: { resource: 'forms', reason, ...body } })
const notes = () => db.selectFrom('audit').select(['_item', 'resource', 'reason']).where('action', '=', 'export').orderBy('at').execute()

it('a list of people is taken along as it is narrowed, and why is noted with each of them', async () => {
  const { form } = (await server.ask('POST /api/v1/forms', { body: aRequest({ name: '가나다' }) })).answer
  await server.ask('POST /api/v1/forms', { body: aRequest({ name: '라마바' }) })
  const { status, answer } = await take({ search: { q: '가나다' } })
  expect([status, answer.items.map(({ _id }) => _id), answer.summary]).toEqual([200, [form._id], { total: 1, limit: 100, skip: 0 }])
  // Nobody has opened it: it is as the list shows it.
  expect(answer.items[0]).toMatchObject({ name: '가**', phone: '010-****-5678' })
  expect(await notes()).toEqual([{ _item: form._id, resource: 'forms', reason }])
  const log = (await server.ask('GET /api/console/audit', { token: admin, query: { action: 'export' } })).answer.notes
  expect(log).toMatchObject([{ _item: form._id, reason, user: { username: 'admin' } }])
  expect((await take({ skip: 1 })).answer.items).toHaveLength(1)
  expect((await take({ resource: 'users' })).answer.items.map((user) => user['username'])).toContain('editor')
})

it('without a reason nothing is given, and nothing is noted', async () => {
  const before = await notes()
  for (const wrong of [undefined, '', '    ', '보고', 'x'.repeat(201)]) {
    const { status, error } = await take({ reason: wrong as string })
    expect([status, error.issues?.map(({ path }) => path)]).toEqual([400, ['reason']])
  }
  expect((await take({ search: { nonsense: 'x' } })).status).toBe(400)
  expect(await notes()).toEqual(before)
})

it('who may not see the list takes nothing of it along, and of what is about nobody there is no such export', async () => {
  expect((await take({}, editor)).status).toBe(403)
  expect((await take({ resource: 'success' })).status).toBe(404)
  expect((await take({ resource: 'nothing' })).status).toBe(404)
})
