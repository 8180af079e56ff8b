import { biddingTimes } from '#contract/auction/bidding-times.ts'
import { works } from '#contract/auction/works.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { inNotedTransaction, NotedRefusal } from '../../http/noted-refusal.ts'
import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { seconds } from '../../testing/patience.ts'
import { serverForFile } from '../../testing/server.ts'
import { closeLots } from './close-lots.ts'
import { iso, readClock } from './clock.ts'
import { checkedState } from './log-hash.ts'
import { requireHung } from './lot-rows.ts'
import { openLots } from './open-lots.ts'
import { noteService } from './outage.ts'
import { lockRegistration } from './registrations.ts'
import { takeStep, type WantedStep } from './take-step.ts'

const server = await serverForFile({ hasAccounts: true })
const { database } = server
const { db, engine } = database
await openAuction(server)
const { extension } = biddingTimes
const hour = 60 * 60_000
const closesAt = Date.parse('2027-03-10T05:00:00.000Z')
let count = 0

/** A sale of so many lots, of which the first ends at `closesAt`, and two bidders. */
async function newSale(lots = 1) {
  const sale = await addSale(server, { closesAt: iso(closesAt) })
  const ids: string[] = []
  for (let lot = 1; lot <= lots; lot += 1)
    ids.push((await addLot(server, sale._id, String(lot), { reserve: lot === 3 ? 500_000 : null }))._id)
  const newBidder = async () => {
    const { _id, token } = await addMember(server, `closing${(count += 1)}`)
    return { _id, token, paddle: await registerFor(server, sale._id, token) }
  }
  const [a, b] = [await newBidder(), await newBidder()]
  const bid = (who: { _id: string }, _work: string, step: WantedStep | number, at: number) =>
    inNotedTransaction(db, async (own) => {
      const registration = await lockRegistration(own, sale._id, who._id)
      if (registration === undefined) throw new Error('the bidder is registered')
      const wanted = typeof step === 'number' ? ({ kind: 'placed', maximum: step } as const) : step
      return takeStep(own, { hung: await requireHung(own, _work), registration, step: wanted, arrivedAt: at - 5 }, async () => at)
    })
  return { sale, works: ids, work: ids[0] ?? '', a, b, bid }
}
const logOf = (_work: string) => db.selectFrom('auctionLog').selectAll().where('_work', '=', _work).orderBy('number').execute()
const lotOf = (_work: string) => db.selectFrom('auctionLots').selectAll().where('_work', '=', _work).executeTakeFirstOrThrow()
const phaseOf = async (_work: string) => (await lotOf(_work)).phase
/** Bids are taken until this moment, by the clock of the database. */
const serve = (at: number) => inTransaction(db, (own) => noteService(own.db, engine, at))
const seen = (at: number) =>
  db
    .updateTable('auctionService')
    .set({ seenAt: iso(at) })
    .execute()
const close = (at: number) => closeLots(database, at)

beforeEach(async () => {
  await serve(closesAt - hour)
  await seen(closesAt - hour)
  // Lots of other tests are none of this one's.
  await db.updateTable('auctionLots').set({ phase: 'passed' }).where('phase', '=', 'open').execute()
})

describe('the end of a lot', () => {
  it('is no time to bid any more, to the millisecond, and the refused bidder reads how late it was', async () => {
    const { work, a, b, bid } = await newSale()
    await bid(a, work, 200_000, closesAt - hour)
    const late = await bid(b, work, 900_000, closesAt).catch((error: unknown) => error)
    expect(late).toBeInstanceOf(NotedRefusal)
    expect(late).toMatchObject({ code: 'bidTooLate', details: { values: { late: '0.000' } } })
    expect(await bid(b, work, 900_000, closesAt + 412).catch((error: unknown) => error)).toMatchObject({
      code: 'bidTooLate',
      details: { values: { late: '0.412' } },
    })
    expect(await lotOf(work)).toMatchObject({ price: 100_000, leader: a.paddle })
    const refused = (await logOf(work)).filter(({ kind }) => kind === 'refused')
    expect(refused.map(({ at, arrivedAt }) => [at, arrivedAt])).toEqual([
      [iso(closesAt), iso(closesAt - 5)],
      [iso(closesAt + 412), iso(closesAt + 407)],
    ])
    // One millisecond earlier it would have been taken.
    const other = await newSale()
    await other.bid(other.a, other.work, 200_000, closesAt - 1)
    expect(await lotOf(other.work)).toMatchObject({ leader: other.a.paddle, endsAt: iso(closesAt - 1 + extension) })
  })

  it('moves on with a bid of the last three minutes: of this lot, and of no other', async () => {
    const { works, a, bid } = await newSale(2)
    const [one = '', two = ''] = works
    await openLots(database)
    await bid(a, one, 200_000, closesAt - 1000)
    expect([(await lotOf(one)).endsAt, (await lotOf(two)).endsAt]).toEqual([iso(closesAt - 1000 + extension), iso(closesAt + 60_000)])
    await serve(closesAt)
    await seen(closesAt)
    await close(closesAt)
    expect(await phaseOf(one)).toBe('open')
  })

  it('closes each lot once, also by two at the same moment: sold, passed, or passed below the reserve', async () => {
    const { works, a, b, bid } = await newSale(4)
    const [sold = '', empty = '', below = '', later = ''] = works
    await openLots(database)
    await bid(a, sold, 300_000, closesAt - hour)
    await bid(b, sold, 200_000, closesAt - hour)
    await bid(b, below, 499_999, closesAt - hour)
    const end = closesAt + 2 * 60_000
    await seen(end)
    await Promise.all([close(end), close(end), close(end)])
    expect(await Promise.all([sold, empty, below, later].map(phaseOf))).toEqual(['sold', 'passed', 'passed', 'open'])
    for (const work of [sold, empty, below]) {
      const log = await logOf(work)
      expect(log.filter(({ kind }) => kind === 'closed')).toHaveLength(1)
      expect(checkedState(log).phase).toBe(await phaseOf(work))
    }
    expect((await lotOf(sold)).price).toBe(210_000)
    const own = await server.ask('GET /api/v1/auction/works/{_work}/bids', { token: a.token, params: { _work: sold } })
    expect(own.answer.bids).toMatchObject([{ state: 'won', retractableUntil: null }])
    const lost = await server.ask('GET /api/v1/auction/works/{_work}/bids', { token: b.token, params: { _work: sold } })
    expect(lost.answer.bids).toMatchObject([{ state: 'lost' }])
  })

  it('of bids and closings at the same moment has one order: whatever comes after the close is refused', async () => {
    const { work, a, b, bid } = await newSale()
    await bid(a, work, 200_000, closesAt - hour)
    await seen(closesAt)
    const results = await Promise.allSettled([
      close(closesAt),
      bid(b, work, 300_000, closesAt - 1),
      close(closesAt),
      bid(b, work, 400_000, closesAt),
    ])
    const log = await logOf(work)
    const state = checkedState(log)
    const closed = log.findIndex(({ kind }) => kind === 'closed')
    const placed = log.filter(({ kind, paddle }) => kind === 'placed' && paddle === b.paddle)
    expect(results[3]?.status, 'the end is no time to bid').toBe('rejected')
    // Either the close came first, or the bid did and has moved the end.
    expect(state.phase).toBe(closed < 0 ? 'open' : 'sold')
    expect(placed).toHaveLength(closed < 0 ? 1 : 0)
  })

  it('sells nothing where the row of a lot is not what its log says', async () => {
    const { work, a, bid } = await newSale()
    await bid(a, work, 200_000, closesAt - hour)
    await db.updateTable('auctionLots').set({ price: 190_000 }).where('_work', '=', work).execute()
    await seen(closesAt)
    await expect(close(closesAt)).rejects.toThrow('is not what its log says')
    expect(await phaseOf(work)).toBe('open')
  })

  it('comes also for a lot whose work is hidden, where somebody has bid, and else withdraws it', async () => {
    const { works: lots, a, bid } = await newSale(2)
    const [one = '', two = ''] = lots
    await openLots(database)
    await bid(a, one, 200_000, closesAt - hour)
    for (const _id of [one, two]) {
      const item = await repositoryOf(works).find(db, _id)
      if (item === undefined || item === 'removed') throw new Error('it is there')
      await db.transaction().execute((own) => repositoryOf(works).update(own, item, { isPublished: false }))
    }
    const end = closesAt + 60_000
    await seen(end)
    await close(end)
    expect([await phaseOf(one), await phaseOf(two)]).toEqual(['sold', 'withdrawn'])
  })

  it('follows its sale while nobody has bid', async () => {
    const { sale, works, a, bid } = await newSale(2)
    const [one = '', two = ''] = works
    await openLots(database)
    await bid(a, one, 200_000, closesAt - hour)
    const token = await server.login('admin')
    const body = { closesAt: iso(closesAt + hour) }
    expect((await server.ask('PUT /api/console/auction/programs/{_id}', { token, params: { _id: sale._id }, body })).status).toBe(200)
    await openLots(database)
    expect([(await lotOf(one)).endsAt, (await lotOf(two)).endsAt]).toEqual([iso(closesAt), iso(closesAt + hour + 60_000)])
    const before = (await logOf(two)).length
    await openLots(database)
    expect(await logOf(two)).toHaveLength(before)
  })
})

describe('an outage', () => {
  it('of more than twenty seconds in the last minutes of a lot moves the open lots of its sale by that and three minutes', async () => {
    const { works, a, bid } = await newSale(2)
    const other = await newSale()
    const [one = '', two = ''] = works
    await openLots(database)
    await bid(a, one, 200_000, closesAt - hour)
    await db.updateTable('auctionLots').set({ phase: 'passed' }).where('_work', '=', other.work).execute()
    await seen(closesAt - 60_000)
    expect(await serve(closesAt - 60_000 + 20_000)).toBeUndefined()
    expect((await lotOf(one)).endsAt, 'twenty seconds are none').toBe(iso(closesAt))
    // It goes down again, and comes back after the end.
    const back = closesAt + 30_000
    expect(await serve(back)).toBe(70_000)
    expect([(await lotOf(one)).endsAt, (await lotOf(two)).endsAt]).toEqual([
      iso(closesAt + 70_000 + extension),
      iso(closesAt + 60_000 + 70_000 + extension),
    ])
    const [, , moved] = await logOf(one)
    expect(moved).toMatchObject({ kind: 'extended', isPublic: 1 })
    expect(JSON.parse(moved?.details ?? '')).toMatchObject({ outage: { from: iso(closesAt - 40_000), to: iso(back) } })
    await close(back)
    expect(await phaseOf(one)).toBe('open')
    await bid(a, two, 200_000, back)
    for (const work of [one, two]) checkedState(await logOf(work))
  })

  it('does not bring back what had ended before, and moves nothing that is not near its end', async () => {
    const { works } = await newSale(2)
    const [ended = ''] = works
    const far = await newSale()
    await openLots(database)
    await db
      .updateTable('auctionLots')
      .set({ phase: 'passed' })
      .where('_work', '=', works[1] ?? '')
      .execute()
    await db.updateTable('auctionLots').set({ phase: 'passed' }).where('_work', '=', far.work).execute()
    await seen(closesAt)
    await serve(closesAt + 10 * 60_000)
    expect((await lotOf(ended)).endsAt).toBe(iso(closesAt))
    await close(closesAt + 10 * 60_000)
    expect(await phaseOf(ended)).toBe('passed')
    const early = await newSale()
    await openLots(database)
    await seen(closesAt - 2 * hour)
    await serve(closesAt - hour)
    expect((await lotOf(early.work)).endsAt).toBe(iso(closesAt))
  })

  it('that nobody has looked at yet closes nothing', async () => {
    const { work, a, bid } = await newSale()
    await bid(a, work, 200_000, closesAt - hour)
    await seen(closesAt - 21_000)
    await close(closesAt)
    expect(await phaseOf(work)).toBe('open')
  })

  it('is counted once by two that come back at the same moment', async () => {
    const { work } = await newSale()
    await openLots(database)
    await seen(closesAt - 60_000)
    await Promise.all([serve(closesAt - 10_000), serve(closesAt - 10_000)])
    expect((await lotOf(work)).endsAt).toBe(iso(closesAt + 50_000 + extension))
  })
})

it('the clock of the database says the time in milliseconds and goes on', async () => {
  const [before, first, second] = [Date.now(), await readClock(db, engine), await readClock(db, engine)]
  expect(second).toBeGreaterThanOrEqual(first)
  expect(Math.abs(first - before)).toBeLessThan(5000)
})

it('a server that listens begins logs, notes that it takes bids, and closes what has ended', async () => {
  const now = Date.now()
  const sale = await addSale(server, { closesAt: iso(now + 60_000) })
  const { _id } = await addLot(server, sale._id)
  await db.deleteFrom('auctionService').execute()
  await db
    .insertInto('auctionService')
    .values({ _id: 'bidding', seenAt: iso(now - 40_000) })
    .execute()
  await openLots(database)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(async () => Date.parse((await lotOf(_id)).endsAt), { timeout: seconds(20) }).toBeGreaterThan(now + 60_000 + extension)
  const [, moved] = await logOf(_id)
  expect(moved?.kind).toBe('extended')
  const next = await addSale(server, { closesAt: iso(Date.now() + 1500) })
  const lot = await addLot(server, next._id)
  await expect
    .poll(async () => (await db.selectFrom('auctionLots').select('phase').where('_work', '=', lot._id).executeTakeFirst())?.phase, {
      timeout: seconds(20),
    })
    .toBe('passed')
})
