import { beforeEach, describe, expect, it } from 'vitest'
import { inNotedTransaction } from '../../http/noted-refusal.ts'
import { needs } from '../../modules.ts'
import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf } from '../../testing/orders.ts'
import { serverForFile } from '../../testing/server.ts'
import { closeLots } from '../bids/close-lots.ts'
import { iso, readClock } from '../bids/clock.ts'
import { checkedState } from '../bids/log-hash.ts'
import { requireHung } from '../bids/lot-rows.ts'
import { openLots } from '../bids/open-lots.ts'
import { noteService } from '../bids/outage.ts'
import { lockRegistration } from '../bids/registrations.ts'
import { takeStep } from '../bids/take-step.ts'
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
  await db
    .updateTable('auctionService')
    .set({ seenAt: iso(closesAt) })
    .execute()
  await openLots(database)
  await closeLots(database, closesAt)
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
