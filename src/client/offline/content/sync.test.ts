import 'fake-indexeddb/auto'
import type { Locale } from '#contract/locale.ts'
import { practiceCodes } from '#contract/platform/practices.ts'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReadKey } from '../../data/query-client.ts'
import { checkConnection } from '../connection.ts'
import { otherLanguageOf } from './other-language.ts'
import { completePins } from './pins.ts'
import { ownHeaders } from '../../testing/server.ts'
import { auctionSnapshots } from '../../auction/auction-snapshots.ts'
import { shopSnapshots } from '../../shop/shop-snapshots.ts'
import { fairSnapshots } from '../../trade/fair/fair-snapshots.ts'
import { database, pin } from './store.ts'
import { findOnDevice as find } from './find-on-device.ts'
import { documents, filesIn, syncContent } from './sync.ts'

interface Story {
  _id: string
  createdAt: string
  subject: string
  summary: string
  content: string
  code: string
  site: string
}

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`
const aStory = (number: number, change: Partial<Story> = {}): Story => ({
  _id: `id-${String(number).padStart(3, '0')}`,
  createdAt: day(1 + (number % 28)),
  subject: `이야기 ${number}`,
  summary: '',
  content: `<p>재산 분할을 <strong>다투</strong>었습니다.</p>`,
  code: number % 2 === 0 ? 'firm' : 'representative',
  site: 'divorce',
  ...change,
})

/** A server of the tests' own: it holds stories, and answers everything else with nothing. */
class FakeServer {
  stories: Story[] = []
  fairs: Record<string, unknown>[] = []
  products: Record<string, Record<string, unknown>[]> = {}
  shopProducts: Record<string, unknown>[] | null = null
  auction: { sales: Record<string, unknown>[]; works: Record<string, unknown>[] } | null = null
  removed: string[] = []
  now = day(1)
  restoredAt: string | undefined
  asked: string[] = []
  /** Called after each page of stories. */
  afterPage: () => void = () => undefined

  answerOfTrade(path: string, limit: number, skip: number): object | undefined {
    if (path === '/api/v1/fairs') return { fairs: this.fairs, summary: { total: this.fairs.length, limit, skip } }
    const [, fair] = /^\/api\/v1\/fairs\/(.+)\/products$/.exec(path) ?? []
    const products = fair === undefined ? undefined : (this.products[fair] ?? [])
    return products && { products: products.slice(skip, skip + limit), summary: { total: products.length, limit, skip } }
  }

  answerOfShop(path: string, limit: number, skip: number): object | undefined {
    if (path === '/api/v1/shop') return { shop: this.shopProducts && { deliveryFee: 3000 } }
    if (path === '/api/v1/shop/categories') return { categories: [{ code: 'food' }] }
    const all = this.shopProducts ?? []
    const found = { shopProducts: all.slice(skip, skip + limit), summary: { total: all.length, limit, skip } }
    return path === '/api/v1/shop/products' ? found : undefined
  }

  answerOfAuction(path: string): object | undefined {
    const { sales, works } = this.auction ?? { sales: [], works: [] }
    if (path === '/api/v1/auction') return { auction: this.auction && { reportNumber: '1', contact: null } }
    if (path === '/api/v1/auction/programs') return { programs: sales, summary: { total: sales.length, limit: 20, skip: 0 } }
    if (path === '/api/v1/auction/works') return { works, summary: { total: works.length, limit: 100, skip: 0 } }
    if (path.startsWith('/api/v1/auction/authors/')) return { author: { _id: path.split('/').at(-1), createdAt: day(1), name: '작가' } }
    const sale = sales.find(({ _id }) => path === `/api/v1/auction/programs/${String(_id)}`)
    return sale && { program: { ...sale, authors: [{ _id: 'artist', name: '작가' }] } }
  }

  readonly fetch = async (input: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    const url = new URL(input, 'http://localhost')
    this.asked.push(`${url.pathname}${url.search}`)
    const limit = Number(headers.get('limit'))
    const isStories = url.pathname === '/api/v1/success'
    const locale = headers.get('accept-language') ?? ''
    const one = this.stories.find(({ _id }) => url.pathname === `/api/v1/success/${_id}`)
    if (one !== undefined) return Response.json({ success: { ...one, subject: `${one.subject} ${locale}` } })
    const trade = this.answerOfTrade(url.pathname, limit, Number(headers.get('skip')))
    if (trade !== undefined) return Response.json(trade)
    const shop = this.answerOfShop(url.pathname, limit, Number(headers.get('skip')))
    if (shop !== undefined) return Response.json(shop)
    const auction = this.answerOfAuction(url.pathname)
    if (auction !== undefined) return Response.json(auction)
    const start = Number(/^after (\d+)$/.exec(url.searchParams.get('updatedSince') ?? '')?.[1] ?? 0)
    const end = start + limit
    const isPart = isStories && end < this.stories.length
    const items = isStories ? this.stories.slice(start, end) : []
    const many = { success: 'successes' }[url.pathname.slice('/api/v1/'.length)] ?? url.pathname.split('/').at(-1) ?? ''
    const summary = {
      total: items.length,
      limit,
      skip: 0,
      ...(isPart ? { syncedAt: `after ${end}`, isPart } : { syncedAt: this.now }),
      restoredAt: this.restoredAt,
    }
    const answer = Response.json({ [many]: items, removed: isStories && !isPart ? this.removed : [], summary })
    if (isStories) this.afterPage()
    return answer
  }
}

const fairKey = (name: string, params: object, query: object = {}) => [name, 'ko', { params, query }] as const
const dates = { recruitFrom: day(1), recruitTo: day(2), applyFrom: day(2), applyTo: day(3) }
const aFair = (_id: string, endsAt: string) => ({ _id, createdAt: day(1), title: _id, venue: '', ...dates, startsAt: day(4), endsAt })

let server = new FakeServer()
const modules = [
  { snapshots: async () => fairSnapshots },
  { snapshots: async () => shopSnapshots },
  { snapshots: async () => auctionSnapshots },
]
const sync = (locale: Locale = 'ko') => syncContent(locale, { hasImages: false, modules })
const findOnDevice = (key: ReadKey) => find(key, modules)
const list = async (query: object = {}) => {
  const stored = await findOnDevice(['GET /api/v1/success', 'ko', { query }])
  return stored?.value as { successes: Partial<Story>[]; summary: { total: number } } | undefined
}
const storyKey = (locale: Locale, _id = 'id-001') => ['GET /api/v1/success/{_id}', locale, { params: { _id } }] as const
const listKey = (locale: Locale) => ['GET /api/v1/success', locale, { query: {} }] as const

/** The device learns that there is no server, or one again. */
async function setReachable(isReachable: boolean): Promise<void> {
  vi.stubGlobal('document', { hidden: false })
  const answer = () => Promise.resolve(new Response('ok', { headers: ownHeaders }))
  vi.stubGlobal('fetch', isReachable ? answer : () => Promise.reject(new TypeError('network')))
  await checkConnection()
}

const subjects = async (query?: object) => (await list(query))?.successes.map(({ subject }) => subject)

// Test files share a process.
afterAll(() => void vi.unstubAllGlobals())

beforeEach(async () => {
  server = new FakeServer()
  vi.stubGlobal('fetch', server.fetch)
  await database.delete()
  await database.open()
})

describe('the auction on a device', () => {
  const [past, ahead] = ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']
  const aSale = (_id: string, phase: string, opensAt = past) => ({
    _id,
    createdAt: day(1),
    title: _id,
    hall: 'main',
    premium: [],
    phase,
    opensAt,
    closesAt: ahead,
    lastEndsAt: ahead,
    intro: '<p>소개</p>',
    terms: '약관',
  })
  const aWork = (_id: string, lot: string, change: object = {}) => ({
    _id,
    createdAt: day(1),
    lot,
    title: `작품 ${lot}`,
    medium: 'painting',
    estimateLow: 4_000_000,
    condition: '좋음',
    author: { _id: 'artist', name: '작가' },
    opensAt: past,
    endsAt: ahead,
    phase: 'coming',
    ...change,
  })
  const works = async (query: object) => {
    const stored = await findOnDevice(['GET /api/v1/auction/works', 'ko', { query }])
    return (stored?.value as { works: { _id: string }[] } | undefined)?.works
  }

  it('has the lots of sales that run or come in their order, where they are by now, and each with its page', async () => {
    server.auction = {
      sales: [aSale('next', 'coming', ahead), aSale('over', 'ended')],
      works: [aWork('a', '2'), aWork('b', '12A', { medium: 'print', estimateLow: 500_000 }), aWork('c', '12')],
    }
    await sync()
    expect((await works({ program: 'next', sort: 'place' }))?.map(({ _id }) => _id)).toEqual(['a', 'c', 'b'])
    expect(await works({ program: 'over' })).toEqual([])
    expect((await works({ program: 'next', author: 'artist', medium: 'print' }))?.map(({ _id }) => _id)).toEqual(['b'])
    expect((await works({ estimate: '3-10' }))?.map(({ _id }) => _id)).toEqual(['a', 'c'])
    const one = await findOnDevice(['GET /api/v1/auction/works/{_id}', 'ko', { params: { _id: 'b' } }])
    expect(one?.value).toMatchObject({
      work: { condition: '좋음', phase: 'running', program: { _id: 'next' }, previous: { _id: 'a' }, next: { _id: 'c' } },
    })
    const sales = await findOnDevice(['GET /api/v1/auction/programs', 'ko', { query: {} }])
    expect(sales?.value).toMatchObject({ programs: [{ _id: 'next', phase: 'coming' }] })
    expect((await findOnDevice(['GET /api/v1/auction/authors/{_id}', 'ko', { params: { _id: 'artist' } }]))?.value).toMatchObject({
      author: { name: '작가' },
    })
  })

  it('is not there any more once it is closed', async () => {
    server.auction = { sales: [aSale('next', 'running')], works: [aWork('a', '1')] }
    await sync()
    server.auction = null
    await sync()
    expect(await works({})).toEqual([])
  })
})

describe('the shop on a device', () => {
  const aProduct = (_id: string, price: number, change: object = {}) => ({
    _id,
    createdAt: day(1),
    name: `상품 ${_id}`,
    summary: '',
    price,
    category: ['food', 'tea'],
    isPickUp: false,
    isSoldOut: false,
    description: '<p>설명</p>',
    variants: [],
    ...change,
  })
  const shown = async (query: object) => {
    const stored = await findOnDevice(['GET /api/v1/shop/products', 'ko', { query }])
    return (stored?.value as { shopProducts: { _id: string }[] } | undefined)?.shopProducts
  }
  const ids = async (query: object) => (await shown(query))?.map(({ _id }) => _id)

  it('is narrowed and sorted as the server does it, and each product has its own page', async () => {
    server.shopProducts = [
      aProduct('a', 9_000, { isPickUp: true }),
      aProduct('b', 30_000, { isSoldOut: true, category: ['bags'] }),
      aProduct('c', 12_000),
    ]
    await sync()
    expect(await ids({ sort: 'price' })).toEqual(['a', 'c', 'b'])
    expect(await ids({ sort: '-price' })).toEqual(['b', 'c', 'a'])
    expect(await ids({ category: 'food', sort: 'price' }), 'with what is below it').toEqual(['a', 'c'])
    expect(await ids({ inStock: true, sort: 'price' })).toEqual(['a', 'c'])
    expect(await ids({ isPickUp: true })).toEqual(['a'])
    expect(await ids({ priceRange: '10-30' })).toEqual(['c'])
    expect(await ids({ priceRange: '30-50' })).toEqual(['b'])
    expect(await ids({ q: 'ㅅㅍ b' })).toEqual(['b'])
    expect((await shown({}))?.[0]).not.toHaveProperty('description')
    const one = await findOnDevice(['GET /api/v1/shop/products/{_id}', 'ko', { params: { _id: 'c' } }])
    expect(one?.value).toMatchObject({ shopProduct: { _id: 'c', description: '<p>설명</p>' } })
    expect((await findOnDevice(['GET /api/v1/shop/categories', 'ko', {}]))?.value).toEqual({ categories: [{ code: 'food' }] })
  })

  it('is not there any more once it is off', async () => {
    server.shopProducts = [aProduct('a', 9_000)]
    await sync()
    server.shopProducts = null
    await sync()
    expect(await ids({})).toEqual([])
    expect((await findOnDevice(['GET /api/v1/shop', 'ko', {}]))?.value).toEqual({ shop: null })
  })
})

describe('what a device has after a sync', () => {
  it('answers lists as the server does: newest first, filtered, in pages, counted, without details', async () => {
    server.stories = Array.from({ length: 25 }, (_, index) => aStory(index))
    expect(await list()).toBeUndefined()
    await sync()
    const page = await list({ code: 'firm', site: 'divorce', limit: 3, skip: 3 })
    expect(page?.summary).toEqual({ total: 13, limit: 3, skip: 3 })
    expect(page?.successes.map(({ subject }) => subject)).toEqual(['이야기 18', '이야기 16', '이야기 14'])
    expect(page?.successes[0]).not.toHaveProperty('content')
    expect((await list())?.successes).toHaveLength(20)
  })

  it('answers what stands first before what is newer', async () => {
    await sync()
    const notices = [2, 3, 1].map((number) => ({ ...aStory(number), isPinned: number < 3 }))
    await database.items.bulkPut(notices.map((item) => ({ collection: 'notifications' as const, locale: 'ko', _id: item._id, item })))
    const first = async (query: object) => {
      const stored = await findOnDevice(['GET /api/v1/center/notifications', 'ko', { query }])
      const { notifications = [] } = (stored?.value ?? {}) as { notifications?: Story[] }
      return notifications.map(({ subject }) => subject)
    }
    expect(await first({})).toEqual(['이야기 2', '이야기 1', '이야기 3'])
    expect(await first({ sort: 'createdAt' })).toEqual(['이야기 1', '이야기 2', '이야기 3'])
  })

  it('answers items and what stands beside them', async () => {
    server.stories = [1, 3, 5].map((number) => aStory(number))
    await sync()
    const key = (name: string) => [name, 'ko', { params: { _id: 'id-003' } }] as const
    expect((await findOnDevice(key('GET /api/v1/success/{_id}')))?.value).toEqual({ success: aStory(3) })
    const { content: _newer, ...newer } = aStory(5)
    const { content: _older, ...older } = aStory(1)
    expect((await findOnDevice(key('GET /api/v1/success/{_id}/neighbours')))?.value).toEqual({ newer, older })
  })

  it('knows that an item is not there, once it has the whole collection', async () => {
    const key = ['GET /api/v1/success/{_id}', 'ko', { params: { _id: 'id-004' } }] as const
    expect(await findOnDevice(key)).toBeUndefined()
    server.stories = [aStory(3)]
    await sync()
    expect((await findOnDevice(key))?.value).toEqual({ missing: 404 })
  })

  it.each([
    ['재산분할', 1],
    ['분할을 다투었', 1],
    ['strong', 0],
    ['ㅇㅎ', 1],
    ['이ㅎ', 1],
    ['ㅈㅅ', 0],
    ['재산 양육', 0],
  ])('finds %s: %i', async (q, count) => {
    server.stories = [aStory(1, { subject: '이혼 조정' }), aStory(2, { subject: '양육비', content: '<p>가나다</p>' })]
    await sync()
    expect((await list({ q }))?.summary.total).toBe(count)
  })

  it('answers in another language only once there is no server, and says which it is', async () => {
    server.stories = [aStory(1)]
    await sync()
    let found: Awaited<ReturnType<typeof findOnDevice>>
    const finding = findOnDevice(listKey('en')).then((stored) => (found = stored))
    await list()
    expect(found).toBeUndefined()
    await setReachable(false)
    await finding
    expect(found?.value).toMatchObject({ successes: [{ subject: '이야기 1' }] })
    const state = { data: found?.value, dataUpdatedAt: found?.savedAt ?? 0 }
    expect(otherLanguageOf({ state })).toBe('ko')
    // What the server says is the page's, also where it is the same.
    expect(otherLanguageOf({ state: { ...state, dataUpdatedAt: Date.now() + 1 } })).toBeUndefined()
    const item = (await findOnDevice(storyKey('en')))?.value as { success: { fallback: string[] } }
    expect(item.success.fallback).toContain('content')
    await setReachable(true)
  })

  it('answers in the language of the page where it is there, whichever else is', async () => {
    server.stories = [aStory(1)]
    await sync()
    server.stories = [aStory(1, { subject: 'Story 1' })]
    await sync('en')
    expect((await findOnDevice(storyKey('en')))?.value).toEqual({ success: aStory(1, { subject: 'Story 1' }) })
  })
})

describe('the fairs on a device', () => {
  const later = new Date(Date.now() + 60 * 60_000).toISOString()
  const found = async (key: ReadKey) => (await findOnDevice(key))?.value as Record<string, never> | undefined
  const product = (_id: string, category: string) => ({
    _id,
    createdAt: day(5),
    name: _id,
    category,
    _seller: 's',
    thumb: null,
    images: [],
  })

  it('answer by the state that they have by now, with the products of each; what is long over is not kept', async () => {
    server.fairs = [{ ...aFair('here', later), state: 'upcoming' }, aFair('long-over', day(5))]
    server.products = { here: Array.from({ length: 130 }, (_, index) => product(`p${index}`, index === 7 ? 'FOOD' : 'BEAUTY')) }
    await sync()
    expect(server.asked.filter((path) => path.endsWith('/products'))).toEqual([
      '/api/v1/fairs/here/products',
      '/api/v1/fairs/here/products',
    ])
    expect(await found(['GET /api/v1/fairs', 'ko', { query: { limit: 20 } }])).toMatchObject({ fairs: [{ _id: 'here', state: 'ongoing' }] })
    expect(await found(['GET /api/v1/fairs', 'ko', { query: { state: 'upcoming' } }])).toMatchObject({ fairs: [] })
    expect(await found(fairKey('GET /api/v1/fairs/{_id}', { _id: 'here' }))).toMatchObject({ fair: { title: 'here' } })
    const products = 'GET /api/v1/fairs/{_fair}/products'
    expect(await found(fairKey(products, { _fair: 'here' }, { category: 'FOOD' }))).toMatchObject({ products: [{ _id: 'p7' }] })
    expect(await found(fairKey(products, { _fair: 'here' }))).toMatchObject({ summary: { total: 130 } })
    expect(await found(fairKey(`${products}/{_id}`, { _fair: 'here', _id: 'p7' }))).toMatchObject({ product: { category: 'FOOD' } })
    expect(await found(fairKey('GET /api/v1/fairs/{_id}', { _id: 'long-over' }))).toBeUndefined()
  })

  it('that are closed, and products that are taken back, are gone with the next sync', async () => {
    server.fairs = [aFair('a', later), aFair('b', later)]
    server.products = { a: [product('p1', 'FOOD'), product('p2', 'FOOD')], b: [product('p1', 'FOOD')] }
    await sync()
    server.fairs = [aFair('a', later)]
    server.products = { a: [product('p2', 'FOOD')] }
    await sync()
    const kept = (await database.items.toArray()).map(({ collection, _id }) => `${collection} ${_id}`)
    expect(kept.toSorted()).toEqual(['fairs a', 'products a p2'])
  })
})

describe('a pinned text', () => {
  const pinStory = (value: unknown, locale: Locale) =>
    pin({ collection: 'success', _id: 'id-001', locale, path: '/story/id-001', subject: '이야기 1', value })

  it('is there in all languages of the site, whatever becomes of the rest', async () => {
    server.stories = [aStory(1)]
    await pinStory({ success: aStory(1) }, 'ko')
    await completePins()
    server.asked = []
    await completePins()
    expect(server.asked).toEqual([])
    for (const locale of ['en', 'cn'] as const)
      expect((await findOnDevice(storyKey(locale)))?.value).toEqual({ success: aStory(1, { subject: `이야기 1 ${locale}` }) })
    expect((await findOnDevice(storyKey('ko')))?.value).toEqual({ success: aStory(1) })
  })

  it('that the server has no more stays as it was', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 'notFound' }, { status: 404 })))
    await pinStory({ success: aStory(1) }, 'ko')
    await completePins()
    expect((await findOnDevice(storyKey('ko')))?.value).toEqual({ success: aStory(1) })
  })

  it('is in the language in which it was shown', async () => {
    server.stories = [aStory(1)]
    await sync()
    await setReachable(false)
    await pinStory((await findOnDevice(storyKey('en')))?.value, 'en')
    await setReachable(true)
    expect(await database.pins.get(['success', 'id-001'])).toMatchObject({ locale: 'ko' })
  })
})

describe('a sync', () => {
  it('asks next time only for what has changed since, and forgets what is gone', async () => {
    server.stories = [aStory(1), aStory(2)]
    await sync()
    server.stories = [aStory(2, { subject: '고침' })]
    server.removed = ['id-001']
    server.now = day(2)
    server.asked = []
    await sync()
    expect(server.asked).toContain(`/api/v1/success?updatedSince=${encodeURIComponent(day(1))}`)
    expect(await subjects()).toEqual(['고침'])
    const gone = ['GET /api/v1/success/{_id}', 'ko', { params: { _id: 'id-001' } }] as const
    expect((await findOnDevice(gone))?.value).toEqual({ missing: 404 })
  })

  it('brings a collection anew that was declared otherwise when it was stored, and answers from it only then', async () => {
    server.stories = [aStory(1)]
    await sync()
    await database.syncs.update(['success', 'ko'], { declared: 'without a filter' })
    expect(await list()).toBeUndefined()
    server.asked = []
    await sync()
    expect(server.asked).toContain(`/api/v1/success?updatedSince=${encodeURIComponent('1970-01-01T00:00:00.000Z')}`)
    expect(await subjects()).toEqual(['이야기 1'])
  })

  it('begins anew when the server has come back from a backup, and only then', async () => {
    server.stories = Array.from({ length: 130 }, (_, index) => aStory(index))
    await sync()
    server.restoredAt = day(3)
    server.stories = server.stories.slice(0, 120)
    await sync()
    expect((await list())?.summary.total).toBe(120)
    server.asked = []
    await sync()
    const never = encodeURIComponent('1970-01-01T00:00:00.000Z')
    expect(server.asked.filter((path) => path.startsWith('/api/v1/success?') && path.includes(never))).toEqual([])
    expect((await list())?.summary.total).toBe(120)
  })

  it('waits for one in another language', async () => {
    server.stories = [aStory(1)]
    await Promise.all([sync('ko'), sync('en')])
    for (const locale of ['ko', 'en'] as const)
      expect((await findOnDevice(listKey(locale)))?.value).toMatchObject({ summary: { total: 1 } })
  })

  it('is not made again by a tab that waited for it', async () => {
    await Promise.all([sync(), sync()])
    expect(server.asked.filter((path) => path.startsWith('/api/v1/success?'))).toHaveLength(1)
  })

  it('answers with what was read after the last sync, until the next one', async () => {
    server.stories = [aStory(1)]
    await sync()
    const key = ['GET /api/v1/success/{_id}', 'ko', { params: { _id: 'id-001' } }] as const
    const changed = aStory(1, { subject: '바뀐 이야기' })
    await database.answers.put({ key: JSON.stringify(key), value: { success: changed }, savedAt: Date.now() + 1 })
    expect((await findOnDevice(key))?.value).toEqual({ success: changed })

    await database.answers.put({ key: JSON.stringify(key), value: { success: changed }, savedAt: Date.now() - 60_000 })
    expect((await findOnDevice(key))?.value).toEqual({ success: aStory(1) })
  })

  it('forgets what is removed between two pages, though it was on the first', async () => {
    server.stories = Array.from({ length: 150 }, (_, index) => aStory(index))
    server.afterPage = () => {
      server.removed = ['id-000']
    }
    await sync()
    expect((await list())?.summary.total).toBe(149)
  })

  it('that is cut off leaves everything as it was, and is made up for', async () => {
    server.stories = [aStory(1)]
    await sync()
    server.stories = [aStory(1, { subject: '고침' }), ...Array.from({ length: 120 }, (_, index) => aStory(index + 2))]
    server.afterPage = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    await expect(sync()).rejects.toThrow('network')
    expect(await subjects()).toEqual(['이야기 1'])
    server.afterPage = () => undefined
    vi.stubGlobal('fetch', server.fetch)
    await sync()
    expect((await list())?.summary.total).toBe(121)
  })

  it('begins from nothing on a device whose browser has cleared everything', async () => {
    server.stories = [aStory(1)]
    await sync()
    database.close({ disableAutoOpen: false })
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('ieumsae').addEventListener('success', resolve)
    })
    expect(await list()).toBeUndefined()
    await sync()
    expect(await subjects()).toEqual(['이야기 1'])
  })
})

describe('a device without storage', () => {
  it('has nothing, and says nothing', async () => {
    database.close()
    expect(await list()).toBeUndefined()
  })
})

it('every business area is stored', () => {
  const stored = documents.flatMap(([name, input]) => (name === 'GET /api/v1/areas/{code}' ? [input] : []))
  expect(stored).toHaveLength(practiceCodes.length)
  expect(stored).toEqual(expect.arrayContaining(practiceCodes.map((code) => ({ params: { code } }))))
})

it('the pictures of an item are its own and those in its texts, figures too; nothing else is fetched', () => {
  const id = (end: string) => `019a0000-0000-7000-8000-00000000000${end}`
  const content =
    `<figure><img alt="뜰" src="/api/v1/files/${id('1')}/960.webp" width="9" /><figcaption>봄</figcaption></figure>` +
    `<img src="/api/v1/files/${id('2')}/960.webp" alt="" /><a href="/api/v1/files/${id('3')}">파일</a>` +
    '<figure data-youtube="dQw4w9WgXcQ"><figcaption><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">영상</a></figcaption></figure>'
  expect(filesIn({ thumb: { _file: id('4') }, content, summary: 'src="/api/v1/files/x/1.webp"' })).toEqual([id('4'), id('1'), id('2')])
  const thumbs = ['5', '6'].map((end, index) => ({ index, picture: { _file: id(end) } }))
  expect(filesIn({ thumbs, images: [] })).toEqual([id('5')])
})
