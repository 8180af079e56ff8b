import { showCollectionCode } from '#contract/shop/collection-code.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { sentTo } from '../../testing/codes.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf } from '../../testing/orders.ts'
import { serverForFile, startServer } from '../../testing/server.ts'
import { addGoods, addOrder, openShop } from '../../testing/shop.ts'
import { remindToCollect } from './clock.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { platform } = server.app
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
const { step, read } = ordersOf(server, staff)
let count = 0
const member = () => addMember(server, `collects${(count += 1)}`)
const who = { receiver: '정서우', phone: '010-0000-1234', payer: '정서우', note: null, postcode: null, address: null, addressDetail: null }
const bodyOf = (_variant: string, change: object = {}) => ({
  ...who,
  method: 'pickUp' as const,
  lines: [{ _variant, quantity: 1, price: 10_000 }],
  total: 10_000,
  ...change,
})
/** An order that is ready, of a member or of a guest. */
async function readyOrder(token?: string, change: object = {}) {
  const { _variant } = await addGoods(server, 3)
  const body = bodyOf(_variant, change)
  const { answer } =
    token === undefined
      ? await server.ask('POST /api/v1/shop/orders', { body })
      : await server.ask('POST /api/v1/me/orders', { token, body })
  await step(answer.order._id, { step: 'pay', amount: 10_000 })
  await step(answer.order._id, { step: 'makeReady' })
  return answer.order
}
const codeOf = async (token: string, _id: string) => (await read(token, _id)).collectionCode ?? 'none'
const find = (collectionCode: string, token = staff) =>
  server.ask('POST /api/console/shop/orders/collection', { token, body: { collectionCode } })
const one = async (_id: string) => (await server.ask('GET /api/console/shop/orders/{_id}', { token: staff, params: { _id } })).answer.order
const newsOf = async (token: string, kind: string, locale = 'ko') =>
  (await server.ask('GET /api/v1/me/notifications', { token, locale })).answer.notifications.filter((each) => each.kind === kind)
const days = (n: number) => new Date(Date.now() + n * 24 * 60 * 60_000)

describe('the code of an order that is collected', () => {
  it('is there while the order waits at the centre, for its shopper alone', async () => {
    const { token } = await member()
    const { _variant } = await addGoods(server, 3)
    const { order } = (await server.ask('POST /api/v1/me/orders', { token, body: bodyOf(_variant) })).answer
    const { _id } = order
    await step(_id, { step: 'pay', amount: 10_000 })
    expect((await read(token, _id)).collectionCode, 'before it is ready').toBeNull()
    await step(_id, { step: 'makeReady' })
    const { collectionCode } = await read(token, _id)
    expect(collectionCode).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    const seen = [await one(_id), (await server.ask('GET /api/console/shop/orders', { token: staff })).answer]
    expect(JSON.stringify(seen)).not.toContain(collectionCode)
    expect((await one(_id)).readyAt).not.toBeNull()
    await step(_id, { step: 'deliver' })
    expect(await read(token, _id)).toMatchObject({ state: 'delivered', collectionCode: null })
  })

  it('is read by guests with their order, and what is sent has none', async () => {
    const { number } = await readyOrder()
    const { order } = (await server.ask('POST /api/v1/shop/orders/read', { body: { number, phone: who.phone } })).answer
    expect((await find(order.collectionCode ?? 'none')).answer._id).toBe(order._id)

    const { token } = await member()
    const { _variant } = await addGoods(server, 3)
    const body = bodyOf(_variant, { method: 'delivery', postcode: '05510', address: '서울', total: 13_000 })
    const sent = (await server.ask('POST /api/v1/me/orders', { token, body })).answer.order
    await step(sent._id, { step: 'pay', amount: 13_000 })
    await step(sent._id, { step: 'ship', carrier: '시험택배', trackingNumber: '1' })
    expect((await read(token, sent._id)).collectionCode).toBeNull()
    const given = db.updateTable('shop_orders').set({ collectionCode: 'AAAAAA' }).where('_id', '=', sent._id).execute()
    await expect(given, 'whoever writes it').rejects.toThrow(/constraint/i)
  })

  it('is in the message that it is ready, and in its mail', async () => {
    const { token, _id: _user } = await member()
    const email = `collects${count}@example.com`
    await db.updateTable('users').set({ channels: '["EMAIL"]' }).where('_id', '=', _user).execute()
    const { _id } = await readyOrder(token)
    const shown = showCollectionCode(await codeOf(token, _id))
    expect((await newsOf(token, 'ready'))[0]?.text).toContain(shown)
    expect((await newsOf(token, 'ready', 'en'))[0]?.text).toContain(`Collection code: ${shown}`)
    expect((await sentTo(server, email)).join('\n')).toContain(`수령 코드는 ${shown}입니다.`)
  })
})

describe('the desk', () => {
  it('finds an order by its code however it is typed, hands it over once, and learns of a second time', async () => {
    const { token } = await member()
    const { _id } = await readyOrder(token)
    const code = await codeOf(token, _id)
    expect((await find(code)).answer).toEqual({ _id })
    expect((await find(` ${showCollectionCode(code).toLowerCase()} `)).answer).toEqual({ _id })
    const both = await Promise.all([step(_id, { step: 'deliver' }), step(_id, { step: 'deliver' })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await find(code)).answer, 'it says which one that was').toEqual({ _id })
    expect((await one(_id)).deliveredAt).not.toBeNull()
    expect((await step(_id, { step: 'deliver' })).error.code).toBe('orderState')
  })

  it('refuses a wrong code, ten times a minute for each of the staff, and counts no right one', async () => {
    const { token } = await member()
    const code = await codeOf(token, (await readyOrder(token))._id)
    for (let index = 0; index < 12; index += 1) expect((await find(code)).status).toBe(200)
    const wrong = []
    for (let index = 0; index < 10; index += 1) wrong.push((await find(index % 2 === 0 ? 'ZZZZZZ' : 'what is this')).error.code)
    expect(new Set(wrong)).toEqual(new Set(['collectionCode']))
    expect((await find(code)).status, 'also the right one waits').toBe(429)
    expect((await find(code, token)).status, 'it is for staff of the shop').toBe(403)
  })

  it('lists what waits, the oldest first, and finds it by its number and telephone number', async () => {
    const { token } = await member()
    const [first, second] = [await readyOrder(token, { phone: '010-0000-5678' }), await readyOrder(token)]
    await db
      .updateTable('shop_orders')
      .set({ readyAt: days(-8).toISOString() })
      .where('_id', '=', second._id)
      .execute()
    // The type of a sort names only what every list can be sorted by.
    const sorted = { state: 'ready', sort: 'readyAt' } as object
    const list = async (query: object) =>
      (await server.ask('GET /api/console/shop/orders', { token: staff, query: { ...sorted, ...query } })).answer.orders.map(
        ({ _id }) => _id,
      )
    const all = await list({ limit: 100 })
    expect(all.indexOf(second._id)).toBe(0)
    expect(all).toContain(first._id)
    expect(await list({ q: first.number })).toEqual([first._id])
    expect(await list({ q: '+821000005678' })).toEqual([first._id])
    await step(first._id, { step: 'deliver' })
    expect(await list({ q: first.number })).toEqual([])
  })
})

describe('a shopper whose order waits at the centre', () => {
  it('is reminded once after three days, by whichever process comes first', async () => {
    const { token } = await member()
    const [waits, taken] = [await readyOrder(token), await readyOrder(token)]
    const guest = await readyOrder()
    await step(taken._id, { step: 'deliver' })
    await remindToCollect(platform, days(shopLimits.collectReminderDays - 0.1))
    expect(await newsOf(token, 'stillReady')).toEqual([])
    const later = days(shopLimits.collectReminderDays + 0.1)
    await Promise.all([remindToCollect(platform, later), remindToCollect(platform, later)])
    await remindToCollect(platform, days(30))
    const news = await newsOf(token, 'stillReady')
    expect(news).toMatchObject([{ path: `/mypage/orders/${waits._id}` }])
    expect(news[0]?.text).toContain(showCollectionCode(await codeOf(token, waits._id)))
    const reminded = await Promise.all([waits, taken, guest].map(async ({ _id }) => (await one(_id)).remindedAt))
    expect(reminded).toEqual([later.toISOString(), null, later.toISOString()])
  })
})

it('orders that were ready before there were codes get one, and are ready since they became it', async () => {
  await using older = await startServer({ hasAccounts: true })
  const { db: before } = older.database
  const { _id: _user } = await addMember(older, 'earlier')
  const goods = [await addGoods(older, 3), await addGoods(older, 3)].map(({ _variant }) => _variant)
  const [ready, delivered] = [await addOrder(older, _user, goods), await addOrder(older, _user, goods)]
  const at = days(-5).toISOString()
  await before.updateTable('shop_orders').set({ state: 'ready', deliveredAt: null }).where('_id', '=', ready._id).execute()
  await before
    .insertInto('shopOrderSteps')
    .values({ _id: uuid(), _order: ready._id, number: 1, at, step: 'makeReady', by: 'staff', _user: null })
    .execute()
  for (const index of ['shop_orders_collectionCode', 'shop_orders_readyAt_order']) await before.schema.dropIndex(index).execute()
  for (const column of ['collectionCode', 'readyAt', 'remindedAt'])
    await before.schema.alterTable('shop_orders').dropColumn(column).execute()
  await before.deleteFrom('migrations').where('name', '=', 'shop/0010-pickup').execute()
  await migrate(older.database)
  const rows = await before.selectFrom('shop_orders').select(['_id', 'readyAt', 'collectionCode']).orderBy('createdAt').execute()
  expect(rows).toEqual([
    { _id: ready._id, readyAt: at, collectionCode: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/) as string },
    { _id: delivered._id, readyAt: null, collectionCode: null },
  ])
})
