import { importJWK, jwtVerify } from 'jose'
import { afterEach, expect, it, vi } from 'vitest'
import { addMember, openFor } from '../testing/members.ts'
import { aDevice, startPushService } from '../testing/push-service.ts'
import { serverForFile, startServer } from '../testing/server.ts'
import { addFair, addTrader } from '../testing/trade.ts'
import { notifyParties } from '../trade/notify.ts'

const service = await startPushService()
const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const { mail } = server.app.platform
const fair = await addFair(server)
const admin = await server.login('admin')
let count = 0
afterEach(() => void vi.useRealTimers())

const trader = (role: 'SELLER' | 'BUYER') => addTrader(server, fair._id, role, `${role.toLowerCase()}-${(count += 1)}`)

async function subscribe(token: string, { endpoint, keys } = aDevice(service.origin), locale = 'en') {
  return server.ask('POST /api/v1/me/pushSubscriptions', { token, body: { endpoint, keys }, locale })
}
const devicesOf = async (_user: string) =>
  (await db.selectFrom('pushSubscriptions').select('endpoint').where('_user', '=', _user).execute()).map(({ endpoint }) => endpoint)

/** A buyer offers a seller a time, and what is sent by that is waited for. */
async function offered(seller: Awaited<ReturnType<typeof trader>>) {
  const buyer = await trader('BUYER')
  const body = { _fair: fair._id, _seller: seller._participant, method: 'ONLINE', slots: [fair.starts[0] ?? ''] }
  const { matching } = (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer
  await mail.idle()
  return { buyer, matching }
}
const sentTo = async (_user: string) => {
  const query = { _user }
  const { deliveries } = (await server.ask('GET /api/console/deliveries', { token: admin, query })).answer
  return deliveries
}

it('an offer reaches the seller’s device, which alone can read it, with neither who nor when', async () => {
  const seller = await trader('SELLER')
  const device = aDevice(service.origin)
  expect((await subscribe(seller.token, device)).status).toBe(201)
  const { buyer, matching } = await offered(seller)
  const [posted] = service.received
  expect([posted?.path, service.received.length]).toEqual([device.path, 1])
  const told = device.open(posted?.body ?? Buffer.alloc(0))
  expect(told).toEqual({
    title: expect.any(String),
    icon: '/centre/icons/192.png',
    badge: '/centre/icons/badge.png',
    body: 'A new offer of a meeting has arrived.',
    url: `/mypage/matchings?open=${matching._id}`,
    tag: matching._id,
    answer: 'Answer',
    waiting: 1,
  })
  for (const secret of [buyer.name, seller.name, fair.starts[0] ?? '', '가을']) expect(JSON.stringify(told)).not.toContain(secret)
  // Signed by the key that browsers subscribe with (RFC 8292).
  const { publicKey } = (await server.ask('GET /api/v1/push/publicKey')).answer
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(posted?.headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))
  expect(payload.aud).toBe(service.origin)
})

it('a device that is gone is forgotten, one that is busy is tried again, and staff see each way and send it again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const seller = await trader('SELLER')
  const [gone, busy] = [aDevice(service.origin), aDevice(service.origin)]
  await subscribe(seller.token, gone)
  await subscribe(seller.token, busy)
  service.answers.set(gone.path, 410).set(busy.path, 503)
  await offered(seller)
  expect(await devicesOf(seller._id)).toEqual([busy.endpoint])
  const ways = async () =>
    (await sentTo(seller._id)).map(({ channel, state, lastError }) => [channel, state, lastError].join(' ')).toSorted()
  expect(await ways()).toEqual([
    'APP sent ',
    'EMAIL sent ',
    'PUSH failed push: 410, the device takes no messages any more',
    'PUSH queued push: 503',
  ])
  vi.setSystemTime(Date.now() + 11_000)
  await mail.deliverDue()
  expect(await ways()).toContain('PUSH sent ')

  const failed = (await sentTo(seller._id)).find(({ state }) => state === 'failed')
  const resend = (_id: string) => server.ask('POST /api/console/deliveries/{_id}/resend', { token: admin, params: { _id } })
  service.received.length = 0
  expect([failed?.canResend, (await resend(failed?._id ?? '')).status]).toEqual([true, 204])
  await mail.idle()
  expect(service.received.map(({ path }) => path)).toEqual([busy.path])
  const shown = (await sentTo(seller._id)).find(({ channel }) => channel === 'APP')
  expect([shown?.canResend, (await resend(shown?._id ?? '')).error.code]).toEqual([false, 'notResendable'])
  await server.ask('DELETE /api/v1/me/pushSubscriptions', { token: seller.token, body: { endpoint: busy.endpoint } })
  expect((await resend(failed?._id ?? '')).error.code).toBe('notResendable')
})

it('what was switched off meanwhile, or is of no use any more, is not sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [seller, buyer] = [await trader('SELLER'), await trader('BUYER')]
  const device = aDevice(service.origin)
  await subscribe(seller.token, device)
  const outbox = async () => (await server.app.inject({ url: '/dev/outbox' })).body
  const change = (now = new Date().toISOString()) => ({ db, platform: server.app.platform, now, afterCommit: () => undefined })
  const { matching } = await offered(seller)
  await notifyParties(change(), { _id: matching._id, _fair: fair._id }, 'moved', [seller._id, buyer._id])
  await server.ask('PUT /api/v1/me', { token: seller.token, body: { channels: [] } })
  await server.ask('POST /api/console/users/{_id}/withdraw', { token: admin, params: { _id: buyer._id }, body: { reason: '본인 요청' } })
  const before = (await outbox()).length
  await mail.deliverDue()
  expect((await outbox()).length).toBe(before)
  expect((await sentTo(seller._id)).map(({ channel, lastError }) => [channel, lastError])).toContainEqual(['EMAIL', 'not wanted any more'])

  // Fifteen minutes of a push service that is busy: the meeting has begun.
  service.answers.set(device.path, 503)
  service.received.length = 0
  const soon = { _id: matching._id, _fair: fair._id }
  await notifyParties({ ...change(), afterCommit: (work) => void work() }, soon, 'soon', [seller._id])
  await mail.idle()
  expect(service.received.map(({ headers }) => headers['ttl'])).toEqual(['900'])
  vi.setSystemTime(Date.now() + 16 * 60_000)
  await mail.deliverDue()
  const late = await db.selectFrom('deliveries').selectAll().where('lastError', '=', 'too late').executeTakeFirst()
  expect([service.received.length, late?.channel, late?.state]).toEqual([1, 'PUSH', 'failed'])
  const resend = { token: await server.login('admin'), params: { _id: late?._id ?? '' } }
  expect((await server.ask('POST /api/console/deliveries/{_id}/resend', resend)).error.code).toBe('notResendable')
})

it('a device is told for as long as its session lasts, by whoever is logged in at it, and an account has ten at most', async () => {
  const [a, b] = [await addMember(server, 'push-a'), await addMember(server, 'push-b')]
  const device = aDevice(service.origin)
  await subscribe(a.token, device)
  await subscribe(a.token, device, 'ko')
  // Who knows the address alone does not take it over.
  const guessed = await subscribe(b.token, { endpoint: device.endpoint, keys: aDevice(service.origin).keys } as typeof device)
  expect([guessed.status, await devicesOf(a._id)]).toEqual([400, [device.endpoint]])
  await subscribe(b.token, device)
  // Another's device is not taken away.
  await server.ask('DELETE /api/v1/me/pushSubscriptions', { token: a.token, body: { endpoint: device.endpoint } })
  expect([await devicesOf(a._id), await devicesOf(b._id)]).toEqual([[], [device.endpoint]])
  await server.ask('DELETE /api/auth/refreshToken', { token: b.refreshToken })
  expect(await devicesOf(b._id)).toEqual([])

  const { token } = await openFor(server, a._id)
  const devices = Array.from({ length: 11 }, () => aDevice(service.origin))
  for (const each of devices) expect((await subscribe(token, each)).status).toBe(201)
  const left = await devicesOf(a._id)
  expect(left).toHaveLength(10)
  expect(left).toContain(devices.at(-1)?.endpoint)
})

it('what is no device of the internet is refused', async () => {
  const { token } = await addMember(server, 'push-c')
  const { keys } = aDevice(service.origin)
  const noPoint = { ...keys, p256dh: `B${'A'.repeat(86)}` }
  const wrong = await server.ask('POST /api/v1/me/pushSubscriptions', { token, body: { endpoint: service.origin, keys: noPoint } })
  expect([wrong.status, wrong.error.issues?.map(({ path }) => path)]).toEqual([400, ['keys.p256dh']])
  await using production = await startServer({ env: { NODE_ENV: 'production' } })
  const { token: own } = await addMember(production, 'push-d')
  const ask = async (endpoint: string) =>
    (await production.ask('POST /api/v1/me/pushSubscriptions', { token: own, body: { endpoint, keys } })).status
  expect([await ask(service.origin), await ask('https://127.0.0.1/x'), await ask('https://push.example.com/x')]).toEqual([400, 400, 201])
})
