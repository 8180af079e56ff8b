import { describe, expect, it } from 'vitest'
import { addMember } from '../../testing/members.ts'
import { ordersOf, receiver, refundAccount } from '../../testing/orders.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { eraseOrder } from './leaving.ts'
import { lapseChanges } from './clock.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { db } = server.database
const { platform } = server.app
const staff = await server.login('admin')
await openShop(server)
const { step, place, read, act, kindsOf } = ordersOf(server, staff)
let count = 0
const member = () => addMember(server, `rechanger${(count += 1)}`)
type Order = Awaited<ReturnType<typeof read>>
const line = (_variant: string, quantity = 1, price = 10_000) => ({ _variant, quantity, price })
const linesWith = ({ lines }: Order, quantity: number) =>
  lines.map((each) => ({ _line: each._id, _variant: each._variant, quantity, price: each.price }))
/** Wants so many pieces of each line, which costs the given total. */
const want = (token: string, order: Order, quantity: number, total: number, more: object = {}) =>
  server.ask('PUT /api/v1/me/orders/{_id}/contents', {
    token,
    params: { _id: order._id },
    body: { ...receiver, lines: linesWith(order, quantity), total, difference: total - order.total, refundAccount, ...more },
  })
/** A member's order of so many pieces, which is paid. Five pieces are in the stock. */
async function bought(quantity = 2, price = 10_000) {
  const { token, _id: _user } = await member()
  const goods = await addGoods(server, 5, { price })
  const order = await place(token, [line(goods._variant, quantity, price)], quantity * price + 3000)
  await step(order._id, { step: 'pay', amount: order.total })
  return { token, _user, ...goods, order: await read(token, order._id), _id: order._id }
}
const drop = (token: string, _id: string) =>
  server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id }, body: { step: 'dropChange' } })
const progress = async (_id: string) =>
  (await server.ask('GET /api/console/shop/orders/{_id}/progress', { token: staff, params: { _id } })).answer
const row = (_id: string) => db.selectFrom('shop_orders').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
const soldOf = async (_order: string) => {
  const sales = db.selectFrom('shopSales as s').innerJoin('shopPayments as p', 'p._id', 's._payment').where('p._order', '=', _order)
  const rows = await sales.select(['s.pieces', 's.net', 'p.change', 'p.goods', 'p.isDifference']).orderBy('p.number').execute()
  return rows.map(({ pieces, net, change, goods, isDifference }) => [pieces, net, change, goods, isDifference].map(Number))
}
const hours = (n: number) => new Date(Date.now() + n * 3_600_000)

describe('an order that is paid and becomes cheaper', () => {
  it('is the new one at once, and the difference goes back as other refunds do', async () => {
    const { token, order, _id, _variant } = await bought(3)
    expect((await want(token, order, 1, 13_000, { difference: 0 })).error).toMatchObject({
      code: 'differenceChanged',
      message: expect.stringContaining('20,000원') as string,
    })
    expect((await want(token, order, 1, 13_000, { refundAccount: null })).error.issues).toMatchObject([{ path: 'refundAccount' }])
    const { order: changed } = (await want(token, order, 1, 13_000)).answer
    expect(changed).toMatchObject({
      state: 'paid',
      total: 13_000,
      refundDue: 20_000,
      waitingChange: null,
      lines: [{ quantity: 1, unsent: 1 }],
    })
    expect(await stockAt(server, _variant)).toBe(4)
    const { refund, steps, timeline } = await progress(_id)
    expect([refund?.amount, steps.includes('refund'), timeline.at(-1)?.step]).toEqual([20_000, true, 'change'])
    expect((await row(_id)).refundUntil).not.toBeNull()
    await step(_id, { step: 'refund' })
    expect(await row(_id)).toMatchObject({ paid: 13_000, owed: 0, total: 13_000 })
    expect(await soldOf(_id)).toEqual([
      [3, 30_000, 33_000, 30_000, 0],
      [-2, -20_000, -20_000, -20_000, 0],
    ])
    // What is left goes back as what it is.
    const cancelled = await act(token, order.lines[0]?._id ?? '', { action: 'cancel', quantity: 1, amount: 13_000, refundAccount })
    expect(cancelled.answer.order).toMatchObject({ state: 'cancelled', refundDue: 13_000 })
  })

  it('pays what it owes for pieces and for the change together, and takes back its cash receipt with it', async () => {
    const { token, order, _id } = await bought(3)
    const body = { receipt: { use: 'income' as const, identity: '01000001234' } }
    await server.ask('PUT /api/v1/me/orders/{_id}/receipt', { token, params: { _id }, body })
    const issue = { amount: 33_000, approvalNumber: '1' }
    await server.ask('POST /api/console/shop/orders/{_id}/receipts', { token: staff, params: { _id }, body: issue })
    const { order: changed } = (await want(token, order, 2, 23_000)).answer
    await act(token, changed.lines[0]?._id ?? '', { action: 'cancel', quantity: 1, amount: 10_000, refundAccount })
    expect(await read(token, _id)).toMatchObject({ refundDue: 20_000 })
    await step(_id, { step: 'refund' })
    expect((await soldOf(_id)).at(-1)).toEqual([-2, -20_000, -20_000, -20_000, 0])
    expect((await progress(_id)).receiptDue).toBe(-20_000)
  })

  it('sells other goods for the same money on the day of the change: the free limit is missed', async () => {
    const { token } = await member()
    const [goods, small] = [await addGoods(server, 5, { price: 47_000 }), await addGoods(server, 5, { price: 1500 })]
    const order = await place(token, [line(goods._variant, 1, 47_000), line(small._variant, 2, 1500)], 50_000)
    await step(order._id, { step: 'pay', amount: 50_000 })
    const [first, second] = linesWith(order, 1)
    const { answer } = await want(token, order, 1, 51_500, { lines: [first, second] })
    expect(answer.order.waitingChange?.amount, 'fewer goods, and delivery').toBe(1500)
    await drop(token, order._id)
    expect((await want(token, order, 1, 0, { lines: [first] })).error.code).toBe('linesPaid')
  })

  it('gives back the coupon and the points that it needs no more', async () => {
    const { token, _id: _user } = await member()
    await server.ask('POST /api/console/shop/members/{_id}/points', {
      token: staff,
      params: { _id: _user },
      body: { change: 20_000, reason: '시험' },
    })
    const goods = await addGoods(server, 9)
    const order = await place(token, [line(goods._variant, 3)], 18_000, { points: 15_000 })
    await step(order._id, { step: 'pay', amount: 18_000 })
    const { order: changed } = (await want(token, order, 1, 3000)).answer
    expect(changed).toMatchObject({ points: 10_000, total: 3000, refundDue: 15_000 })
    expect((await server.ask('GET /api/v1/me/points', { token })).answer.balance).toBe(10_000)
  })
})

describe('an order that is paid and becomes dearer', () => {
  it('stays as it is until the difference is paid: then it is the new one, and counts on that day', async () => {
    const { token, _user, order, _id, _variant } = await bought(1)
    const { order: waiting } = (await want(token, order, 3, 33_000)).answer
    expect(waiting).toMatchObject({
      state: 'paid',
      total: 13_000,
      refundDue: 0,
      bankAccount: expect.any(String) as string,
      canPayOnline: false,
      steps: ['dropChange', 'cancel'],
      waitingChange: { amount: 20_000, total: 33_000, method: 'delivery', lines: [{ quantity: 3, price: 10_000 }] },
      lines: [{ quantity: 1 }],
    })
    expect(await stockAt(server, _variant), 'held').toBe(2)
    expect((await want(token, order, 2, 23_000)).error).toMatchObject({
      code: 'changeWaits',
      message: expect.stringContaining('20,000원') as string,
    })
    const ship = { step: 'ship', carrier: '시험택배', trackingNumber: '1' }
    expect((await step(_id, ship)).error.code).toBe('changeWaits')
    const write = await server.ask('PUT /api/console/shop/orders/{_id}', { token: staff, params: { _id }, body: { address: '서울' } })
    expect(write.error.code).toBe('changeWaits')
    const toPack = (await server.ask('GET /api/console/shop/packing', { token: staff })).answer
    expect(toPack.orders.map((each) => each._id)).not.toContain(_id)
    expect((await step(_id, { step: 'payChange', amount: 19_000 })).error.code).toBe('amountDiffers')
    const [one, other] = await Promise.all([1, 2].map(() => step(_id, { step: 'payChange', amount: 20_000 })))
    expect([one?.status, other?.status].toSorted((a = 0, b = 0) => a - b)).toEqual([200, 409])
    const now = await read(token, _id)
    expect(now).toMatchObject({ state: 'paid', total: 33_000, waitingChange: null, lines: [{ quantity: 3, unsent: 3 }] })
    expect(now.timeline.map((each) => each.step)).toEqual(['place', 'pay', 'wantChange', 'payChange'])
    expect(await stockAt(server, _variant)).toBe(2)
    expect(await row(_id)).toMatchObject({ paid: 33_000, owed: 0, changeDue: 0, changeUntil: null })
    expect(await soldOf(_id)).toEqual([
      [1, 10_000, 13_000, 10_000, 0],
      [2, 20_000, 20_000, 20_000, 1],
    ])
    expect(await kindsOf(_user)).toEqual(['placed', 'paid', 'changeWaits', 'changeApplied'])
    const statistics = await server.ask('GET /api/console/statistics/dailySales', {
      token: staff,
      query: { from: (await progress(_id)).payments[0]?.at.slice(0, 10) ?? '', to: hours(24).toISOString().slice(0, 10) },
    })
    expect(statistics.status).toBe(200)
    expect((await step(_id, { ...ship, changedAt: (await row(_id)).changedAt })).status).toBe(200)
  })

  it('stays as it is where nobody pays in time: what was held is back once, and late money has nothing to pay', async () => {
    const { token, _user, order, _id, _variant } = await bought(1)
    await want(token, order, 3, 33_000)
    await lapseChanges(platform, hours(1))
    expect(await stockAt(server, _variant)).toBe(2)
    await Promise.all([lapseChanges(platform, hours(49)), lapseChanges(platform, hours(49))])
    expect(await stockAt(server, _variant)).toBe(4)
    const { timeline: before, ...own } = order
    const { timeline, ...after } = await read(token, _id)
    expect(after).toEqual(own)
    expect(timeline.slice(before.length).map((each) => each.step)).toEqual(['wantChange', 'dropChange'])
    expect((await step(_id, { step: 'payChange', amount: 20_000 })).error.code).toBe('orderState')
    expect(await kindsOf(_user)).toEqual(['placed', 'paid', 'changeWaits', 'changeDropped'])
    const contents = await db.selectFrom('shopOrderChanges').select(['state', 'contents']).where('_order', '=', _id).execute()
    expect(contents).toEqual([{ state: 'dropped', contents: null }])
  })

  it('is paid or lapses, whichever is first, in a race of many', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { token, order, _id, _variant } = await bought(1)
      await want(token, order, 3, 33_000)
      const pays = () => step(_id, { step: 'payChange', amount: 20_000 })
      const lapses = () => lapseChanges(platform, hours(49))
      await Promise.all(round % 2 === 0 ? [pays(), lapses(), drop(token, _id)] : [drop(token, _id), lapses(), pays()])
      const now = await read(token, _id)
      expect([now.total, await stockAt(server, _variant), Number((await row(_id)).paid)]).toEqual(
        now.total === 33_000 ? [33_000, 2, 33_000] : [13_000, 4, 13_000],
      )
    }
  })

  it('is withdrawn by its shopper or staff, and ends where some of the order is cancelled, or all of it', async () => {
    const { token, order, _id, _variant } = await bought(2)
    await want(token, order, 4, 43_000)
    expect((await drop(token, _id)).answer.order).toMatchObject({ total: 23_000, waitingChange: null })
    expect((await drop(token, _id)).error.code).toBe('orderState')
    expect(await stockAt(server, _variant)).toBe(3)
    await want(token, order, 4, 43_000)
    expect((await step(_id, { step: 'dropChange' })).status).toBe(200)
    await want(token, order, 4, 43_000)
    const first = order.lines[0]?._id ?? ''
    const part = (await act(token, first, { action: 'cancel', quantity: 1, amount: 10_000, refundAccount })).answer.order
    expect(part).toMatchObject({ refundDue: 10_000, waitingChange: null, canChangeContents: false })
    expect(await stockAt(server, _variant)).toBe(4)
    const other = await bought(2)
    await want(other.token, other.order, 4, 43_000)
    const body = { step: 'cancel' as const, refundAccount }
    const { answer } = await server.ask('PUT /api/v1/me/orders/{_id}', { token: other.token, params: { _id: other._id }, body })
    expect(answer.order).toMatchObject({ state: 'cancelled', refundDue: 23_000, waitingChange: null })
    expect(await stockAt(server, other._variant)).toBe(5)
  })

  it('gives back all that was paid, of both payments; and is erased with all of it', async () => {
    const { token, order, _id, _variant } = await bought(1)
    await want(token, order, 3, 33_000)
    await step(_id, { step: 'payChange', amount: 20_000 })
    const now = await read(token, _id)
    await want(token, now, 2, 23_000)
    await server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id }, body: { step: 'cancel', refundAccount } })
    expect(await read(token, _id)).toMatchObject({ state: 'cancelled', refundDue: 33_000 })
    await step(_id, { step: 'refund' })
    expect(await row(_id)).toMatchObject({ paid: 0, owed: 0 })
    const sold = await soldOf(_id)
    const sumOf = (index: number) => sold.reduce((sum, each) => sum + (each[index] ?? 0), 0)
    expect([sumOf(0), sumOf(1)]).toEqual([0, 0])
    expect(await stockAt(server, _variant)).toBe(5)
    await db.transaction().execute((own) => eraseOrder(_id, { db: own, platform, afterCommit: () => undefined }))
    expect(await db.selectFrom('shopOrderChanges').select('_id').where('_order', '=', _id).execute()).toEqual([])
  })

  it("is a guest's by number and telephone number, and nobody else's", async () => {
    const { token } = await member()
    const { order, _id } = await bought(1)
    expect((await want(token, order, 2, 23_000)).status).toBe(404)
    expect((await drop(token, _id)).status).toBe(404)
    const goods = await addGoods(server, 5)
    const placed = { ...receiver, lines: [line(goods._variant)], total: 13_000 }
    const guests = (await server.ask('POST /api/v1/shop/orders', { body: placed })).answer.order
    await step(guests._id, { step: 'pay', amount: 13_000 })
    const key = { number: guests.number, phone: guests.phone }
    const contents = { ...receiver, lines: linesWith(guests, 2), total: 23_000, difference: 10_000 }
    const asked = await server.ask('PUT /api/v1/shop/orders/contents', { body: { ...key, contents } })
    expect(asked.answer.order.waitingChange).toMatchObject({ amount: 10_000 })
    expect((await server.ask('PUT /api/v1/shop/orders', { body: { ...key, phone: '010-9999-9999', step: 'dropChange' } })).status).toBe(404)
    expect((await server.ask('PUT /api/v1/shop/orders', { body: { ...key, step: 'dropChange' } })).answer.order.waitingChange).toBeNull()
    expect(await stockAt(server, goods._variant)).toBe(4)
  })
})
