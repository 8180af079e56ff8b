import { consignors } from '#contract/auction/consignors.ts'
import type { Body } from '#contract/api.ts'
import { expect, it } from 'vitest'
import { needs } from '../../modules.ts'
import { inNotedTransaction } from '../../http/noted-refusal.ts'
import { addLot, addSale, newConsignor, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf } from '../../testing/orders.ts'
import { serverForFile } from '../../testing/server.ts'
import { closeLots } from '../bids/close-lots.ts'
import { iso } from '../bids/clock.ts'
import { requireHung } from '../bids/lot-rows.ts'
import { openLots } from '../bids/open-lots.ts'
import { noteService } from '../bids/outage.ts'
import { lockRegistration } from '../bids/registrations.ts'
import { takeStep } from '../bids/take-step.ts'
import { settleLots } from '../won/settle-lots.ts'

const server = await serverForFile({ hasAccounts: true })
const { database } = server
const { db, engine } = database
await openAuction(server)
const staff = await server.login('admin')
const { step } = ordersOf(server, staff)
const day = 24 * 60 * 60_000
const closesAt = Date.parse('2027-03-10T05:00:00.000Z')
const contract = { commission: 10, fees: [{ label: '사진 촬영', amount: 55_000 }], contractNumber: '2027-1' }
let count = 0

/** A sale with lots of a consignor: the first is sold for what it starts at, the second for 1,000,000 won, and the third for nothing. */
async function heldSale(startPrice: number, change: Partial<typeof newConsignor> = {}) {
  const sale = await addSale(server, { closesAt: iso(closesAt), premium: [{ from: 0, percent: 15 }] })
  const consignor = await server.add(consignors, { ...newConsignor, name: `위탁자 ${(count += 1)}`, ...change })
  const of = { _consignor: consignor._id, ...contract }
  const first = await addLot(server, sale._id, '1', { ...of, startPrice, estimateLow: startPrice, estimateHigh: startPrice })
  const second = await addLot(server, sale._id, '2', { ...of, startPrice: 1_000_000, fees: [] })
  const third = await addLot(server, sale._id, '3', of)
  const winner = await addMember(server, `buyer${count}`)
  await registerFor(server, sale._id, winner.token)
  await db
    .updateTable('auctionRegistrations')
    .set({ bidLimit: 10 ** 12 })
    .where('_program', '=', sale._id)
    .execute()
  await openLots(database)
  const at = closesAt - day
  await noteService(db, engine, at)
  for (const [work, maximum] of [
    [first, startPrice],
    [second, 1_000_000],
  ] as const)
    await inNotedTransaction(db, async (own) => {
      const registration = await lockRegistration(own, sale._id, winner._id)
      if (registration === undefined) throw new Error('the winner is registered')
      const placed = { kind: 'placed', maximum } as const
      return takeStep(own, { hung: await requireHung(own, work._id), registration, step: placed, arrivedAt: at }, async () => at)
    })
  await db
    .updateTable('auctionService')
    .set({ seenAt: iso(closesAt + day) })
    .execute()
  await closeLots(database, closesAt + day)
  await settleLots(server.app.platform, needs)
  return { _id: sale._id, _consignor: consignor._id, works: [first._id, second._id, third._id] as const, winner }
}
type Held = Awaited<ReturnType<typeof heldSale>>
const read = async ({ _id, _consignor }: Held) =>
  (await server.ask('GET /api/console/auction/programs/{_id}/statements/{_consignor}', { token: staff, params: { _id, _consignor } }))
    .answer
const take = ({ _id, _consignor }: Held, body: Body<'POST /api/console/auction/programs/{_id}/statements/{_consignor}/steps'>) =>
  server.ask('POST /api/console/auction/programs/{_id}/statements/{_consignor}/steps', { token: staff, params: { _id, _consignor }, body })
const statesOf = async (held: Held) => (await read(held)).works.map(({ lot, state }) => `${lot} ${state}`)
/** Orders of the winner, that of the dearer lot first. */
const ordersOfWinner = ({ winner }: Held) =>
  db.selectFrom('shop_orders').select(['_id', 'total']).where('_user', '=', winner._id).orderBy('total', 'desc').execute()
const payOrder = async (held: Held, index: number) => {
  const order = (await ordersOfWinner(held))[index]
  if (order === undefined) throw new Error('there is an order')
  await step(order._id, { step: 'pay', amount: Number(order.total) })
  return order._id
}

it('is due once the buyer has paid, to the won, and is paid once however often it is pressed', async () => {
  const held = await heldSale(100_000_000)
  expect(await statesOf(held)).toEqual(['1 waiting', '2 waiting', '3 notSold'])
  const before = await read(held)
  expect(before.works[0]?.amounts).toEqual({
    hammer: 100_000_000,
    commission: 10_000_000,
    commissionVat: 1_000_000,
    fees: 55_000,
    withholding: 2_200_000,
    payable: 86_745_000,
  })
  expect(before.sums).toEqual({ works: 3, sold: 2, hammer: 101_000_000, payable: 87_635_000, due: 0, paid: 0, reclaim: 0 })
  const pay = { step: 'pay', amount: 86_745_000, paidOn: '2026-11-27', note: '이체' } as const
  expect((await take(held, pay)).error.code).toBe('nothingDue')
  const _order = await payOrder(held, 0)
  expect(await statesOf(held)).toEqual(['1 due', '2 waiting', '3 notSold'])
  expect((await take(held, { ...pay, amount: 86_745_001 })).error.code).toBe('dueChanged')
  expect((await take(held, { ...pay, paidOn: '2999-01-01' })).error.issues?.map(({ path }) => path)).toEqual(['paidOn'])
  const pressed = await Promise.all([take(held, pay), take(held, pay)])
  expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(pressed.find(({ status }) => status === 200)?.answer.sums).toMatchObject({ due: 0, paid: 86_745_000 })
  expect((await read(held)).works[0]).toMatchObject({ state: 'paid', paidOn: '2026-11-27', note: '이체' })
  // What was paid changes no more, whatever the contract says.
  const [_work] = held.works
  await server.ask('PUT /api/console/auction/works/{_id}', { token: staff, params: { _id: _work }, body: { commission: 20 } })
  expect((await read(held)).works[0]?.amounts?.payable).toBe(86_745_000)
  const other = { token: staff, params: { _id: _work }, body: { _consignor: null } }
  expect((await server.ask('PUT /api/console/auction/works/{_id}', other)).error.code).toBe('consignorPaid')
  const noted = await db.selectFrom('audit').select(['action', 'details']).where('resource', '=', 'auction/settlements').execute()
  expect(noted).toContainEqual({ action: 'change', details: 'step=pay&amount=86745000&paidOn=2026-11-27' })
  // The money of the buyer goes back.
  await db.updateTable('shop_orders').set({ state: 'refunded' }).where('_id', '=', _order).execute()
  expect(await statesOf(held)).toEqual(['1 reclaim', '2 waiting', '3 notSold'])
  const _win = (await read(held)).works[0]?._win ?? ''
  const { answer } = await take(held, { step: 'takeBack', _win, reason: '구매자 환불' })
  expect(answer.sums).toMatchObject({ sold: 1, payable: 890_000, paid: 0, reclaim: 0 })
  expect(await statesOf(held)).toEqual(['1 ended', '2 waiting', '3 notSold'])
  // From now on the contract counts again.
  expect((await read(held)).works[0]?.amounts?.commission).toBe(20_000_000)
})

it('follows contract, consignor and artist, and keeps the tax that staff have decided with a reason', async () => {
  const held = await heldSale(60_000_000)
  const [_work] = held.works
  const withheld = async () => {
    const first = (await read(held)).works[0]
    return [first?.amounts?.withholding, first?.changed]
  }
  const change = (body: object) => server.ask('PUT /api/console/auction/works/{_id}', { token: staff, params: { _id: _work }, body })
  expect(await withheld()).toEqual([1_320_000, null])
  await change({ taxCase: 'livingArtist' })
  expect(await withheld()).toEqual([0, null])
  const { _author } = (await server.ask('GET /api/console/auction/works/{_id}', { token: staff, params: { _id: _work } })).answer.work
  await server.ask('PUT /api/console/auction/authors/{_id}', { token: staff, params: { _id: _author }, body: { died: 2001 } })
  expect(await withheld()).toEqual([1_320_000, null])
  const _win = (await read(held)).works[0]?._win ?? ''
  const decide = (amount: number | null) => take(held, { step: 'withhold', _win, amount, reason: '실제 경비 증빙' })
  expect((await decide(60_000_001)).error.issues?.map(({ path }) => path)).toEqual(['amount'])
  expect((await decide(500_000)).answer.sums.payable).toBe(60_000_000 - 6_600_000 - 55_000 - 500_000 + 890_000)
  await change({ commission: 5 })
  expect(await withheld()).toEqual([500_000, { proposed: 1_320_000, reason: '실제 경비 증빙' }])
  await decide(null)
  expect(await withheld()).toEqual([1_320_000, null])
  const kind = { token: staff, params: { _id: held._consignor }, body: { kind: 'business' } }
  await server.ask('PUT /api/console/auction/consignors/{_id}', kind)
  expect(await withheld()).toEqual([0, null])
  await change({ _consignor: null })
  expect((await read(held)).sums).toMatchObject({ works: 2, sold: 1, hammer: 1_000_000 })
})

it('lists the consignors of a sale with their sums, which are those of the sale, and comes as a workbook', async () => {
  const held = await heldSale(2_000_000, { name: '가나 화랑', bankAccount: '시험은행 000-11' })
  const { _id: _consignor } = await server.add(consignors, { ...newConsignor, name: '나무' })
  await addLot(server, held._id, '4', { _consignor, commission: 10 })
  await addLot(server, held._id, '5')
  const params = { _id: held._id }
  const { answer } = await server.ask('GET /api/console/auction/programs/{_id}/statements', { token: staff, params })
  expect(answer.statements.map(({ name, sums }) => [name, sums.works, sums.hammer])).toEqual([
    ['가나 화랑', 3, 3_000_000],
    ['나무', 1, 0],
  ])
  expect([answer.sums.works, answer.sums.hammer, answer.summary.total]).toEqual([4, 3_000_000, 2])
  const { headers, status } = await server.ask('GET /api/console/auction/programs/{_id}/results', {
    token: staff,
    params,
    query: { reason: '정산 검토' },
  })
  expect([status, headers['content-type']]).toEqual([200, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])
  const editor = await server.login('editor')
  expect((await server.ask('GET /api/console/auction/programs/{_id}/statements', { token: editor, params })).status).toBe(403)
})
