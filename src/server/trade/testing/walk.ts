import { v7 as uuid } from 'uuid'
import { addFair, addTrader, joinFair } from '../../testing/trade.ts'
import type { WalkExamples, WalkStart } from '../../testing/walk.ts'

const aProduct = { name: { ko: '차' }, category: 'FOOD', features: { ko: '향' } }

/** A fair with an offer between two members. B takes part in it, too, so that nothing but whose it is refuses B. */
export async function walk({ server, a, b }: WalkStart): Promise<WalkExamples> {
  const fair = await addFair(server)
  const [slot = ''] = fair.starts
  await server.database.db.updateTable('users').set({ role: 'SELLER' }).where('_id', '=', b._id).execute()
  await joinFair(server, fair._id, 'SELLER', { _id: b._id, name: 'member-b' })
  const seller = await addTrader(server, fair._id, 'SELLER', 'seller-a')
  const buyer = await addTrader(server, fair._id, 'BUYER', 'buyer-a')
  const { product } = (await server.ask('POST /api/v1/me/products', { token: seller.token, body: aProduct })).answer
  await server.ask('POST /api/v1/fairs/{_fair}/products', {
    token: seller.token,
    params: { _fair: fair._id },
    body: { _product: product._id },
  })
  const offer = { _fair: fair._id, _seller: seller._participant, method: 'OFFLINE', slots: [slot] }
  const { matching } = (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body: offer })).answer
  await server.ask('POST /api/v1/me/matchings/{_id}/messages', {
    token: buyer.token,
    params: { _id: matching._id },
    body: { text: '견본이 있나요?' },
  })
  const tid = uuid()
  const task = { text: '견본 보내기', day: null, isDone: 0, createdAt: new Date().toISOString(), remindAt: null }
  await server.database.db
    .insertInto('matchingTasks')
    .values({ ...task, _id: tid, _matching: matching._id, _user: buyer._id })
    .execute()
  const _wait = uuid()
  const awaited = { startsAt: slot, method: 'OFFLINE' as const, createdAt: new Date().toISOString(), toldAt: null }
  await server.database.db
    .insertInto('slotWaits')
    .values({ ...awaited, _id: _wait, _fair: fair._id, _user: buyer._id, _seller: seller._id })
    .execute()
  const { notifications } = (await server.ask('GET /api/v1/me/notifications', { token: seller.token })).answer
  return {
    rows: {
      '/products/': product._id,
      '/matchings/': matching._id,
      '/slotWaits/': _wait,
      '/rooms/': matching._id,
      '/notifications/': notifications[0]?._id,
      '/sellers/': seller._participant,
      '/buyers/': buyer._participant,
    },
    params: { _fair: fair._id, mid: matching._id, tid },
    bodies: {
      'POST /api/v1/me/products': aProduct,
      'PUT /api/v1/me/products/{_id}': { size: '10' },
      'POST /api/v1/fairs/{_fair}/products': { _product: product._id },
      'PUT /api/v1/fairs/{_fair}/products/{_id}': { size: '10' },
      'POST /api/v1/me/matchings': offer,
      'POST /api/v1/me/matchings/{_id}/messages': { text: 'x' },
      'POST /api/v1/me/slotWaits': { _fair: fair._id, _seller: seller._participant, startsAt: slot, method: 'OFFLINE' },
      'POST /api/v1/me/matchings/{_id}/tasks': { text: 'x', day: null },
      'POST /api/v1/rooms/{_id}/tickets': { instance: a._id },
      'PUT /api/v1/me/matchings/{_id}/roomGuest': { name: 'x' },
      'PUT /api/v1/me/matchings/{_id}': { action: 'accept', slots: [slot] },
      'PUT /api/v1/me/schedules/{_fair}': { blocked: [slot] },
      'POST /api/v1/me/schedules/{_fair}': { slots: [{ startsAt: slot, isBlocked: true }] },
      'PUT /api/v1/me/fairs/{_fair}/wishes': { wishes: [] },
      'POST /api/console/fairs/{_id}/schedule': {},
      'PUT /api/console/fairs/{_id}/schedule': { state: 'publishing' },
      'PUT /api/v1/me/fairs/{_fair}/survey': { overall: 5, meetings: null, organisation: 4, comesAgain: true, comment: null },
      'PUT /api/v1/me/notifications/{_id}': { isRead: true },
      'PUT /api/v1/me/notifications': { readUntil: new Date().toISOString() },
      'PUT /api/console/fairs/{_id}/matchings/{mid}': { action: 'cancel', reason: 'x' },
    },
  }
}
