import { shopProducts } from '#contract/shop/products.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'
import { addGoods, openShop } from '../testing/shop.ts'

const server = await serverForFile()
await openShop(server)
let count = 0
const member = () => addMember(server, `shopper${(count += 1)}`)
const wanted = (quantity: number, isChosen = true) => ({ quantity, isChosen, seenPrice: 10_000 })
const put = (token: string, _variant: string, body: object = wanted(1)) =>
  server.ask('PUT /api/v1/me/carts/{_variant}', { token, params: { _variant }, body })
const read = async (token: string, locale = 'ko') => (await server.ask('GET /api/v1/me/carts', { token, locale })).answer.carts
const merge = (token: string, lines: object[]) => server.ask('POST /api/v1/me/carts', { token, body: { lines } })
const short = (lines: Awaited<ReturnType<typeof read>>) => lines.map(({ _variant, quantity, isChosen }) => [_variant, quantity, isChosen])

describe('a cart', () => {
  it('holds each variant once, with its product as it is sold now', async () => {
    const { token } = await member()
    const [tea, cup] = [await addGoods(server, 3), await addGoods(server, 99)]
    await put(token, tea._variant)
    await put(token, cup._variant, wanted(2))
    await put(token, tea._variant, wanted(5, false))
    expect(await read(token, 'en')).toMatchObject([
      { _variant: cup._variant, quantity: 2, isChosen: true, offer: { left: 20, price: 10_000 } },
      { _variant: tea._variant, quantity: 5, isChosen: false, offer: { _product: tea.product._id, name: tea.product.name.en, left: 3 } },
    ])
  })

  it('is its owner’s alone', async () => {
    const [own, other] = [await member(), await member()]
    const { _variant } = await addGoods(server, 3)
    await put(own.token, _variant)
    expect(await read(other.token)).toEqual([])
    await server.ask('DELETE /api/v1/me/carts/{_variant}', { token: other.token, params: { _variant } })
    expect(await read(own.token)).toHaveLength(1)
    const take = () => server.ask('DELETE /api/v1/me/carts/{_variant}', { token: own.token, params: { _variant } })
    expect([(await take()).status, (await take()).status, await read(own.token)]).toEqual([204, 204, []])
  })

  it('of a device is brought in at login: the larger quantity of the same, once, and what was there before is chosen no more', async () => {
    const { token } = await member()
    const [both, before, brought] = [await addGoods(server, 9), await addGoods(server, 9), await addGoods(server, 9)]
    await put(token, both._variant, wanted(4))
    await put(token, before._variant)
    const lines = [
      { _variant: brought._variant, ...wanted(1) },
      { _variant: both._variant, ...wanted(2) },
      { _variant: '0198c1a0-0000-7000-8000-000000000000', ...wanted(1) },
    ]
    const after = [
      [brought._variant, 1, true],
      [both._variant, 4, true],
      [before._variant, 1, false],
    ]
    expect(new Set(short((await merge(token, lines)).answer.carts))).toEqual(new Set(after))
    expect(new Set(short((await merge(token, lines)).answer.carts)), 'brought twice').toEqual(new Set(after))
  })

  it('says of what is gone or sold out that none is left, and keeps its line', async () => {
    const { token } = await member()
    const [soldOut, gone] = [await addGoods(server, 0), await addGoods(server, 3)]
    await put(token, soldOut._variant)
    await put(token, gone._variant)
    const { db } = server.database
    await db.transaction().execute((own) => repositoryOf(shopProducts).update(own, gone.product, { isPublished: false }))
    const lines = new Map((await read(token)).map((line) => [line._variant, line.offer]))
    expect(lines.get(soldOut._variant)).toMatchObject({ left: 0 })
    expect(lines.get(gone._variant)).toBeNull()
    expect((await put(token, gone._variant, wanted(1, false))).status, 'it can still be changed').toBe(200)
    expect((await put((await member()).token, gone._variant)).status, 'but not put in').toBe(404)
  })

  it('has room for fifty lines', async () => {
    const { token } = await member()
    const goods = []
    for (let index = 0; index < 51; index += 1) goods.push(await addGoods(server, 1))
    const lines = goods.map(({ _variant }) => ({ _variant, ...wanted(1) }))
    expect((await merge(token, lines)).status).toBe(400)
    expect((await merge(token, lines.slice(0, 50))).answer.carts).toHaveLength(50)
    expect((await put(token, goods[50]?._variant ?? '')).error.code).toBe('tooManyOwn')
    expect((await put(token, goods[0]?._variant ?? '', wanted(21))).status, 'more than can be ordered').toBe(400)
  })

  it('of a device reads what its lines cost now', async () => {
    const [tea, cup] = [await addGoods(server, 3), await addGoods(server, 0, { price: 5000 })]
    const variants = [tea._variant, cup._variant, '0198c1a0-0000-7000-8000-000000000000'].join()
    const { answer } = await server.ask('GET /api/v1/shop/carts', { query: { variants } })
    const found = answer.offers.map(({ _variant, price, left }) => [_variant, price, left])
    expect(new Set(found)).toEqual(
      new Set([
        [tea._variant, 10_000, 3],
        [cup._variant, 5000, 0],
      ]),
    )
    expect((await server.ask('GET /api/v1/shop/carts', { query: { variants: 'x' } })).status).toBe(400)
  })
})
