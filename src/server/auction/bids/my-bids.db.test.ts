import { expect, it } from 'vitest'
import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
await openAuction(server)
const staff = await server.login('admin')
const [a, b] = [await addMember(server, 'collector'), await addMember(server, 'other')]
const hour = 60 * 60_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const place = async (token: string, _work: string, maximum: number) =>
  (await server.ask('POST /api/v1/auction/works/{_work}/bids', { token, params: { _work }, body: { maximum } })).answer.bid
const mine = async (token: string, query: { limit?: number; skip?: number } = {}) =>
  (await server.ask('GET /api/v1/me/bids', { token, query })).answer

it('lists the lots on which a member has bid: what ends next first, what is over last, and how each stands', async () => {
  const [late, soon] = [await addSale(server, { closesAt: at(48 * hour) }), await addSale(server, { closesAt: at(24 * hour) })]
  const over = await addSale(server, { closesAt: at(72 * hour) })
  for (const sale of [late, soon, over]) for (const { token } of [a, b]) await registerFor(server, sale._id, token)
  const lots = { late: await addLot(server, late._id), soon: await addLot(server, soon._id), ended: await addLot(server, over._id) }
  const gone = await addLot(server, over._id, '2')
  await place(a.token, lots.late._id, 500_000)
  await place(a.token, lots.soon._id, 300_000)
  await place(b.token, lots.soon._id, 400_000)
  await place(a.token, lots.ended._id, 200_000)
  const bid = await place(a.token, gone._id, 200_000)
  await server.ask('DELETE /api/v1/auction/works/{_work}/bids/{_id}', { token: a.token, params: { _work: gone._id, _id: bid._id } })
  const body = { step: 'withdrawn' as const, reason: '출품인의 요청' }
  await server.ask('POST /api/console/auction/works/{_work}/steps', { token: staff, params: { _work: lots.ended._id }, body })

  const { bids, summary } = await mine(a.token)
  expect(bids.map(({ _work, state, maximum }) => [_work, state, maximum])).toEqual([
    [lots.soon._id, 'outbid', 300_000],
    [lots.late._id, 'leading', 500_000],
    [gone._id, 'gone', null],
    [lots.ended._id, 'lost', 200_000],
  ])
  expect(summary.total).toBe(4)
  expect(bids[0]).toMatchObject({ title: '작품 1', author: '가람', program: { _id: soon._id }, lot: { price: 310_000, bids: 2 } })
  expect((await mine(a.token, { limit: 1, skip: 1 })).bids.map(({ _work }) => _work)).toEqual([lots.late._id])
  // Nobody reads another's.
  expect((await mine(b.token)).bids.map(({ _work, maximum }) => [_work, maximum])).toEqual([[lots.soon._id, 400_000]])
  expect((await mine(b.token)).bids).toHaveLength(1)
  expect((await server.ask('GET /api/v1/me/bids')).status).toBe(401)
})
