import type { ImportRows } from '#contract/import-calls.ts'
import { countAlike } from '#contract/shop/bank-cells.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { describe, expect, it } from 'vitest'
import { addMember } from '../../testing/members.ts'
import { ordersOf } from '../../testing/orders.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop } from '../../testing/shop.ts'
import { lapseOrders } from '../orders/clock.ts'
import { eraseOldDeposits } from './rows.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
const { step: orderStep, place, read } = ordersOf(server, staff)
let count = 0

/** An order that is not paid, of so many pieces for 10,000 won each and 3,000 for delivery below 50,000. */
async function order(payer: string, quantity = 1) {
  const { token } = await addMember(server, `payer${(count += 1)}`)
  const { _variant } = await addGoods(server, 50)
  const total = 10_000 * quantity + (quantity < 5 ? 3000 : 0)
  return { token, ...(await place(token, [{ _variant, quantity, price: 10_000 }], total, { payer })) }
}

const paths = ['at', 'amount', 'payer', 'balance'] as const
type Line = readonly [at: string, amount: string | number, payer: string, balance?: string]
/** Imports lines as the console does. */
async function bring(lines: readonly Line[], query: { dryRun?: boolean; mode?: 'all' | 'right' } = {}, token = staff) {
  const rows = lines.map((cells, index) => ({ row: index + 2, cells: cells.map(String) }))
  const body: ImportRows = { columns: [...paths, 'nth'], rows: countAlike(rows, paths, ['at', 'time', 'amount', 'payer']) }
  return server.ask('POST /api/console/shop/deposits/import', { token, query: { mode: 'right', ...query }, body })
}
const states = async (lines: readonly Line[], query: { dryRun?: boolean } = {}) =>
  (await bring(lines, query)).answer.results.map(({ state }: { state: string }) => state)
const today = shopDayOf(new Date().toISOString())
const open = async (query: object = {}) =>
  (await server.ask('GET /api/console/shop/deposits/open', { token: staff, query: { limit: 100, ...query } })).answer
/** Brings one deposit. @returns it as it waits */
async function deposit(payer: string, amount: number) {
  const { results } = (await bring([[`${today} 00:00`, amount, payer, String((count += 1))]])).answer
  const found = (await open()).deposits.find(({ _id }) => _id === results[0]?._id)
  if (found === undefined) throw new Error('it waits')
  return found
}
const step = (_id: string, body: object) =>
  server.ask('POST /api/console/shop/deposits/{_id}/steps', { token: staff, params: { _id }, body })
const one = async (_id: string) =>
  (await server.ask('GET /api/console/shop/deposits/{_id}', { token: staff, params: { _id } })).answer.deposit

describe("the bank's list", () => {
  it('is imported once, however lists overlap', async () => {
    const list: Line[] = [
      ['2026-11-01 09:00', '10,000', '가나다', '110,000'],
      ['2026-11-01', '5,000', '라마바'],
      ['2026-11-01', '5,000', '라마바'],
      ['2026-11-01', '', '나간 돈', '90,000'],
    ]
    expect(await states(list, { dryRun: true })).toEqual(['new', 'new', 'new', 'unchanged'])
    expect(await states(list, { dryRun: true }), 'nothing was written').toEqual(['new', 'new', 'new', 'unchanged'])
    expect(await states(list)).toEqual(['new', 'new', 'new', 'unchanged'])
    expect(await states([...list, ['2026-11-01', '5,000', '라마바']])).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged', 'new'])
    const both = await Promise.all([states([['2026-11-02', 7000, '두창']]), states([['2026-11-02', 7000, '두 창']])])
    expect(both.flat().toSorted()).toEqual(['new', 'unchanged'])
    expect((await open({ isMatch: true })).summary.total).toBe(0)
  })

  it('says of each line what is wrong with it, and takes the others', async () => {
    const { results, isWritten } = (
      await bring([
        ['어제', '일만', ''],
        ['2026-11-03', 1000, '맞음'],
        ['', 2000, '날 없음'],
      ])
    ).answer
    expect(isWritten).toBe(true)
    expect(results.map(({ row, state }) => [row, state])).toEqual([
      [2, 'wrong'],
      [3, 'new'],
      [4, 'wrong'],
    ])
    expect(results[0]?.issues.map(({ column }) => column)).toEqual(['amount', 'at', 'payer'])
    expect(
      (
        await bring(
          [
            ['2026-11-03', 'x', '가'],
            ['2026-11-03', 1001, '나'],
          ],
          { mode: 'all' },
        )
      ).answer.isWritten,
    ).toBe(false)
    expect((await bring([['2026-11-03', 1, '가']], {}, (await addMember(server, 'notstaff')).token)).status).toBe(403)
  })
})

describe('a deposit', () => {
  it('that matches exactly one order pays it once, on a double click and in two tabs', async () => {
    const { _id: _order, total, token } = await order('홍 길동')
    const found = await deposit('홍길동', total)
    expect(found).toMatchObject({ finding: 'match', orders: [{ _id: _order, total }] })
    expect((await open({ isMatch: true })).deposits.map(({ _id }) => _id)).toEqual([found._id])
    const twice = await Promise.all([step(found._id, { step: 'pay', _order, total }), step(found._id, { step: 'pay', _order, total })])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(twice.find(({ status }) => status === 409)?.error.code).toBe('depositDecided')
    expect(await read(token, _order)).toMatchObject({ state: 'paid', means: 'transfer' })
    const payments = await db.selectFrom('shopPayments').select('change').where('_order', '=', _order).execute()
    expect(payments).toEqual([{ change: total }])
    expect(await one(found._id)).toMatchObject({ state: 'paid', _order, back: 0 })
  })

  it('does not pay what was paid by hand meanwhile, and is linked to it', async () => {
    const { _id: _order, total } = await order('손으로')
    const { _id } = await deposit('손으로', total)
    await orderStep(_order, { step: 'pay', amount: total })
    expect((await step(_id, { step: 'pay', _order, total })).error.code).toBe('depositOrder')
    expect((await open()).deposits.find((each) => each._id === _id)).toMatchObject({ finding: 'noted', orders: [{ _id: _order }] })
    expect((await step(_id, { step: 'link', _order })).answer).toEqual({ state: 'paid', back: 0 })
    const again = await deposit('손으로', total)
    expect(again.finding).toBe('twice')
    expect((await step(again._id, { step: 'link', _order })).error.code).toBe('depositLink')
    expect((await db.selectFrom('shopPayments').select('_id').where('_order', '=', _order).execute()).length).toBe(1)
  })

  it('of the difference of a change pays that, once, and is linked to what was paid of it by hand', async () => {
    const want = async (token: string, _id: string, quantity: number) => {
      const { lines, total, receiver, phone, postcode, address, addressDetail, note, payer, method } = await read(token, _id)
      const wanted = lines.map((line) => ({ _line: line._id, _variant: line._variant, price: line.price, quantity }))
      const next = 10_000 * quantity + 3000
      const written = { receiver, phone, postcode, address, addressDetail, note, payer, method }
      const body = { ...written, lines: wanted, total: next, difference: next - total }
      return server.ask('PUT /api/v1/me/orders/{_id}/contents', { token, params: { _id }, body })
    }
    const { _id: _order, total, token } = await order('차액')
    const whole = await deposit('차액', total)
    await step(whole._id, { step: 'pay', _order, total })
    expect((await want(token, _order, 2)).status).toBe(200)
    expect(await deposit('딴이름', 10_000)).toMatchObject({ finding: 'otherName', orders: [{ _id: _order, isDifference: true }] })
    const find = async (q: string) =>
      (await server.ask('GET /api/console/shop/deposits/orders', { token: staff, query: { q } })).answer.orders
    const { number } = await read(token, _order)
    for (const q of [number.toLowerCase(), '차 액'])
      expect(await find(q)).toMatchObject([{ _id: _order, total: 10_000, isDifference: true, state: 'paid' }])
    const found = await deposit('차액', 10_000)
    expect(found).toMatchObject({ finding: 'match', orders: [{ _id: _order, total: 10_000, isDifference: true }] })
    expect((await step(found._id, { step: 'pay', _order, total: 13_000 })).error.code).toBe('amountDiffers')
    const twice = await Promise.all([1, 2].map(() => step(found._id, { step: 'pay', _order, total: 10_000 })))
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await read(token, _order)).toMatchObject({ total: 23_000, waitingChange: null, means: 'transfer' })
    expect((await want(token, _order, 3)).status).toBe(200)
    await orderStep(_order, { step: 'payChange', amount: 10_000 })
    const later = await deposit('차액', 10_000)
    expect((await step(later._id, { step: 'pay', _order, total: 10_000 })).error.code).toBe('depositOrder')
    expect((await step(later._id, { step: 'link', _order })).answer).toEqual({ state: 'paid', back: 0 })
    const more = await deposit('차액', 10_000)
    expect((await step(more._id, { step: 'link', _order })).error.code, 'each payment has one').toBe('depositLink')
  })

  it('that is too much pays, and the rest goes back; too little pays together with another', async () => {
    const { _id: _order, total, token } = await order('많이')
    const much = await deposit('많이', total + 5000)
    expect(much.finding).toBe('tooMuch')
    expect((await step(much._id, { step: 'pay', _order, total: total + 5000 })).error.code).toBe('amountDiffers')
    expect((await step(much._id, { step: 'pay', _order, total })).answer).toEqual({ state: 'toReturn', back: 5000 })
    expect((await read(token, _order)).state).toBe('paid')
    expect((await step(much._id, { step: 'reopen' })).error.code).toBe('depositDecided')
    expect((await step(much._id, { step: 'returned', returnedOn: '2099-01-01' })).error.issues).toMatchObject([{ path: 'returnedOn' }])

    const other = await order('적게')
    const little = await deposit('적게', other.total - 3000)
    expect(little.finding).toBe('tooLittle')
    expect((await step(little._id, { step: 'pay', _order: other._id, total: other.total })).error).toMatchObject({ code: 'depositShort' })
    const rest = await deposit('적게', 3000)
    expect(rest).toMatchObject({ finding: 'together', others: [{ _id: little._id }] })
    const spare = await deposit('적게', 100)
    const pay = (_others: string[]) => step(rest._id, { step: 'pay', _order: other._id, total: other.total, _others })
    expect((await pay([little._id, spare._id])).error.code).toBe('depositSpare')
    expect((await pay([little._id])).answer).toEqual({ state: 'paid', back: 0 })
    expect((await read(other.token, other._id)).state).toBe('paid')
    expect((await one(little._id)).orderNumber).toBe(other.number)
  })

  it('of several orders, of none, or of one that lapsed is for staff to decide, and what goes back is noted', async () => {
    const [first] = [await order('여럿', 2), await order('여럿', 2)]
    expect(await deposit('여럿', first.total)).toMatchObject({ finding: 'several', orders: [{}, {}] })
    const named = await order('다른 이름', 3)
    expect(await deposit('회사 계좌', named.total)).toMatchObject({ finding: 'otherName' })
    const late = await order('늦게')
    await db.updateTable('shop_orders').set({ payUntil: '2026-01-01T00:00:00.000Z' }).where('_id', '=', late._id).execute()
    await lapseOrders(server.app.platform)
    const found = await deposit('늦게', late.total)
    expect(found).toMatchObject({ finding: 'late', orders: [{ _id: late._id, state: 'cancelled' }] })
    expect((await step(found._id, { step: 'pay', _order: late._id, total: late.total })).error.code).toBe('depositOrder')
    expect((await step(found._id, { step: 'giveBack' })).answer).toEqual({ state: 'toReturn', back: late.total })
    const back = (query: object) => server.ask('GET /api/console/shop/deposits', { token: staff, query: { state: 'toReturn', ...query } })
    expect((await back({ q: '늦게' })).answer.summary.total).toBe(1)
    expect((await step(found._id, { step: 'returned', returnedOn: today })).answer.state).toBe('returned')
    expect((await back({ q: '늦게' })).answer.summary.total).toBe(0)
    const none = await deposit('이자', 431)
    expect(none).toMatchObject({ finding: 'none', orders: [] })
    expect((await step(none._id, { step: 'leave' })).answer.state).toBe('foreign')
    expect((await step(none._id, { step: 'retrieve' })).answer.state).toBe('open')
  })

  it('finds its order after its payer has another name, and orders are found by number', async () => {
    const { _id: _order, total, token, number, lines } = await order('옛 이름', 4)
    const contents = {
      method: 'pickUp',
      receiver: '정서우',
      phone: '010-0000-1234',
      payer: '새 이름',
      postcode: null,
      address: null,
      addressDetail: null,
      note: null,
      total: 40_000,
      lines: lines.map(({ _id: _line, _variant, quantity, price }) => ({ _line, _variant, quantity, price })),
    }
    const changed = await server.ask('PUT /api/v1/me/orders/{_id}/contents', { token, params: { _id: _order }, body: contents })
    expect(changed.status).toBe(200)
    expect(total).toBe(43_000)
    expect(await deposit('새이름', 40_000)).toMatchObject({ finding: 'match', orders: [{ _id: _order }] })
    const found = await server.ask('GET /api/console/shop/deposits/orders', { token: staff, query: { q: number } })
    expect(found.answer.orders.map(({ _id }) => _id)).toEqual([_order])
  })

  it('is erased after five years, what is none of the shop’s after 90 days, and what is to go back stays', async () => {
    const before = await db.selectFrom('shop_deposits').select(['_id', 'state']).execute()
    const later = new Date(Date.now() + 100 * 24 * 3_600_000)
    const foreign = await deposit('모름', 1)
    await step(foreign._id, { step: 'leave' })
    await eraseOldDeposits(db, later)
    expect((await db.selectFrom('shop_deposits').select('_id').execute()).length).toBe(before.length)
    const yearsLater = new Date(Date.now() + 6 * 366 * 24 * 3_600_000)
    await eraseOldDeposits(db, yearsLater)
    const left = await db.selectFrom('shop_deposits').select('state').execute()
    expect(new Set(left.map(({ state }) => state))).toEqual(new Set(['toReturn']))
  })
})
