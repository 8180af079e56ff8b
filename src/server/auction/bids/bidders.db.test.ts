import { expect, it } from 'vitest'
import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
await openAuction(server)
const staff = await server.login('admin')
const list = (_id: string, token = staff) => server.ask('GET /api/console/auction/programs/{_id}/bidders', { token, params: { _id } })
const allow = (_id: string, limit: number, token = staff) =>
  server.ask('POST /api/console/auction/registrations/{_id}/limit', {
    token,
    params: { _id },
    body: { limit, reason: '보증금 5천만 원 확인' },
  })
const place = (token: string, _work: string, maximum: number) =>
  server.ask('POST /api/v1/auction/works/{_work}/bids', { token, params: { _work }, body: { maximum } })

it('shows staff the bidders of a sale, and gives one a limit above what bidders give themselves', async () => {
  const [sale, other] = [await addSale(server), await addSale(server)]
  const [first, second] = [await addLot(server, sale._id, '1'), await addLot(server, sale._id, '2')]
  const [a, b] = [await addMember(server, 'limited1', { name: '문도현' }), await addMember(server, 'limited2', { name: '한서윤' })]
  await registerFor(server, sale._id, a.token, 1_000_000)
  await registerFor(server, sale._id, b.token, 2_000_000)
  await registerFor(server, other._id, b.token, 3_000_000)
  await place(a.token, first._id, 900_000)
  expect((await place(a.token, second._id, 80_000_000)).error.code).toBe('bidOverLimit')
  const { answer } = await list(sale._id)
  expect(answer.summary.total).toBe(2)
  expect(answer.bidders).toMatchObject([
    { paddle: 101, name: '문도현', limit: 1_000_000, limitLeft: 100_000 },
    { paddle: 102, name: '한서윤', limit: 2_000_000, limitLeft: 2_000_000 },
  ])
  const _id = answer.bidders[0]?._id ?? ''
  expect((await allow(_id, 100_000_000, a.token)).status).toBe(403)
  expect((await list(sale._id, a.token)).status).toBe(403)
  expect((await allow(_id, 99_999)).status).toBe(400)
  expect((await allow(_id, 100_000_000)).answer.bidder).toMatchObject({ paddle: 101, limit: 100_000_000, limitLeft: 99_100_000 })
  expect((await place(a.token, second._id, 80_000_000)).status).toBe(201)
  const notes = await db.selectFrom('audit').selectAll().where('_item', '=', _id).where('action', '=', 'change').execute()
  expect(notes).toMatchObject([
    { resource: 'auction/registrations', reason: '보증금 5천만 원 확인', details: 'before=1000000&after=100000000' },
  ])
})

it('lowers a limit below what is led: bids stay, and nothing more is taken', async () => {
  const sale = await addSale(server)
  const [first, second] = [await addLot(server, sale._id, '1'), await addLot(server, sale._id, '2')]
  const a = await addMember(server, 'limited3', { name: '배은지' })
  await registerFor(server, sale._id, a.token, 1_000_000)
  await place(a.token, first._id, 900_000)
  const _id = (await list(sale._id)).answer.bidders[0]?._id ?? ''
  expect((await allow(_id, 500_000)).answer.bidder).toMatchObject({ limit: 500_000, limitLeft: 0 })
  expect((await place(a.token, second._id, 100_000)).error.code).toBe('bidOverLimit')
  const { answer } = await server.ask('GET /api/v1/auction/works/{_work}/bids', { token: a.token, params: { _work: first._id } })
  expect(answer.bids).toMatchObject([{ maximum: 900_000, state: 'leading' }])
  await db.updateTable('auctionRegistrations').set({ _user: null }).where('_id', '=', _id).execute()
  expect((await allow(_id, 600_000)).status).toBe(404)
})
