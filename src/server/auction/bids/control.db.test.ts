import type { Body } from '#contract/api.ts'
import { describe, expect, it } from 'vitest'
import { asTables } from '../../db/schema.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { leaveBidding } from './leaving.ts'
import { forgetOldOrigins } from './origins.ts'
import { noteService } from './outage.ts'

const server = await serverForFile({ hasAccounts: true })
const { db, engine } = server.database
await openAuction(server)
const staff = await server.login('admin')
let count = 0
async function bidder(_program: string, name: string) {
  const who = await addMember(server, `controlled${(count += 1)}`, { name })
  return { ...who, paddle: await registerFor(server, _program, who.token) }
}
const place = (token: string, _work: string, maximum: number) =>
  server.ask('POST /api/v1/auction/works/{_work}/bids', { token, params: { _work }, body: { maximum } })
const change = (token: string, _work: string, _id: string, maximum: number) =>
  server.ask('PUT /api/v1/auction/works/{_work}/bids/{_id}', { token, params: { _work, _id }, body: { maximum } })
const step = (_work: string, body: Body<'POST /api/console/auction/works/{_work}/steps'>) =>
  server.ask('POST /api/console/auction/works/{_work}/steps', { token: staff, params: { _work }, body })
const all = async (_id: string, name: 'paused' | 'resumed', token = staff) =>
  server.ask('POST /api/console/auction/programs/{_id}/steps', { token, params: { _id }, body: { step: name, reason: '정전' } })
const control = async (_id: string, token = staff) =>
  server.ask('GET /api/console/auction/programs/{_id}/control', { token, params: { _id } })

describe('the control room of a sale', () => {
  it('has its lots with who leads, those that end next first, and what was last done', async () => {
    const sale = await addSale(server)
    const [one, two, three] = [
      await addLot(server, sale._id, '1'),
      await addLot(server, sale._id, '2'),
      await addLot(server, sale._id, '3'),
    ]
    const a = await bidder(sale._id, '문도현')
    await place(a.token, two._id, 900_000)
    await place(a.token, one._id, 100_000)
    await step(one._id, { step: 'extended', endsAt: new Date(Date.now() + 48 * 60 * 60_000).toISOString(), reason: '늦춤' })
    const { answer, status } = await control(sale._id)
    expect(status).toBe(200)
    expect(
      answer.lots.map(({ lot, state, price, leader, leaderName, lastStep }) => [lot, state, price, leader, leaderName, lastStep?.kind]),
    ).toEqual([
      ['2', 'open', 100_000, a.paddle, '문도현', 'placed'],
      ['3', 'open', null, null, null, undefined],
      ['1', 'open', 100_000, a.paddle, '문도현', 'extended'],
    ])
    await step(two._id, { step: 'withdrawn', reason: '소유자가 거둠' })
    expect((await control(sale._id)).answer.lots.map(({ _work }) => _work)).toEqual([three._id, one._id, two._id])
    expect((await control(sale._id, a.token)).status).toBe(403)
    const notes = await db.selectFrom('audit').selectAll().where('_item', '=', sale._id).execute()
    expect(notes.map(({ action, resource }) => [action, resource])).toEqual([['read', 'auction/bids']])
  })

  it('marks raises within seconds, refusals one after another, and bids that went', async () => {
    const sale = await addSale(server)
    const [quick, refused, gone, calm] = await Promise.all(['1', '2', '3', '4'].map((lot) => addLot(server, sale._id, lot)))
    const [a, b] = [await bidder(sale._id, '문도현'), await bidder(sale._id, '한서윤')]
    if (quick === undefined || refused === undefined || gone === undefined || calm === undefined) throw new Error('no lots')
    const [first, second] = [(await place(a.token, quick._id, 200_000)).answer.bid, (await place(b.token, quick._id, 300_000)).answer.bid]
    await change(a.token, quick._id, first._id, 400_000)
    await change(b.token, quick._id, second._id, 500_000)
    for (let left = 5; left > 0; left -= 1) await place(b.token, refused._id, 1)
    await place(a.token, gone._id, 200_000)
    await step(gone._id, { step: 'cancelled', paddle: a.paddle, reason: '본인 요청' })
    await place(a.token, calm._id, 200_000)
    const marks = (await control(sale._id)).answer.lots.map(({ lot, marks: found }) => [lot, found.join()])
    expect(marks).toEqual([
      // All requests of a test come from the same place.
      ['1', 'quick,shared'],
      ['2', 'refusals'],
      ['3', 'retracted'],
      ['4', ''],
    ])
    const { platform } = server.app
    await inTransaction(db, (own) => leaveBidding(b._id, { ...own, platform }))
    const left = (await control(sale._id)).answer.lots.find(({ lot }) => lot === '1')
    expect(left?.marks, 'who has left is not remembered').not.toContain('shared')
  })

  it('knows from where bids came for 90 days after the last lot of the sale', async () => {
    const sale = await addSale(server)
    const lot = await addLot(server, sale._id, '1')
    for (const name of ['문도현', '한서윤'])
      await place((await bidder(sale._id, name)).token, lot._id, name === '문도현' ? 200_000 : 300_000)
    const marks = async () => (await control(sale._id)).answer.lots[0]?.marks
    const days = (count: number) => Date.parse(sale.closesAt) + count * 24 * 60 * 60_000
    await forgetOldOrigins(db, days(90) - 1)
    expect(await marks()).toContain('shared')
    await forgetOldOrigins(db, days(90))
    expect(await marks()).not.toContain('shared')
  })

  it('says when it was last noted that bids are taken, and what an outage has moved', async () => {
    const sale = await addSale(server, { closesAt: new Date(Date.now() + 60_000).toISOString() })
    const { _id } = await addLot(server, sale._id, '1')
    const a = await bidder(sale._id, '문도현')
    await place(a.token, _id, 200_000)
    // After the bid, whose instant the clock of the database rounds: it has moved the end to three minutes later.
    const now = Date.now() + 1000
    await db.deleteFrom('auctionService').execute()
    expect((await control(sale._id)).answer.health).toEqual({ seenAt: null, isTaking: false, outage: null })
    await inTransaction(db, (own) => noteService(own.db, engine, now - 40_000))
    expect((await control(sale._id)).answer.health).toMatchObject({ seenAt: new Date(now - 40_000).toISOString(), isTaking: false })
    await inTransaction(db, (own) => noteService(own.db, engine, now))
    const outage = { from: new Date(now - 40_000).toISOString(), to: new Date(now).toISOString() }
    expect((await control(sale._id)).answer.health).toEqual({ seenAt: outage.to, isTaking: true, outage })
  })
})

describe('a step on a whole sale', () => {
  it('pauses each open lot and resumes those again, with one reason; a lot that was paused alone stays so', async () => {
    const sale = await addSale(server)
    const [one, two, alone] = [
      await addLot(server, sale._id, '1'),
      await addLot(server, sale._id, '2'),
      await addLot(server, sale._id, '3'),
    ]
    const other = await addSale(server)
    const elsewhere = await addLot(server, other._id, '1')
    const [a, b] = [await bidder(sale._id, '문도현'), await bidder(other._id, '한서윤')]
    for (const { _id } of [one, two, alone]) await place(a.token, _id, 200_000)
    await place(b.token, elsewhere._id, 200_000)
    await step(alone._id, { step: 'paused', reason: '사진이 잘못됨' })
    expect((await all(sale._id, 'paused', a.token)).status).toBe(403)
    expect((await all(sale._id, 'paused')).answer).toEqual({ lots: 2 })
    // Pressed twice.
    expect((await all(sale._id, 'paused')).answer).toEqual({ lots: 0 })
    expect((await control(sale._id)).answer.lots.map(({ state }) => state)).toEqual(['paused', 'paused', 'paused'])
    expect((await control(other._id)).answer.lots.map(({ state }) => state)).toEqual(['open'])
    expect((await all(sale._id, 'resumed')).answer).toEqual({ lots: 2 })
    expect((await control(sale._id)).answer.lots.map(({ lot, state }) => `${lot} ${state}`).toSorted()).toEqual([
      '1 open',
      '2 open',
      '3 paused',
    ])
    const log = await db.selectFrom('auctionLog').select(['kind', 'details']).where('_work', '=', one._id).orderBy('number').execute()
    expect(log.map(({ kind }) => kind)).toEqual(['opened', 'placed', 'paused', 'resumed'])
    expect(JSON.parse(log[2]?.details ?? '')).toMatchObject({ reason: '정전' })
  })
})

it('counts lots, bids and bidders of the sales that come, run, or ended not long ago', async () => {
  const sale = await addSale(server)
  const [one, two] = [await addLot(server, sale._id, '1'), await addLot(server, sale._id, '2')]
  await addLot(server, sale._id, '3')
  const [a, b] = [await bidder(sale._id, '문도현'), await bidder(sale._id, '한서윤')]
  await place(a.token, one._id, 200_000)
  await place(b.token, one._id, 300_000)
  await place(a.token, two._id, 100_000)
  const old = await addSale(server)
  const past = new Date(Date.now() - 30 * 24 * 60 * 60_000).toISOString()
  await asTables(db).updateTable('auction_programs').set({ closesAt: past }).where('_id', '<>', sale._id).execute()
  const ask = (token: string) => server.ask('GET /api/console/auction/programs/figures', { token, locale: 'ko' })
  const { sales } = (await ask(staff)).answer
  expect(sales.map(({ title: _title, opensAt: _opensAt, ...figures }) => figures)).toEqual([
    { _id: sale._id, phase: 'running', works: 3, withBid: 2, sold: 0, bids: 3, price: expect.any(Number), bidders: 2 },
  ])
  expect(sales[0]?.price).toBeGreaterThanOrEqual(300_000)
  expect(sales.map(({ _id }) => _id)).not.toContain(old._id)
  expect((await ask(a.token)).status).toBe(403)
})
