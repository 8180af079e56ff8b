import * as z from 'zod'
import { call, socketCall } from '../call.ts'
import { id, instant, labelled, line } from '../field.ts'
import { parties } from './matching-states.ts'
import { roomLimits, roomSides } from './room-times.ts'

const side = z.enum(roomSides)
/** Of a page that is in the room: it keeps it when it connects again, and another page has another one. */
const instance = z.uuid()

const description = z.strictObject({ type: z.enum(['offer', 'answer', 'pranswer', 'rollback']), sdp: z.string().max(roomLimits.sdp) })
const candidate = z.strictObject({
  candidate: z.string().max(roomLimits.candidate),
  sdpMid: z.string().max(64).nullable(),
  sdpMLineIndex: z.int().nonnegative().nullable(),
  usernameFragment: z.string().max(256).nullable(),
})
/**
 * What two pages tell each other so that their browsers connect (WebRTC). `round`: which offer it is of its page; an answer has that
 * of the offer.
 */
const signal = z.union([z.strictObject({ description, round: z.int().nonnegative() }), z.strictObject({ candidate })])
export type RoomSignal = z.output<typeof signal>

const peer = z.strictObject({ side, instance, name: z.string() })
export type RoomPeer = z.output<typeof peer>

const receives = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('signal'), to: side, instance, signal }),
  z.strictObject({ type: z.literal('ping') }),
  /** Leaves for good: without it others wait for a page that has lost its connection. */
  z.strictObject({ type: z.literal('leave') }),
])
export type RoomRequest = z.output<typeof receives>

const sends = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('welcome'), side, name: z.string(), peers: z.array(peer), closesAt: instant }),
  z.strictObject({ type: z.literal('joined'), peer }),
  z.strictObject({ type: z.literal('left'), side, instance, isFinal: z.boolean() }),
  z.strictObject({ type: z.literal('signal'), from: side, instance, signal }),
  z.strictObject({ type: z.literal('pong') }),
])
export type RoomEvent = z.output<typeof sends>

const iceServer = z.strictObject({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() })
const params = z.strictObject({ _id: id })
const ticket = z.strictObject({
  code: z.string(),
  expiresAt: instant,
  side,
  closesAt: instant,
  /** For `RTCPeerConnection`; the credentials end with the room. */
  iceServers: z.array(iceServer),
})

/** The room of an online meeting, by the matching’s id (decision 13). */
export const roomCalls = {
  'GET /api/v1/rooms/{_id}': socketCall({
    summary:
      'The signalling of a room: who is there, and what their browsers tell each other. One connection a side: a newer one ends the former',
    tag: 'rooms',
    access: 'ticket',
    params,
    socket: { receives, sends },
    status: 101,
    errors: [403, 426],
  }),
}

/** The secret of a link: it stands behind the `#`, which no server sees. */
const token = z.string().max(100)

/** The right to enter a room. */
export const ticketCalls = {
  'POST /api/v1/rooms/{_id}/tickets': call({
    summary: 'A ticket that opens the room of a matching once, within a minute: for its two sides, and for staff with `console:fairs`',
    tag: 'rooms',
    access: 'member',
    params,
    body: z.strictObject({ instance }),
    answer: z.strictObject({ ticket }),
    status: 201,
    errors: [404, 409, 429],
    writesNothing: 'A ticket opens a room once.',
  }),
  'POST /api/v1/rooms/{_id}/guestTickets': call({
    summary: 'A ticket that opens the room of a matching once, within a minute, for whom a link invites',
    tag: 'rooms',
    access: 'public',
    params,
    body: z.strictObject({ token, instance }),
    answer: z.strictObject({ ticket }),
    status: 201,
    errors: [404, 409],
    isLimited: true,
    writesNothing: 'A ticket opens a room once.',
  }),
}

/** Whom a side has invited, as both sides see it. */
const guest = z.strictObject({ name: labelled(/*i18n*/ '함께 들어올 사람', line(60)), by: z.enum(parties), createdAt: instant })

/** Whether a server relays what is sent where two browsers find no direct way (TURN): said before one goes in. */
const hasRelay = z.boolean()

/** Somebody without an account in a room, such as an interpreter: one for each meeting, by a link. */
export const roomGuestCalls = {
  'GET /api/v1/me/matchings/{_id}/roomGuest': call({
    summary: 'Whom a side has invited to the room of a matching, and by what it connects',
    tag: 'me',
    access: 'member',
    params,
    answer: z.strictObject({ guest: guest.nullable(), hasRelay }),
    status: 200,
    errors: [404],
    reads: ['roomGuests'],
  }),
  'PUT /api/v1/me/matchings/{_id}/roomGuest': call({
    summary: 'Invite somebody to the room of a matching: the link is in this answer alone, and an earlier one opens nothing any more',
    tag: 'me',
    access: 'member',
    params,
    body: z.strictObject({ name: guest.shape.name }),
    answer: z.strictObject({ guest, token }),
    status: 200,
    errors: [404, 409],
    writes: ['roomGuests'],
  }),
  'DELETE /api/v1/me/matchings/{_id}/roomGuest': call({
    summary: 'Take back an invitation to the room of a matching, also that of the other side: who is in it is sent away',
    tag: 'me',
    access: 'member',
    params,
    status: 204,
    errors: [404],
    writes: ['roomGuests'],
  }),
  'POST /api/v1/rooms/{_id}/guest': call({
    summary: 'The meeting that a link invites to',
    tag: 'rooms',
    access: 'public',
    params,
    body: z.strictObject({ token }),
    answer: z.strictObject({
      guest: z.strictObject({
        name: z.string(),
        seller: z.string(),
        buyer: z.string(),
        fair: z.string(),
        timeZone: z.string(),
        startsAt: instant,
        endsAt: instant,
        opensAt: instant,
        closesAt: instant,
      }),
      hasRelay,
    }),
    status: 200,
    errors: [404],
    isLimited: true,
    writesNothing: 'It reads, and keeps the token out of addresses and logs.',
  }),
}
