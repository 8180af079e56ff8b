import type { ImportedRow } from '#contract/import-calls.ts'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { requestOf, serverForFile } from '../../testing/server.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { moveStock } from '../stock.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const token = await server.login('admin')
await openShop(server)

const text = (ko: string, en?: string) => ({ ko, ...(en === undefined ? {} : { en }) })
const options = [{ name: text('색상', 'Colour'), values: [text('파랑', 'Blue'), text('빨강', 'Red')] }]
const variants = [
  { code: 'CUP-BL', values: ['파랑'], priceDifference: 0 },
  { code: 'CUP-RE', values: ['빨강'], priceDifference: 2000 },
]
const { product: cup } = await addGoods(server, 5, { name: text('찻잔', 'Cup'), options, variants })
const { product: tea, _variant: teaVariant } = await addGoods(server, 3, { name: text('녹차') })

const importing = 'POST /api/console/shop/products/sheet/import'
const { columns } = (await server.ask('GET /api/console/shop/products/sheet/import', { token })).answer

/** The sheet as staff have it: rows of cells by the paths of their columns. */
async function exported(): Promise<Record<string, string>[]> {
  const { rawPayload } = await server.app.inject(requestOf('GET /api/console/shop/products/sheet', { token, query: { sort: 'createdAt' } }))
  const [headings = [], ...rows] = await readSheet(rawPayload)
  const paths = headings.map((heading) => columns.find(({ label }) => label === heading)?.path ?? String(heading))
  // A date of a sheet is a fraction of days: some minutes come back a little too early.
  const minuteOf = (date: Date) => new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 16).replace('T', ' ')
  const textOf = (cell: (typeof headings)[number]) => (cell === null ? '' : cell instanceof Date ? minuteOf(cell) : String(cell))
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [paths[at] ?? '', textOf(cell)])))
}
async function send(rows: readonly Record<string, string>[], dryRun = false, headers = {}) {
  const paths = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const body = { columns: paths, rows: rows.map((row, at) => ({ row: at + 2, cells: paths.map((path) => row[path] ?? '') })) }
  return server.ask(importing, { token, headers, query: { dryRun, mode: 'right' as const }, body })
}
const shortOf = ({ row, state, issues }: ImportedRow) => [row, state, ...issues.map(({ column }) => column)]
const sent = async (...args: Parameters<typeof send>) => (await send(...args)).answer.results.map(shortOf)
const read = async (_id: string) =>
  (await server.ask('GET /api/console/shop/products/{_id}', { token, params: { _id } })).answer.shopProduct
const stocksOf = async (_id: string) =>
  (await server.ask('GET /api/console/shop/products/{_id}/stock', { token, params: { _id } })).answer.variants.map(({ code, stock }) => [
    code,
    stock,
  ])

describe('the sheet of products', () => {
  it('has a row for each variant, and changes nothing when it comes back as it is', async () => {
    const rows = await exported()
    expect(rows).toMatchObject([
      {
        _id: cup._id,
        'name.ko': '찻잔',
        'name.en': 'Cup',
        price: '10000',
        code: 'CUP-BL',
        option1: '색상: 파랑',
        stock: '5',
        isPublished: '예',
      },
      { _id: cup._id, 'name.ko': '찻잔', 'name.en': '', price: '', code: 'CUP-RE', priceDifference: '2000', stock: '5', isPublished: '' },
      { _id: tea._id, 'name.ko': '녹차', option1: '' },
    ])
    expect(await sent(rows)).toEqual([
      [2, 'unchanged'],
      [3, 'unchanged'],
      [4, 'unchanged'],
    ])
    const noted = await db.selectFrom('audit').select('action').where('resource', '=', 'shop/products').execute()
    expect(noted.map(({ action }) => action)).toEqual(['export', 'import'])
  })

  it('changes price, state and variants of what is there, and its stock through the ledger', async () => {
    const [blue = {}, red = {}, green = {}] = await exported()
    const rows = [
      { ...blue, price: '12000', isPublished: '아니요', stock: '9' },
      { ...red, priceDifference: '2500' },
      { ...green, stock: '4' },
    ]
    expect(await sent(rows, true)).toEqual([
      [2, 'changed'],
      [3, 'changed'],
      [4, 'changed'],
    ])
    expect((await read(cup._id)).price, 'a dry run').toBe(10_000)
    const headers = { 'idempotency-key': '019a0000-0000-4000-8000-0000000000a7' }
    const first = await send(rows, false, headers)
    expect((await send(rows, false, headers)).answer).toEqual(first.answer)
    expect(await read(cup._id)).toMatchObject({
      price: 12_000,
      isPublished: false,
      options,
      variants: [variants[0], { ...variants[1], priceDifference: 2500 }],
    })
    expect(await stocksOf(cup._id)).toEqual([
      ['CUP-BL', 9],
      ['CUP-RE', 5],
    ])
    const ledger = await db
      .selectFrom('shopStockMovements')
      .select(['kind', 'change', 'reason'])
      .where('_variant', '=', teaVariant)
      .orderBy('number')
      .execute()
    expect(ledger).toEqual([
      { kind: 'received', change: 3, reason: null },
      { kind: 'counted', change: 1, reason: '파일에서 가져옴' },
    ])
  })

  it('makes drafts of rows without an id, each with its variants and their stock', async () => {
    const category = (await exported())[0]?.['_category'] ?? ''
    const common = { 'name.ko': '유리컵', code: '', stock: '', option1: '' }
    const whole = { 'summary.ko': '맑은 컵', 'description.ko': '유리로 만든 컵', _category: category, price: '8000', isPublished: '예' }
    const rows = [
      { ...common, ...whole, option1: '크기: 작은 것', code: 'GLASS-S', stock: '7' },
      { ...common, option1: '크기: 큰 것', priceDifference: '1000' },
      { ...common, ...whole, 'name.ko': '접시', stock: '2' },
    ]
    const { results } = (await send(rows)).answer
    expect(results.map(shortOf)).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'new'],
    ])
    const [glass, , plate] = results.map(({ _id = '' }) => _id)
    expect(await read(glass ?? '')).toMatchObject({
      isPublished: false,
      options: [{ name: { ko: '크기' }, values: [{ ko: '작은 것' }, { ko: '큰 것' }] }],
      variants: [{ code: 'GLASS-S' }, { values: ['큰 것'], priceDifference: 1000 }],
    })
    expect((await stocksOf(glass ?? ''))[0]).toEqual(['GLASS-S', 7])
    expect((await stocksOf(plate ?? '')).map(([, stock]) => stock)).toEqual([2])
  })

  it('names each wrong row and column, leaves its product as it is, and takes the others', async () => {
    const rows = await exported()
    const [blue = {}, red = {}, green = {}] = rows
    await db.transaction().execute((own) => moveStock(own, { _variant: teaVariant, kind: 'ordered', amount: 1, reason: null, _user: null }))
    const other = { 'name.ko': '새 컵', 'summary.ko': '요약', 'description.ko': '설명', _category: blue['_category'] ?? '', price: '1000' }
    const wrong = [
      { ...blue, price: '15000' },
      { ...red, price: '16000', option1: '색상: 노랑', stock: '많음' },
      { ...green, stock: '8' },
      { ...other, code: 'CUP-BL' },
      { ...other, 'name.ko': '큰 컵', option1: '빨강', _category: '없는 분류' },
    ]
    expect(await sent(wrong)).toEqual([
      [2, 'wrong', ''],
      [3, 'wrong', 'price', 'option1', 'stock'],
      [4, 'wrong', 'stock'],
      [5, 'wrong', 'code'],
      [6, 'wrong', '_category'],
    ])
    expect((await read(cup._id)).price).toBe(12_000)
    expect(await stockAt(server, teaVariant)).toBe(3)
    const { results } = (await send([{ ...green, stock: '8' }])).answer
    expect(results[0]?.issues[0]?.message).toContain('3개')
    expect(await sent([{ ...green, price: '11000' }]), 'of which only the stock has moved').toEqual([[2, 'changed']])
    expect(await stockAt(server, teaVariant)).toBe(3)
  })

  it('adds a variant to a product, and knows those that are there by their values', async () => {
    const added = { _id: cup._id, 'name.ko': '찻잔', code: 'CUP-RE-2', option1: 'Red' }
    expect(await sent([added]), 'the same values twice').toEqual([[2, 'wrong', 'option1']])
    expect(await sent([{ ...added, code: '', option1: 'Colour: Red', priceDifference: '3000' }])).toEqual([[2, 'changed']])
    expect((await read(cup._id)).variants).toMatchObject([{ code: 'CUP-BL' }, { code: 'CUP-RE', priceDifference: 3000 }])
  })

  it('takes pictures by the names of files that were chosen with it, and names those that were not', async () => {
    const [blue = {}, red = {}] = await exported()
    const rows = (pictures: string, chosen: string) => [{ ...blue, pictures, chosen }, red]
    expect(await sent(rows('cup-1.jpg; cup-2.jpg', 'cup-1.jpg'))).toEqual([
      [2, 'wrong', 'pictures'],
      [3, 'wrong', ''],
    ])
    expect(await sent(rows('cup-1.jpg; CUP-1.JPG', 'cup-1.jpg'), true)).toEqual([
      [2, 'wrong', 'pictures'],
      [3, 'wrong', ''],
    ])
    expect(await sent(rows('cup-1.jpg; cup-2.jpg', 'cup-1.jpg; cup-2.jpg'))).toEqual([
      [2, 'changed'],
      [3, 'changed'],
    ])
  })

  it('is the staff’s of the shop alone', async () => {
    const editor = await server.login('editor')
    expect((await server.ask('GET /api/console/shop/products/sheet', { token: editor })).status).toBe(403)
  })
})
