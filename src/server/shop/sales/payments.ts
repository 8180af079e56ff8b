import type { Query } from '#contract/api.ts'
import type { SalesPayment } from '#contract/shop/sales.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { dayMs, paymentsOf, weekdayOf } from './periods.ts'

type Asked = Query<'GET /api/console/statistics/salesPayments'>

/** Days of a span that are one day of the week: 157 at most. */
function daysOf({ from, to, weekday }: Pick<Asked, 'from' | 'to' | 'weekday'>): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  return Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10)).filter(
    (day) => weekdayOf(day) === weekday,
  )
}

const asked = (db: Db, { _product, weekday, ...span }: Asked) => {
  const all = paymentsOf(db, span)
  const some = weekday === undefined ? all : all.where('p.day', 'in', daysOf({ ...span, weekday }))
  return _product === undefined
    ? some
    : some.where('p._id', 'in', (of) =>
        of
          .selectFrom('shopSales')
          .select('_payment')
          .where('_product', '=', _product)
          .where('day', '>=', span.from)
          .where('day', '<=', span.to),
      )
}

/** What of a payment was for a product. PostgreSQL answers sums as texts. */
const ofProduct = (column: 'net' | 'pieces', _product: string) =>
  sql<number | string>`(select sum(${sql.ref(column)}) from "shopSales" where "_payment" = "p"."_id" and "_product" = ${_product})`

/** Reads a page of the payments that figures are made of. */
export async function readPayments(db: Db, query: Asked) {
  const { limit = 20, skip = 0, sort, _product } = query
  const { total } = await asked(db, query)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const direction = sort === 'createdAt' ? 'asc' : 'desc'
  const rows = await asked(db, query)
    .innerJoin('shop_orders as o', 'o._id', 'p._order')
    .select(['p._id', 'p._order', 'o.number as orderNumber', 'p.day', 'p.at', 'p.change', 'p.goods'])
    .$if(_product !== undefined, (some) =>
      some.select([ofProduct('net', _product ?? '').as('net'), ofProduct('pieces', _product ?? '').as('pieces')]),
    )
    .orderBy('p.day', direction)
    .orderBy('p._id', direction)
    .limit(limit)
    .offset(skip)
    .execute()
  const payments = rows.map(({ change, goods, net, pieces, ...row }): SalesPayment =>
    _product === undefined
      ? { ...row, change, delivery: change - goods, pieces: null }
      : { ...row, change: Number(net), delivery: 0, pieces: Number(pieces) },
  )
  return { payments, summary: { total: Number(total), limit, skip } }
}
