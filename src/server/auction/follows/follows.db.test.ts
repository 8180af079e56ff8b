import { authors } from '#contract/auction/authors.ts'
import type { Wanted } from '#contract/auction/follows.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import { programs } from '#contract/auction/programs.ts'
import { setting } from '#contract/site/setting.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Values } from '../../db/repository.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { erasesOf, leave } from '../../http/personal.ts'
import { needs } from '../../modules.ts'
import { addLot, addSale, openAuction } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { auctionPersonal } from '../bids/leaving.ts'
import { collected } from './find-new-works.ts'
import { tellFollowers } from './tell-followers.ts'
import { rest } from './tell-of-works.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { db } = server.database
const opened = await openAuction(server)
// Another process on the same database.
const otherDatabase = openDatabase(server.config)
const other = await buildApp(server.config, otherDatabase)
afterAll(async () => {
  await other.close()
  await otherDatabase.close()
})

const [hour, day] = [60 * 60_000, 24 * 60 * 60_000]
const iso = (ms: number) => new Date(ms).toISOString()
/** Noon in Korea, some days from now. */
const noon = Math.ceil((Date.now() + 4 * day) / day) * day + 3 * hour
/** Both processes look at the same moment. */
const tell = async (at: number) => {
  await Promise.all([tellFollowers(server.app.platform, needs, at), tellFollowers(other.platform, needs, at)])
}
/** Finds what is new, and tells it once it was collected. */
const tellAll = async (at = noon) => {
  await tell(at)
  await tell(at + collected)
}

let count = 0
async function member() {
  const { _id, token } = await addMember(server, `follows${(count += 1)}`)
  await db.updateTable('users').set({ channels: '["EMAIL"]' }).where('_id', '=', _id).execute()
  const follow = (body: Wanted) => server.ask('POST /api/v1/auction/follows', { token, body })
  const drop = (of: string) => server.ask('DELETE /api/v1/auction/follows/{_id}', { token, params: { _id: of } })
  const read = async (locale = 'ko') => (await server.ask('GET /api/v1/auction/follows', { token, locale })).answer.follows
  const news = async (locale = 'ko') =>
    (await server.ask('GET /api/v1/me/notifications', { token, locale })).answer.notifications.map(({ kind, path, text }) => ({
      kind,
      path,
      text,
    }))
  const mails = async () => {
    const rows = await db.selectFrom('deliveries').select('template').where('_user', '=', _id).where('channel', '=', 'EMAIL').execute()
    return rows.map(({ template }) => template)
  }
  return { _id, token, follow, drop, read, news, mails }
}
const addAuthor = (ko: string) =>
  server.add(authors, { name: { ko, en: `${ko} en` }, born: null, died: null, place: null, intro: { ko: '<p>소개</p>' }, portrait: null })
/** A sale that opens in two days, counted from noon. */
const comingSale = (change: object = {}) => addSale(server, { opensAt: iso(noon + 2 * day), closesAt: iso(noon + 9 * day), ...change })
const change = async (_id: string, values: Values) => {
  const item = await repositoryOf(programs).find(db, _id)
  if (item === undefined || item === 'removed') throw new Error('it is there')
  await db.transaction().execute((own) => repositoryOf(programs).update(own, item, values))
}
const turn = (isOn: boolean) =>
  db.transaction().execute(async (own) => {
    const now = await repositoryOf(setting).find(own, opened._id)
    if (now !== undefined && now !== 'removed') await repositoryOf(setting).update(own, now, { auction: { ...opened.auction, isOn } })
  })
const nothing = { kind: 'search', _author: null, medium: null, estimate: null, words: null } as const

describe('a member follows', () => {
  it('an artist, a sale and a search, each once, also when asked twice at the same moment', async () => {
    const [who, artist, sale] = [await member(), await addAuthor('가온'), await comingSale()]
    const both = await Promise.all([
      who.follow({ kind: 'author', _author: artist._id }),
      who.follow({ kind: 'author', _author: artist._id }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.answer.follow._id).toBe(both[1]?.answer.follow._id)
    expect((await who.follow({ ...nothing, _author: artist._id })).answer.follow, 'a search for nothing but an artist').toEqual(
      both[0]?.answer.follow,
    )
    await who.follow({ kind: 'program', _program: sale._id })
    await who.follow({ ...nothing, medium: 'print', estimate: '1-3', words: '달' })
    expect(await who.read('en')).toMatchObject([
      { kind: 'search', medium: 'print', estimate: '1-3', words: '달', name: null, newest: null },
      { kind: 'program', _program: sale._id, name: 'Spring sale' },
      { kind: 'author', _author: artist._id, name: '가온 en' },
    ])
  })

  it('nothing that is not there, no empty search, and nothing without a login', async () => {
    const [who, hidden] = [await member(), await comingSale({ isPublished: false })]
    expect((await who.follow({ kind: 'program', _program: hidden._id })).status).toBe(404)
    expect((await who.follow({ kind: 'author', _author: hidden._id })).status).toBe(404)
    const empty = await who.follow(nothing)
    expect([empty.status, empty.text]).toEqual([400, expect.stringContaining('꼭 필요한 값')])
    expect((await who.follow({ ...nothing, words: '가'.repeat(101) })).status).toBe(400)
    expect((await server.ask('POST /api/v1/auction/follows', { token: '', body: { ...nothing, words: '달' } })).status).toBe(401)
    expect(await who.read()).toEqual([])
  })

  it('and is the only one who sees and ends it', async () => {
    const [who, another] = [await member(), await member()]
    const { _id } = (await who.follow({ ...nothing, words: '산' })).answer.follow
    expect(await another.read()).toEqual([])
    expect((await another.drop(_id)).status).toBe(404)
    expect(await who.read()).toHaveLength(1)
    expect((await who.drop(_id)).status).toBe(204)
    expect((await who.drop(_id)).status).toBe(404)
    expect(await who.read()).toEqual([])
  })

  it('so much and no more', async () => {
    const who = await member()
    for (let index = 0; index < auctionLimits.follows; index += 1) await who.follow({ ...nothing, words: `낱말${index}` })
    expect((await who.follow({ ...nothing, words: '하나 더' })).error.code).toBe('tooManyOwn')
    expect((await who.follow({ ...nothing, words: '낱말0' })).status, 'one of them').toBe(200)
    expect(await who.read()).toHaveLength(auctionLimits.follows)
    for (let index = auctionLimits.follows; index < auctionLimits.followsHourly; index += 1) {
      const [newest] = await who.read()
      await who.drop(newest?._id ?? '')
      expect((await who.follow({ ...nothing, words: `다시${index}` })).status).toBe(200)
    }
    await who.drop((await who.read())[0]?._id ?? '')
    expect((await who.follow({ ...nothing, words: '너무 자주' })).status).toBe(429)
  })
})

describe('new works', () => {
  it('are told to who follows the artist: all of them by one notice and one mail, and once', async () => {
    const [who, artist, sale] = [await member(), await addAuthor('나래'), await comingSale()]
    await who.follow({ kind: 'author', _author: artist._id })
    for (const lot of ['1', '2', '3']) await addLot(server, sale._id, lot, { _author: artist._id })
    await tell(noon)
    expect(await who.read()).toMatchObject([{ newest: { lot: '3' } }])
    expect(await who.news(), 'they are collected').toEqual([])
    await addLot(server, sale._id, '4', { _author: artist._id })
    await tell(noon + collected)
    await tell(noon + collected)
    const news = await who.news()
    expect(news).toMatchObject([{ kind: 'followedWorks', path: '/mypage/bids?type=follows' }])
    expect(news[0]?.text).toContain('4점')
    expect(news[0]?.text).toContain('나래')
    expect(await who.mails()).toEqual(['auctionNews'])
    expect(await who.read()).toMatchObject([{ newest: { lot: '4', title: '작품 4', author: '나래' } }])
  })

  it('that come soon after others wait, and one alone leads to its page', async () => {
    const [who, artist, sale] = [await member(), await addAuthor('다솜'), await comingSale()]
    await who.follow({ kind: 'author', _author: artist._id })
    const first = await addLot(server, sale._id, '1', { _author: artist._id })
    await tellAll()
    expect(await who.news()).toMatchObject([{ kind: 'followedWorks', path: `/auction/works/${first._id}` }])
    await addLot(server, sale._id, '2', { _author: artist._id })
    // In the afternoon, and in the evening.
    await tell(noon + 2 * hour)
    await tell(noon + 4 * hour)
    expect(await who.news()).toHaveLength(1)
    const morning = noon + 21 * hour
    expect(morning).toBeGreaterThan(noon + collected + rest)
    await tell(morning)
    expect(await who.news()).toHaveLength(2)
  })

  it('are told in the morning where they come at night', async () => {
    const [who, artist, sale] = [await member(), await addAuthor('라온'), await comingSale()]
    await who.follow({ kind: 'author', _author: artist._id })
    await addLot(server, sale._id, '1', { _author: artist._id })
    const night = noon + 9 * hour
    await tellAll(night)
    await tell(noon + 20 * hour - 1)
    expect(await who.news()).toEqual([])
    await tell(noon + 20 * hour)
    expect(await who.news()).toHaveLength(1)
  })

  it('are found by what a search says, all of it, and counted once however many searches find them', async () => {
    const [who, misses, sale] = [await member(), await member(), await comingSale()]
    const found = await addLot(server, sale._id, '1', {
      medium: 'print',
      estimateLow: 2_000_000,
      estimateHigh: 2_000_000,
      title: { ko: '푸른 달밤', en: 'Moon' },
    })
    const { _author } = found
    const finding: Partial<Wanted>[] = [
      { words: '달밤 푸른' },
      { words: 'moon' },
      { words: 'ㅍㄹ' },
      { medium: 'print', words: '달' },
      { estimate: '1-3', medium: 'print', words: '푸른달밤' },
      { _author, estimate: '1-3', words: '달밤' },
      { _author },
    ]
    for (const part of finding) expect((await who.follow({ ...nothing, ...part } as Wanted)).status).toBe(200)
    const missing: Partial<Wanted>[] = [
      { words: '푸른 해' },
      { medium: 'drawing', words: '달밤' },
      { estimate: '3-10', words: '달밤' },
      { estimate: '0-1', medium: 'print' },
      { _author: (await addAuthor('남'))._id, words: '달밤' },
    ]
    for (const part of missing) expect((await misses.follow({ ...nothing, ...part } as Wanted)).status).toBe(200)
    await tellAll()
    expect((await who.read()).map(({ newest }) => newest?._work)).toEqual(finding.map(() => found._id))
    expect(await who.news()).toMatchObject([{ kind: 'followedWorks' }])
    expect(await misses.news()).toEqual([])
    expect((await misses.read()).map(({ newest }) => newest)).toEqual(missing.map(() => null))
  })

  it('are none before their sale is published, and none of sales that are over', async () => {
    const [who, artist, sale] = [await member(), await addAuthor('마루'), await comingSale({ isPublished: false })]
    const past = await addSale(server, { opensAt: iso(noon - 9 * day), closesAt: iso(noon - day) })
    await who.follow({ kind: 'author', _author: artist._id })
    for (const { _id } of [sale, past]) await addLot(server, _id, '1', { _author: artist._id })
    await tellAll()
    expect(await who.news()).toEqual([])
    await change(sale._id, { isPublished: true })
    await tellAll()
    expect(await who.news()).toHaveLength(1)
  })

  it('are no news to who follows nothing any more, and to nobody while the auction is closed', async () => {
    const [who, gone, artist, sale] = [await member(), await member(), await addAuthor('바람'), await comingSale()]
    await who.follow({ kind: 'author', _author: artist._id })
    const { _id } = (await gone.follow({ kind: 'author', _author: artist._id })).answer.follow
    await addLot(server, sale._id, '1', { _author: artist._id })
    await turn(false)
    await tellAll()
    expect(await who.news()).toEqual([])
    expect((await who.follow({ ...nothing, words: '닫힘' })).status).toBe(404)
    expect(await who.read()).toHaveLength(1)
    await turn(true)
    await tell(noon)
    await gone.drop(_id)
    await tell(noon + collected)
    expect([await who.news(), await gone.news()]).toMatchObject([[{ kind: 'followedWorks' }], []])
  })
})

describe('a sale', () => {
  it('is told a day before it opens and when it opens, each once', async () => {
    const [who, sale] = [await member(), await comingSale({ opensAt: iso(noon + 30 * hour) })]
    await who.follow({ kind: 'program', _program: sale._id })
    await tell(noon)
    expect(await who.news()).toEqual([])
    for (const at of [noon + 6 * hour, noon + 7 * hour]) await tell(at)
    expect(await who.news()).toMatchObject([{ kind: 'saleSoon', path: `/auction/programs/${sale._id}` }])
    for (const at of [noon + 30 * hour, noon + 31 * hour]) await tell(at)
    const [open, soon] = await who.news('en')
    expect([open?.kind, soon?.kind]).toEqual(['saleOpen', 'saleSoon'])
    expect(soon?.text).toContain('Spring sale')
    expect(await who.mails()).toEqual(['auctionNews', 'auctionNews'])
  })

  it('that opens at night is told of in the morning, and what was missed is left out', async () => {
    const [who, sale] = [await member(), await comingSale({ opensAt: iso(noon + 12 * hour) })]
    await who.follow({ kind: 'program', _program: sale._id })
    await tell(noon + 12 * hour)
    expect(await who.news()).toEqual([])
    await tell(noon + 20 * hour)
    expect(await who.news()).toMatchObject([{ kind: 'saleOpen' }])
  })

  it('that is open already is no news to who begins to follow it', async () => {
    const [who, sale] = [await member(), await addSale(server, { closesAt: iso(noon + day) })]
    await who.follow({ kind: 'program', _program: sale._id })
    await tell(noon)
    expect(await who.news()).toEqual([])
  })

  it('with many followers is told to each of them once', async () => {
    const sale = await comingSale({ opensAt: iso(noon + hour) })
    const all = await Promise.all(Array.from({ length: 120 }, () => member()))
    await Promise.all(all.map(({ follow }) => follow({ kind: 'program', _program: sale._id })))
    await db.updateTable('auctionFollows').set({ toldOf: 0 }).where('_program', '=', sale._id).execute()
    await tell(noon)
    const rows = await db.selectFrom('notifications').select('_user').where('subject', '=', sale._id).execute()
    expect(rows.map(({ _user }) => _user).toSorted()).toEqual(all.map(({ _id }) => _id).toSorted())
  })
})

it('what is followed is forgotten with the account, and nobody hears of it', async () => {
  const [who, artist, sale] = [await member(), await addAuthor('사람'), await comingSale()]
  await who.follow({ kind: 'author', _author: artist._id })
  await addLot(server, sale._id, '1', { _author: artist._id })
  await tell(noon)
  await inTransaction(db, (own) => leave(who._id, { ...own, platform: server.app.platform }, erasesOf(auctionPersonal)))
  for (const table of ['auctionFollows', 'auctionFollowNews'] as const)
    expect(await db.selectFrom(table).selectAll().where('_user', '=', who._id).execute()).toEqual([])
  await tell(noon + collected)
  expect(await db.selectFrom('notifications').selectAll().where('_user', '=', who._id).execute()).toEqual([])
})
