import { expect, it } from 'vitest'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { delays } from '../delays.ts'
import { notifyOfMoves } from '../matchings/tell-changes.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const admin = await server.login('admin')
let count = 0

type OfFair = Awaited<ReturnType<typeof addFair>>
const trader = ({ _id }: OfFair, role: 'SELLER' | 'BUYER') => addTrader(server, _id, role, `hope-${role.toLowerCase()}-${(count += 1)}`)
type Trader = Awaited<ReturnType<typeof trader>>

const wish = (fair: OfFair, who: Trader, wanted: Trader[], method: 'ONLINE' | 'OFFLINE' = 'OFFLINE') =>
  server.ask('PUT /api/v1/me/fairs/{_fair}/wishes', {
    token: who.token,
    params: { _fair: fair._id },
    body: { wishes: wanted.map(({ _participant }) => ({ _participant, method })) },
  })
const offer = async (fair: OfFair, buyer: Trader, seller: Trader, slots: string[]) => {
  const body = { _fair: fair._id, _seller: seller._participant, method: 'OFFLINE' as const, slots }
  return (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer.matching
}
const hopesOf = async (fair: OfFair, query: object = {}) =>
  (await server.ask('GET /api/console/fairs/{_id}/hopes', { token: admin, params: { _id: fair._id }, query })).answer
const place = (fair: OfFair, seller: Trader, buyer: Trader, startsAt: string, token = admin) =>
  server.ask('POST /api/console/fairs/{_id}/matchings', {
    token,
    params: { _id: fair._id },
    body: { _seller: seller._participant, _buyer: buyer._participant, method: 'OFFLINE', startsAt },
  })
const told = async ({ token }: Trader) =>
  (await server.ask('GET /api/v1/me/notifications', { token })).answer.notifications.map(({ kind }) => kind)

it('lists who hopes to meet and has no meeting, those who both do first, and no more of them than are asked for', async () => {
  const fair = await addFair(server)
  const [s, u, a, b] = [
    await trader(fair, 'SELLER'),
    await trader(fair, 'SELLER'),
    await trader(fair, 'BUYER'),
    await trader(fair, 'BUYER'),
  ]
  await wish(fair, s, [a, b])
  await wish(fair, a, [u, s], 'ONLINE')
  const open = await offer(fair, b, u, [fair.starts[0] ?? ''])
  const { hopes, summary } = await hopesOf(fair)
  const shown = hopes.map(({ seller, buyer, method, isSellers, isBuyers, _matching }) => [
    seller.name,
    buyer.name,
    method,
    isSellers,
    isBuyers,
    _matching,
  ])
  expect(shown).toEqual([
    [s.name, a.name, 'ONLINE', true, true, null],
    [u.name, b.name, 'OFFLINE', false, true, open._id],
    [u.name, a.name, 'ONLINE', false, true, null],
    [s.name, b.name, 'OFFLINE', true, false, null],
  ])
  expect(summary.total).toBe(4)
  const page = await hopesOf(fair, { limit: 1, skip: 2 })
  expect([page.hopes, page.summary.total]).toEqual([[hopes[2]], 4])
  expect((await hopesOf(fair, { q: a.name })).hopes).toEqual([hopes[0], hopes[2]])
  // Who takes part no longer hopes for nothing here.
  await db.updateTable('fairs_participants').set({ state: 'REJECTED' }).where('_id', '=', a._participant).execute()
  expect((await hopesOf(fair)).summary.total).toBe(2)
})

it('gives two a time that is free for both and a table, once, with what is in the way of the others', async () => {
  const fair = await addFair(server, { tables: 1 })
  const [first = '', second = '', third = '', fourth = ''] = fair.starts
  const [s, u, a, b] = [
    await trader(fair, 'SELLER'),
    await trader(fair, 'SELLER'),
    await trader(fair, 'BUYER'),
    await trader(fair, 'BUYER'),
  ]
  await wish(fair, s, [a])
  const open = await offer(fair, b, u, [second])
  await server.ask('PUT /api/v1/me/schedules/{_fair}', { token: a.token, params: { _fair: fair._id }, body: { blocked: [third] } })
  expect((await place(fair, u, b, first)).answer.matching).toMatchObject({
    _id: open._id,
    state: 'confirmed',
    startsAt: first,
    tableNumber: 1,
  })
  const laterOn = () => notifyOfMoves(server.app.platform, new Date(Date.now() + 2 * delays.movedMeeting))
  expect(await told(u)).toEqual(['offered'])
  await laterOn()
  expect(await told(u)).toEqual(['confirmed', 'offered'])
  const query = { _seller: s._participant, _buyer: a._participant, method: 'OFFLINE' as const }
  const slots = await server.ask('GET /api/console/fairs/{_id}/hopes/slots', { token: admin, params: { _id: fair._id }, query })
  expect(slots.answer.taken).toEqual([
    { startsAt: first, obstacle: 'noTable' },
    { startsAt: third, obstacle: 'buyerAway' },
  ])
  const refused = await place(fair, s, a, first)
  expect([refused.status, refused.error.code, (refused.error.current as { free: string[] }).free]).toEqual([
    409,
    'slotTaken',
    slots.answer.free,
  ])
  // Of two who are faster than each other one is.
  const both = await Promise.all([place(fair, s, a, second), place(fair, s, a, fourth)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  await laterOn()
  expect([await told(s), await told(a)]).toEqual([['confirmed'], ['confirmed']])
  expect((await hopesOf(fair)).hopes).toEqual([])
  const made = both.find(({ status }) => status === 201)?.answer.matching
  const { events } = (
    await server.ask('GET /api/console/fairs/{_id}/matchings/{mid}', {
      token: admin,
      params: { _id: fair._id, mid: made?._id ?? '' },
    })
  ).answer
  expect(events.map(({ action, by, user }) => [action, by, user])).toEqual([
    ['schedule', 'staff', '관리자'],
    ['offer', 'staff', '관리자'],
  ])
  const editor = await server.login('editor')
  expect((await place(fair, s, b, fourth, editor)).status).toBe(403)
})
