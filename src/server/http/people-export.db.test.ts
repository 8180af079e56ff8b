import { terms } from '#contract/support/terms.ts'
import { expect, it } from 'vitest'
import { aRequest, aTerm } from '../testing/content.ts'
import { requestOf, serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
await server.add(terms, aTerm())
const [admin, editor] = [await server.login('admin'), await server.login('editor')]
const reason = '분기 보고에 쓸 상담 건수 집계'

const take = (query: object = {}, token = admin, path = 'forms') =>
  server.app.inject(requestOf(`GET /api/console/${path}/export`, { token, query: { format: 'csv', reason, columns: 'phone', ...query } }))
const notes = () => db.selectFrom('audit').select(['_item', 'resource', 'reason']).where('action', '=', 'export').orderBy('_id').execute()

it('a list of people is taken along as it is narrowed, and why is noted with each of them', async () => {
  const { form } = (await server.ask('POST /api/v1/forms', { body: aRequest({ name: '가나다' }) })).answer
  await server.ask('POST /api/v1/forms', { body: aRequest({ name: '라마바' }) })
  const { statusCode, payload } = await take({ q: '가나다' })
  // Nobody has opened it: it is as the list shows it.
  expect([statusCode, payload.split('\r\n').slice(1).join()]).toEqual([
    200,
    expect.stringMatching(/^"가\*\*","010-\*\*\*\*-5678",[-\d :]+,$/),
  ])
  expect(await notes()).toEqual([
    { _item: 'all', resource: 'forms', reason },
    { _item: form._id, resource: 'forms', reason },
  ])
  const log = (await server.ask('GET /api/console/audit', { token: admin, query: { action: 'export', _item: form._id } })).answer.notes
  expect(log).toMatchObject([{ _item: form._id, reason, user: { username: 'admin' } }])
  expect((await take({ columns: 'none' }, admin, 'users')).payload).toContain('"')
})

it('without a reason nothing is given, and nothing is noted', async () => {
  const before = await notes()
  for (const wrong of ['', '    ', '보고', 'x'.repeat(201)]) {
    const answer = await take({ reason: wrong })
    expect([answer.statusCode, answer.json<{ issues: { path: string }[] }>().issues.map(({ path }) => path)]).toEqual([400, ['reason']])
  }
  const { statusCode } = await server.app.inject(requestOf('GET /api/console/forms/export', { token: admin, query: { format: 'csv' } }))
  expect(statusCode).toBe(400)
  expect(await notes()).toEqual(before)
})

it('who may not see the list takes nothing of it along, and nothing else asks for a reason', async () => {
  expect((await take({}, editor)).statusCode).toBe(403)
  expect((await take({ columns: 'code' }, admin, 'success')).statusCode).toBe(400)
})
