import { terms } from '#contract/support/terms.ts'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { aRequest, aTerm } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const [token, editor] = [await server.login('admin'), await server.login('editor')]

const agree = (_user: string, version: string, receivedAt: string, isAgreed: 0 | 1 = 1) => {
  const said = { _id: uuid(), _user, site: 'firm' as const, code: 'marketing', version, agreedAt: receivedAt, receivedAt, isAgreed }
  return db
    .insertInto('consents')
    .values({ ...said, hash: '0', locale: 'ko', network: '192.0.2.1' })
    .execute()
}

it('an edition tells who has agreed to it, page by page, and the log who has looked', async () => {
  const { _id } = await server.add(terms, aTerm({ code: 'marketing', edition: '3' }))
  const [first, second] = [await addMember(server, 'first'), await addMember(server, 'second')]
  await agree(first._id, '3', '2026-03-01T00:00:00.000Z')
  await agree(first._id, '3', '2026-03-02T00:00:00.000Z', 0)
  await agree(second._id, '3', '2026-03-03T00:00:00.000Z')
  await agree(second._id, '2', '2026-03-04T00:00:00.000Z')
  await agree(uuid(), '3', '2026-02-01T00:00:00.000Z')
  const page = { token, params: { _id }, query: { limit: 3 } }
  const { answer } = await server.ask('GET /api/console/terms/{_id}/agreements', page)
  expect(answer.summary.total).toBe(4)
  expect(answer.agreements.map(({ user, isAgreed }) => [user?.username, isAgreed])).toEqual([
    ['second', true],
    ['first', false],
    ['first', true],
  ])
  const noted = await db.selectFrom('audit').select(['action', '_item']).where('resource', '=', 'users').execute()
  expect(noted).toEqual(expect.arrayContaining([first._id, second._id].map((_item) => ({ action: 'list', _item }))))
  const { counts } = (await server.ask('GET /api/console/terms/{_id}/agreements/counts', { token, params: { _id } })).answer
  expect(counts).toEqual({ agreed: 3, takenBack: 1, requests: 0 })
  expect((await server.ask('GET /api/console/terms/{_id}/agreements', { token: editor, params: { _id } })).status).toBe(403)
})

it('requests are counted under the edition that their senders agreed to', async () => {
  const { _id } = await server.add(terms, aTerm())
  expect((await server.ask('POST /api/v1/forms', { body: aRequest() })).status).toBe(201)
  const { counts } = (await server.ask('GET /api/console/terms/{_id}/agreements/counts', { token, params: { _id } })).answer
  expect(counts.requests).toBe(1)
})

it('an edition stands for one text of its kind, also of two who write it at once', async () => {
  const body = { ...aTerm({ code: 'marketing', edition: '4' }) }
  const made = await Promise.all([1, 2].map(() => server.ask('POST /api/console/terms', { token, body })))
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const refused = made.find(({ status }) => status === 409)
  expect(refused?.error.issues?.map(({ path }) => path)).toEqual(['edition'])
  expect((await server.ask('POST /api/console/terms', { token, body: { ...body, code: 'privacy-join' } })).status).toBe(201)
  const _id = made.find(({ status }) => status === 201)?.answer.term._id ?? ''
  expect((await server.ask('PUT /api/console/terms/{_id}', { token, params: { _id }, body: { edition: '4' } })).status).toBe(200)
})
