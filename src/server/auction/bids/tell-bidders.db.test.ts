import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { inNotedTransaction } from '../../http/noted-refusal.ts'
import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { iso } from './clock.ts'
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

const minute = 60_000
const closesAt = Date.parse('2027-04-10T05:00:00.000Z')
const early = closesAt - 120 * minute
/** Both processes look at the same moment. */
const tell = (at: number) => Promise.all([tellBidders(server.app.platform, at), tellBidders(other.platform, at)])
let count = 0

async function newLot() {
  const sale = await addSale(server, { closesAt: iso(closesAt) })
  const work = (await addLot(server, sale._id))._id
  const bidder = async () => {
    const { _id, token } = await addMember(server, `told${(count += 1)}`)
    await db.updateTable('users').set({ channels: '["EMAIL"]' }).where('_id', '=', _id).execute()
    const paddle = await registerFor(server, sale._id, token)
    const step = (wanted: WantedStep, at: number) =>
      inNotedTransaction(db, async (own) => {
        const registration = await lockRegistration(own, sale._id, _id)
        if (registration === undefined) throw new Error('the bidder is registered')
        return takeStep(own, { hung: await requireHung(own, work), registration, step: wanted, arrivedAt: at }, async () => at)
      })
    const bid = (maximum: number, at = early) => step({ kind: 'placed', maximum }, at)
    const change = (maximum: number, at = early) => step({ kind: 'changed', maximum }, at)
    const told = async (locale = 'ko') =>
      (await server.ask('GET /api/v1/me/notifications', { token, locale })).answer.notifications
        .filter(({ subject }) => subject === work)
        .map(({ kind, text, path }) => ({ kind, text, path }))
    /** Mails to the bidder that wait or were sent: their templates. */
    const mails = async () => {
      const rows = await db
        .selectFrom('deliveries')
        .select(['template', 'channel'])
        .where('_user', '=', _id)
        .where('channel', '=', 'EMAIL')
        .execute()
      return rows.map(({ template }) => template).filter((template) => template.startsWith('auction'))
    }
    const kinds = async () => (await told()).map(({ kind }) => kind)
    return { _id, token, paddle, bid, change, step, told, kinds, mails }
  }
  return { work, a: await bidder(), b: await bidder() }
}

describe('who is outbid', () => {
  it('is told once by several processes, in three languages, without any sum, and who leads is not', async () => {
    const { work, a, b } = await newLot()
    await a.bid(300_000)
    await b.bid(900_000)
    await tell(early + 1000)
    await tell(early + 2000)
    const texts = await Promise.all(['ko', 'en', 'cn'].map(a.told))
    for (const told of texts) {
      expect(told).toMatchObject([{ kind: 'outbid', path: `/auction/works/${work}` }])
      expect(told[0]?.text).toContain('Lot 1')
      expect(told[0]?.text).not.toMatch(/\d{3}/)
    }
    expect(new Set(texts.map(([told]) => told?.text)).size).toBe(3)
    expect(await b.told()).toEqual([])
  })

  it('has one mail for five minutes, and one notice that was not read', async () => {
    const { work, a, b } = await newLot()
    await a.bid(300_000)
    await b.bid(400_000)
    await tell(early)
    await a.change(500_000, early + minute)
    await tell(early + minute)
    await b.change(600_000, early + 2 * minute)
    await tell(early + 2 * minute)
    expect([await a.kinds(), await a.mails(), await b.kinds()]).toEqual([['outbid'], [], ['outbid']])
    await tell(early + 5 * minute)
    await tell(early + 6 * minute)
    // The other one leads again, and has nothing to hear.
    expect([await a.mails(), await b.mails()]).toEqual([['auctionNews'], []])
    expect(await db.selectFrom('auctionOutbid').selectAll().where('_work', '=', work).execute()).toEqual([])
  })

  it('is nobody who raises the own maximum, bids too little to lead, or leads again before it is told', async () => {
    const { a, b } = await newLot()
    await a.bid(300_000)
    await a.change(800_000)
    await b.bid(400_000)
    await tell(early)
    expect([await a.told(), await b.told()]).toEqual([[], []])
    await b.change(900_000)
    await a.change(1_500_000)
    await tell(early)
    expect([await a.kinds(), await b.kinds()]).toEqual([[], ['outbid']])
  })

  it('hears nothing once the lot is closed, nor of a bid that was taken back', async () => {
    const { work, a, b } = await newLot()
    await a.bid(300_000)
    await b.bid(900_000, closesAt - 10_000)
    const { endsAt } = await db.selectFrom('auctionLots').select('endsAt').where('_work', '=', work).executeTakeFirstOrThrow()
    await tell(Date.parse(endsAt))
    await tell(Date.parse(endsAt) + 6 * minute)
    expect([await a.told(), await a.mails()]).toEqual([[], []])
    const second = await newLot()
    await second.a.bid(300_000)
    await second.b.bid(900_000)
    await second.a.step({ kind: 'retracted' }, early)
    await tell(early)
    expect(await second.a.told()).toEqual([])
  })
})

describe('a lot that ends soon', () => {
  it('is told to whose bids stand, ten and three minutes before, each once', async () => {
    const { a, b } = await newLot()
    await a.bid(300_000)
    await b.bid(900_000)
    await tell(early)
    const endsSoon = async () => [await a.kinds(), await b.kinds()].map((kinds) => kinds.filter((kind) => kind === 'endsSoon').length)
    await tell(closesAt - 10 * minute - 1)
    expect(await endsSoon()).toEqual([0, 0])
    await tell(closesAt - 10 * minute)
    await tell(closesAt - 9 * minute)
    expect(await endsSoon()).toEqual([1, 1])
    await tell(closesAt - 3 * minute)
    await tell(closesAt - minute)
    expect(await endsSoon()).toEqual([2, 2])
    expect((await b.mails()).filter((template) => template === 'auctionNews')).toHaveLength(2)
    expect((await a.told())[0]?.text).toContain('3')
  })

  it('is told of three minutes alone where nobody looked before, and not at all once it is over', async () => {
    const { a } = await newLot()
    await a.bid(300_000)
    await tell(closesAt - 2 * minute)
    await tell(closesAt - 2 * minute + 1000)
    expect(await a.kinds()).toEqual(['endsSoon'])
    const second = await newLot()
    await second.a.bid(300_000)
    await tell(closesAt)
    expect(await second.a.told()).toEqual([])
  })
})
