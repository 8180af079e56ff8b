import type { RoomSide } from '#contract/trade/room-times.ts'
import type { Selectable } from 'kysely'
import type { Locale } from '#contract/locale.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import { signedIds } from '../../http/signed-ids.ts'
import { toBoard } from '../matchings/matching-rows.ts'
import type { TradeTables } from '../tables.ts'
import { requireGuest, requireRoom } from './room-guests.ts'

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

/** A page that wants in. */
export type Asking = Pick<Visitor, '_matching' | '_user' | '_session' | 'instance'>
type Row = Selectable<TradeTables['matchings']>

/** Account of somebody without one: the session is the id of the invitation then. */
export const nobody = ''

/** Staff who may see to fairs come in as a guest. */
const mayVisit = (scopes: string | null): boolean => {
  const own = JSON.parse(scopes ?? '[]') as string[]
  return own.includes('console') && own.includes('console:fairs')
}

/** @throws ApiError `matchingState` where there is no room; `roomClosed` */
function requireOpen(row: Row, now: number): string {
  const span = requireRoom(row)
  if (now < Date.parse(span.opensAt) || now >= Date.parse(span.closesAt)) throw new ApiError('roomClosed', { current: span })
  return span.closesAt
}

/**
 * As which side somebody may be in the room of a matching now. Session, status and scopes of an account are read again, as at every
 * call; of who was invited, whether the link still holds.
 * @throws ApiError `notFound`, also for the matching of others; `matchingState` where there is no room; `roomClosed`
 */
export async function requireSide(db: Db, { _matching, _user, _session }: Omit<Asking, 'instance'>, now = Date.now()) {
  if (_user === nobody) {
    const { row, name } = await requireGuest(db, _matching, _session)
    return { side: 'invited', row, name, closesAt: requireOpen(row, now) } as const
  }
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
  return { side, row, name: '', closesAt: requireOpen(row, now) } as const
}

/** Empties all rooms of a restored backup. Invitations go, too: which of them were taken back since is not known. */
export async function leaveAllRooms(db: Db): Promise<void> {
  for (const table of ['roomMessages', 'roomConnections', 'roomTickets', 'roomGuests'] as const) await db.deleteFrom(table).execute()
}

/** Tickets: what is secret of them follows from the server's key, and is stored nowhere. */
export function ticketsFrom(serverKey: Uint8Array) {
  const { codeOf, idOf } = signedIds(serverKey, 'room')

  /** Notes a ticket for a page; those that nobody has used go with it. */
  async function add(db: Db, asking: Asking) {
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
    const ticket = await db
      .deleteFrom('roomTickets')
      .where('_id', '=', idOf(code) ?? '')
      .where('_matching', '=', _matching)
      .where('expiresAt', '>', new Date().toISOString())
      .returning(['_user', '_session', 'instance'])
      .executeTakeFirst()
    if (ticket === undefined) throw new ApiError('unauthorized')
    const { side, row, closesAt, ...found } = await requireSide(db, { _matching, ...ticket })
    if (side === 'guest') await audit(db, { _id: ticket._user }, { action: 'join', resource: 'rooms', items: [_matching] })
    const common = { ...ticket, _matching, side, closesAt }
    if (side === 'guest' || side === 'invited') return { ...common, name: found.name }
    const [shown] = await toBoard(db, [row], locale, new Date().toISOString())
    return { ...common, name: shown?.[side].name ?? '' }
  }
  return { codeOf, add, take }
}
