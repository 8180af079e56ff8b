import { type Schedule, scheduleCalls } from '#contract/trade/schedules.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/platform.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { type Fair, requireOpenFair, slotsByStart } from '../fairs/fair-plan.ts'
import { readOccupancy, readWaiting } from '../matchings/occupancy.ts'
import { findParticipant, lockAccounts, requireParticipantOr404 } from '../fairs/participation.ts'

interface Asked {
  /** Whose schedule it is. */
  _user: string
  /** The account of another side, whose slots count, too. */
  beside?: string
  /** The account of the seller whose waiting offers are counted. */
  _seller?: string | undefined
  /** A matching whose own slots are marked and not counted among those that wait. */
  of?: { _id: string; offered: readonly string[] }
}

/** The slots of a fair as an account, or two who want to meet, can use them. */
export async function scheduleOf(db: Db, fair: Fair, { _user, beside, _seller, of }: Asked): Promise<Schedule> {
  const users = beside === undefined ? [_user] : [_user, beside]
  const { blocked, meetings } = await readOccupancy(db, fair, users)
  const waiting = _seller === undefined ? undefined : await readWaiting(db, fair._id, _seller, of?._id)
  const stateOf = (start: string) => {
    if (meetings.get(_user)?.has(start) === true) return 'meeting'
    if (blocked.get(_user)?.has(start) === true) return 'blocked'
    const isTaken = beside !== undefined && (meetings.get(beside)?.has(start) === true || blocked.get(beside)?.has(start) === true)
    return isTaken ? 'taken' : 'free'
  }
  const slots = [...slotsByStart(fair).values()].map(({ startsAt, endsAt }) => ({
    startsAt,
    endsAt,
    state: stateOf(startsAt),
    _matching: meetings.get(_user)?.get(startsAt) ?? null,
    waiting: waiting?.get(startsAt)?.waiting ?? 0,
    until: waiting?.get(startsAt)?.until ?? null,
    isOffered: of?.offered.includes(startsAt) ?? false,
  })) satisfies Schedule['slots']
  return { _fair: fair._id, timeZone: fair.timeZone, slotMinutes: fair.slotMinutes, slots }
}

const byStart = <Row extends { startsAt: string }>(rows: readonly Row[]) => [...new Map(rows.map((row) => [row.startsAt, row])).values()]

/** When members are there (specification 7.5): all slots of a fair but those that they block. */
export function serveSchedules(app: FastifyInstance): void {
  /** Writes which slots are blocked, of those that the fair has. */
  async function write(db: Db, fair: Fair, _user: string, rows: readonly { startsAt: string; isBlocked: boolean }[], isWhole: boolean) {
    await lockAccounts(db, [_user])
    const known = slotsByStart(fair)
    if (rows.some(({ startsAt }) => !known.has(startsAt))) throw new ApiError('invalid', { field: isWhole ? 'blocked' : 'slots' })
    const { meetings } = await readOccupancy(db, fair, [_user])
    const own = db.deleteFrom('blockedSlots').where('_user', '=', _user).where('_fair', '=', fair._id)
    const changed = byStart(rows)
    await (
      isWhole
        ? own
        : own.where(
            'startsAt',
            'in',
            changed.map(({ startsAt }) => startsAt),
          )
    ).execute()
    const values = changed
      .filter(({ startsAt, isBlocked }) => isBlocked && meetings.get(_user)?.has(startsAt) !== true)
      .map(({ startsAt }) => ({ _fair: fair._id, _user, startsAt }))
    if (values.length > 0) await db.insertInto('blockedSlots').values(values).execute()
  }

  const put = async (context: WriteContext<Caller>, _fair: string, rows: Parameters<typeof write>[3], isWhole: boolean) => {
    const { db } = context
    const _user = context.caller._id
    const fair = await requireOpenFair(db, _fair)
    const { role } = await requireParticipantOr404(db, fair._id, _user)
    await write(db, fair, _user, rows, isWhole)
    return { schedule: await scheduleOf(db, fair, { _user, _seller: role === 'SELLER' ? _user : undefined }) }
  }

  serve(app, scheduleCalls, {
    'GET /api/v1/me/schedules/{_fair}': async ({ params, query }, context) => {
      const { db } = context
      const _user = context.caller._id
      const fair = await requireOpenFair(db, params._fair)
      const own = await requireParticipantOr404(db, fair._id, _user)
      if (query.beside === undefined)
        return { schedule: await scheduleOf(db, fair, { _user, _seller: own.role === 'SELLER' ? _user : undefined }) }
      const other = await findParticipant(db, fair._id, query.beside)
      if (other === undefined || other.role === own.role) throw new ApiError('notFound')
      const _seller = own.role === 'SELLER' ? _user : other._user
      return { schedule: await scheduleOf(db, fair, { _user, beside: other._user, _seller }) }
    },
    'POST /api/v1/me/schedules/{_fair}': ({ params, body }, context) => put(context, params._fair, body.slots, false),
    'PUT /api/v1/me/schedules/{_fair}': ({ params, body }, context) =>
      put(
        context,
        params._fair,
        body.blocked.map((startsAt) => ({ startsAt, isBlocked: true })),
        true,
      ),
  })
}
