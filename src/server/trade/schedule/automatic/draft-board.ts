import type { BoardMeeting, BoardRow } from '#contract/trade/fair-board.ts'
import type { Locale } from '#contract/locale.ts'
import { heldStates } from '#contract/trade/matching-states.ts'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import { translate } from '../../../http/catalogues.ts'
import { type Fair, slotsByStart } from '../../fairs/fair-plan.ts'
import { stateIn } from '../../fairs/state-in.ts'
import { left } from '../../matchings/matching-rows.ts'

type Span = readonly [from: string, to: string]

interface Asked {
  db: Db
  locale: Locale
  fair: Fair
  span: Span
}

/** The draft's meetings with their times in the draft before. */
const withFormer = (db: Db, _fair: string) =>
  db
    .selectFrom('scheduledMeetings as d')
    .leftJoin('formerDrafts as f', (join) =>
      join.onRef('f._fair', '=', 'd._fair').onRef('f._buyer', '=', 'd._buyer').onRef('f._seller', '=', 'd._seller'),
    )
    .where('d._fair', '=', _fair)
    .where('d.state', '=', 'draft')

/** Meetings of the draft before that are in this one no more, and were not agreed either. */
const goneFrom = (db: Db, _fair: string) =>
  db
    .selectFrom('formerDrafts as f')
    .where('f._fair', '=', _fair)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('scheduledMeetings as d')
            .select('d._id')
            .whereRef('d._fair', '=', 'f._fair')
            .whereRef('d._buyer', '=', 'f._buyer')
            .whereRef('d._seller', '=', 'f._seller')
            .where('d.state', '=', 'draft'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('matchings as m')
            .select('m._id')
            .whereRef('m._fair', '=', 'f._fair')
            .whereRef('m._buyer', '=', 'f._buyer')
            .whereRef('m._seller', '=', 'f._seller')
            .where(stateIn(heldStates, 'm.state')),
        ),
      ),
    )

const countOf = async (found: { executeTakeFirstOrThrow: () => Promise<{ count: number | string | bigint }> }): Promise<number> =>
  Number((await found.executeTakeFirstOrThrow()).count)

/** Counts what differs from the draft before, of all days; null where there is none. */
export async function countDifferences(db: Db, _fair: string) {
  const former = await db.selectFrom('formerDrafts').select('_fair').where('_fair', '=', _fair).limit(1).executeTakeFirst()
  if (former === undefined) return null
  const drafts = withFormer(db, _fair).select(({ fn }) => fn.countAll().as('count'))
  return {
    added: await countOf(drafts.where('f.startsAt', 'is', null)),
    moved: await countOf(drafts.where(sql<SqlBool>`f."startsAt" <> d."startsAt"`)),
    gone: await countOf(goneFrom(db, _fair).select(({ fn }) => fn.countAll().as('count'))),
  }
}

/** Puts the draft into rows of agreed meetings, which stay where they are. */
export async function addDraft(
  { db, locale, fair, span }: Asked,
  rows: readonly BoardRow[],
  side: 'seller' | 'buyer',
): Promise<BoardRow[]> {
  if (rows.length === 0) return []
  const gone = translate(locale, left)
  const ids = rows.map(({ _id }) => _id)
  const drafts = await withFormer(db, fair._id)
    .leftJoin('fairs_participants as s', (join) => join.onRef('s._user', '=', 'd._seller').onRef('s._fair', '=', 'd._fair'))
    .leftJoin('fairs_participants as b', (join) => join.onRef('b._user', '=', 'd._buyer').onRef('b._fair', '=', 'd._fair'))
    .where('d.startsAt', '>=', span[0])
    .where('d.startsAt', '<', span[1])
    .where(side === 'seller' ? 's._id' : 'b._id', 'in', ids)
    .select(['d._id', 'd.version', 'd.method', 'd.startsAt', 'd.endsAt', 'd.isLocked', 'd._seller', 'd._buyer', 'f.startsAt as was'])
    .select(['s._id as sellerId', 's.name as seller', 'b._id as buyerId', 'b.name as buyer'])
    .execute()
  const missing = await goneFrom(db, fair._id)
    .innerJoin('fairs_participants as p', (join) => join.onRef('p._user', '=', `f._${side}`).onRef('p._fair', '=', 'f._fair'))
    .leftJoin('fairs_participants as o', (join) =>
      join.onRef('o._user', '=', side === 'seller' ? 'f._buyer' : 'f._seller').onRef('o._fair', '=', 'f._fair'),
    )
    .where('f.startsAt', '>=', span[0])
    .where('f.startsAt', '<', span[1])
    .where('p._id', 'in', ids)
    .select(['p._id', 'f.startsAt', 'o.name'])
    .execute()
  const planned = slotsByStart(fair)
  const meetings = drafts.map(({ isLocked, was, sellerId, buyerId, ...draft }): BoardMeeting => ({
    _id: draft._id,
    version: draft.version,
    state: 'confirmed',
    method: draft.method,
    startsAt: draft.startsAt,
    endsAt: draft.endsAt,
    tableNumber: null,
    _seller: sellerId ?? draft._seller,
    seller: draft.seller ?? gone,
    _buyer: buyerId ?? draft._buyer,
    buyer: draft.buyer ?? gone,
    canMove: planned.has(draft.startsAt),
    draft: { isLocked: isLocked === 1, was },
  }))
  const ofRow = Map.groupBy(meetings, (meeting) => meeting[`_${side}`])
  const goneOf = Map.groupBy(missing, ({ _id }) => _id)
  return rows.map((row) => ({
    ...row,
    meetings: [...row.meetings.map((meeting) => ({ ...meeting, canMove: false })), ...(ofRow.get(row._id) ?? [])],
    gone: (goneOf.get(row._id) ?? []).map(({ startsAt, name }) => ({ startsAt, name: name ?? gone })),
  }))
}

/** Counts the tables that the draft takes, by the beginnings of slots. */
export async function countDraftTables(db: Db, _fair: string, [from, to]: Span): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('scheduledMeetings')
    .select(({ fn }) => ['startsAt', fn.countAll().as('count')])
    .where('_fair', '=', _fair)
    .where('state', '=', 'draft')
    .where('method', '=', 'OFFLINE')
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .groupBy('startsAt')
    .execute()
  return new Map(rows.map(({ startsAt, count }) => [startsAt, Number(count)]))
}
