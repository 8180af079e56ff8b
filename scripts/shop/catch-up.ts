import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { Db } from '#server/db/schema.ts'
import { checkCharges } from '#server/shop/charges/ask-gateway.ts'
import { giveMoneyBack } from '#server/shop/charges/give-back.ts'
import { confirmOrders, lapseChanges, lapseOrders } from '#server/shop/orders/clock.ts'
import { expirePoints } from '#server/shop/points/expire-points.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { passTime } from './pass-time.ts'
import { openSessionOf } from './shoppers.ts'

const mostRounds = 500
/** A job asks about 50 charges at a time and runs every ten seconds: in the hours of a round it asks about all of them. */
const asking = Array.from({ length: 20 }, () => checkCharges)
const dayMs = 24 * 60 * 60_000

interface Sales {
  total: { orders: number; net: number; delivery: number }
  others: number
  products: { net: number }[]
}

/** Counts what the jobs have to do yet: also deposits that they have not asked about since it was time. */
async function countHanging(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`
    select (select count(*) from "shop_charges" where "state" in ('begun', 'confirming')
        or ("state" = 'waiting' and "checkAt" <= ${new Date().toISOString()}))
      + (select count(*) from "shopChargeRefunds" where "state" = 'begun')
      + (select count(*) from "shop_orders" where "means" = 'gateway' and "isOwed" = 1)
      + (select count(*) from "shop_orders" where "changeUntil" is not null) as "total"`.execute(db)
  return Number(rows[0]?.total)
}

/** Tells what hangs, for whoever looks for the reason. */
async function describeHanging(db: Db): Promise<string> {
  const { rows } = await sql<{ what: string; total: number | string }>`
    select 'charge ' || "state" || ' ' || coalesce("trouble", '-') as "what", count(*) as "total" from "shop_charges"
      where "state" in ('begun', 'confirming') or ("state" = 'waiting' and "checkAt" <= ${new Date().toISOString()}) group by 1
    union all select 'refund begun', count(*) from "shopChargeRefunds" where "state" = 'begun'
    union all select 'order with a change ' || "state", count(*) from "shop_orders" where "changeUntil" is not null group by 1
    union all select 'order owed ' || "state", count(*) from "shop_orders" where "means" = 'gateway' and "isOwed" = 1 group by 1`.execute(
    db,
  )
  return rows.flatMap(({ what, total }) => (Number(total) === 0 ? [] : [`${total} ${what}`])).join(', ')
}

/** Reads the statistics of the shop, and compares them with its ledger. @returns a line for each difference */
async function checkSales(app: FastifyInstance, db: Db, staff: string): Promise<string[]> {
  const ask = async <Answer>(url: string, token: string): Promise<Answer> =>
    JSON.parse((await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).payload) as Answer
  const { accessToken } = await ask<{ accessToken: string }>('/api/auth/accessToken', await openSessionOf(db, staff))
  const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10))
  const read = (name: string) => ask<Sales>(`/api/console/statistics/${name}?from=${from}&to=${to}`, accessToken)
  const { rows } = await sql<{ net: number | string }>`select coalesce(sum("change"), 0) as "net" from "shopPayments"`.execute(db)
  const net = Number(rows[0]?.net)
  // What came for the ways of an exchange is no order.
  const paid = await sql<{ orders: number | string }>`
    select coalesce(sum(case "step" when 'pay' then 1 when 'bounce' then -1 else 0 end), 0) as "orders"
    from "shopOrderSteps" as "s" join "shop_orders" as "o" on "o"."_id" = "s"."_order" where exists (
      select 1 from "shopPayments" as "p" where "p"."_order" = "o"."_id" and "p"."change" > 0 and "p"."isPostage" = 0 and "p"."isDifference" = 0)`.execute(
    db,
  )
  const orders = Number(paid.rows[0]?.orders)
  const periods = await Promise.all(['monthlySales', 'dailySales', 'dayOfWeekSales'].map(read))
  const { products, others, total } = await read('productsSales')
  const goods = products.reduce((sum, each) => sum + each.net, 0)
  return [
    ...(periods.every((each) => each.total.net === net)
      ? []
      : [`sales are ${periods.map((each) => each.total.net).join(', ')}, payments ${net}`]),
    ...(total.orders === orders ? [] : [`sales are ${total.orders} orders, ${orders} were paid`]),
    // There are fewer products than are named.
    ...(others === 0 && goods + total.delivery === net
      ? []
      : [`products have ${goods}, delivery ${total.delivery}, others ${others} of ${net}`]),
  ]
}

/**
 * Lets the jobs of a shop do all that is left to do, hours apart, in a server of this process.
 * @param staff id of an account that sees the statistics
 * @returns what is wrong, and the rounds that it took
 */
export async function catchUp(config: Config, database: Database, staff: string): Promise<{ wrong: string[]; rounds: number }> {
  const { db } = database
  const app = await buildApp(config, database)
  await app.ready()
  try {
    let rounds = 0
    for (; rounds === 0 || (rounds < mostRounds && (await countHanging(db)) > 0); rounds += 1) {
      await passTime(database, 120)
      // What fails is tried again: the gateway does not do everything at the first try.
      for (const run of [...asking, giveMoneyBack, lapseOrders, lapseChanges, confirmOrders, expirePoints])
        await run(app.platform).catch((error: unknown) => app.log.info({ err: error }))
    }
    const left = await countHanging(db)
    return {
      wrong: [
        ...(left === 0 ? [] : [`${left} charges and refunds hang: ${await describeHanging(db)}`]),
        ...(await checkSales(app, db, staff)),
      ],
      rounds,
    }
  } finally {
    await app.close()
  }
}
