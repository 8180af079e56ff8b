import { once } from 'node:events'
import { type AddressInfo, connect as dial, type Socket } from 'node:net'
import type { RoomEvent, RoomRequest } from '#contract/trade/rooms.ts'
import { v7 as uuid } from 'uuid'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { capacity, pace } from './room-hub.ts'
import { leaveAllRooms } from './room-visitors.ts'

Object.assign(pace, { look: 20, heartbeat: 100 })
const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
/** A second process on the same database. */
const beside = openDatabase(server.config)
const second = await buildApp(server.config, beside)
afterAll(async () => {
  await second.close()
  await beside.close()
})
const urls = await Promise.all(
  [server.app, second].map(async (app) => {
    await app.listen({ host: '127.0.0.1', port: 0 })
    return `127.0.0.1:${(app.server.address() as AddressInfo).port}`
  }),
)

const fair = await addFair(server)
const seller = await addTrader(server, fair._id, 'SELLER', 'seller-r')
const buyer = await addTrader(server, fair._id, 'BUYER', 'buyer-r')
const stranger = await addTrader(server, fair._id, 'BUYER', 'stranger-r')
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

/** An agreed online meeting of half an hour. */
async function addMeeting(beginsIn = 5, change: { method?: 'OFFLINE' } = {}): Promise<string> {
  const _id = uuid()
  const at = minutes(0)
  const sides = { _fair: fair._id, _buyer: buyer._id, _seller: seller._id, _product: null }
  const times = { createdAt: at, updatedAt: at, expiresAt: null, startsAt: minutes(beginsIn), endsAt: minutes(beginsIn + 30) }
  await db.deleteFrom('matchings').execute()
  await db
    .insertInto('matchings')
    .values({ _id, ...sides, ...times, method: 'ONLINE', state: 'confirmed', message: null, ...change })
    .execute()
  return _id
}

const ask = (_id: string, token: string, instance = uuid()) =>
  server.ask('POST /api/v1/rooms/{_id}/tickets', { params: { _id }, body: { instance }, token })
const ticketFor = async (_id: string, token: string, instance?: string) => (await ask(_id, token, instance)).answer.ticket.code

interface Page {
  say: (request: RoomRequest | string) => void
  /** The next event of a type; those before it are passed over. */
  next: <Type extends RoomEvent['type']>(type: Type) => Promise<Extract<RoomEvent, { type: Type }>>
  /** The code with which it was ended. */
  closed: Promise<number>
}

/** A page's socket, at the first or the second process. */
function connect(_id: string, code: string, at = 0, origin = server.config.origins.firm): Page {
  const socket = new WebSocket(`ws://${urls[at]}/api/v1/rooms/${_id}?ticket=${code}`, { headers: { origin } })
  onTestFinished(() => socket.close())
  const events: RoomEvent[] = []
  let wake = () => undefined as void
  socket.addEventListener('message', ({ data }) => {
    events.push(JSON.parse(String(data)) as RoomEvent)
    wake()
  })
  const closed = new Promise<number>((done) => socket.addEventListener('close', (event) => done(event.code)))
  const next: Page['next'] = async (type) => {
    for (;;) {
      const event = events.shift()
      if (event?.type === type) return event as never
      if (event === undefined) await new Promise<void>((done) => (wake = done))
    }
  }
  return { say: (request) => socket.send(typeof request === 'string' ? request : JSON.stringify(request)), next, closed }
}

/** The connection of a socket that answers nothing by itself. */
async function openByHand(_id: string, code: string): Promise<Socket> {
  const connection = dial(Number(urls[0]?.split(':')[1]), '127.0.0.1')
  onTestFinished(() => void connection.destroy())
  const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13', 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==']
  const head = [`host: ${urls[0]}`, `origin: ${server.config.origins.firm}`, ...upgrade].join('\r\n')
  connection.write(`GET /api/v1/rooms/${_id}?ticket=${code} HTTP/1.1\r\n${head}\r\n\r\n`)
  expect(String((await once(connection, 'data'))[0])).toContain('101 Switching Protocols')
  return connection
}

const statusOf = async (_id: string, code: string, headers: Record<string, string> = {}) => {
  const url = `http://${urls[0]}/api/v1/rooms/${_id}?ticket=${code}`
  return (await fetch(url, { headers: { origin: server.config.origins.firm, ...headers } })).status
}

describe('a ticket', () => {
  it('is given to the two sides and to staff who see to fairs, and to nobody else', async () => {
    const _id = await addMeeting()
    const sides = [
      { token: seller.token, side: 'seller' },
      { token: buyer.token, side: 'buyer' },
      { token: await server.login('admin'), side: 'guest' },
    ]
    for (const { token, side } of sides) expect((await ask(_id, token)).answer.ticket).toMatchObject({ side, iceServers: [] })
    for (const token of [stranger.token, await server.login('editor')]) expect((await ask(_id, token)).status).toBe(404)
  })

  it('is given from ten minutes before an online meeting until half an hour after it', async () => {
    for (const beginsIn of [11, -61]) expect((await ask(await addMeeting(beginsIn), buyer.token)).error.code).toBe('roomClosed')
    for (const beginsIn of [9, -59]) expect((await ask(await addMeeting(beginsIn), buyer.token)).status).toBe(201)
    expect((await ask(await addMeeting(5, { method: 'OFFLINE' }), buyer.token)).error.code).toBe('matchingState')
  })

  it('opens the room that it is for, once, within a minute, from a page of this site, as a socket', async () => {
    const _id = await addMeeting()
    const used = await ticketFor(_id, buyer.token)
    await connect(_id, used).next('welcome')
    expect(await statusOf(_id, used)).toBe(401)
    // Of the two sides nothing is noted; who of the staff comes in is.
    await connect(_id, await ticketFor(_id, await server.login('admin'))).next('welcome')
    const noted = await db.selectFrom('audit').select(['action', 'resource']).where('_item', '=', _id).execute()
    expect(noted).toEqual([{ action: 'join', resource: 'rooms' }])
    expect(await statusOf(_id, `${uuid()}.${used.split('.')[1]}`)).toBe(401)
    expect(await statusOf(uuid(), await ticketFor(_id, buyer.token))).toBe(401)
    const foreign = await ticketFor(_id, buyer.token)
    expect(await statusOf(_id, foreign, { origin: 'https://evil.example' })).toBe(403)
    await connect(_id, foreign).next('welcome')
    expect(await statusOf(_id, await ticketFor(_id, buyer.token))).toBe(426)
    const late = await ticketFor(_id, buyer.token)
    await db
      .updateTable('roomTickets')
      .set({ expiresAt: minutes(-1) })
      .execute()
    expect(await statusOf(_id, late)).toBe(401)
    expect(await connect(_id, await ticketFor(_id, buyer.token), 0, 'https://evil.example').closed).toBe(1006)
  })
})

/** An offer, and a candidate. */
const offer = { description: { type: 'offer', sdp: 'v=0' }, round: 1 } as const
const signal = { candidate: { candidate: 'a', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null } }

describe('in a room', () => {
  it.each([
    { where: 'one process', at: 0 },
    { where: 'two processes', at: 1 },
  ])('those who are there hear of each other, and what their browsers say, through $where', async ({ at }) => {
    const _id = await addMeeting()
    const [one, two] = [uuid(), uuid()]
    const first = connect(_id, await ticketFor(_id, buyer.token, one))
    expect(await first.next('welcome')).toMatchObject({ side: 'buyer', name: 'buyer-r', peers: [] })
    const other = connect(_id, await ticketFor(_id, seller.token, two), at)
    expect((await other.next('welcome')).peers).toEqual([{ side: 'buyer', instance: one, name: 'buyer-r' }])
    expect((await first.next('joined')).peer).toEqual({ side: 'seller', instance: two, name: 'seller-r' })
    for (const said of [offer, signal]) {
      first.say({ type: 'signal', to: 'seller', instance: two, signal: said })
      expect(await other.next('signal')).toEqual({ type: 'signal', from: 'buyer', instance: one, signal: said })
    }
    other.say({ type: 'signal', to: 'buyer', instance: one, signal })
    expect(await first.next('signal')).toMatchObject({ from: 'seller', instance: two })
    other.say({ type: 'leave' })
    expect(await first.next('left')).toEqual({ type: 'left', side: 'seller', instance: two, isFinal: true })
  })

  it('a newer connection of a side ends the former, wherever that is, and the other side hears of it', async () => {
    const _id = await addMeeting()
    const other = connect(_id, await ticketFor(_id, seller.token))
    await other.next('welcome')
    const former = connect(_id, await ticketFor(_id, buyer.token), 1)
    await former.next('welcome')
    const instance = uuid()
    const newer = connect(_id, await ticketFor(_id, buyer.token, instance))
    expect((await newer.next('welcome')).peers).toHaveLength(1)
    expect(await former.closed).toBe(4001)
    // What the other process has said of the former may come before it, and never after it.
    const told = [(await other.next('joined')).peer.instance]
    while (told.at(-1) !== instance) told.push((await other.next('joined')).peer.instance)
    other.say({ type: 'signal', to: 'buyer', instance, signal })
    await newer.next('signal')
    newer.say({ type: 'leave' })
    expect(await other.next('left')).toMatchObject({ instance, isFinal: true })
    expect(told.length).toBeLessThanOrEqual(2)
  })

  it('nobody stays whose meeting is cancelled, and a connection that is cut is no leaving', async () => {
    const _id = await addMeeting()
    const one = connect(_id, await ticketFor(_id, buyer.token))
    await one.next('welcome')
    const instance = uuid()
    const two = connect(_id, await ticketFor(_id, seller.token, instance), 1)
    await two.next('welcome')
    two.say('no JSON')
    expect(await two.closed).toBe(1008)
    expect(await one.next('left')).toEqual({ type: 'left', side: 'seller', instance, isFinal: false })
    await db.updateTable('matchings').set({ state: 'cancelled' }).execute()
    expect(await one.closed).toBe(4002)
  })

  it('whom another process took for gone is sent back in, and whose place was taken is sent away', async () => {
    const _id = await addMeeting()
    const lost = connect(_id, await ticketFor(_id, buyer.token))
    await lost.next('welcome')
    await db.deleteFrom('roomConnections').execute()
    expect(await lost.closed).toBe(1012)
    const former = connect(_id, await ticketFor(_id, buyer.token))
    await former.next('welcome')
    // As by a newer page, of which this process was never told.
    const change = { _id: uuid(), instance: uuid(), _process: uuid() }
    await db.updateTable('roomConnections').set(change).execute()
    expect(await former.closed).toBe(4001)
  })

  it('a frame that nobody can read ends its connection, and is no error of the log', async () => {
    const _id = await addMeeting()
    const { log } = server.app
    const [error, debug] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'debug')]
    onTestFinished(() => void vi.restoreAllMocks())
    const connection = await openByHand(_id, await ticketFor(_id, buyer.token))
    const cut = once(connection, 'close')
    connection.resume()
    // Of a browser every frame is masked.
    connection.write(Buffer.from([0x81, 0x01, 0x61]))
    await cut
    await expect.poll(() => debug.mock.calls.map(([, text]) => text)).toContain('a socket has failed')
    expect(error).not.toHaveBeenCalled()
  })

  it('a former connection that does not answer its end is cut, and takes no place until then', async () => {
    const _id = await addMeeting()
    const mute = await openByHand(_id, await ticketFor(_id, buyer.token))
    const cut = once(mute, 'close')
    mute.resume()
    const usual = { ...capacity }
    onTestFinished(() => void Object.assign(capacity, usual))
    const [again, other] = [await ticketFor(_id, buyer.token), await ticketFor(_id, seller.token)]
    // Nobody else of the file is connected: two have room.
    await expect.poll(() => db.selectFrom('roomConnections').select('_id').execute()).toHaveLength(1)
    Object.assign(capacity, { connections: 2 })
    await connect(_id, again).next('welcome')
    await connect(_id, other).next('welcome')
    await cut
    expect(mute.destroyed).toBe(true)
  })

  it('one account gets no more tickets than a page with a bad connection needs', async () => {
    const _id = await addMeeting()
    const asked = await Promise.all(Array.from({ length: 120 }, async () => (await ask(_id, buyer.token)).status))
    expect(new Set(asked)).toEqual(new Set([201, 429]))
    expect((await ask(_id, seller.token)).status).toBe(201)
    await db.deleteFrom('usage').execute()
  })

  it('who sends more than anybody says is cut off', async () => {
    const _id = await addMeeting()
    const one = connect(_id, await ticketFor(_id, buyer.token))
    await one.next('welcome')
    for (let count = 0; count < 400; count += 1) one.say({ type: 'ping' })
    expect(await one.closed).toBe(1008)
    const two = connect(_id, await ticketFor(_id, buyer.token))
    await two.next('welcome')
    two.say('x'.repeat(70_000))
    expect(await two.closed).toBe(1009)
  })
})

describe('somebody whom a side has invited', () => {
  const guestOf = (_id: string, token: string) => server.ask('GET /api/v1/me/matchings/{_id}/roomGuest', { token, params: { _id } })
  const invite = async (_id: string, token: string, name = '통역 이수민') =>
    server.ask('PUT /api/v1/me/matchings/{_id}/roomGuest', { token, params: { _id }, body: { name } })
  const askAsGuest = (_id: string, token: string, instance = uuid()) =>
    server.ask('POST /api/v1/rooms/{_id}/guestTickets', { params: { _id }, body: { token, instance } })
  const look = (_id: string, token: string) =>
    server.ask('POST /api/v1/rooms/{_id}/guest', { params: { _id }, body: { token }, locale: 'en' })

  it('sees what it is invited to, comes in beside both sides, and is seen under the name of the invitation', async () => {
    const _id = await addMeeting()
    const { answer } = await invite(_id, seller.token)
    expect(answer.guest).toMatchObject({ name: '통역 이수민', by: 'seller' })
    expect((await guestOf(_id, buyer.token)).answer.guest).toMatchObject({ name: '통역 이수민', by: 'seller' })
    expect(JSON.stringify(await db.selectFrom('roomGuests').selectAll().execute())).not.toContain(answer.token)
    expect((await look(_id, answer.token)).answer.guest).toMatchObject({ name: '통역 이수민', seller: 'seller-r', buyer: 'buyer-r' })
    const inside = connect(_id, await ticketFor(_id, buyer.token), 1)
    await inside.next('welcome')
    const staff = connect(_id, await ticketFor(_id, await server.login('admin')))
    await staff.next('welcome')
    const { ticket } = (await askAsGuest(_id, answer.token)).answer
    expect(ticket.side).toBe('invited')
    const guest = connect(_id, ticket.code)
    expect((await guest.next('welcome')).peers.map(({ side }) => side).toSorted()).toEqual(['buyer', 'guest'])
    await inside.next('joined')
    expect((await inside.next('joined')).peer).toMatchObject({ side: 'invited', name: '통역 이수민' })
    expect(await statusOf(_id, ticket.code)).toBe(401)
  })

  it('is sent away when either side takes the invitation back, or invites another', async () => {
    const _id = await addMeeting()
    const first = (await invite(_id, seller.token)).answer.token
    const inside = connect(_id, (await askAsGuest(_id, first)).answer.ticket.code)
    await inside.next('welcome')
    const second = (await invite(_id, buyer.token, '동료')).answer.token
    expect(await inside.closed).toBe(4002)
    expect((await askAsGuest(_id, first)).status).toBe(404)
    expect((await look(_id, first)).status).toBe(404)
    const other = connect(_id, (await askAsGuest(_id, second)).answer.ticket.code)
    await other.next('welcome')
    await server.ask('DELETE /api/v1/me/matchings/{_id}/roomGuest', { token: seller.token, params: { _id } })
    expect(await other.closed).toBe(4002)
    expect((await guestOf(_id, buyer.token)).answer.guest).toBeNull()
  })

  it('both sides and who is invited hear before they go in whether a relay helps where the network is strict', async () => {
    const _id = await addMeeting()
    const { token } = (await invite(_id, seller.token)).answer
    expect([(await guestOf(_id, buyer.token)).answer.hasRelay, (await look(_id, token)).answer.hasRelay]).toEqual([false, false])
    const relay = await buildApp({ ...server.config, turn: { urls: ['turn:turn.example:3478'], secret: 'x'.repeat(32) } }, beside)
    onTestFinished(() => relay.close())
    const headers = { authorization: `Bearer ${buyer.token}` }
    const asked = await relay.inject({ url: `/api/v1/me/matchings/${_id}/roomGuest`, headers })
    expect(asked.json()).toMatchObject({ guest: { by: 'seller' }, hasRelay: true })
  })

  it('has no way in after a backup was restored: the invitation may have been taken back since', async () => {
    const _id = await addMeeting()
    const { token } = (await invite(_id, seller.token)).answer
    await leaveAllRooms(db)
    expect((await askAsGuest(_id, token)).status).toBe(404)
  })

  it('has no way in by a made up link, into another room, outside of its times, or into a meeting at a table', async () => {
    const _id = await addMeeting(60)
    const { token } = (await invite(_id, buyer.token)).answer
    expect((await look(_id, token)).status).toBe(200)
    expect((await askAsGuest(_id, token)).error.code).toBe('roomClosed')
    for (const made of ['', 'x', `${uuid()}.${token.split('.')[1]}`, `${token}x`]) expect((await askAsGuest(_id, made)).status).toBe(404)
    for (const { token: own } of [stranger, { token: await server.login('admin') }])
      expect([(await invite(_id, own)).status, (await guestOf(_id, own)).status]).toEqual([404, 404])
    const next = await addMeeting()
    expect((await askAsGuest(next, token)).status).toBe(404)
    const past = await addMeeting(-61)
    expect((await invite(past, buyer.token)).error.code).toBe('roomClosed')
    const atTable = await addMeeting(5, { method: 'OFFLINE' })
    expect((await invite(atTable, buyer.token)).error.code).toBe('matchingState')
  })
})
