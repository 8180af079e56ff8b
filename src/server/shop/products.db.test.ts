import { categories } from '#contract/shop/categories.ts'
import { noShop, setting } from '#contract/site/setting.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { setting as firstSetting } from '../site/first/setting.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const token = await server.login('admin')
const shop = await server.add(setting, {
  ...firstSetting,
  shop: { ...noShop, isOn: true, policy: { ko: '7일 안에 환불', en: 'Refund within 7 days' }, mailOrderNumber: '제1호' },
})

let moment = Date.parse('2026-01-01T00:00:00.000Z')
const inOrder = () => new Date((moment += 1000)).toISOString()
const addCategory = (code: string, _parent: string | null = null, change: object = {}) =>
  server.ask('POST /api/console/shop/categories', {
    token,
    body: { code, name: { ko: `${code} 분류`, en: code }, _parent, createdAt: inOrder(), ...change },
  })
const categoryIdOf = async (...input: Parameters<typeof addCategory>) => (await addCategory(...input)).answer.category._id

const food = await categoryIdOf('food')
const tea = await categoryIdOf('tea', food)
const greenTea = await categoryIdOf('green-tea', tea)
const bags = await categoryIdOf('bags')

const text = (ko: string, en?: string) => ({ ko, ...(en === undefined ? {} : { en }) })
const addProduct = (change: object) =>
  server.ask('POST /api/console/shop/products', {
    token,
    body: {
      name: text('상품'),
      summary: text('요약'),
      description: text('<p>설명</p>'),
      _category: tea,
      price: 10_000,
      createdAt: inOrder(),
      ...change,
    },
  })
const stockOf = async (_id: string) => (await server.ask('GET /api/console/shop/products/{_id}/stock', { token, params: { _id } })).answer
type Moved = Parameters<typeof server.ask<'POST /api/console/shop/products/{_id}/stock'>>[1] & object
const move = (_id: string, _variant: string, kind: 'received' | 'damaged' | 'counted', amount: number, asked: Partial<Moved> = {}) =>
  server.ask('POST /api/console/shop/products/{_id}/stock', {
    token,
    params: { _id },
    body: { _variant, kind, amount, reason: null },
    ...asked,
  })
/** A product with so many pieces of each variant. */
async function stocked(change: object, amount: number) {
  const { _id } = (await addProduct(change)).answer.shopProduct
  for (const variant of (await stockOf(_id)).variants) await move(_id, variant._id, 'received', amount)
  return _id
}
const list = async (query: object = {}, locale = 'ko') => {
  const { answer } = await server.ask('GET /api/v1/shop/products', { query, locale })
  return answer.shopProducts.map(({ name }) => name)
}
const one = (_id: string, locale = 'ko') => server.ask('GET /api/v1/shop/products/{_id}', { params: { _id }, locale })

describe('categories', () => {
  it('are a tree of three levels, read in its order', async () => {
    expect((await addCategory('deeper', greenTea)).error.issues).toMatchObject([{ path: '_parent' }])
    const { answer } = await server.ask('GET /api/v1/shop/categories', { locale: 'en' })
    expect(answer.categories.map(({ code, name, _parent }) => [code, name, _parent])).toEqual([
      ['food', 'food', null],
      ['tea', 'tea', food],
      ['green-tea', 'green-tea', tea],
      ['bags', 'bags', null],
    ])
  })

  it('are moved with all below them, neither into themselves nor deeper than three levels', async () => {
    const put = (_id: string, _parent: string | null) =>
      server.ask('PUT /api/console/shop/categories/{_id}', { token, params: { _id }, body: { _parent } })
    const pathOf = async (reply: ReturnType<typeof put>) => (await reply).error.issues?.[0]?.message
    expect(await pathOf(put(food, greenTea))).toContain('자기 자신')
    expect(await pathOf(put(food, food))).toContain('자기 자신')
    expect(await pathOf(put(food, bags)), 'food has two levels below it').toContain('3단계')
    expect((await put(greenTea, bags)).status).toBe(200)
    expect((await put(greenTea, tea)).status).toBe(200)
  })

  it('do not take the address of products, nor that of each other', async () => {
    expect((await addCategory('products')).error.issues).toMatchObject([{ path: 'code' }])
    expect((await addCategory('Tea')).error.issues).toMatchObject([{ path: 'code' }])
    expect((await addCategory('tea')).status).toBe(409)
  })

  it('that are not published hide what is below them', async () => {
    const hidden = await categoryIdOf('hidden', null, { isPublished: false })
    await addCategory('below-hidden', hidden)
    const codes = (await server.ask('GET /api/v1/shop/categories')).answer.categories.map(({ code }) => code)
    expect(codes).not.toContain('hidden')
    expect(codes).not.toContain('below-hidden')
  })

  it('stay while something is in them', async () => {
    const remove = (_id: string) => server.ask('DELETE /api/console/shop/categories/{_id}', { token, params: { _id } })
    expect((await remove(food)).error.code).toBe('inUse')
    await addProduct({ _category: bags, name: text('안 팔린 가방') })
    expect((await remove(bags)).error.code).toBe('inUse')
  })
})

describe('a product', () => {
  it('without options has one variant, with a code of its own', async () => {
    const { shopProduct } = (await addProduct({ name: text('꿀') })).answer
    expect(shopProduct.variants).toMatchObject([{ values: [], priceDifference: 0, code: expect.stringMatching(/^P-/) as string }])
    expect((await stockOf(shopProduct._id)).variants).toMatchObject([{ stock: 0, isOffered: true, values: [] }])
  })

  it('with options is sold in all their combinations, unless it says which', async () => {
    const options = [
      { name: text('색상', 'Colour'), values: [text('파랑', 'Blue'), text('빨강', 'Red')] },
      { name: text('크기', 'Size'), values: [text('S'), text('L')] },
    ]
    const whole = (await addProduct({ options })).answer.shopProduct
    expect(whole.variants.map(({ values }) => values.join(' '))).toEqual(['파랑 S', '파랑 L', '빨강 S', '빨강 L'])
    const variants = [
      { code: 'CUP-BL-S', values: ['파랑', 'S'], priceDifference: 0 },
      { code: 'CUP-RE-L', values: ['빨강', 'L'], priceDifference: 2000 },
    ]
    const some = await stocked({ name: text('잔', 'Cup'), options, variants }, 3)
    expect((await one(some, 'en')).answer.shopProduct).toMatchObject({
      name: 'Cup',
      price: 10_000,
      category: ['food', 'tea'],
      hasDifferences: true,
      isSoldOut: false,
      options: [
        { name: 'Colour', values: ['Blue', 'Red'] },
        { name: 'Size', values: ['S', 'L'] },
      ],
      variants: [
        { values: ['Blue', 'S'], price: 10_000, left: 3 },
        { values: ['Red', 'L'], price: 12_000, left: 3 },
      ],
    })
    expect(Object.keys((await one(some)).answer.shopProduct)).not.toEqual(expect.arrayContaining(['sale', 'taxKind']))
  })

  it('says in its own words what does not fit together', async () => {
    const options = [{ name: text('색상'), values: [text('파랑'), text('빨강')] }]
    const issuesOf = async (change: object) => (await addProduct(change)).error.issues?.map(({ path }) => path)
    const variant = (code: string, ...values: string[]) => ({ code, values, priceDifference: 0 })
    expect(await issuesOf({ listPrice: 10_000 })).toEqual(['listPrice'])
    expect(await issuesOf({ options, variants: [variant('X-1', '초록')] })).toEqual(['variants.0.values'])
    expect(await issuesOf({ options, variants: [variant('X-1')] })).toEqual(['variants.0.values'])
    expect(await issuesOf({ options, variants: [variant('X-1', '파랑'), variant('X-1', '빨강')] })).toEqual(['variants.1.code'])
    expect(await issuesOf({ options, variants: [variant('X-1', '파랑'), variant('X-2', '파랑')] })).toEqual(['variants.1.values'])
    expect(await issuesOf({ options: [{ name: text('색상'), values: [text('파랑'), text('파랑')] }] })).toEqual([
      'options.0.values.1',
      'variants.1.values',
    ])
    expect(await issuesOf({ variants: [variant('x 1')] })).toEqual(['variants.0.code'])
    const wide = { name: text('값'), values: Array.from({ length: 11 }, (_none, index) => text(String(index))) }
    expect(await issuesOf({ options: [wide, wide] })).toEqual(['variants'])
  })

  it('tells of its kind all that the law asks for, in the reader’s language, or nothing', async () => {
    const rows = (...names: string[]) => names.map((row) => ({ row, text: text(`${row} 내용`, `about ${row}`) }))
    const other = ['name', 'certification', 'maker', 'country', 'warranty', 'service']
    const lacking = await addProduct({ disclosure: { kind: 'other', rows: rows('name', 'maker', 'size') } })
    expect(lacking.error.issues).toMatchObject([{ path: 'disclosure.rows', message: expect.stringContaining('제조국') as string }])
    expect(lacking.error.issues?.[0]?.message, 'of another kind').toContain('치수')
    const { _id } = (await addProduct({ disclosure: { kind: 'other', rows: rows(...other) } })).answer.shopProduct
    const { disclosed } = (await one(_id, 'en')).answer.shopProduct
    expect(disclosed.map(({ name }) => name)).toContain('Country of manufacture')
    expect(disclosed[0]?.text).toBe('about name')
    expect((await one((await addProduct({})).answer.shopProduct._id)).answer.shopProduct.disclosed).toEqual([])
  })

  it('keeps the stock of a code that it gives up, and another takes it only when the product is gone', async () => {
    const variants = (code: string) => [{ code, values: [], priceDifference: 0 }]
    const _id = await stocked({ name: text('보자기'), variants: variants('WRAP-1') }, 7)
    const other = await addProduct({ variants: variants('WRAP-1') })
    expect(other.error.issues).toMatchObject([{ path: 'variants.0.code' }])
    const put = await server.ask('PUT /api/console/shop/products/{_id}', { token, params: { _id }, body: { variants: variants('WRAP-2') } })
    expect(put.status).toBe(200)
    expect((await stockOf(_id)).variants.map(({ code, stock, isOffered }) => [code, stock, isOffered])).toEqual([
      ['WRAP-2', 0, true],
      ['WRAP-1', 7, false],
    ])
    expect((await one(_id)).answer.shopProduct).toMatchObject({ isSoldOut: true, variants: [{ left: 0 }] })
    await server.ask('DELETE /api/console/shop/products/{_id}', { token, params: { _id } })
    const next = (await addProduct({ variants: variants('WRAP-1') })).answer.shopProduct
    expect((await stockOf(next._id)).variants, 'the same goods').toMatchObject([{ code: 'WRAP-1', stock: 7, isOffered: true }])
  })

  it('is sold out where staff say so, however much there is', async () => {
    const _id = await stocked({ name: text('부채'), sale: 'soldOut' }, 4)
    expect((await one(_id)).answer.shopProduct).toMatchObject({ isSoldOut: true, variants: [{ left: 0 }] })
    expect(await list({ inStock: true, q: '부채' })).toEqual([])
    expect(await list({ q: '부채' })).toEqual(['부채'])
  })

  it('does not tell how many there are of what there is plenty of', async () => {
    const _id = await stocked({ name: text('쌀') }, 500)
    expect((await one(_id)).answer.shopProduct.variants).toMatchObject([{ left: 20 }])
  })

  it('that is not published is not there', async () => {
    const { _id } = (await addProduct({ name: text('초안'), isPublished: false })).answer.shopProduct
    expect((await one(_id)).status).toBe(404)
    expect(await list({ q: '초안' })).toEqual([])
  })
})

describe('a list of products', () => {
  it('is narrowed by category with all below it, price, stock, way of getting it and words, and sorted by price', async () => {
    const only = { q: '우전' }
    await stocked({ name: text('우전 하나'), _category: greenTea, price: 30_000, isPickUp: true }, 1)
    await stocked({ name: text('우전 둘'), _category: tea, price: 9_000 }, 1)
    await addProduct({ name: text('우전 셋'), _category: bags, price: 50_000 })
    expect(await list(only)).toEqual(['우전 셋', '우전 둘', '우전 하나'])
    expect(await list({ ...only, sort: 'price' })).toEqual(['우전 둘', '우전 하나', '우전 셋'])
    expect(await list({ ...only, category: 'food' })).toEqual(['우전 둘', '우전 하나'])
    expect(await list({ ...only, category: 'green-tea' })).toEqual(['우전 하나'])
    expect(await list({ ...only, priceRange: '0-10' })).toEqual(['우전 둘'])
    expect(await list({ ...only, priceRange: '30-50' }), 'the first number is in it, the second is not').toEqual(['우전 하나'])
    expect(await list({ ...only, priceRange: '50-100' })).toEqual(['우전 셋'])
    expect(await list({ ...only, isPickUp: true })).toEqual(['우전 하나'])
    expect(await list({ ...only, inStock: true })).toEqual(['우전 둘', '우전 하나'])
    expect(await list({ q: 'ㅇㅈ ㅅ' }), 'by initials').toContain('우전 셋')
    const { status } = await server.ask('GET /api/v1/shop/products', { query: { category: 'nothing' } })
    expect(status).toBe(404)
  })

  it('is of what is nearly called so where nothing is called as it was typed', async () => {
    await addProduct({ name: text('자개 보석함', 'Nacre jewel box') })
    const answer = async (q: string) => (await server.ask('GET /api/v1/shop/products', { query: { q } })).answer
    for (const q of ['자게보석함', '보석항', '자개 보섬함', 'jewle'])
      expect([q, await list({ q }), (await answer(q)).isNear]).toEqual([q, ['자개 보석함'], true])
    expect((await answer('보석함')).isNear).toBeUndefined()
    expect(await answer('비행기')).toMatchObject({ shopProducts: [], summary: { total: 0 } })
  })

  it('shows at once what has changed: a price, a piece that came, a category that moved', async () => {
    const { _id } = (await addProduct({ name: text('매듭'), _category: bags })).answer.shopProduct
    const shown = async () =>
      (await server.ask('GET /api/v1/shop/products', { query: { category: 'bags' } })).answer.shopProducts.find((each) => each._id === _id)
    expect(await shown()).toMatchObject({ isSoldOut: true, price: 10_000, category: ['bags'] })
    const [variant] = (await stockOf(_id)).variants
    await move(_id, variant?._id ?? '', 'received', 1)
    expect(await shown()).toMatchObject({ isSoldOut: false })
    await server.ask('PUT /api/console/shop/products/{_id}', { token, params: { _id }, body: { price: 12_000, listPrice: 15_000 } })
    expect(await shown()).toMatchObject({ price: 12_000, listPrice: 15_000 })
    await server.ask('PUT /api/console/shop/categories/{_id}', { token, params: { _id: bags }, body: { _parent: food } })
    expect(await shown()).toMatchObject({ category: ['food', 'bags'] })
    await server.ask('PUT /api/console/shop/categories/{_id}', { token, params: { _id: bags }, body: { _parent: null } })
  })
})

describe('stock', () => {
  it('comes, goes and is counted, each noted with who did it', async () => {
    const { _id } = (await addProduct({ name: text('함') })).answer.shopProduct
    const _variant = (await stockOf(_id)).variants[0]?._id ?? ''
    await move(_id, _variant, 'received', 10)
    const broken = await move(_id, _variant, 'damaged', 3, { body: { _variant, kind: 'damaged', amount: 3, reason: '깨짐' } })
    expect(broken.answer).toMatchObject({ variant: { stock: 7 }, movement: { change: -3, balance: 7, reason: '깨짐' } })
    expect((await move(_id, _variant, 'counted', 9)).answer.movement).toMatchObject({ change: 2, balance: 9 })
    const { movements, summary } = await stockOf(_id)
    expect(movements.map(({ kind, change, balance }) => [kind, change, balance])).toEqual([
      ['counted', 2, 9],
      ['damaged', -3, 7],
      ['received', 10, 10],
    ])
    expect(summary.total).toBe(3)
    expect(movements[0]?.user).toBeTruthy()
  })

  it('never becomes less than nothing, and says what there is', async () => {
    const _id = await stocked({ name: text('하나뿐') }, 1)
    const _variant = (await stockOf(_id)).variants[0]?._id ?? ''
    const replies = await Promise.all([1, 2, 3, 4].map(() => move(_id, _variant, 'damaged', 1)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect((await move(_id, _variant, 'damaged', 1)).error).toMatchObject({
      code: 'stockTooLow',
      message: expect.stringContaining('0개') as string,
    })
    expect((await move(_id, _variant, 'received', 1_000_000)).status).toBe(200)
    expect((await move(_id, _variant, 'received', 1)).error.code).toBe('stockTooHigh')
    const { movements, summary } = await stockOf(_id)
    expect(summary.total, 'what was refused left no line').toBe(3)
    expect(movements.reduce((sum, { change }) => sum + change, 0)).toBe(1_000_000)
  })

  it('is moved once however often it is sent', async () => {
    const _id = await stocked({ name: text('한 번') }, 1)
    const _variant = (await stockOf(_id)).variants[0]?._id ?? ''
    const headers = { 'idempotency-key': '0193a0b4-0000-7000-8000-0000000000aa' }
    for (let time = 0; time < 2; time += 1) expect((await move(_id, _variant, 'received', 5, { headers })).answer.variant.stock).toBe(6)
  })

  it('is that of the product in the address alone', async () => {
    const [mine, others] = [await stocked({ name: text('이것') }, 1), await stocked({ name: text('저것') }, 1)]
    const _variant = (await stockOf(others)).variants[0]?._id ?? ''
    expect((await move(mine, _variant, 'received', 1)).status).toBe(404)
  })
})

describe('the shop', () => {
  const turn = (isOn: boolean) => server.ask('PUT /api/console/setting', { token, body: { shop: { ...shop.shop, isOn } } })

  it('says of itself what every purchase needs to know, in the asked language', async () => {
    expect((await server.ask('GET /api/v1/shop', { locale: 'en' })).answer.shop).toEqual({
      deliveryFee: 3000,
      freeDeliveryFrom: 50_000,
      jejuFee: 3000,
      islandFee: 5000,
      remotePlaces: [],
      findsAddresses: false,
      policy: 'Refund within 7 days',
      mailOrderNumber: '제1호',
      payHours: 24,
      scarcePieces: 0,
      scarcePayHours: 2,
      means: [],
      purchaseSafety: null,
      hosting: null,
      complaints: null,
    })
  })

  it('is nowhere while it is off, and back as it was', async () => {
    const _id = await stocked({ name: text('등잔') }, 1)
    const sitemap = async () => (await server.app.inject('/sitemap.xml')).body
    expect(await sitemap()).toContain(`/shop/products/${_id}<`)
    expect(await sitemap()).toContain('/shop<')
    expect(await sitemap()).toContain('/shop/green-tea<')
    await turn(false)
    expect((await server.ask('GET /api/v1/shop')).answer).toEqual({ shop: null })
    expect((await one(_id)).status).toBe(404)
    expect((await server.ask('GET /api/v1/shop/products')).status).toBe(404)
    expect((await server.ask('GET /api/v1/shop/categories')).status).toBe(404)
    expect(await sitemap()).not.toContain('/shop')
    await turn(true)
    expect((await one(_id)).status).toBe(200)
    expect(await sitemap()).toContain('/shop<')
  })
})

it('a category whose parent was lost is not there, and harms no other', async () => {
  const lost = await server.add(categories, { code: 'lost', name: text('잃음'), _parent: '0193a0b4-0000-7000-8000-00000000dead' })
  expect((await server.ask('GET /api/v1/shop/categories')).answer.categories.map(({ code }) => code)).not.toContain('lost')
  expect(await repositoryOf(categories).find(server.database.db, lost._id)).toBeTruthy()
})
