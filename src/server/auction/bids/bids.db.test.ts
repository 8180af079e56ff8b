import type { Body } from '#contract/api.ts'
import { works } from '#contract/auction/works.ts'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { bidsOf, leaveBidding } from './leaving.ts'
import { checkedState } from './log-hash.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
await openAuction(server)
const staff = await server.login('admin')
let count = 0
const member = (name = '정서우') => addMember(server, `bidder${(count += 1)}`, { name })
/** A member who is registered as a bidder of a sale. */
async function bidder(_program: string, limit?: number) {
  const who = await member(`이름${count}`)
  return { ...who, paddle: await registerFor(server, _program, who.token, limit) }
}
const place = (token: string, _work: string, maximum: number, asked: { headers?: Record<string, string>; locale?: string } = {}) =>
  server.ask('POST /api/v1/auction/works/{_work}/bids', { token, params: { _work }, body: { maximum }, ...asked })
const change = (token: string, _work: string, _id: string, maximum: number) =>
  server.ask('PUT /api/v1/auction/works/{_work}/bids/{_id}', { token, params: { _work, _id }, body: { maximum } })
const retract = (token: string, _work: string, _id: string) =>
  server.ask('DELETE /api/v1/auction/works/{_work}/bids/{_id}', { token, params: { _work, _id } })
const own = async (token: string, _work: string) =>
  (await server.ask('GET /api/v1/auction/works/{_work}/bids', { token, params: { _work } })).answer
const lotOf = async (_work: string) => (await server.ask('GET /api/v1/auction/works/{_work}/lot', { params: { _work } })).answer
const step = (_work: string, body: Body<'POST /api/console/auction/works/{_work}/steps'>) =>
  server.ask('POST /api/console/auction/works/{_work}/steps', { token: staff, params: { _work }, body })
const logOf = (_work: string) => db.selectFrom('auctionLog').selectAll().where('_work', '=', _work).orderBy('number').execute()
const ownBidsOf = async (_user: string) => {
  const rows: object[] = []
  for await (const row of bidsOf(db, _user)) rows.push(row)
  return rows
}
/** The log is as it was written, and the row of the lot is what it says. */
async function checkLog(_work: string) {
  const state = checkedState(await logOf(_work))
  const row = await db.selectFrom('auctionLots').selectAll().where('_work', '=', _work).executeTakeFirstOrThrow()
  expect(JSON.parse(row.state)).toEqual(state)
  expect([row.price, row.leader, row.endsAt]).toEqual([
    state.price,
    state.leader === null ? null : Number(state.leader),
    new Date(state.endsAt).toISOString(),
  ])
  return state
}

const sale = await addSale(server)
const newLot = async (change: Parameters<typeof addLot>[3] = {}) => (await addLot(server, sale._id, String((count += 1)), change))._id

describe('a bid', () => {
  it('is a maximum: the price rises only as far as others bid, and who leads is seen by paddle', async () => {
    const [_work, a, b] = [await newLot(), await bidder(sale._id), await bidder(sale._id)]
    const first = await place(a.token, _work, 900_000)
    expect(first.status).toBe(201)
    expect(first.headers['location']).toBe(`/api/v1/auction/works/${_work}/bids/${first.answer.bid._id}`)
    expect(first.answer.bid).toMatchObject({
      maximum: 900_000,
      state: 'leading',
      cost: { hammer: 900_000, premium: 135_000, premiumVat: 13_500, total: 1_048_500 },
    })
    expect(first.answer.lot).toMatchObject({ price: 100_000, leader: a.paddle, bids: 1, proposals: [110_000, 120_000, 130_000] })
    const second = await place(b.token, _work, 300_000)
    expect(second.answer.bid.state).toBe('outbid')
    expect(second.answer.lot).toMatchObject({ price: 310_000, leader: a.paddle, bids: 2 })
    const raised = await change(b.token, _work, second.answer.bid._id, 1_000_000)
    expect([raised.status, raised.answer.lot.price, raised.answer.lot.leader]).toEqual([200, 950_000, b.paddle])
    expect((await own(a.token, _work)).bids).toMatchObject([{ maximum: 900_000, state: 'outbid' }])
    expect((await lotOf(_work)).history.map(({ kind, paddle, price }) => [kind, paddle, price])).toEqual([
      ['bid', b.paddle, 950_000],
      ['bid', b.paddle, 310_000],
      ['bid', a.paddle, 100_000],
    ])
    await checkLog(_work)
  })

  it('is refused below the next price with what is possible, in three languages, and is in the log', async () => {
    const [_work, a, b] = [await newLot(), await bidder(sale._id), await bidder(sale._id)]
    await place(a.token, _work, 500_000)
    const texts = await Promise.all(['ko', 'en', 'cn'].map(async (locale) => (await place(b.token, _work, 109_999, { locale })).error))
    for (const { code, message } of texts) {
      expect(code).toBe('bidTooLow')
      expect(message).toContain('110,000')
      expect(message).not.toContain('500')
    }
    expect(new Set(texts.map(({ message }) => message)).size).toBe(3)
    const refused = (await logOf(_work)).filter(({ kind }) => kind === 'refused')
    expect(refused).toHaveLength(3)
    for (const { paddle, arrivedAt, details } of refused) {
      expect([paddle, arrivedAt === null]).toEqual([b.paddle, false])
      expect(JSON.parse(details)).toMatchObject({ refusal: { code: 'tooLow', least: 110_000, maximum: 109_999 } })
    }
    await checkLog(_work)
  })

  it('is the same one when its request is repeated, and a refused one is decided again', async () => {
    const [_work, a, b] = [await newLot(), await bidder(sale._id), await bidder(sale._id)]
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, again] = [await place(a.token, _work, 300_000, { headers }), await place(a.token, _work, 300_000, { headers })]
    expect([first.status, again.status, again.headers['idempotency-replayed'], again.text]).toEqual([201, 201, 'true', first.text])
    expect((await place(a.token, _work, 300_000)).error.code).toBe('bidStands')
    const other = { 'idempotency-key': crypto.randomUUID() }
    expect((await place(b.token, _work, 105_000, { headers: other })).error.code).toBe('bidTooLow')
    expect((await retract(a.token, _work, first.answer.bid._id)).status).toBe(204)
    expect((await place(b.token, _work, 105_000, { headers: other })).status).toBe(201)
    expect((await logOf(_work)).map(({ kind }) => kind)).toEqual(['opened', 'placed', 'refused', 'refused', 'retracted', 'placed'])
    await checkLog(_work)
  })

  it('is lowered by who leads, down to the price, and the same maximum again changes nothing', async () => {
    const [_work, a, b] = [await newLot(), await bidder(sale._id), await bidder(sale._id)]
    const { bid } = (await place(a.token, _work, 900_000)).answer
    await place(b.token, _work, 300_000)
    expect((await change(a.token, _work, bid._id, 309_999)).error).toMatchObject({ code: 'bidBelowPrice' })
    expect((await change(a.token, _work, bid._id, 310_000)).answer.bid).toMatchObject({ maximum: 310_000, state: 'leading' })
    const before = (await logOf(_work)).length
    expect((await change(a.token, _work, bid._id, 310_000)).status).toBe(200)
    expect(await logOf(_work)).toHaveLength(before)
  })

  it('is retracted within five minutes, and what was bid before stands again', async () => {
    const [_work, a, b] = [await newLot(), await bidder(sale._id), await bidder(sale._id)]
    await place(a.token, _work, 200_000)
    const { bid } = (await place(b.token, _work, 900_000)).answer
    expect(bid.retractableUntil).not.toBeNull()
    expect((await retract(b.token, _work, bid._id)).status).toBe(204)
    expect((await retract(b.token, _work, bid._id)).error.code).toBe('noBid')
    expect((await lotOf(_work)).lot).toMatchObject({ price: 100_000, leader: a.paddle })
    expect((await own(b.token, _work)).bids).toEqual([])
    await checkLog(_work)
  })

  it('is not retracted in the last hour of its lot', async () => {
    const late = await addSale(server, { closesAt: new Date(Date.now() + 30 * 60_000).toISOString() })
    const [{ _id: _work }, a] = [await addLot(server, late._id), await bidder(late._id)]
    const { bid } = (await place(a.token, _work, 200_000)).answer
    expect(bid.retractableUntil).toBeNull()
    expect((await retract(a.token, _work, bid._id)).error.code).toBe('retractionLate')
  })

  it('says whether the reserve is met, and never what it is', async () => {
    const [_work, a] = [await newLot({ reserve: 777_000 }), await bidder(sale._id)]
    const { answer, text } = await place(a.token, _work, 600_000)
    expect(answer.lot).toMatchObject({ price: 100_000, isReserveMet: false })
    expect(text).not.toContain('777000')
    const raised = await change(a.token, _work, answer.bid._id, 900_000)
    expect(raised.answer.lot).toMatchObject({ price: 777_000, isReserveMet: true })
  })

  it('is not taken before the opening, nor of a work that nobody sees', async () => {
    const coming = await addSale(server, { opensAt: new Date(Date.now() + 60_000).toISOString() })
    const [{ _id: _work }, a] = [await addLot(server, coming._id), await bidder(coming._id)]
    const { error } = await place(a.token, _work, 200_000, { locale: 'en' })
    expect(error.code).toBe('lotNotOpen')
    expect((await lotOf(_work)).lot.state).toBe('listed')
    const hidden = await addLot(server, sale._id, String((count += 1)), { isPublished: false })
    expect((await place((await bidder(sale._id)).token, hidden._id, 200_000)).status).toBe(404)
  })
})

describe('who bids', () => {
  it('is logged in and registered', async () => {
    const [_work, who] = [await newLot(), await member()]
    expect((await place('', _work, 200_000)).status).toBe(401)
    expect((await place(who.token, _work, 200_000)).error.code).toBe('notRegistered')
    expect((await own(who.token, _work)).limitLeft).toBeNull()
  })

  it('is not staff of the auction', async () => {
    const params = { _id: sale._id }
    const { answer } = await server.ask('GET /api/v1/auction/programs/{_id}/registration', { token: staff, params })
    expect(answer).toMatchObject({ registration: null, obstacle: 'staff' })
    const body = { limit: 1_000_000, termsHash: answer.terms.hash }
    expect((await server.ask('POST /api/v1/auction/programs/{_id}/registration', { token: staff, params, body })).error.code).toBe(
      'staffCannotBid',
    )
    expect((await place(staff, await newLot(), 200_000)).error.code).toBe('staffCannotBid')
  })

  it('has shown an address to be the own one, has agreed to these terms, and registers once', async () => {
    const who = await member()
    const params = { _id: sale._id }
    const ask = (termsHash: string) =>
      server.ask('POST /api/v1/auction/programs/{_id}/registration', { token: who.token, params, body: { limit: 1_000_000, termsHash } })
    const { terms } = (await server.ask('GET /api/v1/auction/programs/{_id}/registration', { token: who.token, params })).answer
    expect(terms.text).toBe('약관')
    expect((await ask('0'.repeat(64))).error.code).toBe('saleTermsChanged')
    await db.updateTable('users').set({ email: null }).where('_id', '=', who._id).execute()
    expect((await ask(terms.hash)).error.code).toBe('notCertified')
    await db
      .updateTable('users')
      .set({ email: `${who._id}@example.com` })
      .where('_id', '=', who._id)
      .execute()
    const { registration } = (await ask(terms.hash)).answer
    expect(registration).toMatchObject({ limit: 1_000_000, limitLeft: 1_000_000 })
    expect((await ask(terms.hash)).error).toMatchObject({
      code: 'registered',
      message: expect.stringContaining(String(registration.paddle)) as string,
    })
  })

  it('is one bidder with all accounts of the same address', async () => {
    const [first, second] = [await bidder(sale._id), await member()]
    await db
      .updateTable('users')
      .set({ email: `bidder${count - 1}@example.com`, phone: null })
      .where('_id', '=', second._id)
      .execute()
    const { email } = await db.selectFrom('users').select('email').where('_id', '=', first._id).executeTakeFirstOrThrow()
    await db.updateTable('users').set({ email }).where('_id', '=', second._id).execute()
    const params = { _id: sale._id }
    const { answer } = await server.ask('GET /api/v1/auction/programs/{_id}/registration', { token: second.token, params })
    expect(answer.obstacle).toBe('registeredElsewhere')
    const body = { limit: 1_000_000, termsHash: answer.terms.hash }
    const refused = await server.ask('POST /api/v1/auction/programs/{_id}/registration', { token: second.token, params, body })
    expect(refused.error.code).toBe('registeredElsewhere')
  })

  it('has a paddle of the own, also where many register at the same moment', async () => {
    const other = await addSale(server)
    const all = await Promise.all(Array.from({ length: 8 }, () => member()))
    const paddles = await Promise.all(all.map(({ token }) => registerFor(server, other._id, token)))
    expect(paddles.toSorted((a, b) => a - b)).toEqual([101, 102, 103, 104, 105, 106, 107, 108])
  })

  it('stays within the limit with all lots that are led, also with two bids at the same moment', async () => {
    const [one, two, three] = [await newLot(), await newLot(), await newLot()]
    const a = await bidder(sale._id, 1_000_000)
    const both = await Promise.all([place(a.token, one, 600_000), place(a.token, two, 600_000)])
    expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([201, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.error).toMatchObject({ code: 'bidOverLimit', message: expect.stringContaining('400,000') as string })
    expect((await place(a.token, three, 400_000)).answer.limitLeft).toBe(0)
    // Outbid, it counts no more.
    const led = both[0]?.status === 201 ? one : two
    await place((await bidder(sale._id)).token, led, 700_000)
    expect((await own(a.token, three)).limitLeft).toBe(600_000)
  })

  it('reaches no bid of another one', async () => {
    const [_work, a, b] = [await newLot(), await bidder(sale._id), await bidder(sale._id)]
    const { _id } = (await place(a.token, _work, 200_000)).answer.bid
    expect((await change(b.token, _work, _id, 900_000)).status).toBe(404)
    expect((await retract(b.token, _work, _id)).status).toBe(404)
    expect((await change((await member()).token, _work, _id, 900_000)).status, 'nor where one is no bidder').toBe(404)
    const params = { _work, _id }
    expect((await server.ask('GET /api/v1/auction/works/{_work}/bids/{_id}', { token: b.token, params })).status).toBe(404)
    expect((await server.ask('GET /api/v1/auction/works/{_work}/bids/{_id}', { token: a.token, params })).answer.bid.maximum).toBe(200_000)
  })
})

describe('what others see', () => {
  it('has no maximum and no name in it, and does not change when a maximum does that changes nothing else', async () => {
    const [_work, a, b] = [await newLot(), await bidder(sale._id), await bidder(sale._id)]
    const { bid } = (await place(a.token, _work, 8_765_432)).answer
    const see = async () => {
      const replies = [
        await server.ask('GET /api/v1/auction/works/{_work}/lot', { params: { _work } }),
        await server.ask('GET /api/v1/auction/programs/{_id}/lots', { params: { _id: sale._id } }),
        await server.ask('GET /api/v1/auction/works/{_work}/bids', { token: b.token, params: { _work } }),
        await server.ask('GET /api/v1/auction/works/{_id}', { params: { _id: _work } }),
      ]
      for (const { text } of replies) {
        expect(text).not.toContain('8765432')
        expect(text).not.toContain('이름')
        expect(text).not.toContain(a._id)
      }
      return replies.map(({ text, headers }) => [text, headers.etag])
    }
    const before = await see()
    expect((await change(a.token, _work, bid._id, 9_876_543)).status).toBe(200)
    expect(await see()).toEqual(before)
    const refused = await place(b.token, _work, 100_001)
    expect(refused.text).not.toContain('9')
  })

  it('is all lots of a sale by their numbers, opened or not, and none that is not published', async () => {
    const other = await addSale(server)
    const lots: string[] = []
    for (const lot of ['13', '2', '12A', '12']) lots.push((await addLot(server, other._id, lot))._id)
    await addLot(server, other._id, '3', { isPublished: false })
    const a = await bidder(other._id)
    await place(a.token, lots[1] ?? '', 300_000)
    const { answer } = await server.ask('GET /api/v1/auction/programs/{_id}/lots', { params: { _id: other._id } })
    expect(answer.lots.map(({ lot, price, state }) => [lot, price, state])).toEqual([
      ['2', 100_000, 'open'],
      ['12', null, 'open'],
      ['12A', null, 'open'],
      ['13', null, 'open'],
    ])
    const closes = Date.parse(other.closesAt)
    expect(answer.lots.map(({ endsAt }) => Date.parse(endsAt) - closes)).toEqual([0, 60_000, 120_000, 180_000])
  })

  it('is nothing while the auction is off', async () => {
    const [_work, a] = [await newLot(), await bidder(sale._id)]
    const turn = (isOn: boolean) =>
      server.ask('PUT /api/console/setting', { token: staff, body: { auction: { isOn, reportNumber: '서울-1', contact: null } } })
    await turn(false)
    expect((await place(a.token, _work, 300_000)).status).toBe(404)
    expect((await server.ask('GET /api/v1/auction/works/{_work}/lot', { params: { _work } })).status).toBe(404)
    await turn(true)
    expect((await place(a.token, _work, 300_000)).status).toBe(201)
  })
})

describe('the terms of a lot', () => {
  it('follow its work while nobody has bid, and stay as they are after that', async () => {
    const [_work, a, b] = [await newLot(), await bidder(sale._id), await bidder(sale._id)]
    await place(a.token, _work, 50_000)
    const revise = async (startPrice: number) => {
      const item = await repositoryOf(works).find(db, _work)
      if (item === undefined || item === 'removed') throw new Error('it is there')
      await db.transaction().execute((transaction) => repositoryOf(works).update(transaction, item, { startPrice }))
    }
    await revise(40_000)
    expect((await place(a.token, _work, 45_000)).status).toBe(201)
    await revise(80_000)
    expect((await place(b.token, _work, 55_000)).answer.lot.price).toBe(55_000)
    expect((await logOf(_work)).map(({ kind }) => kind)).toEqual(['opened', 'refused', 'revised', 'placed', 'placed'])
    await checkLog(_work)
  })
})

describe('staff', () => {
  it('pause a lot, resume it, move its end, cancel a bid and withdraw it, each with a reason in the log', async () => {
    const [_work, a, b] = [await newLot(), await bidder(sale._id), await bidder(sale._id)]
    await place(a.token, _work, 300_000)
    await place(b.token, _work, 400_000)
    const reason = '작품 상태 확인'
    expect((await step(_work, { step: 'paused', reason })).answer.lot.state).toBe('paused')
    expect((await place(a.token, _work, 500_000)).error.code).toBe('lotPaused')
    expect((await step(_work, { step: 'paused', reason })).error.code).toBe('lotStep')
    const before = (await lotOf(_work)).lot.endsAt
    expect((await step(_work, { step: 'resumed', reason })).answer.lot.endsAt >= before).toBe(true)
    const endsAt = new Date(Date.parse(before) + 60 * 60_000).toISOString()
    expect((await step(_work, { step: 'extended', endsAt, reason })).answer.lot.endsAt).toBe(endsAt)
    expect((await step(_work, { step: 'extended', endsAt: before, reason })).error.code).toBe('lotStep')
    expect((await step(_work, { step: 'cancelled', paddle: b.paddle, reason })).answer.lot).toMatchObject({
      price: 100_000,
      leader: a.paddle,
    })
    expect((await step(_work, { step: 'withdrawn', reason })).answer.lot.state).toBe('withdrawn')
    expect((await place(b.token, _work, 900_000)).error.code).toBe('lotWithdrawn')
    const { bids } = (
      await server.ask('GET /api/console/auction/works/{_work}/bids', { token: staff, params: { _work }, query: { limit: 100 } })
    ).answer
    expect(bids.map(({ kind }) => kind)).toEqual(
      ['refused', 'withdrawn', 'cancelled', 'extended', 'resumed', 'paused', 'placed', 'placed', 'opened'].toSpliced(5, 0, 'refused'),
    )
    expect(bids.filter((entry) => entry.reason === reason)).toHaveLength(5)
    expect(bids.at(-2)).toMatchObject({
      kind: 'placed',
      paddle: a.paddle,
      maximum: 300_000,
      bidder: expect.stringContaining('이름') as string,
    })
    await checkLog(_work)
  })

  it('cannot remove a work on which somebody has bid, and another one they can', async () => {
    const [bidOn, other, a] = [await newLot(), await newLot(), await bidder(sale._id)]
    await place(a.token, bidOn, 300_000)
    const remove = (_id: string) => server.ask('DELETE /api/console/auction/works/{_id}', { token: staff, params: { _id } })
    expect((await remove(bidOn)).error.code).toBe('inUse')
    expect((await remove(other)).status).toBe(204)
    expect((await lotOf(bidOn)).lot.bids).toBe(1)
  })

  it('alone read the log', async () => {
    const [_work, a] = [await newLot(), await bidder(sale._id)]
    await place(a.token, _work, 300_000)
    const ask = (token: string) => server.ask('GET /api/console/auction/works/{_work}/bids', { token, params: { _work } })
    expect([(await ask('')).status, (await ask(a.token)).status, (await ask(staff)).status]).toEqual([401, 403, 200])
    const body = { step: 'withdrawn', reason: '아니오' } as const
    expect((await server.ask('POST /api/console/auction/works/{_work}/steps', { token: a.token, params: { _work }, body })).status).toBe(
      403,
    )
  })
})

describe('a bidder who leaves', () => {
  it('takes the own bids along, and what is left has no name: bids on open lots are cancelled', async () => {
    const [_work, a, b] = [await newLot(), await bidder(sale._id), await bidder(sale._id)]
    await place(a.token, _work, 300_000)
    await place(b.token, _work, 400_000)
    const taken = await ownBidsOf(b._id)
    expect(taken).toMatchObject([{ paddle: b.paddle, kind: 'placed', maximum: 400_000 }])
    const { platform } = server.app
    await inTransaction(db, (own) => leaveBidding(b._id, { ...own, platform }))
    await inTransaction(db, (own) => leaveBidding(b._id, { ...own, platform }))
    expect(await ownBidsOf(b._id)).toEqual([])
    expect((await lotOf(_work)).lot).toMatchObject({ price: 100_000, leader: a.paddle })
    const row = await db
      .selectFrom('auctionRegistrations')
      .selectAll()
      .where('paddle', '=', b.paddle)
      .where('_program', '=', sale._id)
      .executeTakeFirst()
    expect(row).toMatchObject({ _user: null, phoneKey: null, emailKey: null })
    const { bids } = (await server.ask('GET /api/console/auction/works/{_work}/bids', { token: staff, params: { _work } })).answer
    expect(bids.slice(0, 2)).toMatchObject([
      { kind: 'cancelled', paddle: b.paddle, bidder: null, reason: 'left' },
      { kind: 'placed', paddle: b.paddle, bidder: null },
    ])
    await checkLog(_work)
  })

  it('is asked about what is under way', async () => {
    const [_work, a] = [await newLot(), await bidder(sale._id)]
    await place(a.token, _work, 300_000)
    const asked = { token: staff, params: { _id: a._id } }
    const { account } = (await server.ask('GET /api/console/users/{_id}/account', asked)).answer
    expect(account.business.map(({ text }) => text)).toEqual(['이기고 있는 경매 작품 1점'])
  })
})

describe('the log', () => {
  it('of many who bid at the same moment has each step once, in one order, and gives the state that is stored', async () => {
    const _work = await newLot()
    const all = await Promise.all(Array.from({ length: 10 }, () => bidder(sale._id)))
    const replies = await Promise.all(
      all.flatMap(({ token }, index) => [place(token, _work, 100_000 + index * 37_000), place(token, _work, 450_000)]),
    )
    const taken = replies.filter(({ status }) => status === 201).length
    const log = await logOf(_work)
    expect(log.filter(({ kind }) => kind === 'placed')).toHaveLength(taken)
    expect(log).toHaveLength(1 + replies.length)
    const state = await checkLog(_work)
    expect(state.leader).not.toBeNull()
  })

  it('shows one changed byte', async () => {
    const [_work, a, b] = [await newLot(), await bidder(sale._id), await bidder(sale._id)]
    await place(a.token, _work, 300_000)
    await place(b.token, _work, 310_000)
    const log = await logOf(_work)
    expect(checkedState(log).price).toBe(310_000)
    const changes: Partial<(typeof log)[number]>[] = [
      { maximum: 300_001 },
      { at: '2026-01-01T00:00:00.000Z' },
      { paddle: 999 },
      { arrivedAt: null },
    ]
    for (const changed of changes) {
      const forged = log.map((entry, index) => (index === 1 ? { ...entry, ...changed } : entry))
      expect(() => checkedState(forged)).toThrow('entry 2')
    }
    expect(() => checkedState(log.toSpliced(1, 1))).toThrow('entry 2')
    expect(() => checkedState(log.toReversed())).toThrow('entry 1')
  })

  it('is limited in steps of one bidder', async () => {
    const [_work, a] = [await newLot(), await bidder(sale._id)]
    let last = 0
    for (let turn = 0; turn < 70 && last !== 429; turn += 1) last = (await place(a.token, _work, 1)).status
    expect(last).toBe(429)
    expect((await logOf(_work)).length).toBeLessThanOrEqual(61)
  })
})
