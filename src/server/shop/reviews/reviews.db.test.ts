import { shopProducts } from '#contract/shop/products.ts'
import { readFile } from 'node:fs/promises'
import { noShop, setting } from '#contract/site/setting.ts'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { leave } from '../../http/personal.ts'
import { sendFile } from '../../testing/companies.ts'
import { addMember } from '../../testing/members.ts'
import { randomFrom } from '../../testing/random.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, addOrder, openShop } from '../../testing/shop.ts'
import { eraseOrder, leaveOrders } from '../orders/leaving.ts'
import { leaveReviews } from './changes.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { platform } = server.app
const { db } = server.database
const staff = await server.login('admin')
const opened = await openShop(server)
const picture = new File([await readFile(new URL('../../../demo/pictures/shop-30.webp', import.meta.url))], 'cup.webp')
let count = 0
const member = (name = '정서우') => addMember(server, `reviewer${(count += 1)}`, { name })
const text = '색이 화면과 같고 포장이 꼼꼼했습니다.'
type Member = Awaited<ReturnType<typeof member>>
type Body = { rating?: number; content?: string }

const write = (token: string, _line: string, body: Body = {}) =>
  server.ask('POST /api/v1/me/reviews', { token, body: { _line, rating: 5, content: text, ...body } })
const change = (token: string, _id: string, body: Body, headers = {}) =>
  server.ask('PUT /api/v1/me/reviews/{_id}', { token, params: { _id }, body, headers })
const remove = (token: string, _id: string) => server.ask('DELETE /api/v1/me/reviews/{_id}', { token, params: { _id } })
const decide = (_id: string, body: object) => server.ask('PUT /api/console/shop/reviews/{_id}', { token: staff, params: { _id }, body })
const own = async (token: string, of?: string) =>
  (await server.ask('GET /api/v1/me/reviews', { token, query: of === undefined ? {} : { of } })).answer.reviews
const lines = async (token: string) => (await server.ask('GET /api/v1/me/reviews/lines', { token })).answer.lines
const shown = async (_id: string, query: object = {}, locale = 'ko') =>
  (await server.ask('GET /api/v1/shop/products/{_id}/reviews', { params: { _id }, query, locale })).answer
const product = async (_id: string) => (await server.ask('GET /api/v1/shop/products/{_id}', { params: { _id } })).answer.shopProduct
const sendPicture = (token: string, _id: string, index: number) =>
  sendFile(server, `/api/v1/me/reviews/${_id}/images/${index}`, 'image', picture, token)

/** Something that a member has received: the line of its order. */
async function received(who: Member, goods?: Awaited<ReturnType<typeof addGoods>>) {
  const of = goods ?? (await addGoods(server, 5))
  const { _id: _order, lines: placed } = await addOrder(server, who._id, [of._variant])
  return { ...of, _order, _line: placed[0] ?? '' }
}

describe('a review', () => {
  it('is written once of what was received, and read by everybody under a masked name', async () => {
    const who = await member()
    const { _line, product: goods } = await received(who)
    expect(await lines(who.token)).toMatchObject([{ _id: _line, _product: goods._id, name: goods.name.ko }])
    const { status, answer, headers } = await write(who.token, _line, { rating: 4 })
    expect([status, headers['location']]).toEqual([201, `/api/v1/me/reviews/${answer.review._id}`])
    expect(await lines(who.token)).toEqual([])
    expect(await shown(goods._id, {}, 'en')).toMatchObject({
      reviews: [{ author: '정**', rating: 4, content: text, language: 'ko', answer: null }],
      rating: { count: 1, average: 4 },
      stars: [0, 0, 0, 1, 0],
      summary: { total: 1 },
    })
    expect((await product(goods._id)).rating).toEqual({ count: 1, average: 4 })
    expect((await write(who.token, _line)).error.code).toBe('reviewWritten')
    expect(await own(who.token, _line)).toMatchObject([{ _id: answer.review._id, _line, name: goods.name.ko }])
    expect(await own(who.token, answer.review._id)).toHaveLength(1)
  })

  it('is refused for what has not been received, and unknown for what somebody else has', async () => {
    const [who, other] = [await member(), await member()]
    for (const state of ['unpaid', 'paid', 'preparing', 'shipped', 'ready', 'cancelled']) {
      const { _line, _order } = await received(who)
      await db.updateTable('shop_orders').set({ state }).where('_id', '=', _order).execute()
      expect([state, (await write(who.token, _line)).error.code]).toEqual([state, 'notReviewable'])
    }
    expect(await lines(who.token)).toEqual([])
    const { _line } = await received(who)
    const { _id } = (await write(who.token, _line)).answer.review
    expect((await write(other.token, (await received(who))._line)).status).toBe(404)
    for (const refused of [change(other.token, _id, { rating: 1 }), remove(other.token, _id), sendPicture(other.token, _id, 0)])
      expect((await refused).status).toBe(404)
    expect((await server.ask('GET /api/v1/me/reviews/{_id}', { token: other.token, params: { _id } })).status).toBe(404)
    expect((await write('', _line)).status).toBe(401)
    expect(await own(who.token)).toMatchObject([{ _id, rating: 5 }])
  })

  it('says what is wrong with it', async () => {
    const who = await member()
    const { _line } = await received(who)
    const issuesOf = async (body: Body) => (await write(who.token, _line, body)).error.issues?.map(({ path }) => path)
    expect(await issuesOf({ rating: 6 })).toEqual(['rating'])
    expect(await issuesOf({ rating: 0, content: '짧습니다' })).toEqual(['rating', 'content'])
    expect(await issuesOf({ content: '가'.repeat(2001) })).toEqual(['content'])
  })

  it('sent by two tabs at once is one', async () => {
    const who = await member()
    const { _line, product: goods } = await received(who)
    const both = await Promise.all([write(who.token, _line), write(who.token, _line)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect((await shown(goods._id)).rating?.count).toBe(1)
  })

  it('changed by two tabs stays as the first has made it, where the second says what it has read', async () => {
    const who = await member()
    const { _line, product: goods } = await received(who)
    const { _id } = (await write(who.token, _line)).answer.review
    const read = { 'if-match': '"1"' }
    const both = await Promise.all([change(who.token, _id, { rating: 1 }, read), change(who.token, _id, { rating: 2 }, read)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    const [review] = await own(who.token)
    expect((await shown(goods._id)).rating?.average).toBe(review?.rating)
  })

  it('has up to five pictures, each in its place, which go with it', async () => {
    const who = await member()
    const { _line, product: goods } = await received(who)
    const { _id } = (await write(who.token, _line)).answer.review
    for (const index of [0, 4, 0]) expect((await sendPicture(who.token, _id, index)).status).toBe(201)
    expect((await sendPicture(who.token, _id, 5)).status).toBe(400)
    expect((await sendFile(server, `/api/v1/me/reviews/${_id}/images/1`, 'image', new File(['x'], 'x.png'), who.token)).status).toBe(415)
    const filesOf = async () => (await db.selectFrom('files').select('_id').where('_user', '=', who._id).execute()).length
    expect(await filesOf(), 'the one that was replaced is gone').toBe(2)
    expect((await shown(goods._id, { choice: 'pictures' })).reviews.map(({ images }) => images.map(({ index }) => index))).toEqual([[0, 4]])
    const take = (index: 0 | 4) =>
      server.ask('DELETE /api/v1/me/reviews/{_id}/images/{index}', { token: who.token, params: { _id, index } })
    expect((await take(0)).status).toBe(204)
    expect((await take(0)).status).toBe(404)
    expect((await remove(who.token, _id)).status).toBe(204)
    expect(await filesOf()).toBe(0)
    expect(await shown(goods._id)).toMatchObject({ reviews: [], rating: null, stars: [0, 0, 0, 0, 0] })
    expect(await lines(who.token), 'it can be reviewed again').toMatchObject([{ _id: _line }])
  })

  it('that staff hide is shown to its author alone, with the reason, and counts again when it is shown', async () => {
    const who = await member()
    const { _line, product: goods } = await received(who)
    const { _id } = (await write(who.token, _line)).answer.review
    expect((await decide(_id, { isHidden: true })).error.issues).toMatchObject([{ path: 'hiddenReason' }])
    expect((await shown(goods._id)).reviews).toHaveLength(1)
    expect((await decide(_id, { isHidden: true, hiddenReason: '광고입니다' })).status).toBe(200)
    expect(await shown(goods._id)).toMatchObject({ reviews: [], rating: null, summary: { total: 0 } })
    expect((await product(goods._id)).rating).toBeNull()
    expect(await own(who.token)).toMatchObject([{ isHidden: true, hiddenReason: '광고입니다' }])
    // Changed, it stays hidden.
    await change(who.token, _id, { rating: 2 })
    expect((await shown(goods._id)).reviews).toEqual([])
    const again = (await decide(_id, { isHidden: false })).answer.review
    expect(again).toMatchObject({ isHidden: false, hiddenReason: null })
    expect((await shown(goods._id)).rating).toEqual({ count: 1, average: 2 })
  })

  it('is answered by staff, with the time of the answer', async () => {
    const who = await member()
    const { _line, product: goods } = await received(who)
    const { _id } = (await write(who.token, _line)).answer.review
    const listed = async (isAnswered: boolean) =>
      (
        await server.ask('GET /api/console/shop/reviews', {
          token: staff,
          query: { isAnswered: isAnswered ? 'true' : 'false', _product: goods._id } as object,
        })
      ).answer.reviews.length
    expect(await listed(false)).toBe(1)
    await decide(_id, { answer: '소중한 후기 고맙습니다.' })
    expect([await listed(false), await listed(true)]).toEqual([0, 1])
    const [review] = (await shown(goods._id)).reviews
    expect(review?.answer).toEqual({ content: '소중한 후기 고맙습니다.', answeredAt: expect.any(String) as string })
    await decide(_id, { isHidden: false })
    expect((await shown(goods._id)).reviews[0]?.answer, 'the time is that of the answer').toEqual(review?.answer)
    expect((await decide(_id, { answer: null })).answer.review).toMatchObject({ isAnswered: false, answeredAt: null })
    expect((await server.ask('PUT /api/console/shop/reviews/{_id}', { token: who.token, params: { _id }, body: {} })).status).toBe(403)
  })
})

it('reviews of a product are listed the newest first, the best first, and by pages', async () => {
  const goods = await addGoods(server, 99)
  const authors = await Promise.all(['가나다', '라마바', '사아자'].map((name) => member(name)))
  for (const [place, who] of authors.entries()) {
    const { _line } = await received(who, goods)
    await write(who.token, _line, { rating: [3, 5, 4][place] ?? 1 })
  }
  const starsOf = async (query: object) => (await shown(goods.product._id, query)).reviews.map(({ rating }) => rating)
  expect(await starsOf({})).toEqual([4, 5, 3])
  expect(await starsOf({ choice: 'best' })).toEqual([5, 4, 3])
  expect(await starsOf({ choice: 'pictures' })).toEqual([])
  expect(await starsOf({ limit: 1, skip: 2 })).toEqual([3])
  expect((await shown(goods.product._id, { limit: 1 })).summary).toEqual({ total: 3, limit: 1, skip: 0 })
})

it('products are narrowed to those that are rated with four stars and up, as their average says', async () => {
  const { product: goods, _variant } = await addGoods(server, 99)
  const found = async () =>
    (await server.ask('GET /api/v1/shop/products', { query: { ratingFrom: '4', limit: 100 } as object })).answer.shopProducts.filter(
      ({ _id }) => _id === goods._id,
    )
  expect(await found(), 'without a review').toEqual([])
  const rate = async (rating: number) => {
    const who = await member()
    const { _line } = await received(who, { product: goods, _variant })
    await write(who.token, _line, { rating })
  }
  await rate(4)
  expect(await found()).toMatchObject([{ rating: { count: 1, average: 4 } }])
  await rate(3)
  expect(await found()).toEqual([])
  await rate(5)
  expect(await found()).toMatchObject([{ rating: { count: 3, average: 4 } }])
})

it('sums stay those of the reviews that are shown, whatever becomes of them and in whichever order', async () => {
  const random = randomFrom(20_261_127)
  const pick = (below: number) => Math.floor(random() * below)
  const goods = await addGoods(server, 99)
  const who = await member()
  const all = await Promise.all(Array.from({ length: 4 }, () => received(who, goods)))
  for (let turn = 0; turn < 60; turn += 1) {
    const { _line } = all[pick(all.length)] ?? { _line: '' }
    const [review] = await own(who.token, _line)
    const rating = 1 + pick(5)
    if (review === undefined) await write(who.token, _line, { rating })
    else {
      const steps = [
        () => change(who.token, review._id, { rating }),
        () => remove(who.token, review._id),
        () => decide(review._id, { isHidden: true, hiddenReason: '시험' }),
        () => decide(review._id, { isHidden: false }),
      ]
      await steps[pick(steps.length)]?.()
    }
  }
  const left = (await own(who.token)).filter(({ isHidden }) => !isHidden).map(({ rating }) => rating)
  const { stars, summary } = await shown(goods.product._id)
  expect([stars, summary.total]).toEqual([[1, 2, 3, 4, 5].map((star) => left.filter((rating) => rating === star).length), left.length])
  const sums = await db.selectFrom('shopRatings').select(['count', 'sum']).where('_product', '=', goods.product._id).executeTakeFirst()
  expect(sums).toEqual({ count: left.length, sum: left.reduce((sum, rating) => sum + rating, 0) })
})

it('who leaves takes all reviews along, with their pictures, and they count no longer', async () => {
  const who = await member()
  const { _line, product: goods } = await received(who)
  const { _id } = (await write(who.token, _line)).answer.review
  await sendPicture(who.token, _id, 0)
  await inTransaction(db, (own) => leave(who._id, { ...own, platform }, [leaveOrders, leaveReviews]))
  expect(await shown(goods._id)).toMatchObject({ reviews: [], rating: null })
  expect(await db.selectFrom('files').select('_id').where('_user', '=', who._id).execute()).toEqual([])
})

it('a review outlasts its order, which is not kept for ever', async () => {
  const who = await member()
  const { _line, _order, product: goods } = await received(who)
  await write(who.token, _line)
  await inTransaction(db, (own) => eraseOrder(_order, { ...own, platform }))
  expect(await own(who.token)).toMatchObject([{ _line: null, name: goods.name.ko, values: [] }])
  expect((await shown(goods._id)).reviews).toHaveLength(1)
})

it('a product that has reviews stays: it can be taken off the shelf, and its reviews with it', async () => {
  const who = await member()
  const { _line, product: goods } = await received(who)
  await write(who.token, _line)
  const removed = await server.ask('DELETE /api/console/shop/products/{_id}', { token: staff, params: { _id: goods._id } })
  expect([removed.status, removed.error.code]).toEqual([409, 'inUse'])
  const item = await repositoryOf(shopProducts).find(db, goods._id)
  if (item === undefined || item === 'removed') throw new Error('it is there')
  await db.transaction().execute((own) => repositoryOf(shopProducts).update(own, item, { isPublished: false }))
  expect((await server.ask('GET /api/v1/shop/products/{_id}/reviews', { params: { _id: goods._id } })).status).toBe(404)
})

it('while the shop is off nothing of it is public and nothing can be written, and members read and remove their own', async () => {
  const who = await member()
  const [{ _line, product: goods }, other] = [await received(who), await received(who)]
  const { _id } = (await write(who.token, _line)).answer.review
  const turn = (isOn: boolean) =>
    db.transaction().execute(async (own) => {
      const now = await repositoryOf(setting).find(own, opened._id)
      if (now !== undefined && now !== 'removed')
        await repositoryOf(setting).update(own, now, { shop: { ...opened.shop, ...noShop, isOn } })
    })
  await turn(false)
  const asked = server.ask('GET /api/v1/shop/products/{_id}/reviews', { params: { _id: goods._id } })
  for (const refused of [asked, write(who.token, other._line), change(who.token, _id, { rating: 1 }), sendPicture(who.token, _id, 0)])
    expect((await refused).status).toBe(404)
  expect(await own(who.token)).toMatchObject([{ _id }])
  expect((await remove(who.token, _id)).status).toBe(204)
  await turn(true)
})
