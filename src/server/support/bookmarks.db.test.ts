import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { maxMarks } from '#contract/support/bookmarks.ts'
import { boards } from '#contract/support/boards.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { participants } from '#contract/trade/participants.ts'
import { products } from '#contract/trade/products.ts'
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../account/passwords.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { aLawyer, anInsight, aStory } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'
import { addFair, addTrader } from '../testing/trade.ts'

const server = await serverForFile()
const { db } = server.database
const password = 'a long enough one'
let count = 0
const taking = {
  name: '참가 기업',
  role: 'SELLER',
  state: 'APPROVED',
  reason: null,
  note: null,
  maxMeetings: null,
  minMeetings: null,
} as const
const unsaid = { price: null, ingredients: null, color: null, size: null, country: null, releasedOn: null, manufacturing: null }
const unlinked = { awardedOn: null, salesSite: null, homepage: null, buyerPage: null, thumb: null, images: [] }
const aProduct = { name: { ko: '쑥차' }, category: 'FOOD', features: { ko: '향' }, ...unsaid, ...unlinked } as const
const aMember = async () => addMember(server, `reader${(count += 1)}`, { passwordHash: await hashPassword(password) })

const post = {
  code: 'default-board',
  subject: { ko: '게시글', en: 'A post' },
  content: { ko: '<p>글</p>' },
  author: { ko: '팀' },
  thumb: null,
} as const
const items = {
  success: await server.add(success, aStory()),
  insights: await server.add(insights, anInsight({ code: 'column' })),
  boards: await server.add(boards, { ...post, files: [] }),
  lawyers: await server.add(lawyers, aLawyer()),
}
const kinds = Object.keys(items) as (keyof typeof items)[]

const mark = (token: string, kind: string, _item = kind in items ? items[kind as keyof typeof items]._id : '') =>
  server.ask('POST /api/v1/me/bookmarks', { token, body: { kind, _item } })
const listed = async (token: string, query: object = {}, locale = 'ko') =>
  (await server.ask('GET /api/v1/me/bookmarks', { token, query, locale })).answer

describe('a bookmark', () => {
  it('names its item and the page of it in the asked language', async () => {
    const { token } = await aMember()
    for (const kind of kinds) expect((await mark(token, kind)).status).toBe(201)
    const { bookmarks, summary } = await listed(token, { sort: 'createdAt' }, 'en')
    expect(summary).toEqual({ total: 4, limit: 20, skip: 0 })
    expect(bookmarks.map(({ kind, _item, subject, path }) => ({ kind, _item, subject, path }))).toEqual([
      { kind: 'success', _item: items.success._id, subject: 'A story', path: `/story/${items.success._id}?lang=en` },
      { kind: 'insights', _item: items.insights._id, subject: 'An article', path: `/insight_media/column/${items.insights._id}?lang=en` },
      { kind: 'boards', _item: items.boards._id, subject: 'A post', path: `/board/default-board/${items.boards._id}?lang=en` },
      { kind: 'lawyers', _item: items.lawyers._id, subject: 'Seol Hye-ryeong', path: `/member/${items.lawyers._id}?lang=en` },
    ])
    expect(bookmarks.map(({ label }) => label)).toEqual(['Success stories', 'Press, columns and reviews', 'Board', 'Lawyers'])
    expect((await listed(token)).bookmarks[0]).toMatchObject({ label: '변호사', subject: '설혜령', path: `/member/${items.lawyers._id}` })
  })

  it('set twice, also at the same time, is the same one', async () => {
    const { token } = await aMember()
    const made = await Promise.all([mark(token, 'success'), mark(token, 'success'), mark(token, 'success')])
    expect(new Set(made.map(({ text }) => text)).size).toBe(1)
    expect((await listed(token)).summary.total).toBe(1)
  })

  it('is found by its item, as the button on its page asks', async () => {
    const { token } = await aMember()
    await mark(token, 'success')
    const query = { kind: 'success', _item: items.success._id }
    expect((await listed(token, query)).bookmarks).toHaveLength(1)
    expect((await listed(token, { ...query, kind: 'boards' })).bookmarks).toEqual([])
    expect((await listed(token, { kind: 'boards' })).summary.total).toBe(0)
  })

  it('is its owner’s alone, who takes it away once', async () => {
    const [own, other] = [await aMember(), await aMember()]
    const { _id } = (await mark(own.token, 'success')).answer.bookmark
    const take = (token: string) => server.ask('DELETE /api/v1/me/bookmarks/{_id}', { token, params: { _id } })
    expect([(await take(other.token)).status, (await listed(other.token)).summary.total]).toEqual([404, 0])
    expect((await listed(own.token)).summary.total).toBe(1)
    expect([(await take(own.token)).status, (await take(own.token)).status]).toEqual([204, 404])
  })

  it('is of what readers have: nothing else is marked', async () => {
    const { token } = await aMember()
    const draft = await server.add(success, aStory({ isPublished: false }))
    expect((await mark(token, 'success', draft._id)).status).toBe(404)
    expect((await mark(token, 'success', items.boards._id)).status).toBe(404)
    const body = { kind: 'forms', _item: items.boards._id }
    expect((await server.ask('POST /api/v1/me/bookmarks', { token, body })).status).toBe(400)
    expect((await listed(token)).summary.total).toBe(0)
  })

  it('is neither listed nor counted while its item is not published, and is there again with it', async () => {
    const { token } = await aMember()
    const [story, gone] = [await server.add(success, aStory()), await server.add(success, aStory())]
    for (const { _id } of [story, gone, items.success]) await mark(token, 'success', _id)
    const update = (isPublished: boolean) =>
      db.transaction().execute(async (transaction) => {
        const current = await repositoryOf(success).find(transaction, story._id)
        if (current === undefined || current === 'removed') throw new Error('it is there')
        await repositoryOf(success).update(transaction, current, { isPublished })
      })
    await db.transaction().execute((transaction) => repositoryOf(success).remove(transaction, gone))
    await update(false)
    const { bookmarks, summary } = await listed(token)
    expect([bookmarks.map(({ _item }) => _item), summary.total]).toEqual([[items.success._id], 1])
    await update(true)
    expect((await listed(token, { limit: 1, skip: 1 })).bookmarks.map(({ _item }) => _item)).toEqual([story._id])
  })

  it('is one of a thousand at most', async () => {
    const { _id: _user, token } = await aMember()
    const rows = Array.from(
      { length: maxMarks },
      () => ({ _id: uuid(), _user, kind: 'success', _item: uuid(), createdAt: '2026-01-01T00:00:00.000Z' }) as const,
    )
    await db.insertInto('bookmarks').values(rows).execute()
    expect(await mark(token, 'success')).toMatchObject({ status: 409, error: { code: 'tooManyOwn' } })
    // What one likes is counted apart.
    const body = { kind: 'success', _item: items.success._id }
    expect((await server.ask('POST /api/v1/me/likes', { token, body })).status).toBe(201)
  })
})

it('a fair is marked while it is open, and a product while an open fair shows it, at the newest of these', async () => {
  const { token } = await aMember()
  const [first, second] = [await addFair(server), await addFair(server, { title: { ko: '겨울 상담회' } })]
  const seller = await addTrader(server, first._id, 'SELLER', 'markedseller', false)
  await server.add(participants, { ...taking, _fair: second._id, _user: seller._id })
  const product = await server.add(products, { ...aProduct, _user: seller._id })
  expect((await mark(token, 'products', product._id)).status).toBe(404)
  for (const { _id: _fair } of [first, second])
    await db.insertInto('fairProducts').values({ _fair, _product: product._id, createdAt: new Date().toISOString() }).execute()
  expect((await mark(token, 'products', product._id)).status).toBe(201)
  expect((await mark(token, 'fairs', second._id)).answer.bookmark).toMatchObject({ subject: '겨울 상담회', path: `/fairs/${second._id}` })
  const paths = async () => (await listed(token)).bookmarks.map(({ path }) => path)
  expect(await paths()).toEqual([`/fairs/${second._id}`, `/fairs/${second._id}/products/${product._id}`])
  const close = async (_id: string) => {
    const open = await repositoryOf(fairs).find(db, _id)
    if (open === undefined || open === 'removed') throw new Error('it is there')
    await db.transaction().execute((transaction) => repositoryOf(fairs).update(transaction, open, { isOpen: false }))
  }
  await close(second._id)
  expect(await paths()).toEqual([`/fairs/${first._id}/products/${product._id}`])
  await close(first._id)
  expect((await listed(token)).summary.total).toBe(0)
})

it('what one likes is a list of its own', async () => {
  const { token } = await aMember()
  await mark(token, 'success')
  const body = { kind: 'lawyers', _item: items.lawyers._id }
  const { like } = (await server.ask('POST /api/v1/me/likes', { token, body })).answer
  const likes = async () => (await server.ask('GET /api/v1/me/likes', { token })).answer.likes
  expect((await likes()).map(({ subject }) => subject)).toEqual(['설혜령'])
  expect((await listed(token)).bookmarks.map(({ kind }) => kind)).toEqual(['success'])
  expect((await server.ask('DELETE /api/v1/me/likes/{_id}', { token, params: { _id: like._id } })).status).toBe(204)
  expect(await likes()).toEqual([])
})

it('withdrawing takes away what was marked, and nothing of others', async () => {
  const [own, other] = [await aMember(), await aMember()]
  for (const { token } of [own, other]) {
    await mark(token, 'success')
    await server.ask('POST /api/v1/me/likes', { token, body: { kind: 'success', _item: items.success._id } })
  }
  expect((await server.ask('POST /api/v1/me/withdraw', { token: own.token, body: { password } })).status).toBe(204)
  for (const table of ['bookmarks', 'likes'] as const) {
    const left = async (_user: string) => (await db.selectFrom(table).select('_id').where('_user', '=', _user).execute()).length
    expect([await left(own._id), await left(other._id)]).toEqual([0, 1])
  }
})
