import { describe, expect, it } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf, receiver, refundAccount } from '../../testing/orders.ts'
import { serverForFile, startServer } from '../../testing/server.ts'
import { addGoods, addOrder, openShop, stockAt } from '../../testing/shop.ts'

const server = await serverForFile({
  hasAccounts: true,
  env: { FORMS_PER_MINUTE: '1000', SMS_URL: 'http://127.0.0.1:9', SMS_TOKEN: 'test' },
})
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
let count = 0
const { place, step, act, read, desk, kindsOf, age } = ordersOf(server, staff)
const drop = (_id: string, body: object) =>
  server.ask('POST /api/console/shop/orders/{_id}/cancellations', { token: staff, params: { _id }, body })
const progress = async (_id: string) =>
  (await server.ask('GET /api/console/shop/orders/{_id}/progress', { token: staff, params: { _id } })).answer
const send = (_id: string, trackingNumber: string, pieces?: { _line: string; quantity: number }[]) =>
  step(_id, { step: 'ship', carrier: '시험택배', trackingNumber, ...(pieces === undefined ? {} : { pieces }) })

/** A paid order of three and one pieces, of 43,000 won. */
async function bought(change: object = {}) {
  const member = await addMember(server, `parcel${(count += 1)}`)
  const [tea, cup] = [await addGoods(server, 9), await addGoods(server, 9)]
  const lines = [tea, cup].map(({ _variant }, index) => ({ _variant, quantity: index === 0 ? 3 : 1, price: 10_000 }))
  const { _id, lines: ordered } = await place(member.token, lines, 43_000, change)
  await step(_id, { step: 'pay', amount: 43_000 })
  const [first, second] = ordered.map((line) => line._id) as [string, string]
  return { ...member, _user: member._id, _id, first, second, tea: tea._variant, cup: cup._variant }
}

describe('an order that is sent in parcels', () => {
  it('is sent once all of it is, and delivered once all parcels are; its shopper hears of each', async () => {
    const { token, _user, _id, first, second } = await bought()
    expect((await send(_id, '1', [{ _line: first, quantity: 4 }])).error).toMatchObject({
      code: 'tooManyUnsent',
      message: expect.stringContaining('3개') as string,
    })
    const twice = [first, first].map((_line) => ({ _line, quantity: 2 }))
    expect((await send(_id, '1', twice)).error.code, 'named twice').toBe('tooManyUnsent')
    const other = await bought()
    expect((await send(_id, '1', [{ _line: other.first, quantity: 1 }])).error.code, 'of another order').toBe('tooManyUnsent')
    expect((await send(_id, '1-2', [{ _line: first, quantity: 2 }])).answer.state).toBe('preparing')
    const partly = await read(token, _id)
    expect(partly).toMatchObject({
      state: 'preparing',
      steps: [],
      canCancelPieces: true,
      lines: [{ unsent: 1 }, { unsent: 1 }],
      parcels: [
        {
          number: 1,
          state: 'shipped',
          carrier: '시험택배',
          trackingNumber: '1-2',
          trackingUrl: 'https://track.example/12',
          deliveredAt: null,
        },
      ],
    })
    expect(partly.parcels[0]?.pieces).toEqual([{ _line: first, quantity: 2 }])
    expect((await send(_id, '3')).answer.state).toBe('shipped')
    expect((await send(_id, '4')).error.code, 'nothing is left').toBe('orderState')
    expect((await read(token, _id)).parcels[1]).toMatchObject({
      number: 2,
      pieces: [first, second].map((_line) => ({ _line, quantity: 1 })),
    })
    expect((await step(_id, { step: 'deliver', parcel: 1 })).answer.state).toBe('shipped')
    expect((await step(_id, { step: 'deliver', parcel: 1 })).error.code, 'twice').toBe('orderState')
    expect((await step(_id, { step: 'deliver', parcel: 3 })).error.code, 'there is none').toBe('orderState')
    expect((await step(_id, { step: 'deliver', parcel: 2 })).answer.state).toBe('delivered')
    expect((await read(token, _id)).parcels.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
    const { timeline, parcels } = await progress(_id)
    expect([timeline.map((each) => each.step), parcels.length]).toEqual([['place', 'pay', 'shipPart', 'ship', 'deliverPart', 'deliver'], 2])
    expect(await kindsOf(_user)).toEqual(['placed', 'paid', 'partShipped', 'shipped', 'delivered'])
    const told = (await server.ask('GET /api/v1/me/notifications', { token, locale: 'en' })).answer.notifications
    const textOf = (kind: string) => told.find((each) => each.kind === kind)?.text
    expect(textOf('partShipped')).toMatch(/2 .*시험택배 1-2/)
    expect(textOf('shipped')).toMatch(/2 .*시험택배 3/)
  })

  it('is neither changed nor cancelled as a whole once some of it is sent, but what is not sent is cancelled', async () => {
    const { token, _id, first, second, tea } = await bought()
    await send(_id, '1', [{ _line: first, quantity: 2 }])
    const { lines, total } = await read(token, _id)
    const contents = lines.map(({ _id: _line, _variant, quantity, price }) => ({ _line, _variant, quantity, price }))
    const change = server.ask('PUT /api/v1/me/orders/{_id}/contents', {
      token,
      params: { _id },
      body: { ...receiver, lines: contents, total },
    })
    expect((await change).error.code).toBe('orderState')
    const cancel = server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id }, body: { step: 'cancel', refundAccount } })
    expect((await cancel).error.code).toBe('orderState')
    expect((await step(_id, { step: 'cancel', reason: '품절' })).error.code).toBe('orderState')
    const cancelled = (quantity: number, amount: number) => act(token, first, { action: 'cancel', quantity, amount, refundAccount })
    expect((await cancelled(2, 20_000)).error.code, 'one is left').toBe('tooManyUnsent')
    expect((await drop(_id, { _line: first, quantity: 2, cause: 'soldOut' })).error.code).toBe('tooManyUnsent')
    const { order } = (await cancelled(1, 10_000)).answer
    expect(order).toMatchObject({ state: 'preparing', refundDue: 10_000, lines: [{ ended: 1, unsent: 0 }, { unsent: 1 }] })
    expect(await stockAt(server, tea), 'it never left').toBe(7)
    expect((await drop(_id, { _line: second, quantity: 1, cause: 'soldOut' })).status).toBe(200)
    expect(await read(token, _id), 'nothing more is to come').toMatchObject({ state: 'shipped', refundDue: 20_000 })
    expect((await step(_id, { step: 'deliver' })).answer.state).toBe('delivered')
  })

  it('has seven days from when nothing more is to come', async () => {
    const { token, _id, first, second } = await bought()
    await send(_id, '1', [{ _line: first, quantity: 3 }])
    expect((await step(_id, { step: 'deliver', parcel: 1 })).answer.state).toBe('preparing')
    const { deliveredAt } = await db.selectFrom('shop_orders').select('deliveredAt').where('_id', '=', _id).executeTakeFirstOrThrow()
    expect(deliveredAt).toBeNull()
    await drop(_id, { _line: second, quantity: 1, cause: 'soldOut' })
    expect(await read(token, _id)).toMatchObject({
      state: 'delivered',
      steps: ['confirm'],
      returnCauses: ['changeOfMind', 'defect', 'wrong'],
    })
    await age(_id, 8)
    expect((await read(token, _id)).returnCauses).toEqual(['defect', 'wrong'])
  })

  it('gives back what was sent while the rest waits; with all of it over, every won is back', async () => {
    const { token, _id, first, second, tea, cup } = await bought()
    await send(_id, '1', [{ _line: first, quantity: 2 }])
    const ask = (quantity: number, amount: number) => act(token, first, { action: 'return', quantity, cause: 'defect', amount })
    expect((await act(token, second, { action: 'return', quantity: 1, cause: 'defect', amount: 10_000 })).error.code, 'not sent').toBe(
      'tooManyPieces',
    )
    expect((await ask(3, 30_000)).error.code, 'two were sent').toBe('tooManyPieces')
    const { order } = (await act(token, first, { action: 'return', quantity: 2, cause: 'defect', amount: 20_000, refundAccount })).answer
    const claim = order.lines[0]?.claims[0]?._id ?? ''
    // What is cancelled has no way back, and ends before what waits to come back.
    expect((await act(token, first, { action: 'cancel', quantity: 1, amount: 10_000 })).answer.order).toMatchObject({ state: 'preparing' })
    expect((await desk(claim, { step: 'receive', isSellable: true, cause: 'defect' })).status).toBe(200)
    expect(await read(token, _id)).toMatchObject({ state: 'preparing', refundDue: 30_000, lines: [{ ended: 3, unsent: 0 }, { unsent: 1 }] })
    await drop(_id, { _line: second, quantity: 1, cause: 'soldOut' })
    expect(await read(token, _id)).toMatchObject({ state: 'refunded', refundDue: 43_000 })
    expect([await stockAt(server, tea), await stockAt(server, cup)]).toEqual([9, 9])
    expect((await step(_id, { step: 'refund' })).status).toBe(200)
  })

  it('pays one way back for what its shopper does not want, and none for what is cancelled', async () => {
    const { token, _id, first, second } = await bought()
    await send(_id, '1', [{ _line: first, quantity: 3 }])
    const { order } = (await act(token, first, { action: 'return', quantity: 1, cause: 'changeOfMind', amount: 7000, refundAccount }))
      .answer
    expect(order.lines[0]?.claims).toMatchObject([{ postage: 3000, amount: 7000 }])
    const after = await act(token, second, { action: 'cancel', quantity: 1, amount: 10_000 })
    expect(after.answer.order).toMatchObject({ state: 'shipped', refundDue: 10_000 })
  })

  it('tells a guest how many pieces come, and where to see how far they have come', async () => {
    const { _variant } = await addGoods(server, 5)
    const body = { ...receiver, phone: '010-0000-7777', lines: [{ _variant, quantity: 2, price: 10_000 }], total: 23_000 }
    const { _id, lines } = (await server.ask('POST /api/v1/shop/orders', { locale: 'en', body })).answer.order
    await step(_id, { step: 'pay', amount: 23_000 })
    await send(_id, '77', [{ _line: lines[0]?._id ?? '', quantity: 1 }])
    const rows = await db.selectFrom('deliveries').select('payload').where('template', '=', 'order').execute()
    const messages = rows.map(({ payload }) => JSON.parse(payload ?? '{}') as { to?: string; text: string })
    const text = messages.findLast(({ to }) => to === '+821000007777')?.text
    expect(text).toContain('https://track.example/77')
    expect(text).toMatch(/1 item sent/)
    expect(text).toMatch(/rest/)
  })
})

it('what was sent before there were parcels is in one', async () => {
  await using older = await startServer({ hasAccounts: true })
  const { db: before } = older.database
  const { _id: _user } = await addMember(older, 'earlier')
  const goods = [(await addGoods(older, 3))._variant]
  const [sent, waiting] = [await addOrder(older, _user, goods), await addOrder(older, _user, goods)]
  await before.schema.dropTable('shopParcelPieces').execute()
  await before.schema.dropTable('shopParcels').execute()
  await before.schema.alterTable('shop_orders').dropColumn('parcels').execute()
  await before.schema.alterTable('shopOrderLines').dropColumn('unsent').execute()
  for (const column of ['carrier', 'trackingNumber']) await before.schema.alterTable('shop_orders').addColumn(column, 'text').execute()
  const set = (_id: string, values: object) => before.updateTable('shop_orders').set(values).where('_id', '=', _id).execute()
  await set(sent._id, { method: 'delivery', carrier: '시험택배', trackingNumber: '1' })
  await set(waiting._id, { method: 'delivery', state: 'paid', deliveredAt: null })
  await before.deleteFrom('migrations').where('name', '=', 'shop/0016-parcels').execute()
  await migrate(older.database)
  const parcels = await before.selectFrom('shopParcels').selectAll().execute()
  expect(parcels).toMatchObject([{ _order: sent._id, number: 1, state: 'delivered', carrier: '시험택배', trackingNumber: '1' }])
  const [_line] = sent.lines
  expect(await before.selectFrom('shopParcelPieces').select(['_line', 'quantity']).execute()).toEqual([{ _line, quantity: 1 }])
  const lines = await before.selectFrom('shopOrderLines').select(['_id', 'unsent']).execute()
  expect(new Map(lines.map(({ _id, unsent }) => [_id, unsent]))).toEqual(
    new Map([
      [_line, 0],
      [waiting.lines[0], 1],
    ]),
  )
  const orders = await before.selectFrom('shop_orders').select(['_id', 'parcels']).execute()
  expect(orders.find(({ _id }) => _id === sent._id)?.parcels).toBe(1)
})
