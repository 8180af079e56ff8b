import type { Query } from '#contract/api.ts'
import { mostSalesDays, salesCalls, type SalesPeriod } from '#contract/shop/sales.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import { type Context, serve } from '../../http/route.ts'

type Span = Query<'GET /api/console/statistics/dailySales'>
type Figures = Omit<SalesPeriod, 'name'>

const dayMs = 24 * 60 * 60 * 1000
/** So many products are named. */
const mostProducts = 100

/** @throws ApiError `invalid` where the days are out of order, or too many */
export function requireSpan({ from, to }: Span, { locale }: Pick<Context, 'locale'>): void {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  if (days < 1) throw new ApiError('invalid', { issues: [issueOf('to', 'periodOrder', locale)] })
  if (days > mostSalesDays)
    throw new ApiError('invalid', { issues: [issueOf('to', 'tooMany', locale, { maximum: String(mostSalesDays) })] })
}

/** Payments of a span. */
const paymentsOf = (db: Db, { from, to }: Span) => db.selectFrom('shopPayments as p').where('p.day', '>=', from).where('p.day', '<=', to)

/** What a bank has taken back counts against what came in, as if it had not. */
const came = sql<SqlBool>`("p"."isPostage" = 0 and ("p"."change" > 0 or "p"."isBounce" = 1))`
/** What came later for the ways of an exchange is no order. */
const cameLater = sql<SqlBool>`("p"."isPostage" = 1)`
const direction = sql<number>`(case when "p"."isBounce" = 1 then -1 else 1 end)`

/** PostgreSQL answers sums as texts. */
const sums = {
  orders: sql<number | string>`sum(case when ${came} then ${direction} else 0 end)`,
  paid: sql<number | string>`sum(case when ${came} or ${cameLater} then "p"."change" else 0 end)`,
  refunded: sql<number | string>`sum(case when ${came} or ${cameLater} then 0 else -"p"."change" end)`,
  delivery: sql<number | string>`sum("p"."change" - "p"."goods")`,
}

type Sums = Record<keyof typeof sums, number | string | null>
const toFigures = (row: Sums): Figures => {
  const [orders, paid, refunded, delivery] = [row.orders, row.paid, row.refunded, row.delivery].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  return { orders, paid, refunded, net: paid - refunded, delivery }
}

const nothing: Figures = { orders: 0, paid: 0, refunded: 0, net: 0, delivery: 0 }
const add = (one: Figures, other: Figures): Figures => ({
  orders: one.orders + other.orders,
  paid: one.paid + other.paid,
  refunded: one.refunded + other.refunded,
  net: one.net + other.net,
  delivery: one.delivery + other.delivery,
})
const totalOf = (some: readonly Figures[]): Figures => some.reduce(add, nothing)

/** Sales by what a payment's day is called. */
async function readPeriods(db: Db, span: Span, name: RawBuilder<string>): Promise<SalesPeriod[]> {
  const rows = await paymentsOf(db, span)
    .select([name.as('name'), sums.orders.as('orders'), sums.paid.as('paid'), sums.refunded.as('refunded'), sums.delivery.as('delivery')])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()
  return rows.map((row) => ({ name: row.name, ...toFigures(row) }))
}

const byDay = sql<string>`"p"."day"`
const byMonth = sql<string>`substr("p"."day", 1, 7)`

/** Monday is 1. */
const weekdayOf = (name: string): string => String(((new Date(name).getUTCDay() + 6) % 7) + 1)

/** As it was called when it was sold last. */
const lastName = (db: Db, { from, to }: Span) =>
  db
    .selectFrom('shopSales as s')
    .innerJoin('shopOrderLines as l', 'l._id', 's._line')
    .select('l.name')
    .where('s._product', '=', sql.ref<string>('m._product'))
    .where('s.day', '>=', from)
    .where('s.day', '<=', to)
    .orderBy('s.day', 'desc')
    .orderBy('s._payment', 'desc')
    .limit(1)

async function readProducts(db: Db, span: Span, { locale }: Pick<Context, 'locale'>) {
  const most = db
    .selectFrom('shopSales')
    .select(({ fn }) => ['_product', fn.sum<number | string>('pieces').as('pieces'), fn.sum<number | string>('net').as('net')])
    .where('day', '>=', span.from)
    .where('day', '<=', span.to)
    .groupBy('_product')
    .orderBy('net', 'desc')
    .orderBy('_product')
    .limit(mostProducts)
  const rows = await db
    .selectFrom(most.as('m'))
    .select(['m._product', 'm.pieces', 'm.net', sql<string>`${lastName(db, span)}`.as('name')])
    .orderBy('m.net', 'desc')
    .orderBy('m._product')
    .execute()
  return rows.map((row) => ({
    _product: row._product,
    name: textOf(JSON.parse(row.name), locale),
    pieces: Number(row.pieces),
    net: Number(row.net),
  }))
}

/** Serves the statistics of the shop to staff. */
export function serveSales(app: FastifyInstance): void {
  const periods =
    (name: RawBuilder<string>) =>
    async ({ query }: { query: Span }, context: Context) => {
      requireSpan(query, context)
      const found = await readPeriods(context.db, query, name)
      return { periods: found, total: totalOf(found) }
    }
  serve(app, salesCalls, {
    'GET /api/console/statistics/monthlySales': periods(byMonth),
    'GET /api/console/statistics/dailySales': periods(byDay),
    'GET /api/console/statistics/dayOfWeekSales': async ({ query }, context) => {
      requireSpan(query, context)
      const days = Map.groupBy(await readPeriods(context.db, query, byDay), ({ name }) => weekdayOf(name))
      const found = ['1', '2', '3', '4', '5', '6', '7'].map((name) => ({ name, ...totalOf(days.get(name) ?? []) }))
      return { periods: found, total: totalOf(found) }
    },
    'GET /api/console/statistics/productsSales': async ({ query }, context) => {
      requireSpan(query, context)
      const products = await readProducts(context.db, query, context)
      const total = totalOf(await readPeriods(context.db, query, byMonth))
      const named = products.reduce((sum, { net }) => sum + net, 0)
      return { products, others: total.net - total.delivery - named, total }
    },
  })
}
