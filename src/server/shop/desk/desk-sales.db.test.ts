import { noShop } from '#contract/site/setting.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile, startServer } from '../../testing/server.ts'
import { addGoods, addOrder, openShop, stockAt } from '../../testing/shop.ts'
import { confirmOrders } from '../orders/clock.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { platform } = server.app
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)

type Means = 'cash' | 'card' | 'transfer'
const bodyOf = (_variant: string, change: object = {}) => ({
  lines: [{ _variant, quantity: 1, price: 10_000 }],
  total: 10_000,
  means: 'cash' as Means,
  ...change,
})
const sell = (_variant: string, change: object = {}, headers: Record<string, string> = {}) =>
  server.ask('POST /api/console/shop/desk/sales', { token: staff, body: bodyOf(_variant, change), headers })
const one = async (_id: string) => (await server.ask('GET /api/console/shop/orders/{_id}', { token: staff, params: { _id } })).answer.order
const progress = async (_id: string) =>
  (await server.ask('GET /api/console/shop/orders/{_id}/progress', { token: staff, params: { _id } })).answer
const find = async (q: string) => (await server.ask('GET /api/console/shop/desk/goods', { token: staff, query: { q } })).answer
const desk = async () => (await server.ask('GET /api/console/shop/desk', { token: staff })).answer
const takingOf = async (means: Means) => (await desk()).takings.find((each) => each.means === means)
const close = (counted: number, cash: number, note: string | null = null) =>
  server.ask('POST /api/console/shop/desk/closes', { token: staff, body: { counted, cash, note } })
const closes = async () => (await server.ask('GET /api/console/shop/desk/closes', { token: staff })).answer
const takeBack = async (_id: string, change: object = {}) => {
  const [line] = (await progress(_id)).lines
  const body = { _line: line?._id ?? '', quantity: 1, cause: 'changeOfMind' as const, isSellable: true, amount: 10_000, ...change }
  return server.ask('POST /api/console/shop/orders/{_id}/returns', { token: staff, params: { _id }, body })
}
const salesOf = async (day: string) =>
  (await server.ask('GET /api/console/statistics/dailySales', { token: staff, query: { from: day, to: day } })).answer.total
const productSales = async (day: string) =>
  (await server.ask('GET /api/console/statistics/productsSales', { token: staff, query: { from: day, to: day } })).answer.products

describe('a sale at the desk', () => {
  it('is an order that is paid and handed over at once, with its stock, steps and payment', async () => {
    const { _variant } = await addGoods(server, 5)
    const { status, answer } = await sell(_variant, { lines: [{ _variant, quantity: 2, price: 10_000 }], total: 20_000 })
    expect(status).toBe(201)
    expect(answer.sale).toMatchObject({ total: 20_000, vat: 1818, means: 'cash', approvalNumber: null, lines: [{ quantity: 2 }] })
    const order = await one(answer.sale._id)
    expect(order).toMatchObject({ channel: 'desk', state: 'delivered', method: 'pickUp', means: 'cash', paid: 20_000, deliveryFee: 0 })
    expect(order.deliveredAt).toBe(order.createdAt)
    expect(await stockAt(server, _variant)).toBe(3)
    const { timeline, payments, steps } = await progress(order._id)
    expect(timeline.map(({ step, by }) => [step, by])).toEqual([
      ['place', 'staff'],
      ['pay', 'staff'],
      ['deliver', 'staff'],
    ])
    expect(timeline[0]?.user).not.toBeNull()
    expect(payments).toMatchObject([{ change: 20_000, balance: 20_000 }])
    expect(steps).toEqual([])
  })

  it('takes the approval number of a card, and of nothing else', async () => {
    const { _variant } = await addGoods(server, 5)
    expect((await sell(_variant, { means: 'card', approvalNumber: '30012345' })).answer.sale.approvalNumber).toBe('30012345')
    expect((await sell(_variant, { means: 'transfer', approvalNumber: '30012345' })).answer.sale.approvalNumber).toBeNull()
  })

  it('is made once, however often it is sent with one key', async () => {
    const { _variant } = await addGoods(server, 5)
    const headers = { 'idempotency-key': uuid() }
    const both = await Promise.all([sell(_variant, {}, headers), sell(_variant, {}, headers)])
    const last = await sell(_variant, {}, headers)
    const made = [...both, last].filter(({ status }) => status === 201)
    expect(new Set(made.map(({ answer }) => answer.sale._id)).size).toBe(1)
    expect(last.status).toBe(201)
    expect(await stockAt(server, _variant)).toBe(4)
  })

  it('of the last piece is made at one of two desks', async () => {
    const { _variant } = await addGoods(server, 1)
    const both = await Promise.all([sell(_variant), sell(_variant)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await stockAt(server, _variant)).toBe(0)
    expect(both.flatMap(({ error }) => error?.issues ?? []).map(({ path }) => path)).toEqual(['lines.0'])
  })

  it('is refused by the line where the price is another, too few are left, or it is not handed over at the centre', async () => {
    const [first, second] = [await addGoods(server, 1), await addGoods(server, 5)]
    const sent = await addGoods(server, 5, { isPickUp: false })
    const lines = [
      { _variant: first._variant, quantity: 2, price: 10_000 },
      { _variant: second._variant, quantity: 1, price: 9000 },
    ]
    const { error } = await sell(first._variant, { lines, total: 29_000 })
    expect(error).toMatchObject({ code: 'saleChanged', issues: [{ path: 'lines.0' }, { path: 'lines.1' }] })
    expect(error.issues?.[1]?.message).toContain('10000원')
    expect((await sell(sent._variant)).error).toMatchObject({ code: 'invalid', issues: [{ path: 'lines.0' }] })
    expect(await stockAt(server, second._variant)).toBe(5)
  })

  it('is for staff of the shop, while that is open', async () => {
    const { _variant } = await addGoods(server, 5)
    const { token } = await addMember(server, 'nobodysdesk')
    expect((await server.ask('POST /api/console/shop/desk/sales', { token, body: bodyOf(_variant) })).status).toBe(403)
    expect((await server.ask('GET /api/console/shop/desk', { token })).status).toBe(403)
    await server.ask('PUT /api/console/setting', { token: staff, body: { shop: { ...noShop, isOn: false } } })
    const { error } = await sell(_variant)
    await server.ask('PUT /api/console/setting', { token: staff, body: { shop: { ...noShop, isOn: true } } })
    expect(error.code).toBe('shopOff')
    expect((await sell(_variant)).status).toBe(201)
  })

  it('is found by no guest, has no code of collection, and confirms itself after a week', async () => {
    const { _variant } = await addGoods(server, 5)
    const { _id, number } = (await sell(_variant)).answer.sale
    await db.updateTable('shop_orders').set({ phone: '+821000001234' }).where('_id', '=', _id).execute()
    const asked = (phone: string) => server.ask('POST /api/v1/shop/orders/read', { body: { number, phone } })
    expect((await asked('010-0000-1234')).error.code, 'whatever is written there').toBe('guestOrder')
    expect((await asked('')).status).toBe(400)
    const row = db.selectFrom('shop_orders').select('collectionCode').where('_id', '=', _id)
    expect((await row.executeTakeFirstOrThrow()).collectionCode).toBeNull()
    await confirmOrders(platform, new Date(Date.now() + 8 * 24 * 3_600_000))
    expect((await one(_id)).state).toBe('confirmed')
  })
})

describe('goods at the desk', () => {
  it('are found by their stock code however it is typed, or by words of their name', async () => {
    const name = { ko: '모란자수 방석', en: 'Peony cushion' }
    const variants = [{ code: 'CUSHION-1', values: [], priceDifference: 0 }]
    const { _variant } = await addGoods(server, 3, { name, variants })
    const goods = [{ _variant, code: 'CUSHION-1', name: '모란자수 방석', price: 10_000, left: 3 }]
    expect(await find(' cushion-1 ')).toMatchObject({ isCode: true, goods })
    expect(await find('모란자수')).toMatchObject({ isCode: false, goods })
    expect(await find('없는 상품 이름')).toEqual({ isCode: false, goods: [] })
  })
})

describe('the desk', () => {
  const today = shopDayOf(new Date().toISOString())

  it('takes pieces back, gives the money back at once, and counts both in the statistics', async () => {
    const { _variant, product } = await addGoods(server, 5)
    const before = await salesOf(today)
    const { _id } = (await sell(_variant, { lines: [{ _variant, quantity: 2, price: 10_000 }], total: 20_000, means: 'card' })).answer.sale
    const taken = await takingOf('card')
    expect((await takeBack(_id, { amount: 9000 })).error.code).toBe('refundChanged')
    expect((await takeBack(_id, { quantity: 3, amount: 30_000 })).error.code).toBe('tooManyPieces')
    expect((await takeBack(_id)).answer).toEqual({ amount: 10_000 })
    expect(await one(_id)).toMatchObject({ state: 'delivered', paid: 10_000, owed: 0, openReturns: 0 })
    expect((await progress(_id)).lines[0]?.claims).toMatchObject([{ kind: 'return', state: 'closed', amount: 10_000 }])
    expect(await stockAt(server, _variant)).toBe(4)
    expect((await takeBack(_id, { isSellable: false, cause: 'defect' })).status).toBe(200)
    expect(await stockAt(server, _variant), 'what cannot be sold again').toBe(4)
    expect(await one(_id)).toMatchObject({ state: 'refunded', paid: 0 })
    expect((await takeBack(_id)).error.code).toBe('orderState')
    const after = await salesOf(today)
    expect([after.orders - before.orders, after.paid - before.paid, after.refunded - before.refunded]).toEqual([1, 20_000, 20_000])
    expect(after.delivery).toBe(before.delivery)
    expect((await productSales(today)).find(({ _product }) => _product === product._id)).toMatchObject({ pieces: 0, net: 0 })
    expect(await takingOf('card')).toMatchObject({
      sales: taken?.sales,
      refunds: (taken?.refunds ?? 0) + 2,
      net: (taken?.net ?? 0) - 20_000,
    })
  })

  it('takes nothing back of an order that was made online', async () => {
    const { _variant } = await addGoods(server, 5)
    const { _id: _user } = await addMember(server, 'onlinebuyer')
    const { _id } = await addOrder(server, _user, [_variant])
    expect((await takeBack(_id)).error.code).toBe('orderState')
  })

  it('is closed once a day with what was counted, and what is sold after it is in the next close', async () => {
    const { _variant } = await addGoods(server, 9)
    const { _id } = (await sell(_variant)).answer.sale
    await sell(_variant)
    await takeBack(_id)
    const { since, isClosedToday, takings } = await desk()
    expect([since, isClosedToday]).toEqual([null, false])
    const [cash = 0, card = 0, transfer = 0] = takings.map(({ net }) => net)
    expect((await close(cash, cash + 1)).error.code).toBe('takingsChanged')
    const { answer } = await close(cash - 500, cash, '거스름돈을 더 드림')
    expect(answer.close).toMatchObject({
      day: today,
      cash,
      card,
      transfer,
      counted: cash - 500,
      difference: -500,
      note: '거스름돈을 더 드림',
    })
    expect(answer.close.user).not.toBeNull()
    expect((await desk()).takings.map(({ sales, net }) => [sales, net])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    await sell(_variant)
    expect((await close(10_000, 10_000)).error.code).toBe('deskClosed')
    expect((await desk()).isClosedToday).toBe(true)
    // A day passes.
    await db.updateTable('shopDeskCloses').set({ day: '2026-01-01' }).execute()
    expect((await close(10_000, 10_000)).answer.close).toMatchObject({ cash: 10_000, difference: 0 })
    const listed = await closes()
    expect(listed.closes.map((each) => each.cash)).toEqual([10_000, cash])
    expect(listed.summary.total).toBe(2)
    const { net } = await db
      .selectFrom('shopPayments as p')
      .innerJoin('shop_orders as o', 'o._id', 'p._order')
      .where('o.channel', '=', 'desk')
      .select(({ fn }) => fn.sum<number | string>('p.change').as('net'))
      .executeTakeFirstOrThrow()
    const closed = listed.closes.reduce((sum, each) => sum + each.cash + each.card + each.transfer, 0)
    expect(closed, 'closes together are the ledger').toBe(Number(net))
  })

  it('is closed by one of two who do it at the same time', async () => {
    await db.updateTable('shopDeskCloses').set({ day: '2026-01-02' }).where('number', '=', 2).execute()
    const both = await Promise.all([close(0, 0), close(0, 0)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})

it('orders from before there was a desk were made online', async () => {
  await using older = await startServer({ hasAccounts: true })
  const { db: before } = older.database
  const { _id: _user } = await addMember(older, 'earlier')
  const { _id } = await addOrder(older, _user, [(await addGoods(older, 3))._variant])
  for (const index of ['channel', 'state', 'method', 'means', 'isOwed', 'needsReceipt', 'counts'])
    await before.schema.dropIndex(`shop_orders_${index}`).ifExists().execute()
  await before.schema.alterTable('shop_orders').dropColumn('channel').execute()
  await before.schema.dropTable('shopDeskCloses').execute()
  await before.schema.dropIndex('shopPayments_deskClose').execute()
  await before.schema.alterTable('shopPayments').dropColumn('deskClose').execute()
  await before.deleteFrom('migrations').where('name', '=', 'shop/0013-desk-sales').execute()
  await migrate(older.database)
  const row = before.selectFrom('shop_orders').select('channel').where('_id', '=', _id)
  expect((await row.executeTakeFirstOrThrow()).channel).toBe('online')
})
