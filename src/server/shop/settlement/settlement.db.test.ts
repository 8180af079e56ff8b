import type { ImportRows } from '#contract/import-calls.ts'
import { countAlike } from '#contract/shop/bank-cells.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { describe, expect, it } from 'vitest'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, addOrder, openShop } from '../../testing/shop.ts'
import { chargeRepository } from '../charges/rows.ts'
import { insertRefund } from '../charges/answers.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
const { _id: member, token } = await addMember(server, 'payer')
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()
const dayAgo = (days: number) => shopDayOf(daysAgo(days))
const [earlier, later] = [dayAgo(29), dayAgo(28)]
let count = 0

/** A charge that has taken money so many days ago. */
async function charge(amount: number, days: number, state: 'paid' | 'refused' = 'paid') {
  const { _variant } = await addGoods(server, 5)
  const { _id: _order } = await addOrder(server, member, [_variant])
  count += 1
  const known = { method: '카드', receiptUrl: null, account: null, accountUntil: null, failure: null, memo: null }
  const nothing = { refunded: 0, trouble: null, isTroubled: false, checkAt: null, checks: 0 }
  const of = { _order, number: `N-${count}`, state, amount, paymentKey: `key${count}`, createdAt: daysAgo(days) }
  return chargeRepository.insert(db, { ...known, ...nothing, ...of })
}

const paths = ['day', 'paymentKey', 'orderId', 'amount', 'fee', 'feeVat', 'payout'] as const
type Line = readonly [day: string, key: string, order: string, amount: number, fee: number, feeVat: number, payout: number]
async function bring(lines: readonly Line[]) {
  const rows = lines.map((cells, index) => ({ row: index + 2, cells: cells.map(String) }))
  const body: ImportRows = { columns: [...paths, 'nth'], rows: countAlike(rows, paths, paths) }
  const call = 'POST /api/console/shop/settlement/import'
  return (await server.ask(call, { token: staff, query: { mode: 'right' }, body })).answer.results.map(({ state }) => state)
}
const differences = async (kind: 'missing' | 'amount' | 'foreign') =>
  (await server.ask('GET /api/console/shop/settlement/differences', { token: staff, query: { kind } })).answer

describe('settlement', () => {
  it('compares the list of the gateway with the books, charge by charge', async () => {
    const [whole, less, back, late] = [await charge(50_000, 40), await charge(30_000, 39), await charge(20_000, 38), await charge(7000, 37)]
    const [fresh, refused] = [await charge(9000, 2), await charge(9000, 30, 'refused')]
    expect(await differences('missing'), 'without a list').toMatchObject({ differences: [], summary: { total: 0 } })
    await insertRefund(db, back._id, null, 5000, daysAgo(30))
    await insertRefund(db, whole._id, null, 1000, daysAgo(1))
    await db
      .updateTable('shopChargeRefunds')
      .set({ state: 'done', doneAt: daysAgo(30) })
      .where('_charge', '=', back._id)
      .execute()
    await db
      .updateTable('shopChargeRefunds')
      .set({ state: 'done', doneAt: daysAgo(1) })
      .where('_charge', '=', whole._id)
      .execute()
    const list: Line[] = [
      [earlier, whole.paymentKey ?? '', '', 50_000, 1400, 140, 48_460],
      [earlier, '', less._id, 29_000, 800, 80, 28_120],
      [later, '', back.number, 20_000, 560, 56, 19_384],
      [later, back.paymentKey ?? '', '', -5000, -140, -14, -4846],
      [later, 'not ours', '', 12_000, 300, 30, 11_000],
    ]
    expect(await bring(list)).toEqual(['new', 'new', 'new', 'new', 'new'])
    expect(await bring([...list, [earlier, '', '', 0, 0, 0, 0]])).toEqual(Array.from({ length: 6 }, () => 'unchanged'))
    const missing = await differences('missing')
    expect(missing.differences.map(({ _id, ours, theirs }) => [_id, ours, theirs])).toEqual([[late._id, 7000, 0]])
    expect(missing.summary.total).toBe(1)
    const amount = (await differences('amount')).differences
    expect(amount.map(({ _id, ours, theirs }) => [_id, ours, theirs])).toEqual([[less._id, 30_000, 29_000]])
    const foreign = (await differences('foreign')).differences
    expect(foreign.map(({ paymentKey, theirs }) => [paymentKey, theirs])).toEqual([['not ours', 12_000]])
    const params = { _id: foreign[0]?._id ?? '' }
    await server.ask('PUT /api/console/shop/settlement/{_id}', { token: staff, params, body: { memo: '카페의 매출' } })
    expect((await differences('foreign')).summary.total, 'explained').toBe(0)
    expect([fresh, refused].length).toBe(2)
  })

  it('sums what was paid out by day, and says where a list does not add up', async () => {
    const query = { from: dayAgo(60), to: dayAgo(0) }
    const { days, total } = (await server.ask('GET /api/console/shop/settlement/days', { token: staff, query })).answer
    expect(days).toEqual([
      { day: later, rows: 3, sales: 32_000, refunds: -5000, fee: 720, feeVat: 72, payout: 25_538, rest: -670 },
      { day: earlier, rows: 2, sales: 79_000, refunds: 0, fee: 2200, feeVat: 220, payout: 76_580, rest: 0 },
    ])
    expect(total).toMatchObject({ rows: 5, sales: 111_000, payout: 102_118 })
    expect((await server.ask('GET /api/console/shop/settlement/days', { token, query })).status).toBe(403)
  })

  it('says of each row what is wrong with it', async () => {
    const body = { columns: ['day', 'amount', 'payout'], rows: [{ row: 2, cells: ['언제', '많이', '1'] }] }
    const { results } = (await server.ask('POST /api/console/shop/settlement/import', { token: staff, query: { mode: 'right' }, body }))
      .answer
    expect(results[0]?.issues.map(({ column }) => column)).toEqual(['amount', 'day', 'paymentKey'])
  })
})
