import type { Query } from '#contract/api.ts'
import { payoutDays } from '#contract/shop/settlement.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The books begin so many days before the first payout that was imported: what is older was settled without lists. */
const daysBefore = 14

interface Row {
  _id: string
  day: string
  paymentKey: string | null
  number: string | null
  _order: string | null
  ours: number | string
  theirs: number | string
}

/** Charges whose money the gateway has, with what the books and its lists say of each. @param before refunds of later days may be in no list yet */
const settled = (since: string, before: string) => sql`
  select "c"."_id", "c"."createdAt", "c"."paymentKey", "c"."number", "c"."_order",
    "c"."amount" - coalesce("r"."all", 0) as "ours", "c"."amount" - coalesce("r"."old", 0) as "before",
    coalesce("s"."sum", 0) as "theirs", coalesce("s"."rows", 0) as "rows"
  from "shop_charges" as "c"
  left join (select "_charge", sum("amount") as "all", sum(case when "doneAt" < ${before} then "amount" else 0 end) as "old"
    from "shopChargeRefunds" where "state" = 'done' group by "_charge") as "r" on "r"."_charge" = "c"."_id"
  left join (select "_charge", sum("amount") as "sum", count(*) as "rows" from "shop_settlement" where "_charge" is not null
    group by "_charge") as "s" on "s"."_charge" = "c"."_id"
  where "c"."state" in ('paid', 'stray', 'returned') and "c"."createdAt" >= ${since}`

/** Rows of lists that are of no charge, and not explained. */
const foreign = sql`
  select "s"."_id", "s"."day", "s"."paymentKey", coalesce("s"."number", "s"."orderId") as "number", null as "_order", 0 as "ours",
    "s"."amount" as "theirs"
  from "shop_settlement" as "s" where "s"."_charge" is null and "s"."memo" is null`

type Asked = Query<'GET /api/console/shop/settlement/differences'>

/** Reads a page of what does not fit between the gateway's lists and the books, the newest first. */
export async function readDifferences(db: Db, { kind, days = payoutDays.usual, limit = 20, skip = 0 }: Asked, now = new Date()) {
  const first = await db
    .selectFrom('shop_settlement')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirst()
  const summary = { total: 0, limit, skip }
  // Without a list there is nothing to compare with.
  if (first === undefined || first.day === null) return { differences: [], summary }
  const since = new Date(Date.parse(first.day) - daysBefore * dayMs).toISOString()
  const before = new Date(now.getTime() - days * dayMs).toISOString()
  const wanted =
    kind === 'missing'
      ? sql`where "rows" = 0 and "ours" <> 0 and "createdAt" < ${before}`
      : // What has gone back of it since may be in a later list.
        sql`where "rows" > 0 and ("theirs" > "before" or "theirs" < "ours")`
  const found =
    kind === 'foreign'
      ? foreign
      : sql`select "_id", "createdAt" as "day", "paymentKey", "number", "_order", "ours", "theirs" from (${settled(since, before)}) as "f" ${wanted}`
  const { rows: counted } = await sql<{ total: number | string }>`select count(*) as "total" from (${found}) as "d"`.execute(db)
  const { rows } = await sql<Row>`
    select * from (${found}) as "d" order by "day" desc, "_id" desc limit ${limit} offset ${skip}`.execute(db)
  const differences = rows.map((row) => ({
    ...row,
    day: row.day.length > 10 ? shopDayOf(row.day) : row.day,
    ours: Number(row.ours),
    theirs: Number(row.theirs),
  }))
  return { differences, summary: { ...summary, total: Number(counted[0]?.total ?? 0) } }
}
