import type { OrderStep } from '#contract/shop/order-states.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** Lines of an order, as they are paid for all at once; their money comes, or their bank has taken it back. */
const linesOf = (_payment: string, sign: 1 | -1) => sql`
  select "p"."_id", "l"."_id", "l"."_product", "p"."day", "l"."quantity" * (1 - "l"."isFee") * ${sql.lit(sign)},
    ("l"."price" * "l"."quantity" - "l"."discount" - "l"."points") * ${sql.lit(sign)}
  from "shopPayments" as "p" join "shopOrderLines" as "l" on "l"."_order" = "p"."_order" where "p"."_id" = ${_payment}`

/** Pieces whose money has gone back, and what has changed of an order that was paid, more or less of it. */
const changedOf = (_payment: string) => sql`
  select "p"."_id", "l"."_id", "l"."_product", "p"."day", sum("m"."pieces" * (1 - "l"."isFee")), sum("m"."net")
  from "shopPayments" as "p" join (
    select "_payment", "_line", -"quantity" as "pieces", -"goods" as "net" from "shop_claims" where "_payment" = ${_payment}
    union all
    select "c"."_payment", "cl"."_line", "cl"."pieces", "cl"."net"
    from "shopOrderChanges" as "c" join "shopOrderChangeLines" as "cl" on "cl"."_change" = "c"."_id"
    where "c"."_payment" = ${_payment} and ("cl"."pieces" <> 0 or "cl"."net" <> 0)) as "m" on "m"."_payment" = "p"."_id"
  join "shopOrderLines" as "l" on "l"."_id" = "m"."_line"
  group by "p"."_id", "l"."_id", "l"."_product", "p"."day"`

/** Notes which goods a payment was for: what of it is not for goods was for delivery. Statistics sum by this. */
export async function noteSold(db: Db, _payment: string, step: OrderStep): Promise<void> {
  const isWhole = step === 'pay' || step === 'bounce'
  const rows = isWhole ? linesOf(_payment, step === 'bounce' ? -1 : 1) : changedOf(_payment)
  await sql`insert into "shopSales" ("_payment", "_line", "_product", "day", "pieces", "net") ${rows}`.execute(db)
  await db
    .updateTable('shopPayments')
    .set({ goods: sql<number>`(select coalesce(sum("net"), 0) from "shopSales" where "_payment" = ${_payment})` })
    .where('_id', '=', _payment)
    .execute()
}
