import * as z from 'zod'
import { call } from '../call.ts'
import { day, id, instant, labelled, line, money } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { itemParams } from '../picture-upload.ts'

/** Days that one question about sales may be about at most: three years. */
export const mostSalesDays = 1096

/** So many days a cart is the same one; what is put in later begins another. */
export const cartDays = 30

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

/** What figures are made of: one payment, or the part of it that is for a product. */
const salesPayment = z
  .strictObject({
    _id: id,
    _order: id,
    orderNumber: z.string(),
    /** It counts on this day. */
    day,
    at: instant,
    /** What came in, or went back: negative. */
    change: won,
    /** Of it: the rest is goods. */
    delivery: won,
    /** Of the product that is asked for, negative where they came back; null: of all products. */
    pieces: z.int().nullable(),
  })
  .meta({ id: 'SalesPayment' })
export type SalesPayment = z.output<typeof salesPayment>

/** A day of the week as it travels in a query. */
const weekday = z.enum(['1', '2', '3', '4', '5', '6', '7']).meta({ description: 'From Monday (1) to Sunday (7).' })

const paymentsQuery: z.ZodType<
  Paging & { from: string; to: string; weekday?: z.output<typeof weekday> | undefined; _product?: string | undefined }
> = z.strictObject({
  ...query.shape,
  weekday: weekday.optional(),
  _product: id.optional(),
  ...paging('-createdAt'),
})

/** A month on the shop's clock: `2026-11`. */
const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ description: 'On the shop’s clock (Asia/Seoul): `2026-11`.' })

const monthClose = z
  .strictObject({
    _id: id,
    month,
    /** As they were when it was closed. */
    ...figures,
    at: instant,
    /** Who of the staff; null where that account is gone. */
    user: z.string().nullable(),
    note: z.string().nullable(),
    /** When it was opened again, and why; null: it is closed. */
    reopenedAt: instant.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'MonthClose' })
export type MonthClose = z.output<typeof monthClose>

const nextMonth = z.strictObject({
  month,
  ...figures,
  /** A month is closed once it is over. */
  isOver: z.boolean(),
  /** What could still be done before: deposits to decide on, orders with money to go back, payments of the desk that no close has counted. */
  left: z.strictObject({ deposits: z.int(), refunds: z.int(), desk: z.int() }),
})
const closesPage: z.ZodType<Paging> = z.strictObject({ ...paging('-createdAt') })
const closeCommon = { tag: 'statistics', access: 'console:shop' } as const

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
  'GET /api/console/statistics/salesPayments': call({
    ...common,
    summary: 'Console: the payments that figures are made of, the newest first; with `_product` what of them is for it',
    query: paymentsQuery,
    isPersonal: true,
    answer: z.strictObject({ payments: z.array(salesPayment), summary }),
  }),
  'GET /api/console/statistics/cartFunnel': call({
    ...common,
    summary: `Console: carts that members began, by how far they have come; one is the same for ${cartDays} days, and those of guests are on their devices`,
    answer: z.strictObject({
      begun: z.int(),
      ordered: z.int(),
      /** Orders whose money came in, whatever became of them. */
      paid: z.int(),
      /** Orders that are with their shoppers. */
      received: z.int(),
    }),
    reads: ['shop/orders', 'carts'],
  }),
  'GET /api/console/statistics/monthCloses': call({
    ...closeCommon,
    summary: 'Console: closes of months, the newest first, and the month that can be closed next',
    query: closesPage,
    answer: z.strictObject({ closes: z.array(monthClose), summary, next: nextMonth.nullable() }),
    status: 200,
    reads: ['shop/orders'],
  }),
  'POST /api/console/statistics/monthCloses': call({
    ...closeCommon,
    summary: 'Console: close the next month that is over: its figures stay as they are, and no payment counts in it any more',
    body: z.strictObject({
      month,
      /** As staff have seen it: another one is refused. */
      net: won,
      note: labelled(/*i18n*/ '메모', line(200).nullable()),
    }),
    answer: z.strictObject({ close: monthClose }),
    status: 201,
    errors: [409],
    writes: ['shop/orders'],
  }),
  'POST /api/console/statistics/monthCloses/{_id}/reopen': call({
    ...closeCommon,
    summary: 'Console: open the month that was closed last again; that it was closed stays written',
    params: itemParams,
    body: z.strictObject({ reason: labelled(/*i18n*/ '다시 여는 까닭', line(200)) }),
    answer: z.strictObject({ close: monthClose }),
    status: 200,
    errors: [404, 409],
    writes: ['shop/orders'],
  }),
}
