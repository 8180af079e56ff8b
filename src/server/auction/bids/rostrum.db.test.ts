import { setTimeout as pause } from 'node:timers/promises'
import { biddingTimes } from '#contract/auction/bidding-times.ts'
import type { Body } from '#contract/api.ts'
import { describe, expect, it } from 'vitest'
import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { closeLots } from './close-lots.ts'
import { tellBidders } from './tell-bidders.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
await openAuction(server)
const staff = await server.login('admin')
const second = await server.login('admin')
let count = 0
async function bidder(_program: string, limit?: number) {
  const who = await addMember(server, `hall${(count += 1)}`, { name: '문도현' })
  return { ...who, paddle: await registerFor(server, _program, who.token, limit) }
}
const hallSale = async () => {
  const sale = await addSale(server, { closing: 'hammer', closesAt: new Date(Date.now() - 60_000).toISOString() })
  return { sale, works: [await addLot(server, sale._id, '1'), await addLot(server, sale._id, '2')] as const }
}
const place = (token: string, _work: string, maximum: number) =>
  server.ask('POST /api/v1/auction/works/{_work}/bids', { token, params: { _work }, body: { maximum } })
const enter = (_work: string, body: Body<'POST /api/console/auction/works/{_work}/paddle-bids'>, token = staff) =>
  server.ask('POST /api/console/auction/works/{_work}/paddle-bids', { token, params: { _work }, body })
const take = (_work: string, body: Body<'POST /api/console/auction/works/{_work}/rostrum'>, token = staff) =>
  server.ask('POST /api/console/auction/works/{_work}/rostrum', { token, params: { _work }, body })
const rostrum = (_id: string, token = staff) => server.ask('GET /api/console/auction/programs/{_id}/rostrum', { token, params: { _id } })
const kindsOf = async (_work: string) =>
  (await db.selectFrom('auctionLog').select('kind').where('_work', '=', _work).orderBy('number').execute()).map(({ kind }) => kind)
const newsOf = async (_user: string) =>
  (await db.selectFrom('notifications').select('kind').where('_user', '=', _user).where('module', '=', 'auction').execute()).map(
    ({ kind }) => kind,
  )
const codeOf = ({ status, answer }: { status: number; answer: unknown }) => [status, (answer as { code?: string }).code]

describe('the desk of an auctioneer', () => {
  it('calls one lot at a time, takes bids of the hall and of the net, and lets the hammer fall once at the price that was seen', async () => {
    const { sale, works } = await hallSale()
    const [{ _id: one }, { _id: two }] = works
    const [near, far] = [await bidder(sale._id), await bidder(sale._id)]
    await place(far.token, one, 300_000)
    await place(far.token, two, 150_000)
    await closeLots(server.database)
    expect((await rostrum(sale._id)).answer, 'its time closes no lot of a hall').toMatchObject({ called: null, decided: [] })

    expect((await take(one, { step: 'called' })).answer.lot).toMatchObject({ state: 'open', call: 'called', price: 100_000 })
    expect(codeOf(await take(two, { step: 'called' }))).toEqual([409, 'lotCalled'])
    await tellBidders(server.app.platform)
    expect(await newsOf(far._id)).toEqual(['called'])
    expect((await take(one, { step: 'called' })).status, 'once more is the same').toBe(200)
    const first = { price: 100_000, leader: far.paddle }
    expect(codeOf(await take(one, { step: 'hammered', seen: first })), 'nobody was warned').toEqual([409, 'lotUnwarned'])
    expect((await take(one, { step: 'warned', seen: first })).answer.lot.call).toBe('warned')

    // A bid of the hall takes the warning back.
    const bid = await enter(one, { paddle: near.paddle, maximum: 350_000, channel: 'room' })
    expect(bid.answer.lot).toMatchObject({ leader: near.paddle, price: 310_000, call: 'called' })
    expect(codeOf(await take(one, { step: 'warned', seen: first }))).toEqual([409, 'lotMoved'])
    const seen = { price: 310_000, leader: near.paddle }
    expect((await rostrum(sale._id)).answer).toMatchObject({
      called: { _work: one, leaderName: '문도현', channel: 'room', author: '가람', title: '작품 1' },
      next: [{ _work: two, channel: null, call: 'waiting' }],
    })
    await take(one, { step: 'warned', seen })
    expect(codeOf(await take(one, { step: 'hammered', seen })), 'too soon after the warning').toEqual([409, 'lotUnwarned'])
    await pause(biddingTimes.warning + 50)
    const both = await Promise.all([take(one, { step: 'hammered', seen }), take(one, { step: 'hammered', seen }, second)])
    expect(both.map(({ status, answer }) => [status, answer.lot.state])).toEqual([
      [200, 'sold'],
      [200, 'sold'],
    ])
    expect(await kindsOf(one)).toEqual(['opened', 'placed', 'called', 'warned', 'placed', 'warned', 'closed'])
    expect(codeOf(await place(far.token, one, 900_000))).toEqual([409, 'bidTooLate'])
    expect((await take(two, { step: 'called' })).status).toBe(200)
    expect((await rostrum(sale._id)).answer).toMatchObject({ called: { _work: two }, decided: [{ _work: one, state: 'sold' }] })
  })

  it('lets nobody retract from what is called, and sets aside what is paused', async () => {
    const { sale, works } = await hallSale()
    const [{ _id: one }, { _id: two }] = works
    await rostrum(sale._id)
    await closeLots(server.database)
    const who = await bidder(sale._id)
    await place(who.token, two, 100_000)
    await take(two, { step: 'called' })
    const params = { _work: two }
    const _id = (await server.ask('GET /api/v1/auction/works/{_work}/bids', { token: who.token, params })).answer.bids[0]?._id ?? ''
    const gone = await server.ask('DELETE /api/v1/auction/works/{_work}/bids/{_id}', { token: who.token, params: { _work: two, _id } })
    expect(codeOf(gone), 'nobody retracts while it is called').toEqual([409, 'retractionLate'])
    const body = { step: 'paused', reason: '액자 확인' } as const
    await server.ask('POST /api/console/auction/works/{_work}/steps', { token: staff, params, body })
    expect((await take(one, { step: 'called' })).status).toBe(200)
    expect(await kindsOf(two)).toEqual(['opened', 'placed', 'called', 'refused', 'paused'])
  })

  it('is for sales of a hall alone, and for staff', async () => {
    const sale = await addSale(server)
    const { _id } = await addLot(server, sale._id)
    const who = await bidder(sale._id)
    await place(who.token, _id, 100_000)
    expect(codeOf(await take(_id, { step: 'called' }))).toEqual([409, 'lotStep'])
    expect((await take(_id, { step: 'called' }, who.token)).status).toBe(403)
    expect((await rostrum(sale._id, who.token)).status).toBe(403)
    expect((await enter(_id, { paddle: who.paddle, maximum: 200_000, channel: 'phone' }, who.token)).status).toBe(403)
    const body = { closing: 'hammer' } as const
    const changed = await server.ask('PUT /api/console/auction/programs/{_id}', { token: staff, params: { _id: sale._id }, body })
    expect(
      changed.error.issues?.map(({ path }) => path),
      'what closes lots stays once somebody has bid',
    ).toEqual(['closing'])
  })
})

describe('bids that staff enter under a paddle', () => {
  it('are bids of that paddle as any other, with who entered them and how they came in', async () => {
    const sale = await addSale(server)
    const { _id } = await addLot(server, sale._id)
    const who = await bidder(sale._id, 1_000_000)
    const { paddle } = who
    expect((await enter(_id, { paddle, maximum: 200_000, channel: 'written' })).answer.lot).toMatchObject({
      leader: paddle,
      price: 100_000,
    })
    expect((await enter(_id, { paddle, maximum: 400_000, channel: 'phone' })).status, 'a second one changes the first').toBe(200)
    const own = await server.ask('GET /api/v1/auction/works/{_work}/bids', { token: who.token, params: { _work: _id } })
    expect(own.answer.bids).toMatchObject([{ maximum: 400_000, state: 'leading' }])
    expect(await newsOf(who._id), 'who was not there hears of it').toEqual(['bidEntered', 'bidEntered'])
    expect(codeOf(await enter(_id, { paddle, maximum: 1_100_000, channel: 'phone' }))).toEqual([409, 'bidOverLimit'])
    expect(codeOf(await enter(_id, { paddle: 999, maximum: 500_000, channel: 'phone' }))).toEqual([409, 'noPaddle'])
    const log = await db.selectFrom('auctionLog').selectAll().where('_work', '=', _id).orderBy('number').execute()
    expect(
      log
        .slice(1)
        .map(({ kind, paddle: of, _staff, details }) => [kind, of, _staff !== null, (JSON.parse(details) as { channel?: string }).channel]),
    ).toEqual([
      ['placed', paddle, true, 'written'],
      ['changed', paddle, true, 'phone'],
      ['refused', paddle, true, undefined],
    ])
  })
})
