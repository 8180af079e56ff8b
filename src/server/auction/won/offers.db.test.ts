import { consignors } from '#contract/auction/consignors.ts'
import { works } from '#contract/auction/works.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { inNotedTransaction } from '../../http/noted-refusal.ts'
import { needs } from '../../modules.ts'
import { addLot, addSale, newConsignor, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf } from '../../testing/orders.ts'
import { serverForFile } from '../../testing/server.ts'
import { closeLots } from '../bids/close-lots.ts'
import { iso, readClock } from '../bids/clock.ts'
import { leaveBidding } from '../bids/leaving.ts'
import { checkedState } from '../bids/log-hash.ts'
import { requireHung } from '../bids/lot-rows.ts'
import { openLots } from '../bids/open-lots.ts'
import { noteService } from '../bids/outage.ts'
import { lockRegistration } from '../bids/registrations.ts'
import { takeStep } from '../bids/take-step.ts'
import { countDefaults } from './defaults.ts'
import { endOffers } from './end-offers.ts'
import { settleLots } from './settle-lots.ts'

const server = await serverForFile({ hasAccounts: true })
const { platform } = server.app
const { database } = server
const { db, engine } = database
await openAuction(server)
const staff = await server.login('admin')
const { step, read, kindsOf } = ordersOf(server, staff)
const day = 24 * 60 * 60_000
let count = 0

const newBidder = async (_program: string) => {
  const member = await addMember(server, `offers${(count += 1)}`, { name: `응찰자${count}` })
  return { ...member, paddle: await registerFor(server, _program, member.token) }
}
type Bidder = Awaited<ReturnType<typeof newBidder>>

/** A lot that so many have bid on, and that has just been closed. The first maximum is the first bidder's. */
async function closedLot(maxima: readonly number[], reserve: number | null = null) {
  const now = await readClock(db, engine)
  const closesAt = now - 60_000
  const sale = await addSale(server, { opensAt: iso(now - day), closesAt: iso(closesAt), premium: [{ from: 0, percent: 15 }] })
  const { _id: _work } = await addLot(server, sale._id, '12A', { startPrice: 100_000, reserve })
  const bidders: Bidder[] = []
  for (const _maximum of maxima) bidders.push(await newBidder(sale._id))
  await noteService(db, engine, closesAt - 3_600_000)
  // The lowest comes first: each is taken.
  for (const [index, bidder] of [...bidders.entries()].toReversed()) {
    const at = closesAt - 3_600_000 + bidders.length - index
    const maximum = maxima[index] ?? 0
    await inNotedTransaction(db, async (own) => {
      const registration = await lockRegistration(own, sale._id, bidder._id)
      if (registration === undefined) throw new Error('the bidder is registered')
      const placed = { kind: 'placed', maximum } as const
      return takeStep(own, { hung: await requireHung(own, _work), registration, step: placed, arrivedAt: at }, async () => at)
    })
  }
  await openLots(database)
  const end = await readClock(db, engine)
  await db
    .updateTable('auctionService')
    .set({ seenAt: iso(end) })
    .execute()
  await closeLots(database, end)
  await settle()
  return { _work, sale, bidders }
}
const settle = () => settleLots(platform, needs)
const after = async (_work: string) =>
  (await server.ask('GET /api/console/auction/works/{_id}/win', { token: staff, params: { _id: _work } })).answer
const act = (_work: string, body: object) =>
  server.ask('POST /api/console/auction/works/{_id}/win', { token: staff, params: { _id: _work }, body })
const answer = ({ token }: { token: string }, _id: string, state: string) =>
  server.ask('PUT /api/v1/auction/offers/{_id}', { token, params: { _id }, body: { state } })
const offerOf = async ({ token }: { token: string }, _work: string) => {
  const { bids } = (await server.ask('GET /api/v1/me/bids', { token })).answer
  const own = bids.find((bid) => bid._work === _work)
  if (own?.offer == null) throw new Error('there is an offer')
  return { ...own.offer, own }
}
/** Lets the time to pay of the last winner be over. */
const overdue = async (_work: string) => {
  const _id = (await after(_work)).win?.order?._id ?? ''
  await db
    .updateTable('shop_orders')
    .set({ payUntil: iso(Date.now() - 1000) })
    .where('_id', '=', _id)
    .execute()
  return _id
}
/** The lot is what its log says. */
async function requireRight(_work: string) {
  const log = await db.selectFrom('auctionLog').selectAll().where('_work', '=', _work).orderBy('number').execute()
  const row = await db.selectFrom('auctionLots').selectAll().where('_work', '=', _work).executeTakeFirstOrThrow()
  expect(checkedState(log)).toEqual(JSON.parse(row.state))
}
const defaulted = { step: 'default', reason: '연락이 닿지 않음' }
/** A lot whose first winner has not paid, and that is offered to the second. */
async function offered(maxima = [3_000_000, 2_000_000, 1_000_000]) {
  const lot = await closedLot(maxima)
  const _order = await overdue(lot._work)
  await act(lot._work, defaulted)
  const [first, second, third] = lot.bidders
  if (first === undefined || second === undefined || third === undefined) throw new Error('three have bid')
  const { next } = await after(lot._work)
  expect((await act(lot._work, { step: 'offer', amount: next?.most, days: 3 })).status).toBe(200)
  return { ...lot, _order, first, second, third, offer: await offerOf(second, lot._work) }
}

beforeEach(async () => {
  // Lots of other tests are none of this one's.
  await db.updateTable('auctionOffers').set({ state: 'expired' }).where('state', '=', 'standing').execute()
})

describe('a winner who does not pay', () => {
  it('is noted once the time is over, with a reason that the log keeps, and the lot is offered at the price without the first', async () => {
    const { _work, bidders } = await closedLot([3_000_000, 2_000_000, 1_000_000])
    const [first, second] = bidders
    expect(await after(_work)).toMatchObject({ canDefault: false, next: null, win: { paddle: first?.paddle, hammer: 2_100_000 } })
    expect((await act(_work, defaulted)).error.code, 'there is time to pay').toBe('lotStep')
    await overdue(_work)
    expect(await after(_work)).toMatchObject({ canDefault: true, next: null })
    const noted = (await act(_work, defaulted)).answer
    // One increment above the third: 50,000 below 2,000,000.
    expect(noted).toMatchObject({ canDefault: false, default: { reason: defaulted.reason, isLifted: false } })
    expect(noted.next).toEqual({ paddle: second?.paddle, bidder: '응찰자2', least: 1_050_000, most: 1_050_000 })
    expect((await act(_work, defaulted)).error.code, 'it is noted once').toBe('lotStep')
    expect((await act(_work, { step: 'offer', amount: 1_000_000, days: 3 })).error.code).toBe('offerSum')
    await act(_work, { step: 'offer', amount: 1_050_000, days: 3 })
    const log = await db.selectFrom('auctionLog').select(['kind', 'paddle', 'details', 'isPublic']).where('_work', '=', _work).execute()
    expect(log.find(({ kind }) => kind === 'defaulted')).toMatchObject({ paddle: first?.paddle, isPublic: 0 })
    expect(log.find(({ kind }) => kind === 'defaulted')?.details).toContain(defaulted.reason)
    await requireRight(_work)
  })

  it('gives way to the next bidder who accepts: the full cost was said before, the order is made once, and the first one’s lapses', async () => {
    const { _work, first, second, third, offer, _order } = await offered()
    expect(offer).toMatchObject({ kind: 'next', state: 'standing', cost: { hammer: 1_050_000, premium: 157_500, premiumVat: 15_750 } })
    expect(await kindsOf(second._id)).toEqual(['offered'])
    expect((await answer(third, offer._id, 'accepted')).status, 'it is the second one’s').toBe(404)
    const answers = await Promise.all([answer(second, offer._id, 'accepted'), answer(second, offer._id, 'accepted')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { own } = await offerOf(second, _work)
    expect(own).toMatchObject({ state: 'won', order: { standing: 'unpaid', total: offer.cost.total }, offer: { state: 'accepted' } })
    expect((await read(first.token, _order)).state).toBe('cancelled')
    expect(await kindsOf(first._id)).toContain('lapsed')
    expect(await after(_work)).toMatchObject({
      win: { paddle: second.paddle, hammer: 1_050_000, order: { standing: 'unpaid' } },
      next: null,
    })
    const wins = await db.selectFrom('auctionWins').select(['round', 'paddle']).where('_work', '=', _work).orderBy('round').execute()
    expect(wins.map(({ round }) => round)).toEqual([1, 2])
    const { lot, history } = (await server.ask('GET /api/v1/auction/works/{_work}/lot', { params: { _work } })).answer
    expect(lot).toMatchObject({ state: 'sold', price: 1_050_000, leader: second.paddle })
    expect(history[0]).toMatchObject({ kind: 'accepted', paddle: second.paddle })
    await requireRight(_work)
    await settle()
    expect((await db.selectFrom('auctionWins').select('_id').where('_work', '=', _work).execute()).length, 'nothing is settled again').toBe(
      2,
    )
  })

  it('has the lot where the payment comes first: the next bidder is told, and the default counts no more', async () => {
    const { _work, second, offer, _order } = await offered()
    await step(_order, { step: 'pay', amount: (await after(_work)).win?.order?.total })
    expect((await answer(second, offer._id, 'accepted')).error.code).toBe('offerOver')
    await Promise.all([endOffers(platform, needs), endOffers(platform, needs)])
    expect(await kindsOf(second._id)).toEqual(['offered', 'offerEnded'])
    expect((await offerOf(second, _work)).state).toBe('overtaken')
    expect(await after(_work)).toMatchObject({ default: { isLifted: true }, next: null })
  })

  it('and the next bidder: exactly one has the lot, however near they come', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _work, first, second, offer, _order } = await offered()
      const total = (await after(_work)).win?.order?.total
      const [paid, accepted] = await Promise.all([step(_order, { step: 'pay', amount: total }), answer(second, offer._id, 'accepted')])
      const won = [paid.status, accepted.status].filter((status) => status === 200)
      expect(won).toEqual([200])
      expect((await read(first.token, _order)).state).toBe(paid.status === 200 ? 'paid' : 'cancelled')
      expect((await after(_work)).win?.paddle).toBe(paid.status === 200 ? first.paddle : second.paddle)
    }
  })

  it('the one after is asked where the next declines, and where the time is over, each told once', async () => {
    const { _work, second, third, offer } = await offered()
    expect((await act(_work, { step: 'offer', amount: 1_050_000, days: 3 })).error.code, 'one waits for its answer').toBe('lotStep')
    expect((await answer(second, offer._id, 'declined')).answer.offer.state).toBe('declined')
    expect((await answer(second, offer._id, 'accepted')).error.code).toBe('offerOver')
    const { next } = await after(_work)
    expect(next).toMatchObject({ paddle: third.paddle, least: 100_000, most: 100_000 })
    await act(_work, { step: 'offer', amount: 100_000, days: 1 })
    const later = (await readClock(db, engine)) + day
    await endOffers(platform, needs, later - 60_000)
    expect((await offerOf(third, _work)).state).toBe('standing')
    await Promise.all([endOffers(platform, needs, later), endOffers(platform, needs, later)])
    expect((await offerOf(third, _work)).state).toBe('expired')
    expect(await kindsOf(third._id)).toEqual(['offered', 'offerEnded'])
    expect((await after(_work)).next, 'nobody is left').toBe(null)
  })

  it('staff who want to hear that one was declined, or its time is over', async () => {
    const alerts = { events: ['offer'], channels: ['EMAIL' as const], fromHour: 0, toHour: 24 }
    await db.updateTable('users').set({ email: 'office@example.com' }).where('username', '=', 'admin').execute()
    expect((await server.ask('PUT /api/console/alerts', { token: staff, body: alerts })).status).toBe(200)
    const alerted = async () => (await db.selectFrom('deliveries').select('_id').where('template', '=', 'officeNews').execute()).length
    const { _work, second, offer } = await offered()
    const before = await alerted()
    await answer(second, offer._id, 'declined')
    expect(await alerted()).toBe(before + 1)
    // Of the same nobody hears twice in ten minutes.
    await db.updateTable('officeAlerts').set({ told: '{}' }).execute()
    await act(_work, { step: 'offer', amount: 100_000, days: 1 })
    const later = (await readClock(db, engine)) + day
    await Promise.all([endOffers(platform, needs, later), endOffers(platform, needs, later)])
    expect(await alerted()).toBe(before + 2)
    await db.deleteFrom('officeAlerts').execute()
  })

  it('is offered to nobody below the reserve, nor to who has left', async () => {
    const { _work, bidders } = await closedLot([3_000_000, 2_000_000, 900_000], 1_000_000)
    await overdue(_work)
    const { next } = (await act(_work, defaulted)).answer
    expect(next).toMatchObject({ paddle: bidders[1]?.paddle, most: 1_000_000 })
    await db
      .updateTable('auctionRegistrations')
      .set({ _user: null })
      .where('paddle', '=', bidders[1]?.paddle ?? 0)
      .where('_user', '=', bidders[1]?._id ?? '')
      .execute()
    expect((await after(_work)).next).toBe(null)
  })
})

describe('a second default', () => {
  const registerIn = async (token: string) => {
    const sale = await addSale(server)
    const params = { _id: sale._id }
    const { answer: own } = await server.ask('GET /api/v1/auction/programs/{_id}/registration', { token, params })
    const body = { limit: 1_000_000, termsHash: own.terms.hash }
    const asked = await server.ask('POST /api/v1/auction/programs/{_id}/registration', { token, params, body })
    return { sale, obstacle: own.obstacle, asked }
  }
  /** Notes by hand that a bidder has not paid a lot of another sale. */
  const another = async (_user: string) => {
    const { _work, bidders } = await closedLot([1_000_000])
    await overdue(_work)
    await act(_work, defaulted)
    await db
      .updateTable('auctionDefaults')
      .set({ _user })
      .where('_user', '=', bidders[0]?._id ?? '')
      .execute()
  }

  it('keeps a person from registering and from bidding, also with another account of the same number, until staff lift it', async () => {
    const { _work, sale, bidders } = await closedLot([3_000_000])
    const [first] = bidders
    if (first === undefined) throw new Error('one has bid')
    const { sale: open } = await registerIn(first.token)
    const { _id: _open } = await addLot(server, open._id)
    await overdue(_work)
    await act(_work, defaulted)
    const bid = (maximum: number) =>
      server.ask('POST /api/v1/auction/works/{_work}/bids', { token: first.token, params: { _work: _open }, body: { maximum } })
    expect((await bid(200_000)).status, 'one is no block').toBe(201)
    await another(first._id)
    const put = async (maximum: number) => {
      const { bids } = (await server.ask('GET /api/v1/auction/works/{_work}/bids', { token: first.token, params: { _work: _open } })).answer
      const params = { _work: _open, _id: bids[0]?._id ?? '' }
      return server.ask('PUT /api/v1/auction/works/{_work}/bids/{_id}', { token: first.token, params, body: { maximum } })
    }
    expect((await put(300_000)).error.code).toBe('bidderBlocked')
    const refused = await registerIn(first.token)
    expect(refused.obstacle).toBe('blocked')
    expect(refused.asked.error.code).toBe('bidderBlocked')
    const { phone, email } = await db.selectFrom('users').select(['phone', 'email']).where('_id', '=', first._id).executeTakeFirstOrThrow()
    expect([phone, email]).not.toEqual([null, null])
    const params = { _id: sale._id }
    const listed = await server.ask('GET /api/console/auction/programs/{_id}/bidders', { token: staff, params })
    const [bidder] = listed.answer.bidders
    expect(bidder?.defaults).toBe(2)
    const lift = () =>
      server.ask('POST /api/console/auction/registrations/{_id}/lift', {
        token: staff,
        params: { _id: bidder?._id ?? '' },
        body: { reason: '입금 확인' },
      })
    expect((await lift()).answer.bidder.defaults).toBe(0)
    expect((await lift()).error.code).toBe('noDefaults')
    expect((await put(300_000)).status).toBe(200)
    const noted = db
      .selectFrom('audit')
      .select('reason')
      .where('_item', '=', bidder?._id ?? '')
    expect((await noted.where('action', '=', 'change').execute()).map(({ reason }) => reason)).toEqual(['입금 확인'])
  })

  it('counts for another account with the same certified address, and for nobody else', async () => {
    const { _work, bidders } = await closedLot([3_000_000])
    const [first] = bidders
    if (first === undefined) throw new Error('one has bid')
    await overdue(_work)
    await act(_work, defaulted)
    const [other, stranger] = [await addMember(server, `same${count}`), await addMember(server, `stranger${count}`)]
    const { phone } = await db.selectFrom('users').select('phone').where('_id', '=', first._id).executeTakeFirstOrThrow()
    const { email } = await db.selectFrom('users').select('email').where('_id', '=', first._id).executeTakeFirstOrThrow()
    await db.updateTable('users').set({ phone, email }).where('_id', '=', other._id).execute()
    const counted = await countDefaults(db, platform.serverKey, [first._id, other._id, stranger._id])
    expect([first, other, stranger].map(({ _id }) => counted.get(_id))).toEqual([1, 1, 0])
    expect(JSON.stringify(await db.selectFrom('auctionDefaults').selectAll().execute())).not.toContain(phone ?? email ?? '-')
  })
})

describe('a lot that has passed', () => {
  const offerFor = ({ token }: { token: string }, _work: string, amount: number, idempotencyKey?: string) =>
    server.ask('POST /api/v1/auction/works/{_id}/offers', {
      token,
      params: { _id: _work },
      body: { amount },
      ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
    })

  it('is offered to its highest bidder between the price and the reserve, and sold when that accepts', async () => {
    const { _work, bidders } = await closedLot([800_000, 500_000], 1_000_000)
    const [first] = bidders
    if (first === undefined) throw new Error('one has bid')
    const { win, next } = await after(_work)
    expect(win).toBe(null)
    expect(next).toMatchObject({ paddle: first.paddle, least: 550_000, most: 1_000_000 })
    expect((await act(_work, { step: 'offer', amount: 1_000_001, days: 3 })).error.code).toBe('offerSum')
    await act(_work, { step: 'offer', amount: 900_000, days: 3 })
    const offer = await offerOf(first, _work)
    expect(offer).toMatchObject({ kind: 'passed', cost: { hammer: 900_000 } })
    expect((await answer(first, offer._id, 'accepted')).status).toBe(200)
    expect((await offerOf(first, _work)).own).toMatchObject({ state: 'won', order: { total: offer.cost.total } })
    const { lot } = (await server.ask('GET /api/v1/auction/works/{_work}/lot', { params: { _work } })).answer
    expect(lot, 'nobody learns that it was below').toMatchObject({ state: 'sold', price: 900_000, isReserveMet: true })
    await requireRight(_work)
    await settle()
    expect((await db.selectFrom('auctionWins').select('_id').where('_work', '=', _work).execute()).length).toBe(1)
  })

  it('is sold at once for its reserve; of what is less nobody learns by how much, and staff decide', async () => {
    const { _work, sale } = await closedLot([500_000], 1_000_000)
    const [low, high] = [await newBidder(sale._id), await newBidder(sale._id)]
    const outsider = await addMember(server, `outsider${count}`)
    expect((await offerFor(outsider, _work, 900_000)).error.code).toBe('notRegistered')
    expect((await offerFor({ token: staff }, _work, 900_000)).error.code).toBe('staffCannotBid')
    const made = await offerFor(low, _work, 999_999)
    expect(made.answer.offer).toMatchObject({ kind: 'own', state: 'standing', cost: { hammer: 999_999 } })
    expect(JSON.stringify(made.answer)).not.toContain('1000000')
    expect((await offerFor(low, _work, 999_998)).error.code).toBe('offerStands')
    expect((await offerFor(high, _work, 60_000_000)).error.code).toBe('bidOverLimit')
    expect((await offerOf(low, _work)).own.state).toBe('offered')
    expect((await offerFor(high, _work, 1_000_000)).answer.offer.state).toBe('accepted')
    expect((await offerOf(low, _work)).state).toBe('overtaken')
    expect(await kindsOf(low._id)).toEqual(['offerEnded'])
    expect((await offerFor(low, _work, 2_000_000)).error.code).toBe('offersClosed')
    expect((await after(_work)).win).toMatchObject({ paddle: high.paddle, hammer: 1_000_000 })
    await requireRight(_work)
  })

  it('is sold to nobody who has consigned it, neither by an own offer nor by one of the house', async () => {
    const { _work, bidders } = await closedLot([800_000], 1_000_000)
    const [first] = bidders
    if (first === undefined) throw new Error('one has bid')
    await act(_work, { step: 'offer', amount: 900_000, days: 3 })
    const offered = await offerOf(first, _work)
    const { _id: _consignor } = await server.add(consignors, { ...newConsignor, _user: first._id })
    const work = await repositoryOf(works).find(db, _work)
    if (work === undefined || work === 'removed') throw new Error('the work is there')
    await repositoryOf(works).update(db, work, { _consignor })
    expect((await answer(first, offered._id, 'accepted')).error.code).toBe('consignorCannotBid')
    expect((await answer(first, offered._id, 'declined')).status).toBe(200)
    expect((await offerFor(first, _work, 1_000_000)).error.code).toBe('consignorCannotBid')
    expect((await after(_work)).win).toBe(null)
  })

  it('is sold once, however many offer its reserve at a time, and an offer that is sent twice is one', async () => {
    const { _work, sale } = await closedLot([], 1_000_000)
    const many: Bidder[] = []
    for (let each = 0; each < 4; each += 1) many.push(await newBidder(sale._id))
    const key = '019a0000-0000-7000-8000-00000000000a'
    const [one] = many
    if (one === undefined) throw new Error('four came')
    const made = await offerFor(one, _work, 400_000, key)
    expect(made.status).toBe(201)
    expect((await offerFor(one, _work, 400_000, key)).answer).toEqual(made.answer)
    const rest = await Promise.all(many.slice(1).map((who) => offerFor(who, _work, 1_000_000)))
    expect(rest.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect((await db.selectFrom('auctionWins').select('_id').where('_work', '=', _work).execute()).length).toBe(1)
    await requireRight(_work)
  })

  it('lets offers be withdrawn, three for each, and staff decline or accept what stands', async () => {
    const { _work, sale } = await closedLot([500_000], 1_000_000)
    const [who, other] = [await newBidder(sale._id), await newBidder(sale._id)]
    const first = (await offerFor(who, _work, 600_000)).answer.offer
    expect((await answer(other, first._id, 'withdrawn')).status).toBe(404)
    expect((await answer(who, first._id, 'accepted')).error.code, 'one’s own').toBe('lotStep')
    expect((await answer(who, first._id, 'withdrawn')).answer.offer.state).toBe('withdrawn')
    const second = (await offerFor(who, _work, 700_000)).answer.offer
    expect((await act(_work, { step: 'accept', _offer: first._id })).error.code).toBe('offerOver')
    await act(_work, { step: 'decline', _offer: second._id })
    expect(await kindsOf(who._id)).toEqual(['offerDeclined'])
    const third = (await offerFor(who, _work, 800_000)).answer.offer
    expect((await offerFor(other, _work, 650_000)).status).toBe(201)
    const taken = (await act(_work, { step: 'accept', _offer: third._id })).answer
    expect(taken.win).toMatchObject({ paddle: who.paddle, hammer: 800_000, order: { standing: 'unpaid' } })
    expect(taken.offers.map(({ state }) => state)).toEqual(['overtaken', 'accepted', 'declined', 'withdrawn'])
    await requireRight(_work)
  })

  it('is sold to nobody who has left: the offer is withdrawn', async () => {
    const { _work, sale } = await closedLot([500_000], 1_000_000)
    const who = await newBidder(sale._id)
    const made = (await offerFor(who, _work, 600_000)).answer.offer
    await inTransaction(db, (own) => leaveBidding(who._id, { ...own, platform }))
    expect((await after(_work)).offers).toMatchObject([{ _id: made._id, state: 'withdrawn', bidder: null }])
    expect((await act(_work, { step: 'accept', _offer: made._id })).error.code).toBe('offerOver')
  })

  it('takes three offers of each, and none after seven days', async () => {
    const { _work, sale } = await closedLot([500_000], 1_000_000)
    const who = await newBidder(sale._id)
    for (const amount of [1000, 2000, 3000]) {
      const made = (await offerFor(who, _work, amount)).answer.offer
      await answer(who, made._id, 'withdrawn')
    }
    expect((await offerFor(who, _work, 4000)).error.code).toBe('offersUsed')
    const late = await closedLot([], 1_000_000)
    expect((await db.selectFrom('auctionLots').select('phase').where('_work', '=', late._work).executeTakeFirstOrThrow()).phase).toBe(
      'passed',
    )
    const row = await db.selectFrom('auctionLots').select('state').where('_work', '=', late._work).executeTakeFirstOrThrow()
    const state = { ...(JSON.parse(row.state) as object), endsAt: Date.now() - 7 * day - 1000 }
    await db
      .updateTable('auctionLots')
      .set({ state: JSON.stringify(state) })
      .where('_work', '=', late._work)
      .execute()
    expect((await offerFor(await newBidder(late.sale._id), late._work, 4000)).error.code).toBe('offersClosed')
  })
})

describe('a work that was not sold', () => {
  const again = (_work: string, body: object) =>
    server.ask('POST /api/console/auction/works/{_id}/again', { token: staff, params: { _id: _work }, body })
  const readWork = async (_id: string) => (await server.ask('GET /api/v1/auction/works/{_id}', { params: { _id } })).answer.work

  it('is listed again in another sale, once, with where it was offered before, and takes no offers any more', async () => {
    const { _work, sale, bidders } = await closedLot([500_000], 1_000_000)
    const next = await addSale(server, { title: { ko: '가을 경매' } })
    await addLot(server, next._id, '7')
    const who = await newBidder(sale._id)
    const params = { _id: _work }
    const made = await server.ask('POST /api/v1/auction/works/{_id}/offers', { token: who.token, params, body: { amount: 600_000 } })
    expect((await after(_work)).canListAgain, 'an offer waits').toBe(false)
    expect((await again(_work, { _program: next._id, lot: '8' })).error.code).toBe('lotStep')
    await answer(who, made.answer.offer._id, 'withdrawn')
    expect((await after(_work)).canListAgain).toBe(true)
    expect((await again(_work, { _program: next._id, lot: '7' })).error.code, 'the number is taken').toBe('invalid')
    const tries = await Promise.all([again(_work, { _program: next._id, lot: '8' }), again(_work, { _program: next._id, lot: '9' })])
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const copy = tries.find(({ status }) => status === 201)?.answer.work._id ?? ''
    expect(await after(_work)).toMatchObject({ _again: copy, canListAgain: false, next: null })
    const late = await server.ask('POST /api/v1/auction/works/{_id}/offers', { token: who.token, params, body: { amount: 2_000_000 } })
    expect(late.error.code).toBe('offersClosed')
    expect((await act(_work, { step: 'offer', amount: 600_000, days: 3 })).error.code).toBe('lotStep')
    const draft = (await server.ask('GET /api/console/auction/works/{_id}', { token: staff, params: { _id: copy } })).answer.work
    expect(draft).toMatchObject({ isPublished: false, reserve: 1_000_000, _program: next._id })
    await sql`update "auction_works" set "state" = 'published' where "_id" = ${copy}`.execute(db)
    const shown = await readWork(copy)
    expect(shown.before).toMatchObject([{ _work, lot: '12A', program: { _id: sale._id, title: '봄 경매' }, state: 'passed' }])
    expect(JSON.stringify(shown)).not.toContain('reserve')
    expect(await after(copy)).toMatchObject({ before: [{ _work }], win: null })
    expect(bidders).toHaveLength(1)
    await requireRight(_work)
  })

  it('is not listed again once it is sold', async () => {
    const { _work } = await closedLot([2_000_000])
    const next = await addSale(server)
    expect((await again(_work, { _program: next._id, lot: '1' })).error.code).toBe('lotStep')
  })
})
