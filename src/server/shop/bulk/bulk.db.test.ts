import type { Answer, Body } from '#contract/api.ts'
import { describe, expect, it } from 'vitest'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { moveStock } from '../stock.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const token = await server.login('admin')
await openShop(server)

type Change = Partial<Omit<Body<'POST /api/console/shop/products/bulk'>, 'products'>>
const nothing = {
  priceChange: 'keep',
  priceAmount: null,
  listPriceChange: 'keep',
  display: 'keep',
  sale: 'keep',
  stockChange: 'keep',
  stockAmount: null,
  reason: null,
} as const
const preview = (change: Change, which: { products?: string[]; filter?: Record<string, string> }) =>
  server.ask('POST /api/console/shop/products/bulk/preview', { token, body: { ...nothing, ...change, ...which } })
const apply = (change: Change, products: { _id: string; seen: string }[], asked: object = {}) =>
  server.ask('POST /api/console/shop/products/bulk', { token, body: { ...nothing, ...change, products }, ...asked })
/** As staff do it: what was shown is sent. */
async function change(what: Change, products: string[]) {
  const { rows } = (await preview(what, { products })).answer
  return (
    await apply(
      what,
      rows.map(({ _id, seen }) => ({ _id, seen })),
    )
  ).answer
}
const undo = (_id: string | null) =>
  server.ask('POST /api/console/shop/products/bulk/{_id}/undo', { token, params: { _id: _id ?? '' }, body: { after: null } })
const read = async (_id: string) =>
  (await server.ask('GET /api/console/shop/products/{_id}', { token, params: { _id } })).answer.shopProduct
const put = (_id: string, body: object) => server.ask('PUT /api/console/shop/products/{_id}', { token, params: { _id }, body })
const take = (_variant: string, amount: number) =>
  db.transaction().execute((own) => moveStock(own, { _variant, kind: 'ordered', amount, reason: null, _user: null }))
const ledgerOf = (_variant: string) =>
  db
    .selectFrom('shopStockMovements')
    .select(['kind', 'change', 'balance', 'reason'])
    .where('_variant', '=', _variant)
    .orderBy('number')
    .execute()

type Row = Answer<'POST /api/console/shop/products/bulk/preview'>['rows'][number]
const shortOf = ({ state, after, stocks }: Row) => [state, after.price, stocks.map((stock) => stock.after)]

describe('a change of many products', () => {
  it('says before anything is written what would become of each', async () => {
    const [a, b] = [await addGoods(server, 5), await addGoods(server, 1, { price: 900, listPrice: 2000 })]
    const products = [a.product._id, b.product._id]
    const lowered = await preview(
      { priceChange: 'lowerWon', priceAmount: 1005, stockChange: 'take', stockAmount: 2, reason: '파손' },
      { products },
    )
    expect(lowered.answer.rows.map(shortOf)).toEqual([
      ['ready', 9000, [3]],
      ['refused', -100, [-1]],
    ])
    expect(lowered.answer.rows[1]?.problem).toBe('판매가가 0원보다 낮아집니다.')
    const raised = await preview({ priceChange: 'set', priceAmount: 3000 }, { products })
    expect(raised.answer.rows[1]?.problem).toContain('2,000원')
    const same = await preview({ display: 'shown' }, { products })
    expect(same.answer.rows.map(({ state }) => state)).toEqual(['same', 'same'])
    expect((await read(a.product._id)).price).toBe(10_000)
    const found = await preview({ sale: 'soldOut' }, { filter: { q: `상품 ${b.product.name.en?.split(' ')[1] ?? ''}` } })
    expect(found.answer).toMatchObject({ total: 1, rows: [{ _id: b.product._id }] })
    expect((await preview({}, { filter: { colour: 'red' } })).status).toBe(400)
  })

  it('asks for amounts and for the reason of stock', async () => {
    const issuesOf = async (what: Change) => (await apply(what, [{ _id: '019a0000-0000-7000-8000-000000000001', seen: '1' }])).error.issues
    expect(await issuesOf({ priceChange: 'set' })).toMatchObject([{ path: 'priceAmount' }])
    expect(await issuesOf({ priceChange: 'lowerPercent', priceAmount: 101 })).toMatchObject([{ path: 'priceAmount' }])
    expect(await issuesOf({ stockChange: 'add' })).toMatchObject([{ path: 'stockAmount' }, { path: 'reason' }])
  })

  it('changes what is as it was seen, and names the rest; the same key changes it once', async () => {
    const [a, b, c] = [await addGoods(server, 5), await addGoods(server, 0), await addGoods(server, 2)]
    const what = { priceChange: 'raisePercent', priceAmount: 15, stockChange: 'add', stockAmount: 3, reason: '입고' } as const
    const ids = [a, b, c].map(({ product }) => product._id)
    const { rows } = (await preview(what, { products: ids })).answer
    await put(b.product._id, { price: 11_000 })
    await server.ask('DELETE /api/console/shop/products/{_id}', { token, params: { _id: c.product._id } })
    const headers = { 'idempotency-key': '019a0000-0000-4000-8000-0000000000b1' }
    const send = () =>
      apply(
        what,
        rows.map(({ _id, seen }) => ({ _id, seen })),
        { headers },
      )
    const { answer } = await send()
    expect(answer).toMatchObject({ changed: 1, refused: [{ _id: b.product._id }, { _id: c.product._id }] })
    expect((await send()).answer).toEqual(answer)
    expect(await read(a.product._id)).toMatchObject({ price: 11_500 })
    expect((await read(b.product._id)).price).toBe(11_000)
    expect(await ledgerOf(a._variant)).toMatchObject([{ change: 5 }, { kind: 'received', change: 3, balance: 8, reason: '입고' }])
    expect(await stockAt(server, b._variant)).toBe(0)
    const noted = await db.selectFrom('audit').select(['_item', 'details', 'reason']).where('action', '=', 'change').execute()
    expect(noted).toContainEqual({ _item: a.product._id, details: 'fields=price%2Cstock', reason: '입고' })
  })

  it('does not set stock that has moved since it was seen; what is added is added to what is there', async () => {
    const { product, _variant } = await addGoods(server, 5)
    const [set, add] = [
      { stockChange: 'set', stockAmount: 9, reason: '실사' },
      { stockChange: 'add', stockAmount: 9, reason: '입고' },
    ] as const
    const seen = async (what: Change) =>
      (await preview(what, { products: [product._id] })).answer.rows.map((row) => ({ _id: row._id, seen: row.seen }))
    const [forSet, forAdd] = [await seen(set), await seen(add)]
    await take(_variant, 1)
    expect((await apply(set, forSet)).answer).toMatchObject({ _id: null, changed: 0, refused: [{ _id: product._id }] })
    expect((await apply(add, forAdd)).answer.changed).toBe(1)
    expect(await stockAt(server, _variant)).toBe(13)
    expect((await change(set, [product._id])).changed).toBe(1)
    expect((await ledgerOf(_variant)).at(-1)).toMatchObject({ kind: 'counted', change: -4, balance: 9 })
  })

  it('is the staff’s of the shop alone', async () => {
    const { token: member } = await addMember(server, 'bulk')
    expect((await server.ask('GET /api/console/shop/products/bulk', { token: member })).status).toBe(403)
    expect(
      (
        await apply({ sale: 'soldOut' }, [{ _id: '019a0000-0000-7000-8000-000000000001', seen: '1' }], {
          token: await server.login('editor'),
        })
      ).status,
    ).toBe(403)
  })
})

describe('undoing such a change', () => {
  it('gives back what nobody has changed since, and names the others', async () => {
    const [a, b, c] = [await addGoods(server, 5, { listPrice: 20_000 }), await addGoods(server, 1), await addGoods(server, 0)]
    const all = [a, b, c].map(({ product }) => product._id)
    const what = {
      priceChange: 'lowerPercent',
      priceAmount: 10,
      listPriceChange: 'former',
      display: 'hidden',
      stockChange: 'add',
      stockAmount: 4,
      reason: '행사',
    } as const
    const { _id, changed } = await change(what, all)
    expect(changed).toBe(3)
    expect(await read(a.product._id)).toMatchObject({ price: 9000, listPrice: 10_000, isPublished: false })
    await put(a.product._id, { summary: { ko: '오타를 고침' } })
    await put(b.product._id, { price: 8000 })
    await take(c._variant, 1)
    const { answer } = await undo(_id)
    expect(answer).toMatchObject({
      restored: 1,
      refused: [{ _id: b.product._id }, { _id: c.product._id, problem: expect.stringContaining('3개') as string }],
    })
    expect(await read(a.product._id)).toMatchObject({ price: 10_000, listPrice: 20_000, isPublished: true, summary: { ko: '오타를 고침' } })
    expect((await ledgerOf(a._variant)).at(-1)).toMatchObject({
      kind: 'corrected',
      change: -4,
      balance: 5,
      reason: '일괄 변경 되돌리기: 행사',
    })
    expect(await read(b.product._id)).toMatchObject({ price: 8000 })
    expect(await stockAt(server, b._variant)).toBe(5)
    expect(await read(c.product._id), 'all of a product, or nothing').toMatchObject({ price: 9000 })
    const [last] = (await server.ask('GET /api/console/shop/products/bulk', { token })).answer.changes
    expect(last).toMatchObject({ _id, products: 3, undone: 1, change: what })
    await put(b.product._id, { price: 9000 })
    await db
      .transaction()
      .execute((own) => moveStock(own, { _variant: c._variant, kind: 'restored', amount: 1, reason: null, _user: null }))
    expect((await undo(_id)).answer).toMatchObject({ restored: 2, refused: [] })
    expect((await undo(_id)).error.code).toBe('notUndoable')
  })

  it('adds further products to a change of its own, and undoes it in parts', async () => {
    const [a, b] = [await addGoods(server, 0), await addGoods(server, 0)]
    const what = { sale: 'soldOut' } as const
    const seen = async ({ product }: typeof a) =>
      (await preview(what, { products: [product._id] })).answer.rows.map((row) => ({ _id: row._id, seen: row.seen }))
    const first = (await apply(what, await seen(a))).answer
    const more = (change: Change, _change: string | null, products: { _id: string; seen: string }[]) =>
      server.ask('POST /api/console/shop/products/bulk', { token, body: { ...nothing, ...change, _change, products } })
    expect((await more({ display: 'hidden' }, first._id, await seen(b))).status, 'another change').toBe(404)
    expect((await more(what, first._id, await seen(b))).answer).toEqual({ _id: first._id, changed: 1, refused: [] })
    const [last] = (await server.ask('GET /api/console/shop/products/bulk', { token })).answer.changes
    expect(last).toMatchObject({ _id: first._id, products: 2, undone: 0 })
    const params = { _id: first._id ?? '' }
    const rest = await server.ask('POST /api/console/shop/products/bulk/{_id}/undo', { token, params, body: { after: a.product._id } })
    expect(rest.answer).toEqual({ restored: 1, refused: [], next: null })
    expect((await read(a.product._id)).sale).toBe('soldOut')
    expect((await undo(first._id)).answer.restored).toBe(1)
  })

  it('takes changes back one after the other, and none that is older than a day', async () => {
    const { product } = await addGoods(server, 0)
    const first = await change({ priceChange: 'set', priceAmount: 20_000 }, [product._id])
    const second = await change({ priceChange: 'set', priceAmount: 30_000 }, [product._id])
    expect((await undo(first._id)).answer).toMatchObject({ restored: 0, refused: [{ _id: product._id }] })
    expect((await undo(second._id)).answer.restored).toBe(1)
    await db
      .updateTable('shopBulkChanges')
      .set({ at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
      .execute()
    expect((await undo(first._id)).error.code).toBe('notUndoable')
    expect((await server.ask('GET /api/console/shop/products/bulk', { token })).answer.changes).toEqual([])
    expect((await undo(product._id)).status).toBe(404)
  })
})
