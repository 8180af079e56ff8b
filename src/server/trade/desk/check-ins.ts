import { createHmac } from 'node:crypto'
import { type ExpectedParticipant, type SentCheckIn, checkInCalls } from '#contract/trade/check-ins.ts'
import { entryAlphabet, entryCodeLength, readEntryCode } from '#contract/trade/entry-code.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import { participants } from '#contract/trade/participants.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { deriveKey } from '../../db/derive-key.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import { serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { dayAt } from '../fairs/fair-day.ts'
import { type Fair, requireOpenFair } from '../fairs/fair-plan.ts'
import { approved, requireParticipantOr404 } from '../fairs/participation.ts'

/**
 * Creates the function that derives a participant's entry code from the server's key. Nothing is stored, and the code says nothing
 * about the person.
 */
export function entryCodes(serverKey: Uint8Array): (_participant: string) => string {
  const key = deriveKey(serverKey, 'entryCode')
  return (_participant) => {
    const bytes = createHmac('sha256', key).update(_participant).digest()
    // 256 is a multiple of 32: every sign is as likely as the others.
    return [...bytes.subarray(0, entryCodeLength)].map((byte) => entryAlphabet[byte % entryAlphabet.length]).join('')
  }
}

type CodeOf = ReturnType<typeof entryCodes>

/** Participants as the entrance knows them, with their arrivals. */
async function toExpected(
  db: Db,
  rows: readonly { _id: string; name: string; role: string }[],
  codeOf: CodeOf,
): Promise<ExpectedParticipant[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ _id }) => _id)
  const found = await db
    .selectFrom('checkIns as c')
    .leftJoin('users as u', 'u._id', 'c._user')
    .select(['c._id', 'c._participant', 'c.day', 'c.at', 'c.way', 'u.name as user'])
    .where('c._participant', 'in', ids)
    .orderBy('c.day')
    .execute()
  const byParticipant = Map.groupBy(found, ({ _participant }) => _participant)
  return rows.map(({ _id, name, role }) => ({
    _id,
    name,
    role: role === 'SELLER' ? 'SELLER' : 'BUYER',
    code: codeOf(_id),
    checkIns: (byParticipant.get(_id) ?? []).map(({ _participant, ...checkIn }) => checkIn),
  }))
}

/** So long a device may go on without a network: as long as a fair lasts at most. */
const oldestMs = tradeLimits.days * 24 * 60 * 60_000

/** When somebody arrived. A clock that is ahead, or far behind, is not believed: it was now that we heard of it. */
const arrivedAt = (at: string, receivedAt: string): string => {
  const ageMs = Date.parse(receivedAt) - Date.parse(at)
  return ageMs >= 0 && ageMs <= oldestMs ? at : receivedAt
}

/** Writes down who has arrived. What was noted already stays as it was. */
async function note(db: Db, fair: Fair, _user: string, sent: readonly SentCheckIn[], receivedAt: string): Promise<void> {
  // The first of a day, where some were noted twice without a network.
  for (const { _participant, at, way } of sent.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const arrived = arrivedAt(at, receivedAt)
    const row = { _id: uuid(), _fair: fair._id, _participant, day: dayAt(arrived, fair.timeZone), at: arrived, receivedAt, way, _user }
    await db
      .insertInto('checkIns')
      .values(row)
      .onConflict((conflict) => conflict.columns(['_participant', 'day']).doNothing())
      .execute()
  }
}

/** Serves arrivals at a fair and the codes for its entrance. */
export function serveCheckIns(app: FastifyInstance, serverKey: Uint8Array): void {
  const codeOf = entryCodes(serverKey)

  serve(app, checkInCalls, {
    'GET /api/console/fairs/{_id}/check-ins': async ({ params, query }, context) => {
      const { limit = 20, skip = 0 } = query
      const { db } = context
      const { _id } = await requireItem(context, fairs, params._id)
      const found = approved(db, _id)
      const rows = await found.select(['p._id', 'p.name', 'p.role']).orderBy('p.name').orderBy('p._id').limit(limit).offset(skip).execute()
      const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      return { participants: await toExpected(db, rows, codeOf), summary: { total: Number(total), limit, skip } }
    },
    'POST /api/console/fairs/{_id}/check-ins': async ({ params, body: { checkIns } }, context) => {
      const { db } = context
      const fair = await requireItem(context, fairs, params._id)
      const wanted = checkIns.map(({ _participant }) => _participant)
      const rows = await approved(db, fair._id).select(['p._id', 'p.name', 'p.role']).where('p._id', 'in', wanted).execute()
      const known = new Set(rows.map(({ _id }) => _id))
      const isRight = ({ _participant, way, code }: SentCheckIn) =>
        known.has(_participant) && (way === 'list' || readEntryCode(code ?? '') === codeOf(_participant))
      await note(db, fair, context.caller._id, checkIns.filter(isRight), new Date().toISOString())
      const refused = checkIns.filter((sent) => !isRight(sent)).map(({ _participant }) => _participant)
      return { participants: await toExpected(db, rows, codeOf), refused: [...new Set(refused)] }
    },
    'DELETE /api/console/fairs/{_id}/check-ins/{_checkIn}': async ({ params }, context) => {
      const found = context.db.deleteFrom('checkIns').where('_id', '=', params._checkIn).where('_fair', '=', params._id)
      const removed = await found.returning('_participant').executeTakeFirst()
      if (removed === undefined) throw new ApiError('notFound')
      // Who notes an arrival stands beside it; nothing else is left of one that is taken back.
      await audit(context.db, context.caller, { action: 'remove', resource: participants.path, items: [removed._participant] })
    },
    'GET /api/v1/me/schedules/{_fair}/entryCode': async ({ params }, context) => {
      const { db } = context
      const { _id } = await requireOpenFair(db, params._fair)
      const own = await requireParticipantOr404(db, _id, context.caller._id)
      return { code: codeOf(own._id) }
    },
  })
}
