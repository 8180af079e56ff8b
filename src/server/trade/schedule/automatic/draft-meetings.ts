import type { DraftMeeting } from '#contract/trade/fair-schedule.ts'
import type { Selectable } from 'kysely'
import type { Locale } from '#contract/locale.ts'
import type { Db } from '../../../db/schema.ts'
import { translate } from '../../../http/catalogues.ts'
import { ApiError } from '../../../http/api-error.ts'
import { isUniqueViolation } from '../../../db/database.ts'
import { type Fair, requireSlots } from '../../fairs/fair-plan.ts'
import { namedLike } from '../../fairs/presented-companies.ts'
import { left } from '../../matchings/matching-rows.ts'
import { freeOf, readPairSlots } from './pair-slots.ts'
import type { TradeTables } from '../../tables.ts'

export type DraftRow = Selectable<TradeTables['scheduledMeetings']>

/** The meetings of a draft with the names of both sides. */
const withNames = (db: Db, _fair: string) =>
  db
    .selectFrom('scheduledMeetings as d')
    .leftJoin('fairs_participants as s', (join) => join.onRef('s._user', '=', 'd._seller').onRef('s._fair', '=', 'd._fair'))
    .leftJoin('fairs_participants as b', (join) => join.onRef('b._user', '=', 'd._buyer').onRef('b._fair', '=', 'd._fair'))
    .where('d._fair', '=', _fair)

const columns = ['d._id', 'd.version', 'd.startsAt', 'd.method', 'd.isLocked', 'd.state', 'd.problem', 'd._seller', 'd._buyer'] as const
const names = ['s._id as sellerId', 's.name as seller', 'b._id as buyerId', 'b.name as buyer'] as const
const select = (found: ReturnType<typeof withNames>) => found.select([...columns, ...names])
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const toShown = (row: Row, locale: Locale): DraftMeeting => {
  const { _id, version, startsAt, method, isLocked, state, problem, _seller, _buyer, sellerId, seller, buyerId, buyer } = row
  const gone = translate(locale, left)
  return {
    _id,
    version,
    seller: { _id: sellerId ?? _seller, name: seller ?? gone },
    buyer: { _id: buyerId ?? _buyer, name: buyer ?? gone },
    startsAt,
    method,
    isLocked: isLocked === 1,
    state,
    problem,
  }
}

interface Asked {
  q?: string | undefined
  state?: DraftMeeting['state'] | undefined
  limit: number
  skip: number
}

/** A page of a draft, in the order of time. */
export async function listDraft(db: Db, _fair: string, locale: Locale, { q, state, limit, skip }: Asked) {
  const found = withNames(db, _fair)
    .$if(state !== undefined, (all) => all.where('d.state', '=', state ?? 'draft'))
    .$if(q !== undefined, (all) =>
      all.where((eb) => eb.or([eb('d._seller', 'in', namedLike(db, _fair, q ?? '')), eb('d._buyer', 'in', namedLike(db, _fair, q ?? ''))])),
    )
  const rows = await select(found).orderBy('d.startsAt').orderBy('d._id').limit(limit).offset(skip).execute()
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  return { meetings: rows.map((row) => toShown(row, locale)), summary: { total: Number(total), limit, skip } }
}

/** @throws ApiError `notFound` */
export async function requireDraft(db: Db, _fair: string, _id: string): Promise<DraftRow> {
  const row = await db.selectFrom('scheduledMeetings').selectAll().where('_fair', '=', _fair).where('_id', '=', _id).executeTakeFirst()
  if (row === undefined) throw new ApiError('notFound')
  return row
}

export async function showDraft(db: Db, { _fair, _id }: Pick<DraftRow, '_fair' | '_id'>, locale: Locale): Promise<DraftMeeting> {
  return toShown(await select(withNames(db, _fair)).where('d._id', '=', _id).executeTakeFirstOrThrow(), locale)
}

/** When a meeting of a draft could be instead: both sides are there and idle, with a table where they need one. */
const freeFor = async (db: Db, fair: Fair, row: DraftRow, now: string): Promise<string[]> =>
  freeOf(await readPairSlots(db, fair, row, now, row._id))

interface Edit {
  startsAt?: string | undefined
  isLocked?: boolean | undefined
}

/**
 * Moves or locks a meeting of a draft that nobody else changes (`lockSchedule`). What staff have moved is locked, unless they say otherwise.
 * @throws ApiError `slotTaken` with what is free
 */
export async function changeDraft(db: Db, fair: Fair, row: DraftRow, { startsAt, isLocked }: Edit, now: string): Promise<void> {
  const isMoved = startsAt !== undefined && startsAt !== row.startsAt
  const free = isMoved ? await freeFor(db, fair, row, now) : []
  if (isMoved && !free.includes(startsAt)) throw new ApiError('slotTaken', { field: 'startsAt', current: { free } })
  const [slot] = isMoved ? requireSlots(fair, [startsAt], now) : []
  const locked = isLocked ?? (isMoved || row.isLocked === 1)
  try {
    await db
      .updateTable('scheduledMeetings')
      .set({ ...slot, isLocked: locked ? 1 : 0, ...(isMoved ? { problem: null } : {}), version: row.version + 1 })
      .where('_id', '=', row._id)
      .execute()
  } catch (error) {
    throw isUniqueViolation(error) ? new ApiError('slotTaken', { field: 'startsAt', current: { free } }) : error
  }
}
