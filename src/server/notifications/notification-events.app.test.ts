import { afterAll, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { pace } from '../http/event-streams.ts'
import { listenTo } from '../testing/listen.ts'
import { serverForFile } from '../testing/server.ts'
import { addFair, addTrader } from '../testing/trade.ts'

const usual = { ...pace }
Object.assign(pace, { look: 20, heartbeat: 60_000 })
const server = await serverForFile({ hasAccounts: true })
afterAll(() => {
  Object.assign(pace, usual)
  server.app.server.closeAllConnections()
})
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
const fair = await addFair(server)
const [buyer, seller] = [
  await addTrader(server, fair._id, 'BUYER', 'live-buyer'),
  await addTrader(server, fair._id, 'SELLER', 'live-seller'),
]
const listen = (token: string, at = origin) => listenTo(`${at}/api/v1/me/events`, token)
const none = { unread: 0, latest: null }

it('a member hears at whichever process of what happened at another, of nothing of others, and nothing of what it is about', async () => {
  const database = openDatabase(server.config)
  const other = await buildApp(server.config, database)
  onTestFinished(async () => {
    await other.close()
    await database.close()
  })
  const [hears, offers] = [await listen(seller.token, await other.listen({ host: '127.0.0.1', port: 0 })), await listen(buyer.token)]
  await expect.poll(hears.news).toEqual([none])
  const body = { _fair: fair._id, _seller: seller._participant, method: 'ONLINE', slots: [fair.starts[0] ?? ''] }
  await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })
  const { notifications } = (await server.ask('GET /api/v1/me/notifications', { token: seller.token })).answer
  const [newest] = notifications
  await expect.poll(hears.news).toEqual([none, { unread: 1, latest: newest?._id }])
  // What was read in another tab is not new here.
  const read = { token: seller.token, params: { _id: newest?._id ?? '' }, body: { isRead: true } }
  await server.ask('PUT /api/v1/me/notifications/{_id}', read)
  await expect.poll(hears.news).toEqual([none, { unread: 1, latest: newest?._id }, none])
  expect(offers.news()).toEqual([none])
  expect(hears.text()).not.toContain('live-buyer')
})

it('ends with the session', async () => {
  pace.heartbeat = 50
  onTestFinished(() => void (pace.heartbeat = 60_000))
  const leaving = await addTrader(server, fair._id, 'SELLER', 'live-leaving')
  const hears = await listen(leaving.token)
  await expect.poll(hears.news).toEqual([none])
  await server.database.db.deleteFrom('sessions').where('_user', '=', leaving._id).execute()
  await expect.poll(hears.hasEnded).toBe(true)
})

it('tells nothing more to who has logged out, however long ago the last heartbeat was', async () => {
  const leaving = await addTrader(server, fair._id, 'SELLER', 'live-logged-out')
  const hears = await listen(leaving.token)
  await expect.poll(hears.news).toEqual([none])
  await server.database.db.deleteFrom('sessions').where('_user', '=', leaving._id).execute()
  const body = { _fair: fair._id, _seller: leaving._participant, method: 'ONLINE', slots: [fair.starts[1] ?? ''] }
  expect((await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).status).toBe(201)
  await expect.poll(hears.hasEnded).toBe(true)
  expect(hears.news()).toEqual([none])
})
