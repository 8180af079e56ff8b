import { createHmac, timingSafeEqual } from 'node:crypto'
import { type RoomSide, roomSpan } from '#contract/trade/room-times.ts'
import type { Locale } from '#contract/locale.ts'
import { v7 as uuid } from 'uuid'
import { deriveKey } from '../../db/derive-key.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import { toBoard } from '../matchings/matching-rows.ts'

/** How long a ticket is good, in milliseconds: it is used at once. */
const ticketMs = 60_000

/** A page that is let into a room. */
export interface Visitor {
  _matching: string
  _user: string
  _session: string
  /** The page's own id: it is the same when it connects again. */
  instance: string
  side: RoomSide
  /** What the others call it; empty for staff. */
  name: string
  closesAt: string
}

type Asking = Pick<Visitor, '_matching' | '_user' | '_session'>

/** Staff who may see to fairs come in as a guest. */
const mayVisit = (scopes: string | null): boolean => {
  const own = JSON.parse(scopes ?? '[]') as string[]
  return own.includes('console') && own.includes('console:fairs')
}

/**
 * As which side an account may be in the room of a matching now. Its session, status and scopes are read again, as at every call.
 * @throws ApiError `notFound`, also for the matching of others; `matchingState` where there is no room; `roomClosed`
 */
export async function requireSide(db: Db, { _matching, _user, _session }: Asking, now = Date.now()) {
  const account = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users._id', 'sessions._user')
    .leftJoin('levels', 'levels._id', 'users._level')
    .select('levels.scopes')
    .where('sessions._id', '=', _session)
    .where('users._id', '=', _user)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  const row = await db.selectFrom('matchings').selectAll().where('_id', '=', _matching).executeTakeFirst()
  const side = row?._buyer === _user ? 'buyer' : row?._seller === _user ? 'seller' : mayVisit(account?.scopes ?? null) ? 'guest' : undefined
  if (account === undefined || row === undefined || side === undefined) throw new ApiError('notFound')
  const span = roomSpan(row)
  if (span === undefined) throw new ApiError('matchingState', { current: { state: row.state, method: row.method } })
  if (now < Date.parse(span.opensAt) || now >= Date.parse(span.closesAt)) throw new ApiError('roomClosed', { current: span })
  return { side, row, closesAt: span.closesAt } as const
}

/** Empties all rooms of a restored backup. */
export async function leaveAllRooms(db: Db): Promise<void> {
  for (const table of ['roomMessages', 'roomConnections', 'roomTickets'] as const) await db.deleteFrom(table).execute()
}

/** Tickets: what is secret of them follows from the server's key, and is stored nowhere. */
export function ticketsFrom(serverKey: Uint8Array) {
  const key = deriveKey(serverKey, 'room')
  const codeOf = (_id: string) => `${_id}.${createHmac('sha256', key).update(_id).digest('base64url')}`

  /** Notes a ticket for a page; those that nobody has used go with it. */
  async function add(db: Db, asking: Asking & Pick<Visitor, 'instance'>) {
    const now = Date.now()
    const [_id, expiresAt] = [uuid(), new Date(now + ticketMs).toISOString()]
    await db.deleteFrom('roomTickets').where('expiresAt', '<', new Date(now).toISOString()).execute()
    await db
      .insertInto('roomTickets')
      .values({ _id, ...asking, expiresAt })
      .execute()
    return { _id, expiresAt }
  }

  /**
   * Takes a ticket for a room: one statement decides, so that it opens one connection.
   * @throws ApiError `unauthorized`, and as `requireSide`
   */
  async function take(db: Db, code: string, _matching: string, locale: Locale): Promise<Visitor> {
    const _id = code.split('.')[0] ?? ''
    const [given, right] = [Buffer.from(code), Buffer.from(codeOf(_id))]
    const isRight = given.length === right.length && timingSafeEqual(given, right)
    const ticket = await db
      .deleteFrom('roomTickets')
      .where('_id', '=', isRight ? _id : '')
      .where('_matching', '=', _matching)
      .where('expiresAt', '>', new Date().toISOString())
      .returning(['_user', '_session', 'instance'])
      .executeTakeFirst()
    if (ticket === undefined) throw new ApiError('unauthorized')
    const { side, row, closesAt } = await requireSide(db, { _matching, ...ticket })
    if (side === 'guest') await audit(db, { _id: ticket._user }, { action: 'join', resource: 'rooms', items: [_matching] })
    const [shown] = await toBoard(db, [row], locale, new Date().toISOString())
    const name = side === 'guest' ? '' : (shown?.[side].name ?? '')
    return { ...ticket, _matching, side, name, closesAt }
  }
  return { codeOf, add, take }
}
