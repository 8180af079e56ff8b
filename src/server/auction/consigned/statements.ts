import type { LotOrder } from '#contract/auction/wins.ts'
import type { StatementSums } from '#contract/auction/settlements.ts'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

type State = 'open' | 'notSold' | 'waiting' | 'ended' | 'due' | 'paid' | 'reclaim'

/** Part of the shop that statements need: how the order of a winner stands, in a query. */
export interface Orders {
  lotOrders: { standing: (_order: Expression<string | null>) => RawBuilder<LotOrder['standing'] | null> }
}

/**
 * Selects the consigned works of a sale with what their consignors get: of each the last sale, and those before it that were paid.
 * Nothing of it is computed here but the state.
 */
export const entriesOf = (db: Db, _program: string, { lotOrders }: Orders) =>
  db
    .selectFrom('auction_works as w')
    .innerJoin('auction_consignors as c', 'c._id', 'w._consignor')
    .leftJoin('auctionLots as l', 'l._work', 'w._id')
    .leftJoin('auctionSettlements as s', (join) => join.onRef('s._work', '=', 'w._id').onRef('s._consignor', '=', 'w._consignor'))
    .leftJoin('auctionWins as n', 'n._id', 's._win')
    .select(['w._id as _work', 'w.place', 'w._consignor', 'c.name', 's._win', 's.paidOn', 's.note', 's.reason', 's.proposed'])
    .select(['s.hammer', 's.commission', 's.commissionVat', 's.fees', 's.withholding', 's.payable'])
    .select((eb) => {
      const standing = lotOrders.standing(eb.ref('n._order'))
      return sql<State>`case
        when ${eb.ref('s._win')} is null then case
          when ${eb.ref('l.phase')} in ('passed', 'withdrawn') then 'notSold' when ${eb.ref('l.phase')} = 'sold' then 'waiting' else 'open' end
        when ${eb.ref('s.paidOn')} is not null then case when ${standing} = 'cancelled' then 'reclaim' else 'paid' end
        when ${standing} = 'paid' then 'due'
        when ${standing} = 'cancelled' then 'ended'
        else 'waiting' end`.as('state')
    })
    .where('w._program', '=', _program)
    .where('w.state', '!=', 'removed')

type Entries = ReturnType<typeof entriesOf>
export type EntryRow = Awaited<ReturnType<Entries['execute']>>[number]

/** Lines of what is got for a work; null: it is not sold. */
export const amountsOf = ({ hammer, commission, commissionVat, fees, withholding, payable }: EntryRow) =>
  hammer === null || commission === null || commissionVat === null || fees === null || withholding === null || payable === null
    ? null
    : { hammer, commission, commissionVat, fees, withholding, payable }

const sumColumns = [
  sql<number | string>`count(*)`.as('works'),
  sql<number | string>`count(case when "state" not in ('open', 'notSold', 'ended') then 1 end)`.as('sold'),
  sql<number | string>`coalesce(sum(case when "state" <> 'ended' then "hammer" end), 0)`.as('hammer'),
  sql<number | string>`coalesce(sum(case when "state" <> 'ended' then "payable" end), 0)`.as('payable'),
  sql<number | string>`coalesce(sum(case when "state" = 'due' then "payable" end), 0)`.as('due'),
  sql<number | string>`coalesce(sum(case when "state" in ('paid', 'reclaim') then "payable" end), 0)`.as('paid'),
  sql<number | string>`coalesce(sum(case when "state" = 'reclaim' then "payable" end), 0)`.as('reclaim'),
]

const toSums = (row: Record<keyof StatementSums, number | string>): StatementSums => ({
  works: Number(row.works),
  sold: Number(row.sold),
  hammer: Number(row.hammer),
  payable: Number(row.payable),
  due: Number(row.due),
  paid: Number(row.paid),
  reclaim: Number(row.reclaim),
})

/** Sums a sale, or what one consignor gets of it. */
export async function readSums(db: Db, entries: Entries): Promise<StatementSums> {
  return toSums(await db.selectFrom(entries.as('e')).select(sumColumns).executeTakeFirstOrThrow())
}

/** Reads a page of the consignors of a sale, by their names, and how many there are. */
export async function readStatements(db: Db, entries: Entries, { limit, skip }: { limit: number; skip: number }) {
  const counted = await db
    .selectFrom(entries.as('e'))
    .select(sql<number | string>`count(distinct "_consignor")`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom(entries.as('e'))
    .select(['_consignor', 'name', ...sumColumns])
    .groupBy(['_consignor', 'name'])
    .orderBy('name')
    .orderBy('_consignor')
    .limit(limit)
    .offset(skip)
    .execute()
  const statements = rows.flatMap(({ _consignor, name, ...sums }) =>
    _consignor === null ? [] : [{ _consignor, name, sums: toSums(sums) }],
  )
  return { statements, total: Number(counted.total) }
}
