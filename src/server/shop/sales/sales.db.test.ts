import { shopDayOf } from '#contract/shop/shop-day.ts'
import { describe, expect, it } from 'vitest'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop } from '../../testing/shop.ts'
import { forgetCarts } from './cart-starts.ts'
import { readPaymentDay } from './month-closes.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const token = await server.login('admin')
await openShop(server)
const { token: buyer } = await addMember(server, 'salesbuyer')
const home = { postcode: '05510', address: '서울 송파구 시험로 1', addressDetail: null, note: null }
const receiver = { method: 'delivery', receiver: '정서우', phone: '010-0000-1234', payer: '정서우', ...home }

/** An order that was paid at an instant, and perhaps refunded at another one. */
async function sold(lines: readonly (readonly [variant: string, quantity: number, price: number])[], paidAt: string, refundedAt?: string) {
  const goods = lines.reduce((sum, [, quantity, price]) => sum + quantity * price, 0)
  const total = goods + (goods < 50_000 ? 3000 : 0)
  const body = { ...receiver, lines: lines.map(([_variant, quantity, price]) => ({ _variant, quantity, price })), total }
  const { _id } = (await server.ask('POST /api/v1/me/orders', { token: buyer, body })).answer.order
  const step = (more: object) => server.ask('POST /api/console/shop/orders/{_id}/steps', { token, params: { _id }, body: more })
  await step({ step: 'pay', amount: total })
  if (refundedAt !== undefined) {
    await step({ step: 'cancel', reason: '품절' })
    await step({ step: 'refund' })
  }
  const dayOf = (at: string) => new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(0, 10)
  const move = async (number: number, at: string) => {
    const day = dayOf(at)
    const payment = db.updateTable('shopPayments').set({ at, day }).where('_order', '=', _id).where('number', '=', number)
    const { _id: _payment } = await payment.returning('_id').executeTakeFirstOrThrow()
    await db.updateTable('shopSales').set({ day }).where('_payment', '=', _payment).execute()
  }
  await move(1, paidAt)
  if (refundedAt !== undefined) await move(2, refundedAt)
}

const tea = await addGoods(server, 99)
const cup = await addGoods(server, 99, { price: 40_000 })
// Late in the evening of UTC it is the next day, and the next month, in Seoul.
await sold([[tea._variant, 2, 10_000]], '2026-10-31T14:59:00.000Z')
await sold([[tea._variant, 1, 10_000]], '2026-10-31T15:00:00.000Z')
await sold(
  [
    [tea._variant, 1, 10_000],
    [cup._variant, 1, 40_000],
  ],
  '2026-11-02T03:00:00.000Z',
  '2026-11-05T03:00:00.000Z',
)
await sold([[cup._variant, 1, 40_000]], '2026-11-02T05:00:00.000Z')

type Name = 'monthlySales' | 'dailySales' | 'dayOfWeekSales'
const span = { from: '2026-10-01', to: '2026-11-30' }
const read = async (name: Name, query: typeof span = span) =>
  (await server.ask(`GET /api/console/statistics/${name}`, { token, query })).answer
const products = async (query: typeof span = span, locale = 'ko') =>
  (await server.ask('GET /api/console/statistics/productsSales', { token, query, locale })).answer

describe('sales', () => {
  it('are counted on the shop’s clock, what went back on its own day', async () => {
    expect((await read('dailySales')).periods).toEqual([
      { name: '2026-10-31', orders: 1, paid: 23_000, refunded: 0, net: 23_000, delivery: 3000 },
      { name: '2026-11-01', orders: 1, paid: 13_000, refunded: 0, net: 13_000, delivery: 3000 },
      { name: '2026-11-02', orders: 2, paid: 93_000, refunded: 0, net: 93_000, delivery: 3000 },
      { name: '2026-11-05', orders: 0, paid: 0, refunded: 50_000, net: -50_000, delivery: 0 },
    ])
  })

  it('by month, by day of the week and by product are those of the days, to the won', async () => {
    const days = await read('dailySales')
    const [months, weekdays, goods] = [await read('monthlySales'), await read('dayOfWeekSales'), await products()]
    expect(days.total).toEqual({ orders: 4, paid: 129_000, refunded: 50_000, net: 79_000, delivery: 9000 })
    expect([months.total, weekdays.total, goods.total]).toEqual([days.total, days.total, days.total])
    expect(months.periods.map(({ name, net }) => [name, net])).toEqual([
      ['2026-10', 23_000],
      ['2026-11', 56_000],
    ])
    expect(weekdays.periods.map(({ name, net }) => [name, net]).filter(([, net]) => net !== 0)).toEqual([
      ['1', 93_000],
      ['4', -50_000],
      ['6', 23_000],
      ['7', 13_000],
    ])
    expect(goods.products.map(({ _product, pieces, net }) => [_product, pieces, net])).toEqual([
      [cup.product._id, 1, 40_000],
      [tea.product._id, 3, 30_000],
    ])
    expect(goods.products.reduce((sum, { net }) => sum + net, 0) + goods.others + goods.total.delivery).toBe(days.total.net)
    expect((await products(span, 'en')).products[0]?.name).toBe(cup.product.name.en)
  })

  it('are of the days that are asked for, three years at most', async () => {
    expect((await read('dailySales', { from: '2026-11-01', to: '2026-11-01' })).total.net).toBe(13_000)
    const refused = async (query: typeof span) =>
      (await server.ask('GET /api/console/statistics/dailySales', { token, query })).error.issues
    expect(await refused({ from: '2026-11-02', to: '2026-11-01' })).toMatchObject([{ path: 'to' }])
    expect(await refused({ from: '2020-01-01', to: '2026-11-01' })).toMatchObject([{ path: 'to' }])
    expect(await refused({ from: '2026-11-01' } as typeof span)).toMatchObject([{ path: 'to' }])
  })

  it('are read by staff of the shop alone', async () => {
    expect((await server.ask('GET /api/console/statistics/dailySales', { token: buyer, query: span })).status).toBe(403)
  })
})

describe('payments behind a figure', () => {
  const payments = async (query: Partial<Record<'weekday' | '_product', string>> & Partial<typeof span>) =>
    (await server.ask('GET /api/console/statistics/salesPayments', { token, query: { ...span, limit: '100', ...query } as never })).answer
  const sumOf = (rows: readonly { change: number }[]) => rows.reduce((sum, { change }) => sum + change, 0)

  it('add up to it: of days, of a day of the week, of a product', async () => {
    const all = await payments({})
    expect(all.summary.total).toBe(5)
    expect(all.payments.map(({ day, change, delivery }) => [day, change, delivery])).toEqual([
      ['2026-11-05', -50_000, 0],
      ['2026-11-02', 43_000, 3000],
      ['2026-11-02', 50_000, 0],
      ['2026-11-01', 13_000, 3000],
      ['2026-10-31', 23_000, 3000],
    ])
    const [mondays, goods] = [(await read('dayOfWeekSales')).periods[0], (await products()).products]
    expect(sumOf((await payments({ weekday: '1' })).payments)).toBe(mondays?.net)
    for (const { _product, net, pieces } of goods) {
      const { payments: rows } = await payments({ _product })
      expect([sumOf(rows), rows.reduce((sum, row) => sum + (row.pieces ?? 0), 0)]).toEqual([net, pieces])
    }
  })

  it('come in pages, and to staff of the shop alone', async () => {
    const { answer } = await server.ask('GET /api/console/statistics/salesPayments', {
      token,
      query: { ...span, limit: '2', skip: '4' } as never,
    })
    expect([answer.payments.length, answer.summary.total]).toEqual([1, 5])
    expect((await server.ask('GET /api/console/statistics/salesPayments', { token: buyer, query: span })).status).toBe(403)
  })
})

describe('a month', () => {
  const closes = async () => (await server.ask('GET /api/console/statistics/monthCloses', { token, query: {} })).answer
  const close = (month: string, net: number, note: string | null = null) =>
    server.ask('POST /api/console/statistics/monthCloses', { token, body: { month, net, note } })
  const reopen = (_id: string) =>
    server.ask('POST /api/console/statistics/monthCloses/{_id}/reopen', { token, params: { _id }, body: { reason: '환불을 잘못 셈' } })

  it('is closed in its order, once it is over, with the figures that staff have seen', async () => {
    expect((await closes()).next).toMatchObject({ month: '2026-10', net: 23_000, orders: 1, isOver: true, left: { deposits: 0, desk: 0 } })
    expect((await close('2026-11', 56_000)).error.code).toBe('monthNotNext')
    expect((await close('2026-10', 23_001)).error.code).toBe('salesChanged')
    const { status, answer } = await close('2026-10', 23_000, '세무사에게 보냄')
    expect([status, answer.close]).toMatchObject([
      201,
      { month: '2026-10', orders: 1, paid: 23_000, net: 23_000, delivery: 3000, note: '세무사에게 보냄', reopenedAt: null },
    ])
    expect((await close('2026-10', 23_000)).error.code).toBe('monthNotNext')
    expect((await closes()).next).toMatchObject({ month: '2026-11', net: 56_000 })
  })

  it('that is closed takes no payment, whatever the clock says', async () => {
    expect(await readPaymentDay(db, '2026-10-15T03:00:00.000Z')).toBe('2026-11-01')
    expect(await readPaymentDay(db, '2026-11-15T16:00:00.000Z')).toBe('2026-11-16')
  })

  it('is opened again where it is the last, and that it was closed stays written', async () => {
    const { closes: before } = await closes()
    const _id = before[0]?._id ?? ''
    expect((await reopen(_id)).answer.close).toMatchObject({ month: '2026-10', reason: '환불을 잘못 셈', reopenedAt: expect.any(String) })
    expect((await reopen(_id)).error.code).toBe('monthNotLast')
    expect((await closes()).next?.month).toBe('2026-10')
    expect((await close('2026-10', 23_000)).status).toBe(201)
    expect((await closes()).closes.map(({ month, reopenedAt }) => [month, reopenedAt === null])).toEqual([
      ['2026-10', true],
      ['2026-10', false],
    ])
    expect((await reopen('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  it('is closed by staff of the shop alone', async () => {
    const body = { month: '2026-11', net: 0, note: null }
    expect((await server.ask('POST /api/console/statistics/monthCloses', { token: buyer, body })).status).toBe(403)
  })
})

describe('the funnel', () => {
  const today = shopDayOf(new Date().toISOString())
  const funnel = async () =>
    (await server.ask('GET /api/console/statistics/cartFunnel', { token, query: { from: '2026-10-01', to: today } })).answer
  const put = (caller: string, { _variant }: { _variant: string }) =>
    server.ask('PUT /api/v1/me/carts/{_variant}', {
      token: caller,
      params: { _variant },
      body: { quantity: 1, isChosen: true, seenPrice: 10_000 },
    })

  it('counts a cart once, however much is put in, and how far its order has come', async () => {
    const before = await funnel()
    const shopper = await addMember(server, 'funnelshopper')
    await put(shopper.token, tea)
    await put(shopper.token, cup)
    const with1 = { ...before, begun: before.begun + 1 }
    expect(await funnel()).toEqual(with1)
    const body = { ...receiver, lines: [{ _variant: tea._variant, quantity: 1, price: 10_000 }], total: 13_000 } as const
    const { _id } = (await server.ask('POST /api/v1/me/orders', { token: shopper.token, body })).answer.order
    expect(await funnel()).toEqual({ ...with1, ordered: before.ordered + 1 })
    const step = (more: object) => server.ask('POST /api/console/shop/orders/{_id}/steps', { token, params: { _id }, body: more })
    await step({ step: 'pay', amount: 13_000 })
    expect(await funnel()).toEqual({ ...with1, ordered: before.ordered + 1, paid: before.paid + 1 })
    await put(shopper.token, tea)
    expect((await funnel()).begun).toBe(with1.begun + 1)
  })

  it('knows nobody whose cart has become an order, and forgets who leaves', async () => {
    const leaver = await addMember(server, 'funnelleaver')
    await put(leaver.token, tea)
    const known = () => db.selectFrom('shopCartStarts').select('_id').where('_user', 'is not', null).where('isOrdered', '=', 1).execute()
    expect(await known()).toEqual([])
    const { begun } = await funnel()
    await forgetCarts(leaver._id, { db })
    const left = await db.selectFrom('shopCartStarts').select('_id').where('_user', '=', leaver._id).execute()
    expect([left, (await funnel()).begun]).toEqual([[], begun])
  })
})
