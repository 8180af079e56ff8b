import { expect, it } from 'vitest'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'

const server = await serverForFile({ hasAccounts: true })
const admin = await server.login('admin')

type Trader = Awaited<ReturnType<typeof addTrader>>
const wish = (_fair: string, who: Trader, others: readonly Trader[]) =>
  server.ask('PUT /api/v1/me/fairs/{_fair}/wishes', {
    token: who.token,
    params: { _fair },
    body: { wishes: others.map(({ _participant }) => ({ _participant })) },
  })
async function make(_id: string) {
  expect((await server.ask('POST /api/console/fairs/{_id}/schedule', { token: admin, params: { _id }, body: {} })).status).toBe(200)
  await server.app.platform.jobs.idle()
}
const boardOf = async (_id: string, query: object = {}) =>
  (await server.ask('GET /api/console/fairs/{_id}/schedule/board', { token: admin, params: { _id }, query })).answer

it('shows the draft as a board, with what is agreed and what differs from the draft before', async () => {
  const fair = await addFair(server, { days: [new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10)] })
  const add = (role: 'SELLER' | 'BUYER', name: string) => addTrader(server, fair._id, role, name)
  const [seller, kept, left, later, met] = [
    await add('SELLER', 'board-seller'),
    await add('BUYER', 'board-kept'),
    await add('BUYER', 'board-left'),
    await add('BUYER', 'board-later'),
    await add('BUYER', 'board-met'),
  ]
  const placed = await server.ask('POST /api/console/fairs/{_id}/matchings', {
    token: admin,
    params: { _id: fair._id },
    body: { _seller: seller._participant, _buyer: met._participant, method: 'OFFLINE', startsAt: fair.starts[7] ?? '' },
  })
  expect(placed.status).toBe(201)
  await wish(fair._id, seller, [kept, left])
  await make(fair._id)
  const first = await boardOf(fair._id)
  expect(first.differences).toBeNull()
  const [row] = first.board.rows
  expect(row?.meetings.map(({ buyer, canMove, draft }) => [buyer, canMove, draft]).toSorted()).toEqual([
    ['board-kept', true, { isLocked: false, was: null }],
    ['board-left', true, { isLocked: false, was: null }],
    ['board-met', false, undefined],
  ])
  const of = (name: string) => row?.meetings.find(({ buyer }) => buyer === name)
  // No meeting is there yet.
  const free = fair.starts.find((start) => !row?.meetings.some(({ startsAt }) => startsAt === start)) ?? ''
  await wish(fair._id, seller, [kept, later])
  await make(fair._id)
  const moved = (await boardOf(fair._id)).board.rows[0]?.meetings.find(({ buyer }) => buyer === 'board-kept')
  await server.ask('PUT /api/console/fairs/{_id}/schedule/meetings/{mid}', {
    token: admin,
    params: { _id: fair._id, mid: moved?._id ?? '' },
    body: { startsAt: free },
  })
  const { board, differences, summary } = await boardOf(fair._id, { q: 'board-seller' })
  expect([summary.total, differences]).toEqual([1, { added: 1, moved: 1, gone: 1 }])
  const [again] = board.rows
  const drafts = again?.meetings.filter(({ draft }) => draft !== undefined).map(({ buyer, startsAt, draft }) => [buyer, startsAt, draft])
  expect(drafts).toEqual(
    expect.arrayContaining([
      ['board-kept', free, { isLocked: true, was: of('board-kept')?.startsAt }],
      ['board-later', expect.any(String), { isLocked: false, was: null }],
    ]),
  )
  expect(again?.gone).toEqual([{ startsAt: of('board-left')?.startsAt, name: 'board-left' }])
  expect(board.slots.reduce((sum, { taken }) => sum + taken, 0)).toBe(3)
  // By the other side.
  const byBuyer = await boardOf(fair._id, { by: 'buyer', q: 'board-kept' })
  expect(byBuyer.board.rows[0]?.meetings).toMatchObject([{ seller: 'board-seller', startsAt: free }])
  const { taken } = (
    await server.ask('GET /api/console/fairs/{_id}/schedule/meetings/{mid}', {
      token: admin,
      params: { _id: fair._id, mid: moved?._id ?? '' },
    })
  ).answer
  expect(taken).toContainEqual({ startsAt: fair.starts[7], obstacle: 'sellerBusy' })
})
