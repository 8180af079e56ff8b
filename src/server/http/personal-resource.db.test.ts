import { call } from '#contract/call.ts'
import { line } from '#contract/field.ts'
import { contractModule } from '#contract/module.ts'
import { everyOperation, resource } from '#contract/resource.ts'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { collectDependencies } from '../db/dependencies.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { makeTable } from '../db/resource-tables.ts'
import { readRevisions } from '../db/revision.ts'
import { asTables } from '../db/schema.ts'
import { serverModule } from '../module.ts'
import { requestOf, serverForFile } from '../testing/server.ts'
import { serve } from './route.ts'

const orders = resource({
  path: 'depot/orders',
  singular: 'order',
  plural: 'orders',
  label: '시험',
  summary: 'what somebody has ordered',
  fields: { name: line(60), address: line(200) },
  public: [],
  console: everyOperation,
  scope: 'console:shop',
  isPersonal: true,
})
const params = z.strictObject({ _id: z.string() })
const parcelCalls = {
  'GET /api/console/depot/orders/{_id}/parcels': call({
    summary: 'Console: what was sent of an order',
    tag: 'depot/orders',
    access: 'console:shop',
    params,
    answer: z.strictObject({ parcels: z.array(z.string()) }),
    status: 200,
    isPersonal: true,
    reads: ['depot/orders'],
  }),
}
const shop = serverModule(contractModule({ name: 'depot', resources: [orders], calls: parcelCalls }), {
  routes: (app) => serve(app, parcelCalls, { 'GET /api/console/depot/orders/{_id}/parcels': async () => ({ parcels: [] }) }),
})

const server = await serverForFile({ hasAccounts: true, beside: shop })
const { db } = server.database
await makeTable(db, orders)
const token = await server.login('admin')
const repository = repositoryOf(orders)
const anOrder = { name: '주문인', address: '서울' }
const place = () => db.transaction().execute((transaction) => repository.insert(transaction, anOrder))
const ask = async (name: string, asked: Parameters<typeof requestOf>[1] = {}) => {
  const { statusCode, body } = await server.app.inject(requestOf(name, { token, ...asked }))
  return { status: statusCode, answer: JSON.parse(body === '' ? 'null' : body) as Record<string, { _id: string; version: number }> }
}
const notes = async () => {
  const rows = await db.selectFrom('audit').selectAll().where('resource', '=', 'depot/orders').orderBy('_id').execute()
  return rows.map(({ action, _item }) => [action, _item])
}

it('no cached answer is made from an order, and its writes neither move a revision nor wait for one', async () => {
  const before = await readRevisions(db)
  const order = await place()
  const changed = await repository.update(db, order, { address: '부산' })
  expect(changed).toMatchObject({ address: '부산', version: 2 })
  const { dependencies } = await collectDependencies(() => repository.list(db, {}))
  expect([...dependencies.groups]).toEqual([])
  if (changed !== undefined) await repository.remove(db, changed)
  expect(await readRevisions(db)).toEqual(before)
})

it('an order keeps no versions, has no stale translations, and is in no trash', async () => {
  const { answer } = await ask('POST /api/console/depot/orders', { body: anOrder })
  const params = { _id: answer['order']?._id ?? '' }
  expect((await ask('PUT /api/console/depot/orders/{_id}', { params, body: { address: '부산' } })).answer['order']?.version).toBe(2)
  expect((await ask('DELETE /api/console/depot/orders/{_id}', { params })).status).toBe(204)
  for (const table of ['versions', 'trash', 'fileUses'])
    expect(await asTables(db).selectFrom(table).selectAll().where('resource', '=', orders.path).execute(), table).toEqual([])
})

it('who of the staff had an order is noted, by the standard calls and by others, and what was refused is not', async () => {
  await db.deleteFrom('audit').execute()
  const { _id } = await place()
  const params = { _id }
  await ask('GET /api/console/depot/orders')
  // Read again within a minute it is noted once.
  for (let round = 0; round < 2; round += 1) await ask('GET /api/console/depot/orders/{_id}/parcels', { params })
  await ask('GET /api/console/depot/orders/{_id}', { params })
  await ask('PUT /api/console/depot/orders/{_id}', { params, body: { address: '부산' } })
  await ask('DELETE /api/console/depot/orders/{_id}', { params })
  const all = ['list', 'read', 'read', 'change', 'remove'].map((action) => [action, _id])
  expect(await notes()).toEqual(all)
  await ask('GET /api/console/depot/orders')
  const editor = await server.login('editor')
  expect((await ask('GET /api/console/depot/orders/{_id}/parcels', { params, token: editor })).status).toBe(403)
  expect(await notes()).toEqual(all)
})

it('who takes orders along says why', async () => {
  const name = 'GET /api/console/depot/orders/export'
  expect((await ask(name, { query: { format: 'csv' } })).status).toBe(400)
  const { statusCode } = await server.app.inject(requestOf(name, { token, query: { format: 'csv', reason: '배송업체에 전달' } }))
  expect(statusCode).toBe(200)
})
