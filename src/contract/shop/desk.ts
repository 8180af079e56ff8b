import * as z from 'zod'
import { call } from '../call.ts'
import { day, id, instant, labelled, line, money } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { itemParams } from '../picture-upload.ts'
import { cartOffer } from './carts.ts'
import { claimCause } from './claim-fields.ts'
import { shopLimits } from './limits.ts'
import { deskMeans } from './order-states.ts'
import { approvalNumber } from './orders.ts'

const quantity = labelled(/*i18n*/ '수량', z.int().min(1).max(shopLimits.quantity))
const means = z.enum(deskMeans)
const won = z.int().meta({ description: 'In won; negative where more went back than came in.' })

/** A variant as it is sold at the desk. */
const deskGoods = cartOffer.extend({ _variant: id, code: z.string() }).meta({ id: 'DeskGoods' })
export type DeskGoods = z.output<typeof deskGoods>

/** What is printed of a sale. */
const sale = z
  .strictObject({
    _id: id,
    createdAt: instant,
    number: z.string(),
    lines: z.array(z.strictObject({ _id: id, code: z.string(), name: z.string(), values: z.array(z.string()), price: money, quantity })),
    total: money,
    /** Value added tax within the total. */
    vat: money,
    means,
    approvalNumber: z.string().nullable(),
  })
  .meta({ id: 'DeskSale' })
export type DeskSale = z.output<typeof sale>

/** What has been taken by one means since the last close. */
const taking = z
  .strictObject({
    means,
    sales: z.int().nonnegative(),
    taken: money,
    refunds: z.int().nonnegative(),
    refunded: money,
    net: won,
  })
  .meta({ id: 'DeskTaking' })

const close = z
  .strictObject({
    _id: id,
    /** On the shop's clock. */
    day,
    at: instant,
    /** What was taken less what was given back since the close before. */
    cash: won,
    card: won,
    transfer: won,
    /** Cash that was counted, and how much more it is than it should be. */
    counted: money,
    difference: won,
    note: z.string().nullable(),
    /** Name of who closed; null where that account is gone. */
    user: z.string().nullable(),
  })
  .meta({ id: 'DeskClose' })
export type DeskClose = z.output<typeof close>

const page: z.ZodType<Paging> = z.strictObject({ ...paging('-createdAt') })
const ofStaff = { tag: 'shop/desk', access: 'console:shop' } as const
const taken = ['shop/orders', 'shop/claims', 'stock', 'shop/products', 'points'] as const

/** Sale at the desk of the centre, from the same stock (specification 7.5). */
export const deskCalls = {
  'GET /api/console/shop/desk': call({
    ...ofStaff,
    summary: 'Console: what was taken at the desk since its last close, by means',
    answer: z.strictObject({
      /** When it was closed last. */
      since: instant.nullable(),
      /** Whether that was today, on the shop's clock. */
      isClosedToday: z.boolean(),
      takings: z.array(taking),
    }),
    status: 200,
    reads: ['shop/orders', 'shop/desk'],
  }),
  'GET /api/console/shop/desk/goods': call({
    ...ofStaff,
    summary: 'Console: what can be sold that has this stock code, or else these words in its name',
    query: z.strictObject({ q: line(100) }),
    answer: z.strictObject({
      /** Whether it is a stock code: then that is the one. */
      isCode: z.boolean(),
      goods: z.array(deskGoods),
    }),
    status: 200,
    reads: ['shop/products', 'stock'],
  }),
  'POST /api/console/shop/desk/sales': call({
    ...ofStaff,
    summary: 'Console: sell at the desk what is paid and handed over at once; what has another price or is sold out refuses the whole',
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ _variant: id, quantity, price: money }))
        .min(1)
        .max(shopLimits.lines),
      /** As staff have seen it: another one is refused. */
      total: money,
      means,
      /** Of a card. */
      approvalNumber: approvalNumber.nullable().optional(),
    }),
    answer: z.strictObject({ sale }),
    status: 201,
    errors: [409],
    location: ({ sale: { _id } }) => `/api/console/shop/orders/${_id}`,
    writes: ['shop/orders', 'stock', 'shop/products'],
  }),
  'GET /api/console/shop/desk/closes': call({
    ...ofStaff,
    summary: 'Console: former closes of the desk, the newest first',
    query: page,
    answer: z.strictObject({ closes: z.array(close), summary }),
    status: 200,
    reads: ['shop/desk'],
  }),
  'POST /api/console/shop/desk/closes': call({
    ...ofStaff,
    summary: 'Console: close the desk for the day, once: what was taken since the last close, and the cash that was counted',
    body: z.strictObject({
      counted: labelled(/*i18n*/ '센 현금(원)', money),
      /** Cash that should be there, as staff have seen it: another one is refused. */
      cash: won,
      note: labelled(/*i18n*/ '메모', line(200).nullable()),
    }),
    answer: z.strictObject({ close }),
    status: 201,
    errors: [409],
    writes: ['shop/desk'],
  }),
  'POST /api/console/shop/orders/{_id}/returns': call({
    summary: 'Console: take back pieces that were sold at the desk, and give their money back at once',
    tag: 'shop/orders',
    access: 'console:shop',
    isPersonal: true,
    params: itemParams,
    body: z.strictObject({
      _line: id,
      quantity,
      cause: claimCause,
      isSellable: labelled(/*i18n*/ '다시 팔 수 있음', z.boolean()),
      /** What goes back, in won, as staff have seen it: another amount is refused. */
      amount: money,
    }),
    answer: z.strictObject({ amount: money }),
    status: 200,
    errors: [404, 409],
    writes: taken,
  }),
}
