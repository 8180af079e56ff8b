import { roomSpan } from '#contract/trade/room-times.ts'
import { roomGuestCalls } from '#contract/trade/rooms.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { completed, serve } from '../../http/route.ts'
import type { SignedIds } from '../../http/signed-ids.ts'
import { requireFair } from '../fairs/fair-plan.ts'
import { type MatchingRow, partyOf, requireOwnMatching, toBoard } from '../matchings/matching-rows.ts'

/** An invitation is good for so long after the fair, in ms: the last room is open for a while after its meeting. */
const afterFairMs = 24 * 60 * 60_000

/** When the room of a matching is open. @throws ApiError `matchingState` where it has none */
export function requireRoom(row: MatchingRow): { opensAt: string; closesAt: string } {
  const span = roomSpan(row)
  if (span === undefined) throw new ApiError('matchingState', { current: { state: row.state, method: row.method } })
  return span
}

/** The meeting that an invitation is for, and the name of who was invited. @throws ApiError `notFound`, where it was taken back, too */
export async function requireGuest(db: Db, _matching: string, _id: string): Promise<{ row: MatchingRow; name: string }> {
  const guest = await db
    .selectFrom('roomGuests')
    .select('name')
    .where('_matching', '=', _matching)
    .where('_id', '=', _id)
    .where('expiresAt', '>', new Date().toISOString())
    .executeTakeFirst()
  const row = guest && (await db.selectFrom('matchings').selectAll().where('_id', '=', _matching).executeTakeFirst())
  if (row === undefined) throw new ApiError('notFound')
  return { row, name: guest?.name ?? '' }
}

async function readGuest(db: Db, row: MatchingRow) {
  const guest = await db
    .selectFrom('roomGuests')
    .select(['_id', '_user', 'name', 'createdAt'])
    .where('_matching', '=', row._id)
    .executeTakeFirst()
  return guest && { _id: guest._id, guest: { name: guest.name, by: partyOf(row, guest._user), createdAt: guest.createdAt } }
}

/** Invites somebody in place of who was invited before. Those of fairs that are long over go with it. */
async function invite(db: Db, row: MatchingRow, _user: string, name: string): Promise<string> {
  const span = requireRoom(row)
  const [_id, now] = [uuid(), new Date().toISOString()]
  if (span.closesAt <= now) throw new ApiError('roomClosed', { current: span })
  const { endsAt } = await requireFair(db, row._fair)
  const expiresAt = new Date(Date.parse(endsAt ?? span.closesAt) + afterFairMs).toISOString()
  await db.deleteFrom('roomGuests').where('expiresAt', '<', now).execute()
  const values = { _id, _user, name, createdAt: now, expiresAt }
  await db
    .insertInto('roomGuests')
    .values({ ...values, _matching: row._id })
    .onConflict((conflict) => conflict.column('_matching').doUpdateSet(values))
    .execute()
  return _id
}

/**
 * Serves who may come into a room without an account: an interpreter, say, whom a side has invited by a link. Both sides see it and may
 * take it back; who is in the room is then sent away within ten seconds.
 * @param links signs the ids of invitations
 */
export function serveRoomGuests(app: FastifyInstance, links: SignedIds): void {
  const hasRelay = app.platform.config.turn !== undefined
  serve(app, roomGuestCalls, {
    'GET /api/v1/me/matchings/{_id}/roomGuest': async ({ params }, { db, caller }) => {
      const found = await readGuest(db, await requireOwnMatching(db, caller._id, params._id))
      return { guest: found?.guest ?? null, hasRelay }
    },
    'PUT /api/v1/me/matchings/{_id}/roomGuest': completed(
      async ({ params, body: { name } }, { db, caller }) => {
        const row = await requireOwnMatching(db, caller._id, params._id)
        const _id = await invite(db, row, caller._id, name)
        return { _id, guest: { name, by: partyOf(row, caller._id), createdAt: new Date().toISOString() } }
      },
      ({ _id, guest }) => ({ guest, token: links.codeOf(_id) }),
    ),
    'DELETE /api/v1/me/matchings/{_id}/roomGuest': async ({ params }, { db, caller }) => {
      const { _id } = await requireOwnMatching(db, caller._id, params._id)
      await db.deleteFrom('roomGuests').where('_matching', '=', _id).execute()
    },
    'POST /api/v1/rooms/{_id}/guest': async ({ params, body: { token } }, { db, locale }) => {
      const { row, name } = await requireGuest(db, params._id, links.idOf(token) ?? '')
      const span = roomSpan(row)
      const fair = await requireFair(db, row._fair)
      const [shown] = await toBoard(db, [row], locale, new Date().toISOString())
      if (span === undefined || shown === undefined || row.startsAt === null || row.endsAt === null) throw new ApiError('notFound')
      const { startsAt, endsAt } = row
      const { seller, buyer } = shown
      return {
        guest: {
          name,
          seller: seller.name,
          buyer: buyer.name,
          fair: textOf(fair.title, locale),
          timeZone: fair.timeZone,
          startsAt,
          endsAt,
          ...span,
        },
        hasRelay,
      }
    },
  })
}
