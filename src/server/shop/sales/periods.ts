import type { Query } from '#contract/api.ts'
import { mostSalesDays, type SalesPeriod } from '#contract/shop/sales.ts'
import { textOf } from '#contract/title.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import type { Context } from '../../http/route.ts'

export type Span = Query<'GET /api/console/statistics/dailySales'>
export type Figures = Omit<SalesPeriod, 'name'>

export const dayMs = 24 * 60 * 60 * 1000
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
export const paymentsOf = (db: Db, { from, to }: Span) =>
  db.selectFrom('shopPayments as p').where('p.day', '>=', from).where('p.day', '<=', to)

/** What a bank has taken back counts against what came in, as if it had not. */
const came = sql<SqlBool>`("p"."isPostage" = 0 and ("p"."change" > 0 or "p"."isBounce" = 1))`
/** What came later for the ways of an exchange is no order. */
const cameLater = sql<SqlBool>`("p"."isPostage" = 1)`
/** Nor is what came, or went, for a change of one. */
const direction = sql<number>`(case when "p"."isDifference" = 1 then 0 when "p"."isBounce" = 1 then -1 else 1 end)`

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
/** Adds figures. */
export const totalOf = (some: readonly Figures[]): Figures => some.reduce(add, nothing)

/** Sales by what a payment's day is called. */
export async function readPeriods(db: Db, span: Span, name: RawBuilder<string>): Promise<SalesPeriod[]> {
  const rows = await paymentsOf(db, span)
    .select([name.as('name'), sums.orders.as('orders'), sums.paid.as('paid'), sums.refunded.as('refunded'), sums.delivery.as('delivery')])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()
  return rows.map((row) => ({ name: row.name, ...toFigures(row) }))
}

export const byDay = sql<string>`"p"."day"`
export const byMonth = sql<string>`substr("p"."day", 1, 7)`

/** Monday is 1. */
export const weekdayOf = (name: string): string => String(((new Date(name).getUTCDay() + 6) % 7) + 1)

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

/** Reads the products that sold most, by what was paid for them. */
export async function readProducts(db: Db, span: Span, { locale }: Pick<Context, 'locale'>) {
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
