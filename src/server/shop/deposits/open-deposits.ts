import type { Query } from '#contract/api.ts'
import type { DepositFinding } from '#contract/shop/deposit-states.ts'
import { mostTogether } from '#contract/shop/deposit-states.ts'
import type { DepositOrder, OpenDeposit } from '#contract/shop/deposits.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** So many orders are shown with a deposit. */
const mostOrders = 5
/** A deposit belongs to orders of these days before it. */
const days = 60
const dayMs = 24 * 60 * 60 * 1000

/** A column in a condition for which no index is used: those of a name find a few rows, those of a state thousands. */
const plain = (column: string) => sql`${sql.ref(column)} || ''`
const isUnpaid = sql`${plain('o.state')} = 'unpaid' and ${plain('o.channel')} = 'online' and "o"."total" > 0`
/** A change of it waits for its difference, which comes by transfer. */
const isWaiting = sql`"o"."changeUntil" is not null and coalesce("o"."means", '') <> 'gateway'`
/** The same, found by its index with the amount. */
const unpaidWithAmount = sql`"o"."state" = 'unpaid' and "o"."total" = "d"."amount" and ${plain('o.channel')} = 'online' and "o"."total" > 0`
const hasName = sql`"o"."payerKey" = "d"."payerKey"`
const hasAmount = sql`"o"."total" = "d"."amount"`
const hasDifference = sql`${isWaiting} and "o"."changeDue" = "d"."amount"`
/** Not known from long ago. */
const isRecent = (now: Date) => sql`${plain('o.createdAt')} >= ${new Date(now.getTime() - days * dayMs).toISOString()}`
const hasDeposit = sql`exists (select 1 from "shop_deposits" as "u" where "u"."_order" = "o"."_id")`
const isLapsed = sql`${plain('o.state')} = 'cancelled' and coalesce("o"."means", '') = ''`
const wasPaid = sql`${plain('o.means')} = 'transfer' and ${plain('o.channel')} = 'online'`

const orders = (condition: RawBuilder<unknown>) => sql`select 1 from "shop_orders" as "o" where ${condition}`
const some = (condition: RawBuilder<unknown>) => sql`exists (${orders(condition)})`
const many = (condition: RawBuilder<unknown>) => sql`(select count(*) from (${orders(condition)} limit 2) as "c")`
const open = (condition: RawBuilder<unknown>) =>
  sql`from "shop_deposits" as "e" where ${plain('e.state')} = 'open' and "e"."payerKey" = "d"."payerKey" and ${condition}`

/** Compares open deposits (`d`) with orders. What is asked first decides. */
const findingOf = (now: Date) => {
  const exact = sql`${hasName} and ((${hasAmount} and ${isUnpaid}) or (${hasDifference}))`
  const named = sql`${hasName} and ${isUnpaid}`
  const sum = sql`(select sum("e"."amount") ${open(sql`true`)})`
  return sql<DepositFinding>`case
    when ${some(exact)} then case
      when ${many(exact)} > 1 then 'several'
      when exists (select 1 ${open(sql`"e"."amount" = "d"."amount" and "e"."_id" <> "d"."_id"`)}) then 'twice'
      else 'match' end
    when ${some(named)} then case
      when ${some(sql`${named} and "o"."total" > "d"."amount" and "o"."total" = ${sum}`)} then 'together'
      when ${some(sql`${named} and "o"."total" > "d"."amount"`)} then 'tooLittle'
      else 'tooMuch' end
    when ${some(sql`${hasName} and ${hasAmount} and ${wasPaid} and ${isRecent(now)} and not ${hasDeposit}`)} then 'noted'
    when ${some(sql`${hasName} and ${hasAmount} and ${isLapsed} and ${isRecent(now)}`)} then 'late'
    when ${some(sql`${hasName} and ${hasAmount} and ${wasPaid} and ${isRecent(now)}`)} then 'twice'
    when ${some(unpaidWithAmount)} or ${some(hasDifference)} then 'otherName'
    else 'none' end`
}

interface Row {
  _id: string
  at: string
  payer: string
  payerKey: string
  note: string
  amount: number
  finding: DepositFinding
}

/** Orders that a deposit may be for, the likeliest first. */
async function ordersFor(db: Db, { payerKey, amount, finding }: Row, now: Date): Promise<DepositOrder[]> {
  if (finding === 'none') return []
  const isKnown = sql`${isRecent(now)} and "o"."total" = ${amount} and (${wasPaid} or ${isLapsed})`
  const fitting =
    finding === 'otherName'
      ? sql`(("o"."state" = 'unpaid' and "o"."total" = ${amount} and ${plain('o.channel')} = 'online')
          or (${isWaiting} and "o"."changeDue" = ${amount}))`
      : sql`"o"."payerKey" = ${payerKey} and ((${isUnpaid}) or (${isWaiting}) or (${isKnown}))`
  // What was paid by hand is to be linked.
  const isDifference = finding === 'noted' ? sql`0 = 1` : isWaiting
  const due = sql`(case when ${isDifference} then "o"."changeDue" else "o"."total" end)`
  const waits = sql`(case when "o"."state" = 'unpaid' or ${isDifference} then 0 else 1 end)`
  const { rows } = await sql<Omit<DepositOrder, 'isDifference'> & { isDifference: number }>`
    select "o"."_id", "o"."number", "o"."state", "o"."payer", ${due} as "total", "o"."createdAt",
      (case when ${isDifference} then 1 else 0 end) as "isDifference"
    from "shop_orders" as "o" where ${fitting}
    order by ${waits}, abs(${due} - ${amount}), "o"."createdAt" desc limit ${sql.lit(mostOrders)}`.execute(db)
  return rows.map((row) => ({ ...row, isDifference: row.isDifference === 1 }))
}

const othersOf = (db: Db, { _id, payerKey }: Row) =>
  db
    .selectFrom('shop_deposits')
    .select(['_id', 'at', 'payer', sql<number>`"amount"`.as('amount')])
    .where('state', '=', 'open')
    .where('payerKey', '=', payerKey)
    .where('_id', '<>', _id)
    .orderBy('at', 'desc')
    .limit(mostTogether - 1)
    .execute()

type Asked = Query<'GET /api/console/shop/deposits/open'>

/** Reads a page of the deposits that wait, with what they may be for. */
export async function readOpen(db: Db, { limit = 20, skip = 0, sort, isMatch }: Asked, now = new Date()) {
  const found = sql`select "d"."_id", ${findingOf(now)} as "finding" from "shop_deposits" as "d" where "d"."state" = 'open'`
  const counted = await sql<{ finding: DepositFinding; count: number | string }>`
    select "finding", count(*) as "count" from (${found}) as "f" group by "finding"`.execute(db)
  const counts = counted.rows.map(({ finding, count }) => ({ finding, count: Number(count) }))
  const isWanted = ({ finding }: { finding: DepositFinding }) => isMatch === undefined || (finding === 'match') === isMatch
  const wanted = isMatch === undefined ? sql`` : sql`where "f"."finding" ${sql.raw(isMatch ? '=' : '<>')} 'match'`
  const order = sql.raw(sort === 'createdAt' ? 'asc' : 'desc')
  const { rows } = await sql<Row>`
    select "d"."_id", "d"."at", "d"."payer", "d"."payerKey", "d"."note", "d"."amount", "f"."finding"
    from (${found}) as "f" join "shop_deposits" as "d" on "d"."_id" = "f"."_id" ${wanted}
    order by "d"."at" ${order}, "d"."_id" ${order} limit ${limit} offset ${skip}`.execute(db)
  const deposits: OpenDeposit[] = []
  for (const row of rows) {
    const { payerKey: _key, ...shown } = row
    deposits.push({ ...shown, orders: await ordersFor(db, row, now), others: await othersOf(db, row) })
  }
  const total = counts.filter(isWanted).reduce((sum, { count }) => sum + count, 0)
  return { deposits, counts, summary: { total, limit, skip } }
}
