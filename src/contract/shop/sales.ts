import * as z from 'zod'
import { call } from '../call.ts'
import { day, id, money } from '../field.ts'

/** Days that one question about sales may be about at most: three years. */
export const mostSalesDays = 1096

const won = z.int().meta({ description: 'In won; negative where more went back than came in.' })
const figures = {
  /** Orders whose money came in. */
  orders: z.int().nonnegative(),
  /** What came in, and what went back: each on its own day. */
  paid: money,
  refunded: money,
  net: won,
  /** Of the net: the rest is goods. */
  delivery: won,
}
const period = z.strictObject({ name: z.string(), ...figures }).meta({ id: 'SalesPeriod' })
export type SalesPeriod = z.output<typeof period>
const total = z.strictObject(figures)

const query = z.strictObject({
  from: day.meta({ description: 'The first day, on the shop’s clock (Asia/Seoul).' }),
  to: day.meta({ description: `The last day: up to ${mostSalesDays} days from the first.` }),
})
const common = { tag: 'statistics', access: 'console:shop', query, status: 200, reads: ['shop/orders'] } as const
const answer = z.strictObject({ periods: z.array(period), total })

/** Statistics of the shop (specification 7.3): what came in minus what went back, each on its own day. */
export const salesCalls = {
  'GET /api/console/statistics/monthlySales': call({
    ...common,
    summary: 'Console: sales by month (`2026-11`); months without any are left out',
    answer,
  }),
  'GET /api/console/statistics/dailySales': call({
    ...common,
    summary: 'Console: sales by day (`2026-11-27`); days without any are left out',
    answer,
  }),
  'GET /api/console/statistics/dayOfWeekSales': call({
    ...common,
    summary: 'Console: sales by day of the week, from Monday (`1`) to Sunday (`7`)',
    answer,
  }),
  'GET /api/console/statistics/productsSales': call({
    ...common,
    summary: 'Console: sales by product, the hundred with the most; with the others and the delivery they are those of the days',
    answer: z.strictObject({
      products: z.array(z.strictObject({ _product: id, name: z.string(), pieces: z.int(), net: won })),
      /** Net of the products that are not among them. */
      others: won,
      total,
    }),
  }),
}
