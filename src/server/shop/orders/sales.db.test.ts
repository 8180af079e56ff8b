import { describe, expect, it } from 'vitest'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop } from '../../testing/shop.ts'

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
