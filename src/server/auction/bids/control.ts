import { biddingTimes } from '#contract/auction/bidding-times.ts'
import { controlCalls, markLimits } from '#contract/auction/control.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import type { Answer, Body } from '#contract/api.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import type { Caller } from '../../http/platform.ts'
import { type Context, serve, type WriteContext } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { readPlannedEnds } from '../lots.ts'
import type { Program } from '../programs.ts'
import { iso, readClock } from './clock.ts'
import { staffEvent } from './lot-desk.ts'
import { append, instantOf, lockLot } from './lot-rows.ts'
import { findShared } from './origins.ts'
import { readSeen } from './outage.ts'
import { placedColumns, toPublicLot, unopened } from './public-lots.ts'
import { readSaleFigures } from './sale-figures.ts'

type Control = Answer<'GET /api/console/auction/programs/{_id}/control'>
type ControlLot = Control['lots'][number]
type Marks = ReadonlyMap<string, ControlLot['marks']>

/** Entries of which an index is: words in the query itself, else it is not used. */
const isRare = sql<boolean>`"kind" in ('retracted', 'cancelled', 'extended')`

/** Lots of a sale that have a log, with who leads and their newest entry. */
const readRows = (db: Db, _program: string) =>
  db
    .selectFrom('auctionLots as l')
    .leftJoin('auctionLog as g', (join) => join.onRef('g._work', '=', 'l._work').onRef('g.number', '=', 'l.entries'))
    .leftJoin('auctionRegistrations as r', (join) => join.onRef('r._program', '=', 'l._program').onRef('r.paddle', '=', 'l.leader'))
    .leftJoin('users as u', 'u._id', 'r._user')
    .select(placedColumns.map((column) => `l.${column}` as const))
    .select(['u.name as leaderName', 'g.at', 'g.kind', 'g.paddle'])
    .where('l._program', '=', _program)
    .execute()

interface Recent {
  at: string
  kind: string
  isPublic: number
}

/** What the last entries of a lot show. @param entries in their order */
function marksIn(entries: readonly Recent[]): ControlLot['marks'] {
  const { quickBids, quickMs, refusals } = markLimits
  const raised = entries
    .filter(({ kind, isPublic }) => isPublic === 1 && (kind === 'placed' || kind === 'changed'))
    .map(({ at }) => Date.parse(at))
  const isQuick = raised.some((at, index) => (raised[index + quickBids - 1] ?? Infinity) - at <= quickMs)
  return [
    ...(isQuick ? (['quick'] as const) : []),
    ...(entries.filter(({ kind }) => kind === 'refused').length >= refusals ? (['refusals'] as const) : []),
  ]
}

/** Reads what is unusual about the lots of a sale, by their works. */
async function readMarks(db: Db, _program: string, now: number): Promise<Marks> {
  const since = iso(now - markLimits.recentMs)
  const recent = await db
    .selectFrom('auctionLots as l')
    .innerJoin('auctionLog as g', 'g._work', 'l._work')
    .select(['g._work', 'g.at', 'g.kind', 'g.isPublic'])
    .where('l._program', '=', _program)
    .where('l.lastAt', '>=', since)
    .where('g.at', '>=', since)
    .whereRef('g.number', '>', sql<number>`"l"."entries" - ${sql.lit(markLimits.entries)}`)
    .orderBy('g._work')
    .orderBy('g.number')
    .execute()
  const gone = await db
    .selectFrom('auctionLog')
    .select('_work')
    .distinct()
    .where('_program', '=', _program)
    .where(isRare)
    .where('kind', 'in', ['retracted', 'cancelled'])
    .execute()
  const byWork = new Map<string, Recent[]>()
  for (const { _work, ...entry } of recent) byWork.set(_work, [...(byWork.get(_work) ?? []), entry])
  const marks = new Map([...byWork].map(([_work, entries]) => [_work, marksIn(entries)]))
  for (const _work of await findShared(db, _program)) marks.set(_work, [...(marks.get(_work) ?? []), 'shared'])
  for (const { _work } of gone) marks.set(_work, [...(marks.get(_work) ?? []), 'retracted'])
  return marks
}

/** Finds when nobody could bid, the last time that moved ends of a sale. */
async function readOutage(db: Db, _program: string): Promise<Control['health']['outage']> {
  const row = await db
    .selectFrom('auctionLog')
    .select('details')
    .where('_program', '=', _program)
    .where(isRare)
    .where('kind', '=', 'extended')
    .where('details', 'like', '%"outage"%')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Written by `append` alone; a reason of staff may have the word.
  const said = row && (JSON.parse(row.details) as { outage?: { from: string; to: string } })
  return said?.outage ?? null
}

const isOver = ({ state }: ControlLot): boolean => state === 'sold' || state === 'passed' || state === 'withdrawn'

/** Reads the lots of a sale for its control room, those that end next first. */
async function readControlLots(db: Db, program: Program, now: number, locale: Context['locale']): Promise<ControlLot[]> {
  const items = await repositoryOf(works).select(db, { where: { _program: program._id }, limit: auctionLimits.works })
  const rows = new Map((await readRows(db, program._id)).map((row) => [row._work, row]))
  const marks = await readMarks(db, program._id, now)
  const isMissing = items.some(({ _id, isPublished }) => isPublished && !rows.has(_id))
  const ends = isMissing ? await readPlannedEnds(db, [program]) : new Map<string, string>()
  const lots = items.flatMap((work): ControlLot[] => {
    const { _id, isPublished } = work
    const row = rows.get(_id)
    const named = { title: textOf(work.title, locale), isPublished }
    if (row !== undefined) {
      const { leaderName, at, kind, paddle, ...lot } = row
      const lastStep = at === null || kind === null ? null : { at, kind, paddle }
      return [{ ...toPublicLot({ ...lot, place: work.place }, now), ...named, leaderName, lastStep, marks: marks.get(_id) ?? [] }]
    }
    if (!isPublished) return []
    const nothing = { leaderName: null, lastStep: null, marks: [] }
    return [{ ...unopened(work, program, ends.get(_id) ?? program.closesAt, now), ...named, ...nothing }]
  })
  return lots.toSorted(
    (a, b) => Number(isOver(a)) - Number(isOver(b)) || a.endsAt.localeCompare(b.endsAt) || a._work.localeCompare(b._work),
  )
}

/** Tells whether a lot that is paused was paused with its whole sale. */
async function isPausedWithSale(db: Db, _work: string): Promise<boolean> {
  const row = await db
    .selectFrom('auctionLog')
    .select('details')
    .where('_work', '=', _work)
    .where('kind', '=', 'paused')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined && (JSON.parse(row.details) as { ofSale?: boolean }).ofSale === true
}

/** Takes a step on all lots of a sale on which it can be taken now, each with an entry in its log, one after another by their ids. */
async function takeSaleStep(
  { db, caller }: WriteContext<Caller>,
  _program: string,
  { step, reason }: Body<'POST /api/console/auction/programs/{_id}/steps'>,
  engine: Database['engine'],
) {
  const wanted = await db
    .selectFrom('auctionLots')
    .select('_work')
    .where('_program', '=', _program)
    .where('phase', '=', step === 'paused' ? 'open' : 'paused')
    .where('opensAt', '<=', iso(await readClock(db, engine)))
    .orderBy('_work')
    .execute()
  let lots = 0
  for (const { _work } of wanted) {
    const lot = await lockLot(db, _work)
    if (lot === undefined || (step === 'resumed' && !(await isPausedWithSale(db, _work)))) continue
    const event = staffEvent({ step, reason }, lot.state, instantOf(lot, await readClock(db, engine)))
    if (event === undefined) continue
    await append(db, lot, { event, details: { reason, ofSale: true }, _staff: caller._id })
    lots += 1
  }
  return { lots }
}

/** Serves staff the control room of a sale. */
export function serveControl(app: FastifyInstance): void {
  const { engine } = app.platform.database
  serve(app, controlCalls, {
    'GET /api/console/auction/programs/figures': async (_input, { db, locale }) => ({ sales: await readSaleFigures(db, locale) }),
    'GET /api/console/auction/programs/{_id}/control': async ({ params }, context) => {
      const { db, locale } = context
      const program = await requireItem(context, programs, params._id)
      const now = await readClock(db, engine)
      const seen = await readSeen(db)
      const health = {
        seenAt: seen === undefined ? null : iso(seen),
        isTaking: seen !== undefined && now - seen <= biddingTimes.outage,
        outage: await readOutage(db, program._id),
      }
      return { now: iso(now), health, lots: await readControlLots(db, program, now, locale) }
    },
    'POST /api/console/auction/programs/{_id}/steps': async ({ params, body }, context) => {
      const program = await requireItem(context, programs, params._id)
      return takeSaleStep(context, program._id, body, engine)
    },
  })
}
