import { roomCalls, ticketCalls } from '#contract/trade/rooms.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { completed, serve } from '../../http/route.ts'
import { serveSocket } from '../../http/socket.ts'
import { signedIds } from '../../http/signed-ids.ts'
import { countUses } from '../../http/usage-limits.ts'
import { iceServersFor } from './ice-servers.ts'
import { RoomHub } from './room-hub.ts'
import { serveRoomGuests } from './room-guests.ts'
import { type Asking, nobody, requireSide, ticketsFrom } from './room-visitors.ts'

/** Tickets for an account: a page that loses its connection again and again asks for one every few seconds. */
const ticketLimit = { name: 'roomTickets', max: 100, windowMs: 10 * 60_000 }

/** The rooms of online meetings (decision 13): who may come in, and what their browsers tell each other to connect. */
export function serveRooms(app: FastifyInstance, serverKey: Uint8Array): void {
  const { platform } = app
  const tickets = ticketsFrom(serverKey)
  const links = signedIds(serverKey, 'room-guest')
  const hub = new RoomHub(platform)
  app.addHook('onClose', () => hub.close())

  /** Notes a ticket for who may come in now. */
  const add = async (db: Db, asking: Asking) => {
    const { side, closesAt } = await requireSide(db, asking)
    return { ...(await tickets.add(db, asking)), side, closesAt }
  }
  const toTicket = ({ _id, side, closesAt, expiresAt }: Awaited<ReturnType<typeof add>>) => {
    const iceServers = iceServersFor(platform.config, side, closesAt)
    return { ticket: { code: tickets.codeOf(_id), expiresAt, side, closesAt, iceServers } }
  }

  serveRoomGuests(app, links)
  serve(app, ticketCalls, {
    // What is stored for a repeated request has no secret in it.
    'POST /api/v1/rooms/{_id}/tickets': completed(async ({ params, body: { instance } }, context) => {
      const { _id: _user, sessionId: _session } = context.caller
      await countUses(context.db, [{ limit: ticketLimit, key: _user, amount: 1 }])
      return add(context.db, { _matching: params._id, _user, _session, instance })
    }, toTicket),
    'POST /api/v1/rooms/{_id}/guestTickets': completed(async ({ params, body: { token, instance } }, { db }) => {
      const _session = links.idOf(token) ?? ''
      return add(db, { _matching: params._id, _user: nobody, _session, instance })
    }, toTicket),
  })

  serveSocket(app, roomCalls, 'GET /api/v1/rooms/{_id}', {
    authorizeSocket: ({ params, ticket, db, locale }) => {
      if (hub.isFull) throw new ApiError('unavailable', {}, 10)
      return tickets.take(db, ticket, params._id, locale)
    },
    connect: (visitor, socket) => hub.connect(visitor, socket),
  })
}
