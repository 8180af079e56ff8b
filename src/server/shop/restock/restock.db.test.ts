import { shopLimits } from '#contract/shop/limits.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { noShop, setting } from '#contract/site/setting.ts'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Values } from '../../db/repository.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { deleteRowsOf, leave } from '../../http/personal.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { lapseOrders } from '../orders/clock.ts'
import { tellRestocked } from './tell-restocked.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { platform } = server.app
const { db } = server.database
const staff = await server.login('admin')
const opened = await openShop(server)
let count = 0
const member = () => addMember(server, `waits${(count += 1)}`, { name: '정서우' })
const readShop = async (of: typeof db) => {
  const item = await repositoryOf(setting).find(of, opened._id)
  if (item === undefined || item === 'removed') throw new Error('it is there')
  return item.shop
}
const tell = () => tellRestocked(platform, { readShop })

const wait = (token: string, _variant: string) => server.ask('PUT /api/v1/me/restock/{_variant}', { token, params: { _variant } })
const drop = (token: string, _variant: string) => server.ask('DELETE /api/v1/me/restock/{_variant}', { token, params: { _variant } })
const awaited = async (token: string, locale = 'ko') => (await server.ask('GET /api/v1/me/restock', { token, locale })).answer
const newsOf = async (token: string, locale = 'ko') =>
  (await server.ask('GET /api/v1/me/notifications', { token, locale })).answer.notifications.filter(({ kind }) => kind === 'restocked')
const takeIn = (_product: string, _variant: string, amount = 3, kind: 'received' | 'counted' = 'received') =>
  server.ask('POST /api/console/shop/products/{_id}/stock', {
    token: staff,
    params: { _id: _product },
    body: { _variant, kind, amount, reason: null },
  })
const stockOf = async (_id: string) =>
  (await server.ask('GET /api/console/shop/products/{_id}/stock', { token: staff, params: { _id } })).answer.variants
const change = async (_id: string, values: Values) => {
  const item = await repositoryOf(shopProducts).find(db, _id)
  if (item === undefined || item === 'removed') throw new Error('it is there')
  await db.transaction().execute((own) => repositoryOf(shopProducts).update(own, item, values))
}
const turn = (isOn: boolean) =>
  db.transaction().execute(async (own) => {
    const now = await repositoryOf(setting).find(own, opened._id)
    if (now !== undefined && now !== 'removed') await repositoryOf(setting).update(own, now, { shop: { ...opened.shop, ...noShop, isOn } })
  })

describe('who waits for what is sold out', () => {
  it('is told once, when there is some again, with its name, and waits no longer', async () => {
    const [who, { product, _variant }] = [await member(), await addGoods(server, 0)]
    const { status, answer } = await wait(who.token, _variant)
    const named = { _product: product._id, name: product.name.ko, values: [], thumb: null }
    expect([status, answer.variant]).toMatchObject([200, { _id: _variant, product: named }])
    expect(await awaited(who.token, 'en')).toMatchObject({ variants: [{ product: { name: product.name.en } }], summary: { total: 1 } })
    await tell()
    expect(await newsOf(who.token), 'there is none yet').toEqual([])
    await takeIn(product._id, _variant)
    await tell()
    await tell()
    const news = await newsOf(who.token, 'en')
    expect(news).toMatchObject([{ path: `/shop/products/${product._id}` }])
    expect(news[0]?.text).toContain(product.name.en)
    expect(await awaited(who.token)).toMatchObject({ variants: [], summary: { total: 0 } })
    await takeIn(product._id, _variant, 0, 'counted')
    await takeIn(product._id, _variant)
    await tell()
    expect(await newsOf(who.token)).toHaveLength(1)
  })

  it('asks twice, also at the same moment, and is the same', async () => {
    const [who, { product, _variant }] = [await member(), await addGoods(server, 0)]
    const both = await Promise.all([wait(who.token, _variant), wait(who.token, _variant)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await wait(who.token, _variant)).answer.variant.createdAt).toBe(both[0]?.answer.variant.createdAt)
    expect(await stockOf(product._id)).toMatchObject([{ _id: _variant, waiting: 1 }])
    await takeIn(product._id, _variant)
    await tell()
    expect(await newsOf(who.token)).toHaveLength(1)
  })

  it('is refused what can be bought, what there is not, and without a login', async () => {
    const [who, { product, _variant }, sold] = [await member(), await addGoods(server, 1), await addGoods(server, 0)]
    expect((await wait(who.token, _variant)).error.code).toBe('notSoldOut')
    expect((await wait(who.token, product._id)).status).toBe(404)
    expect((await wait('', sold._variant)).status).toBe(401)
    await change(sold.product._id, { isPublished: false })
    expect((await wait(who.token, sold._variant)).status).toBe(404)
  })

  it('is the only one who sees and ends it', async () => {
    const [who, other, { product, _variant }] = [await member(), await member(), await addGoods(server, 0)]
    await wait(who.token, _variant)
    expect((await awaited(other.token)).variants).toEqual([])
    expect((await drop(other.token, _variant)).status).toBe(204)
    expect((await awaited(who.token)).variants).toHaveLength(1)
    for (const _again of [1, 2]) expect((await drop(who.token, _variant)).status).toBe(204)
    await takeIn(product._id, _variant)
    await tell()
    expect(await newsOf(who.token)).toEqual([])
  })

  it('waits on while staff sell it to nobody, and is told when they do again', async () => {
    const [who, { product, _variant }] = [await member(), await addGoods(server, 5, { sale: 'soldOut' })]
    await wait(who.token, _variant)
    await tell()
    await change(product._id, { sale: 'onSale', isPublished: false })
    await tell()
    expect(await newsOf(who.token)).toEqual([])
    expect((await awaited(who.token)).variants).toMatchObject([{ _id: _variant, product: null }])
    await change(product._id, { isPublished: true })
    await tell()
    expect(await newsOf(who.token)).toHaveLength(1)
  })

  it('waits for so many and no more', async () => {
    const who = await member()
    const goods: Awaited<ReturnType<typeof addGoods>>[] = []
    for (let turns = 0; turns <= shopLimits.restock; turns += 1) goods.push(await addGoods(server, 0))
    for (const { _variant } of goods.slice(1)) await wait(who.token, _variant)
    expect((await wait(who.token, goods[0]?._variant ?? '')).error.code).toBe('tooManyOwn')
    expect((await wait(who.token, goods[1]?._variant ?? '')).status, 'one of them').toBe(200)
    for (let turns = 0; turns < shopLimits.restockHourly - shopLimits.restock; turns += 1) {
      await drop(who.token, goods[1]?._variant ?? '')
      await wait(who.token, goods[1]?._variant ?? '')
    }
    await drop(who.token, goods[1]?._variant ?? '')
    expect((await wait(who.token, goods[1]?._variant ?? '')).status).toBe(429)
  })

  it('is forgotten with the account', async () => {
    const [who, { product, _variant }] = [await member(), await addGoods(server, 0)]
    await wait(who.token, _variant)
    await inTransaction(db, (own) => leave(who._id, { ...own, platform }, [deleteRowsOf('shopRestock')]))
    expect(await stockOf(product._id)).toMatchObject([{ waiting: 0 }])
  })
})

it('an order that nobody pays brings the last piece back, and who waits for it is told', async () => {
  const [buyer, who, { _variant }] = [await member(), await member(), await addGoods(server, 1)]
  const person = { method: 'pickUp', receiver: '정서우', phone: '010-0000-0000', payer: '정서우' } as const
  const nowhere = { postcode: null, address: null, addressDetail: null, note: null }
  const body = { ...person, ...nowhere, lines: [{ _variant, quantity: 1, price: 10_000 }], total: 10_000 }
  expect((await server.ask('POST /api/v1/me/orders', { token: buyer.token, body })).status).toBe(201)
  expect(await stockAt(server, _variant)).toBe(0)
  await wait(who.token, _variant)
  await lapseOrders(platform, new Date(Date.now() + 400 * 60 * 60_000))
  expect(await stockAt(server, _variant)).toBe(1)
  await tell()
  expect(await newsOf(who.token)).toHaveLength(1)
})

it('many who wait are told in the order of asking, each once, also by two runs at the same moment', async () => {
  const { product, _variant } = await addGoods(server, 0)
  const [first, ...others] = [await member(), ...(await Promise.all(Array.from({ length: 119 }, () => member())))]
  const all = [first, ...others]
  for (const { token } of all) await wait(token, _variant)
  expect(await stockOf(product._id)).toMatchObject([{ waiting: 120 }])
  await takeIn(product._id, _variant, 1)
  await Promise.allSettled([tell(), tell()])
  await tell()
  const rows = await db
    .selectFrom('notifications')
    .select('_user')
    .where('kind', '=', 'restocked')
    .where('subject', '=', product._id)
    .orderBy('_id')
    .execute()
  expect(rows).toHaveLength(120)
  expect(new Set(rows.map(({ _user }) => _user)).size).toBe(120)
  const parts = [rows.slice(0, 50), rows.slice(50, 100), rows.slice(100)].map((part) => new Set(part.map(({ _user }) => _user)))
  const wanted = [all.slice(0, 50), all.slice(50, 100), all.slice(100)].map((part) => new Set(part.map(({ _id }) => _id)))
  expect(parts).toEqual(wanted)
})

it('while the shop is off nobody is told and nobody asks, and members read and end what they wait for', async () => {
  const [who, { product, _variant }, other] = [await member(), await addGoods(server, 0), await addGoods(server, 0)]
  await wait(who.token, _variant)
  await takeIn(product._id, _variant)
  await turn(false)
  await tell()
  expect(await newsOf(who.token)).toEqual([])
  expect((await wait(who.token, other._variant)).status).toBe(404)
  expect((await awaited(who.token)).variants).toHaveLength(1)
  await turn(true)
  await tell()
  expect(await newsOf(who.token)).toHaveLength(1)
  expect((await drop(who.token, _variant)).status).toBe(204)
})
