import type { Body } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import { type SlotWait, slotWaitCalls } from '#contract/trade/slot-waits.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { companyOwner } from '../../http/company-of.ts'
import { serve } from '../../http/route.ts'
import { requireOpenFair, requireSlots } from '../fairs/fair-plan.ts'
import { findParticipant, lockAccounts, requireParticipant } from '../fairs/participation.ts'
import { nameIn } from '../fairs/presented-companies.ts'

/** Reads what an account waits for. */
async function readWaits(db: Db, _user: string, locale: Locale): Promise<SlotWait[]> {
  const rows = await db
    .selectFrom('slotWaits as w')
    .innerJoin('fairs_participants as p', (join) => join.onRef('p._fair', '=', 'w._fair').onRef('p._user', '=', 'w._seller'))
    .innerJoin('users as u', 'u._id', 'w._seller')
    .innerJoin('companies as c', (join) => join.on('c._user', '=', companyOwner('u')))
    .select(['w._id', 'w._fair', 'w.startsAt', 'w.method', 'w.toldAt', 'p._id as _participant', 'p.name', 'p.person', 'c.names'])
    .where('w._user', '=', _user)
    .orderBy('w.startsAt')
    .orderBy('w._id')
    .execute()
  if (rows.length === 0) return []
  const _fairs = [...new Set(rows.map(({ _fair }) => _fair))]
  const found = new Map((await repositoryOf(fairs).select(db, { where: { _id: { in: _fairs } } })).map((fair) => [fair._id, fair]))
  return rows.flatMap(({ _id, _fair, startsAt, method, toldAt, _participant, ...named }) => {
    const fair = found.get(_fair)
    if (fair === undefined) return []
    const shown = { _id: _fair, title: textOf(fair.title, locale), timeZone: fair.timeZone }
    return [{ _id, fair: shown, seller: { _id: _participant, name: nameIn(named, locale) }, startsAt, method, toldAt }]
  })
}

/**
 * Notes that a buyer waits for a time. Asked for again, it waits from now on where it was told already.
 * @returns the id
 * @throws ApiError `notFound`, `notParticipating`, `wrongRole`, `matchingExists` where the two have a meeting, `slotTaken` for a time of
 * no slot, `tooManyWaits`
 */
async function add(db: Db, _user: string, { _fair, _seller, startsAt, method }: Body<'POST /api/v1/me/slotWaits'>): Promise<string> {
  const now = new Date().toISOString()
  const fair = await requireOpenFair(db, _fair)
  // Of two at once, the second counts the first.
  await lockAccounts(db, [_user])
  const { role } = await requireParticipant(db, _fair, _user)
  if (role !== 'BUYER') throw new ApiError('wrongRole')
  const seller = await findParticipant(db, _fair, _seller)
  if (seller?.role !== 'SELLER') throw new ApiError('notFound')
  requireSlots(fair, [startsAt], now)
  const agreed = await db
    .selectFrom('matchings')
    .select('_id')
    .where('_fair', '=', _fair)
    .where('_buyer', '=', _user)
    .where('_seller', '=', seller._user)
    .where('state', 'in', ['confirmed', 'rescheduling'])
    .executeTakeFirst()
  if (agreed !== undefined) throw new ApiError('matchingExists', { current: agreed })
  const own = await db
    .selectFrom('slotWaits')
    .select(['_id', '_fair', '_seller', 'startsAt', 'toldAt'])
    .where('_user', '=', _user)
    .execute()
  const same = own.find((wait) => wait._fair === _fair && wait._seller === seller._user && wait.startsAt === startsAt)
  if (same !== undefined) {
    const again = same.toldAt === null ? { method } : { method, toldAt: null, createdAt: now }
    await db.updateTable('slotWaits').set(again).where('_id', '=', same._id).execute()
    return same._id
  }
  if (own.length >= tradeLimits.waits) throw new ApiError('tooManyWaits', { values: { limit: tradeLimits.waits } })
  const _id = uuid()
  await db
    .insertInto('slotWaits')
    .values({ _id, _fair, _user, _seller: seller._user, startsAt, method, createdAt: now, toldAt: null })
    .execute()
  return _id
}

/** Serves the times for which buyers wait. They reserve nothing: whoever is first has a time that is free. */
export function serveSlotWaits(app: FastifyInstance): void {
  serve(app, slotWaitCalls, {
    'GET /api/v1/me/slotWaits': async (_input, { db, caller, locale }) => ({ waits: await readWaits(db, caller._id, locale) }),
    'POST /api/v1/me/slotWaits': async ({ body }, { db, caller, locale }) => {
      const _id = await add(db, caller._id, body)
      const wait = (await readWaits(db, caller._id, locale)).find((one) => one._id === _id)
      if (wait === undefined) throw new ApiError('notFound')
      return { wait }
    },
    'DELETE /api/v1/me/slotWaits/{_id}': async ({ params }, { db, caller }) => {
      const own = db.deleteFrom('slotWaits').where('_id', '=', params._id).where('_user', '=', caller._id)
      if ((await own.executeTakeFirstOrThrow()).numDeletedRows === 0n) throw new ApiError('notFound')
    },
  })
}

/** The times for which an account waits, for its export. */
export async function* slotWaitsOf(db: Db, _user: string): AsyncGenerator<object> {
  const rows = await db
    .selectFrom('slotWaits as w')
    .innerJoin('fairs_participants as p', (join) => join.onRef('p._fair', '=', 'w._fair').onRef('p._user', '=', 'w._seller'))
    .select(['w._fair', 'w.startsAt', 'w.method', 'w.createdAt', 'w.toldAt', 'p.name'])
    .where('w._user', '=', _user)
    .orderBy('w.startsAt')
    .orderBy('w._id')
    .execute()
  yield* rows
}
