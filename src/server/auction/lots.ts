import { biddingTimes } from '#contract/auction/bidding-times.ts'
import type { Closing } from '#contract/auction/phase.ts'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** A sale, by the end of its first lot, how long after it each following one ends, and what ends them. */
export interface SaleTimes {
  _id: string
  closesAt: string
  secondsApart: number
  closing: Closing
}

/** When the lot of a sale that so many come before is to end: where a hammer ends it before that, its time is a good while later. */
const endOf = ({ closesAt, secondsApart, closing }: SaleTimes, before: number): string => {
  const grace = closing === 'hammer' ? biddingTimes.hammerGrace : 0
  return new Date(Date.parse(closesAt) + before * secondsApart * 1000 + grace).toISOString()
}

/**
 * Reads when the lots of some sales are to end, by the ids of their works: one by one in the order of their numbers.
 * @param sales each with 500 works at most (`auctionLimits.works`)
 */
export async function readPlannedEnds(db: Db, sales: readonly SaleTimes[]): Promise<ReadonlyMap<string, string>> {
  if (sales.length === 0) return new Map()
  const { rows } = await sql<{ _id: string; _program: string; before: string | number }>`
    select "_id", "_program", row_number() over (partition by "_program" order by "place", "_id") - 1 as "before"
    from "auction_works" where "state" = 'published' and "_program" in (${sql.join(sales.map(({ _id }) => _id))})`.execute(db)
  const byId = new Map(sales.map((sale) => [sale._id, sale]))
  return new Map(
    rows.flatMap(({ _id, _program, before }) => {
      const sale = byId.get(_program)
      return sale === undefined ? [] : [[_id, endOf(sale, Number(before))] as const]
    }),
  )
}

/** Counts the published works of some sales, by the ids of these, with when the last of them is to end. */
export async function countWorks(
  db: Db,
  sales: readonly SaleTimes[],
): Promise<ReadonlyMap<string, { works: number; lastEndsAt: string | null }>> {
  if (sales.length === 0) return new Map()
  const { rows } = await sql<{ _program: string; works: string | number }>`
    select "_program", count(*) as "works" from "auction_works"
    where "state" = 'published' and "_program" in (${sql.join(sales.map(({ _id }) => _id))}) group by "_program"`.execute(db)
  const counts = new Map(rows.map(({ _program, works }) => [_program, Number(works)]))
  return new Map(
    sales.map((sale) => {
      const works = counts.get(sale._id) ?? 0
      return [sale._id, { works, lastEndsAt: works === 0 ? null : endOf(sale, works - 1) }]
    }),
  )
}
