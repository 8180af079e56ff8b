import { expect, it } from 'vitest'
import { inNotedTransaction } from '../../http/noted-refusal.ts'
import { needs } from '../../modules.ts'
import { lapseOrders, remindOfWon } from '../../shop/orders/clock.ts'
import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf } from '../../testing/orders.ts'
import { serverForFile } from '../../testing/server.ts'
import { closeLots } from '../bids/close-lots.ts'
import { iso } from '../bids/clock.ts'
import { requireHung } from '../bids/lot-rows.ts'
import { noteService } from '../bids/outage.ts'
import { lockRegistration } from '../bids/registrations.ts'
import { takeStep } from '../bids/take-step.ts'
import { settleLots } from './settle-lots.ts'

// The shop is off in these tests: what is won is ordered and paid all the same.
const server = await serverForFile({ hasAccounts: true })
const { platform } = server.app
const { database } = server
const { db, engine } = database
await openAuction(server)
const staff = await server.login('admin')
const { step, read, kindsOf } = ordersOf(server, staff)
const day = 24 * 60 * 60_000
const closesAt = Date.parse('2027-03-10T05:00:00.000Z')
let count = 0

/** A lot that a member has won for 1,000,000 won, and that is closed. */
async function wonLot(taxKind: 'original' | 'series' = 'original') {
  const sale = await addSale(server, { closesAt: iso(closesAt), premium: [{ from: 0, percent: 15 }] })
  const { _id: _work } = await addLot(server, sale._id, '12A', {
    startPrice: 1_000_000,
    taxKind,
    title: { ko: '봄산', en: 'Spring hills' },
  })
  const winner = await addMember(server, `winner${(count += 1)}`, { name: '정서우' })
  const paddle = await registerFor(server, sale._id, winner.token)
  const at = closesAt - day
  await noteService(db, engine, at)
  await inNotedTransaction(db, async (own) => {
    const registration = await lockRegistration(own, sale._id, winner._id)
    if (registration === undefined) throw new Error('the winner is registered')
    const placed = { kind: 'placed', maximum: 3_000_000 } as const
    return takeStep(own, { hung: await requireHung(own, _work), registration, step: placed, arrivedAt: at }, async () => at)
  })
  await db
    .updateTable('auctionService')
    .set({ seenAt: iso(closesAt) })
    .execute()
  await closeLots(database, closesAt)
  return { _work, _program: sale._id, paddle, ...winner }
}
const settle = () => settleLots(platform, needs)
const winOf = async (_work: string) =>
  (await server.ask('GET /api/console/auction/works/{_id}/win', { token: staff, params: { _id: _work } })).answer.win
const orderOf = async (_work: string, token: string) => {
  const { bids } = (await server.ask('GET /api/v1/me/bids', { token })).answer
  const found = bids.find((bid) => bid._work === _work)?.order
  if (found == null) throw new Error('the lot has an order')
  return { found, order: await read(token, found._id) }
}

it('orders what is won, once, also by two processes at a time, to the won as it was said before, and tells the winner', async () => {
  const { _work, token, _id, paddle } = await wonLot()
  await Promise.all([settle(), settle()])
  await settle()
  expect(await kindsOf(_id)).toEqual(['won'])
  const { found, order } = await orderOf(_work, token)
  // A tenth of the premium of 150,000 won is its tax; the work itself is exempt.
  expect(found).toMatchObject({ number: order.number, standing: 'unpaid', total: 1_165_000 })
  expect(order).toMatchObject({ isLot: true, total: 1_165_000, vat: 15_000, method: 'pickUp', receiver: '정서우', steps: [], earns: 0 })
  expect(order.lines.map(({ name, values, price, taxKind, kind }) => [name, values, price, taxKind, kind])).toEqual([
    ['봄산', ['가람', 'Lot 12A'], 1_000_000, 'exempt', 'lot'],
    ['구매 수수료', [], 165_000, 'taxable', 'fee'],
  ])
  expect(await winOf(_work)).toMatchObject({ paddle, bidder: '정서우', hammer: 1_000_000, order: { _id: order._id }, tellings: 1 })
  expect((await server.ask('GET /api/v1/me/orders')).status).toBe(401)
})

it('taxes the hammer price of a series', async () => {
  const { _work, token } = await wonLot('series')
  await settle()
  const { order } = await orderOf(_work, token)
  expect(order).toMatchObject({ total: 1_265_000, vat: 115_000 })
  expect(order.lines.map(({ price, taxKind }) => [price, taxKind])).toEqual([
    [1_100_000, 'taxable'],
    [165_000, 'taxable'],
  ])
})

it('is paid, collected and confirmed like other orders, and its buyer neither ends nor changes it, nor earns points', async () => {
  const { _work, token } = await wonLot()
  await settle()
  const { order } = await orderOf(_work, token)
  const { _id, lines } = order
  const params = { _id }
  const cancel = { step: 'cancel' as const, reason: null, refundAccount: '시험은행 1' }
  expect((await server.ask('PUT /api/v1/me/orders/{_id}', { token, params, body: cancel })).error.code).toBe('orderState')
  await step(_id, { step: 'pay', amount: 1_165_000 })
  expect((await server.ask('PUT /api/v1/me/orders/{_id}', { token, params, body: cancel })).error.code).toBe('orderState')
  const part = { action: 'cancel' as const, quantity: 1, cause: 'changeOfMind' as const, amount: 1_000_000, refundAccount: '시험은행 1' }
  const line = { _id: lines[0]?._id ?? '' }
  expect((await server.ask('PUT /api/v1/me/purchases/{_id}', { token, params: line, body: part })).error.code).toBe('orderState')
  expect((await orderOf(_work, token)).found.standing).toBe('paid')
  await step(_id, { step: 'makeReady' })
  await step(_id, { step: 'deliver' })
  const given = { ...part, action: 'return' as const, cause: 'defect' as const }
  expect((await server.ask('PUT /api/v1/me/purchases/{_id}', { token, params: line, body: given })).error.code).toBe('returnOver')
  const { answer } = await server.ask('PUT /api/v1/me/orders/{_id}', { token, params, body: { step: 'confirm' } })
  expect(answer.order).toMatchObject({ state: 'confirmed', earns: 0, returnCauses: [] })
  const points = await db.selectFrom('shopPointMovements').selectAll().where('_order', '=', _id).execute()
  expect(points).toEqual([])
  // The fee is no piece of goods.
  const sold = db.selectFrom('shopSales as s').innerJoin('shopPayments as p', 'p._id', 's._payment').where('p._order', '=', _id)
  const rows = await sold.select(['s.pieces', 's.net', 's._product']).orderBy('s.net', 'desc').execute()
  expect(rows).toEqual([
    { pieces: 1, net: 1_000_000, _product: _work },
    { pieces: 0, net: 165_000, _product: _work },
  ])
})

it('is delivered for what staff say that it costs, or collected after all', async () => {
  const { _work, token, _id: _user } = await wonLot()
  await settle()
  const { order } = await orderOf(_work, token)
  const { _id } = order
  const ask = (body: object) => server.ask('PUT /api/v1/me/orders/{_id}/delivery', { token, params: { _id }, body })
  const where = { receiver: '정서우', phone: '010-0000-1234', postcode: '05510', address: '서울', addressDetail: null, note: null }
  const home = { method: 'delivery', ...where }
  expect((await step(_id, { step: 'quote', fee: 88_000 })).error.code, 'nobody has asked').toBe('orderState')
  expect((await ask({ ...home, postcode: null })).status).toBe(400)
  expect((await ask(home)).answer.order).toMatchObject({ method: 'pickUp', address: '서울', total: 1_165_000 })
  await step(_id, { step: 'quote', fee: 88_000 })
  const quoted = await read(token, _id)
  expect(quoted).toMatchObject({ method: 'delivery', deliveryFee: 88_000, total: 1_253_000, vat: 23_000, quoteWantedAt: null })
  expect(await kindsOf(_user)).toEqual(['won', 'quoted'])
  expect((await ask({ method: 'pickUp' })).answer.order).toMatchObject({ method: 'pickUp', total: 1_165_000, vat: 15_000, address: null })
  await ask(home)
  await step(_id, { step: 'quote', fee: 88_000 })
  await step(_id, { step: 'pay', amount: 1_253_000 })
  expect((await ask({ method: 'pickUp' })).error.code, 'it is paid').toBe('orderState')
  await step(_id, { step: 'ship', carrier: '시험운송', trackingNumber: '1' })
  await step(_id, { step: 'deliver' })
  expect(await read(token, _id)).toMatchObject({ state: 'delivered', parcels: [{ pieces: [{ quantity: 1 }] }] })
})

it('waits for staff where it is not paid in time: its winner is reminded once, and nothing lapses', async () => {
  const { _work, token, _id: _user } = await wonLot()
  await settle()
  const { order } = await orderOf(_work, token)
  const late = new Date(Date.parse(order.payUntil) + 1000)
  for (let run = 0; run < 2; run += 1) {
    await lapseOrders(platform, late)
    await remindOfWon(platform, late)
  }
  expect(await kindsOf(_user)).toEqual(['won', 'wonUnpaid'])
  expect((await read(token, order._id)).state).toBe('unpaid')
  await step(order._id, { step: 'cancel', reason: '결제하지 않음' })
  expect((await orderOf(_work, token)).found.standing).toBe('cancelled')
})

it('gives all of it back, the fees too, where staff cancel what is paid', async () => {
  const { _work, token } = await wonLot()
  await settle()
  const { order } = await orderOf(_work, token)
  await step(order._id, { step: 'pay', amount: 1_165_000 })
  await step(order._id, { step: 'cancel', reason: '진위 의심' })
  expect(await read(token, order._id)).toMatchObject({ state: 'cancelled', refundDue: 1_165_000 })
})

it('is told once more by staff, each time counted, until it is paid', async () => {
  const { _work, token, _id: _user } = await wonLot()
  const again = () => server.ask('POST /api/console/auction/works/{_id}/wonEmail', { token: staff, params: { _id: _work } })
  expect((await again()).error.code).toBe('notWon')
  await settle()
  expect((await again()).answer.win).toMatchObject({ tellings: 2 })
  expect((await winOf(_work))?.tellings).toBe(2)
  expect(await kindsOf(_user)).toEqual(['won', 'won'])
  const { order } = await orderOf(_work, token)
  await step(order._id, { step: 'pay', amount: 1_165_000 })
  expect((await again()).error.code).toBe('orderState')
  expect((await server.ask('POST /api/console/auction/works/{_id}/wonEmail', { token, params: { _id: _work } })).status).toBe(403)
})

it('is settled without an order where its winner has left', async () => {
  const { _work, _program, paddle } = await wonLot()
  await db.updateTable('auctionRegistrations').set({ _user: null }).where('_program', '=', _program).execute()
  await settle()
  expect(await winOf(_work)).toMatchObject({ paddle, bidder: null, order: null, tellings: 0, toldAt: null })
})
