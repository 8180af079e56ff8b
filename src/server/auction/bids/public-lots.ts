import { type PublicLot, lotCalls } from '#contract/auction/lot.ts'
import { proposalsFrom } from '#contract/auction/increments.ts'
import { lotAt } from '#contract/auction/lot-number.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { serve } from '../../http/route.ts'
import { requirePublished } from '../../http/standard.ts'
import { type AuctionDeps, requireOpen } from '../auction.ts'
import { readPlannedEnds } from '../lots.ts'
import { isHung } from '../works.ts'
import type { Program } from '../programs.ts'
import { iso, readClock } from './clock.ts'
import { type LotRow, requireHung, termsOf, type Work } from './lot-rows.ts'

/** Steps of the history that are answered. */
const shownSteps = 200

/** Columns of a lot that it is shown by. */
export const placedColumns = [
  '_work',
  '_program',
  'phase',
  'opensAt',
  'endsAt',
  'price',
  'leader',
  'bids',
  'isReserveMet',
  'proposals',
  'call',
] as const
export type LotAtPlace = Pick<LotRow, (typeof placedColumns)[number]> & { place: number }

/** A lot as everybody sees it. @param now by the clock of the database, in ms */
export function toPublicLot({ place, phase, opensAt, endsAt, isReserveMet, proposals, ...row }: LotAtPlace, now: number): PublicLot {
  const open = iso(now) < opensAt ? 'listed' : iso(now) < endsAt ? 'open' : 'closing'
  const { _work, price, leader, bids, call } = row
  return {
    _work,
    lot: lotAt(place),
    state: phase === 'open' ? open : phase,
    opensAt,
    endsAt,
    price,
    leader,
    proposals: JSON.parse(proposals) as number[],
    bids,
    isReserveMet: isReserveMet === 1,
    call,
  }
}

/** A lot on which nothing was noted yet. */
export function unopened(work: Work, program: Program, plannedEnd: string, now: number): PublicLot {
  const { increments, startPrice, opensAt, endsAt, byHammer } = termsOf(work, program, plannedEnd)
  const { _id: _work, _program, place } = work
  const nothing = { price: null, leader: null, bids: 0, isReserveMet: 0, call: byHammer === true ? ('waiting' as const) : null }
  const proposals = JSON.stringify(proposalsFrom(increments, startPrice))
  return toPublicLot({ _work, _program, place, phase: 'open', opensAt: iso(opensAt), endsAt: iso(endsAt), proposals, ...nothing }, now)
}

const rowsOf = (db: Db) => db.selectFrom('auctionLots').select(placedColumns)

/** Works of a sale that hang for readers, with their places: without what is written of them. */
export async function readPlaces(db: Db, _program: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ _id: string; place: string }>`
    select "_id", "place" from "auction_works" where "_program" = ${_program} and "state" = 'published' and ${sql.join(isHung, sql` and `)}
    order by "place"`.execute(db)
  return new Map(rows.map(({ _id, place }) => [_id, Number(place)]))
}

/** Reads the lots of a sale as everybody sees them. */
export async function readLots(db: Db, program: Program, now: number): Promise<PublicLot[]> {
  const places = await readPlaces(db, program._id)
  const rows = new Map((await rowsOf(db).where('_program', '=', program._id).execute()).map((row) => [row._work, row]))
  const missing = [...places.keys()].filter((_id) => !rows.has(_id))
  const query = { where: { _id: { in: missing } }, state: 'published', limit: missing.length } as const
  const unread = missing.length === 0 ? [] : await repositoryOf(works).select(db, query)
  const ends = missing.length === 0 ? new Map<string, string>() : await readPlannedEnds(db, [program])
  return [...places].flatMap(([_id, place]) => {
    const [row, work] = [rows.get(_id), unread.find((one) => one._id === _id)]
    if (row !== undefined) return [toPublicLot({ ...row, place }, now)]
    return work === undefined ? [] : [unopened(work, program, ends.get(_id) ?? program.closesAt, now)]
  })
}

/** Reads a lot as everybody sees it. */
export async function readLot(db: Db, { work, program }: { work: Work; program: Program }, now: number): Promise<PublicLot> {
  const row = await rowsOf(db).where('_work', '=', work._id).executeTakeFirst()
  if (row !== undefined) return toPublicLot({ ...row, place: work.place }, now)
  return unopened(work, program, (await readPlannedEnds(db, [program])).get(work._id) ?? program.closesAt, now)
}

/** Reads what everybody sees of the log of a lot, the newest first: so many steps. */
export async function readHistory(db: Db, _work: string, limit = shownSteps) {
  const rows = await db
    .selectFrom('auctionLog')
    .select(['at', 'kind', 'paddle', 'price', 'leader'])
    .where('_work', '=', _work)
    .where('isPublic', '=', 1)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ kind, ...step }) => {
    if (kind === 'opened' || kind === 'revised' || kind === 'refused' || kind === 'defaulted' || kind === 'offered')
      throw new Error(`${kind} is not public`)
    return { ...step, kind: kind === 'placed' || kind === 'changed' ? ('bid' as const) : kind }
  })
}

/** Serves the live state of lots to everybody. */
export function serveLots(app: FastifyInstance, deps: AuctionDeps): void {
  const { engine } = app.platform.database
  serve(app, lotCalls, {
    'GET /api/v1/auction/programs/{_id}/lots': async ({ params }, { db }) => {
      await requireOpen(db, deps)
      const program = await requirePublished({ db }, programs, params._id)
      return { lots: await readLots(db, program, await readClock(db, engine)) }
    },
    'GET /api/v1/auction/works/{_work}/lot': async ({ params: { _work } }, { db }) => {
      await requireOpen(db, deps)
      const hung = await requireHung(db, _work)
      return { lot: await readLot(db, hung, await readClock(db, engine)), history: await readHistory(db, _work) }
    },
  })
}
