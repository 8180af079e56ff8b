import { authors } from '#contract/auction/authors.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { inNotedTransaction } from '../../http/noted-refusal.ts'
import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { checkEvidence } from './evidence-check.ts'
import { checkedState } from './log-hash.ts'
import { requireHung } from './lot-rows.ts'
import { lockRegistration } from './registrations.ts'
import { takeStep, type WantedStep } from './take-step.ts'
import { tellBidders } from './tell-bidders.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
await openAuction(server)
// Another process on the same database.
const otherDatabase = openDatabase(server.config)
const other = await buildApp(server.config, otherDatabase)
afterAll(async () => {
  await other.close()
  await otherDatabase.close()
})
const staff = await server.login('admin')
const [minute, hour] = [60_000, 60 * 60_000]
const sale = await addSale(server, { closesAt: new Date(Date.now() + 20 * hour).toISOString() })
let count = 0

const tell = () => Promise.all([tellBidders(server.app.platform), tellBidders(other.platform)])
const put = (_id: string, body: object) => server.ask('PUT /api/console/auction/works/{_id}', { token: staff, params: { _id }, body })
const workOf = async (_id: string, locale = 'ko') =>
  (await server.ask('GET /api/v1/auction/works/{_id}', { params: { _id }, locale })).answer.work
const lotOf = async (_work: string) => (await server.ask('GET /api/v1/auction/works/{_work}/lot', { params: { _work } })).answer
const logOf = (_work: string) => db.selectFrom('auctionLog').selectAll().where('_work', '=', _work).orderBy('number').execute()
const keptOf = (_work: string) => db.selectFrom('auctionChanges').selectAll().where('_work', '=', _work).orderBy('number').execute()
const kindsOf = async (_work: string) => (await logOf(_work)).map(({ kind }) => kind)
const condition = { ko: '좋음', en: 'Good', cn: '良好' }

async function newLot(change: Parameters<typeof addLot>[3] = {}) {
  const { _id: _work } = await addLot(server, sale._id, String((count += 1)), { condition, ...change })
  const bidder = async () => {
    const { _id, token } = await addMember(server, `restated${(count += 1)}`)
    await db.updateTable('users').set({ channels: '["EMAIL"]' }).where('_id', '=', _id).execute()
    const paddle = await registerFor(server, sale._id, token)
    const bid = async (maximum: number) =>
      (await server.ask('POST /api/v1/auction/works/{_work}/bids', { token, params: { _work }, body: { maximum } })).answer.bid
    const own = async () => (await server.ask('GET /api/v1/auction/works/{_work}/bids', { token, params: { _work } })).answer.bids[0]
    /** Takes a step as if it were so many ms later. */
    const step = (wanted: WantedStep, later: number) =>
      inNotedTransaction(db, async (transaction) => {
        const registration = await lockRegistration(transaction, sale._id, _id)
        if (registration === undefined) throw new Error('the bidder is registered')
        const at = Date.now() + later
        return takeStep(
          transaction,
          { hung: await requireHung(transaction, _work), registration, step: wanted, arrivedAt: at },
          async () => at,
        )
      })
    const told = async (locale = 'ko') =>
      (await server.ask('GET /api/v1/me/notifications', { token, locale })).answer.notifications.filter(({ subject }) => subject === _work)
    const mails = async () =>
      db
        .selectFrom('deliveries')
        .select('template')
        .where('_user', '=', _id)
        .where('template', '=', 'auctionNews')
        .where('channel', '=', 'EMAIL')
        .execute()
    return { _id, token, paddle, bid, own, step, told, mails }
  }
  return { _work, a: await bidder(), b: await bidder() }
}

describe('a work that is changed after bids', () => {
  it('says so with its date and what stood there before, in three languages, and its log has the hash of that', async () => {
    const { _work, a } = await newLot()
    await a.bid(300_000)
    expect((await workOf(_work)).changes).toEqual([])
    const changed = { condition: { ko: '<왼쪽> 모서리에 얼룩', en: 'Stain' }, height: 70, year: { ko: '1998' } }
    expect((await put(_work, { ...changed, estimateLow: 900_000 })).status).toBe(200)
    const [entry, kept] = [(await logOf(_work)).at(-1), (await keptOf(_work))[0]]
    expect(entry).toMatchObject({ kind: 'restated', paddle: null, price: 100_000, leader: a.paddle, isPublic: 1 })
    expect(JSON.parse(entry?.details ?? '')).toMatchObject({
      fields: ['height', 'year', 'condition'],
      change: expect.stringMatching(/^[\da-f]{64}$/),
    })
    expect([kept?.number, kept?.at, JSON.parse(kept?.before ?? ''), JSON.parse(kept?.after ?? '')]).toEqual([
      entry?.number,
      entry?.at,
      { height: 72.7, year: null, condition },
      changed,
    ])
    const said = { ko: '좋음', en: 'Good', cn: '良好' }
    for (const [locale, text] of Object.entries(said))
      expect((await workOf(_work, locale)).changes).toEqual([
        {
          at: entry?.at,
          before: [
            { field: 'height', text: '72.7', isForeign: false },
            { field: 'year', text: null, isForeign: false },
            { field: 'condition', text, isForeign: false },
          ],
        },
      ])
    expect((await lotOf(_work)).history[0]).toMatchObject({ kind: 'restated', at: entry?.at, price: 100_000 })
    checkedState(await logOf(_work))
    const read = { token: staff, params: { _work }, locale: 'en' }
    const [newest] = (await server.ask('GET /api/console/auction/works/{_work}/bids', read)).answer.bids
    expect(newest).toMatchObject({ kind: 'restated', reason: 'Height (cm), Year of making, Status', paddle: null })
    expect(newest?.user).not.toBe(null)
  })

  it('names the artist as before, and the name that an artist had', async () => {
    const { _work, a } = await newLot()
    await a.bid(300_000)
    const before = await workOf(_work)
    const artist = await server.add(authors, {
      name: { ko: '다른 이' },
      born: null,
      died: null,
      place: null,
      intro: { ko: '<p>.</p>' },
      portrait: null,
    })
    await put(_work, { _author: artist._id })
    const renamed = { token: staff, params: { _id: artist._id }, body: { name: { ko: '다른 이(전칭)' } } }
    await server.ask('PUT /api/console/auction/authors/{_id}', renamed)
    expect((await workOf(_work, 'en')).changes.map((change) => change.before)).toEqual([
      [{ field: '_author', text: '다른 이', isForeign: false }],
      [{ field: '_author', text: before.author.name, isForeign: false }],
    ])
    expect(await kindsOf(_work)).toEqual(['opened', 'placed', 'restated', 'restated'])
  })

  it('is no news where nobody relies on it, or it says the same', async () => {
    const { _work, a } = await newLot({ condition: { ko: '좋음' } })
    await put(_work, { title: { ko: '다른 제목' } })
    const { _id } = await a.bid(300_000)
    // Sums are in the log, and a translation is none.
    await put(_work, { condition, estimateHigh: 3_000_000, shipping: { ko: '직접 수령' }, reserve: 200_000 })
    await put(_work, { condition })
    const params = { _work, _id }
    await server.ask('DELETE /api/v1/auction/works/{_work}/bids/{_id}', { token: a.token, params })
    await put(_work, { condition: { ko: '나쁨' } })
    expect([await kindsOf(_work), await keptOf(_work)]).toEqual([['opened', 'placed', 'retracted'], []])
  })

  it('is no news once its lot is over', async () => {
    const { _work, a } = await newLot()
    await a.bid(300_000)
    const body = { step: 'withdrawn', reason: '위작 의심' } as const
    await server.ask('POST /api/console/auction/works/{_work}/steps', { token: staff, params: { _work }, body })
    await put(_work, { condition: { ko: '나쁨' } })
    expect(await kindsOf(_work)).toEqual(['opened', 'placed', 'withdrawn'])
  })

  it('shows its newest changes alone, and staff what a change would lead to', async () => {
    const { _work, a, b } = await newLot()
    const read = async (token = staff) => server.ask('GET /api/console/auction/works/{_id}/changes', { token, params: { _id: _work } })
    expect((await read()).answer).toEqual({ bidders: 0, isLate: false })
    await a.bid(300_000)
    await b.bid(200_000)
    for (let change = 0; change <= auctionLimits.shownChanges; change += 1) await put(_work, { title: { ko: `제목 ${change}` } })
    const { changes } = await workOf(_work)
    expect([changes.length, changes[0]?.before[0]?.text]).toEqual([auctionLimits.shownChanges, `제목 ${auctionLimits.shownChanges - 1}`])
    expect((await read()).answer).toEqual({ bidders: 2, isLate: true })
    expect((await read(a.token)).status).toBe(403)
  })
})

describe('the bidders of a work that is changed', () => {
  it('can retract all that they had bid before for a day, in the last hour, too, and who raises is bound', async () => {
    const { _work, a, b } = await newLot()
    const lead = await a.bid(900_000)
    expect([lead.isFree, Date.parse(lead.retractableUntil ?? '') - Date.now()]).toEqual([false, expect.closeTo(5 * minute, -4)])
    await b.bid(300_000)
    await put(_work, { condition: { ko: '나쁨' } })
    const { endsAt } = (await lotOf(_work)).lot
    const own = await a.own()
    const until = Math.min(Date.parse((await keptOf(_work))[0]?.at ?? '') + 24 * hour, Date.parse(endsAt))
    expect(own).toMatchObject({ isFree: true, retractableUntil: new Date(until).toISOString() })
    await b.step({ kind: 'changed', maximum: 500_000 }, hour)
    const left = Date.parse(endsAt) - Date.now()
    await expect(b.step({ kind: 'retracted' }, left - 30 * minute)).rejects.toMatchObject({ code: 'retractionLate' })
    const { state } = await a.step({ kind: 'retracted' }, left - 20 * minute)
    expect([state.price, state.leader, state.maxima[a.paddle]]).toEqual([100_000, String(b.paddle), undefined])
    expect(checkedState(await logOf(_work))).toEqual(state)
  })

  it('are told once by several processes, in the app and by mail, without any sum', async () => {
    const { _work, a, b } = await newLot()
    await a.bid(900_000)
    await b.bid(300_000)
    await put(_work, { condition: { ko: '나쁨' } })
    await put(_work, { condition: { ko: '아주 나쁨' } })
    await tell()
    await tell()
    for (const who of [a, b]) {
      const texts = await Promise.all(['ko', 'en', 'cn'].map(async (locale) => who.told(locale)))
      for (const told of texts) {
        expect(told.filter(({ kind }) => kind === 'restated')).toMatchObject([{ path: `/auction/works/${_work}` }])
        expect(told[0]?.text).not.toMatch(/\d{3}/)
      }
      expect(new Set(texts.map(([first]) => first?.text)).size).toBe(3)
      expect(await who.mails()).toHaveLength(1)
    }
  })

  it('are told that it is withdrawn, and whose bid is gone is not', async () => {
    const { _work, a, b } = await newLot()
    await a.bid(900_000)
    const { _id } = await b.bid(300_000)
    await server.ask('DELETE /api/v1/auction/works/{_work}/bids/{_id}', { token: b.token, params: { _work, _id } })
    const body = { step: 'withdrawn', reason: '위작 의심' } as const
    await server.ask('POST /api/console/auction/works/{_work}/steps', { token: staff, params: { _work }, body })
    await tell()
    await tell()
    expect((await a.told()).map(({ kind, path }) => [kind, path])).toEqual([['withdrawn', '/mypage/bids']])
    expect([(await a.mails()).length, await b.told()]).toEqual([1, []])
  })

  it('have a file of the lot in which what was stated cannot be changed later', async () => {
    const { _work, a } = await newLot()
    await a.bid(900_000)
    await put(_work, { condition: { ko: '나쁨' } })
    const file = await server.app.inject({
      method: 'GET',
      url: `/api/console/auction/works/${_work}/evidence`,
      headers: { authorization: `Bearer ${staff}` },
      query: { reason: '낙찰 다툼으로 법원에 냄' },
    })
    expect(checkEvidence(file.rawPayload)).toMatchObject({ problems: [], entries: 3 })
    const forged = file.payload.replace(String.raw`\"condition\":{\"ko\":\"좋음\"`, String.raw`\"condition\":{\"ko\":\"보통\"`)
    expect(forged).not.toBe(file.payload)
    expect(checkEvidence(Buffer.from(forged)).problems.join()).toContain('entry 3')
  })
})

it('a work that is taken back, changed and shown again has its notice', async () => {
  const { _work, a } = await newLot()
  await a.bid(300_000)
  await put(_work, { isPublished: false })
  await put(_work, { condition: { ko: '나쁨' } })
  await put(_work, { isPublished: true })
  expect((await workOf(_work)).changes).toHaveLength(1)
})
