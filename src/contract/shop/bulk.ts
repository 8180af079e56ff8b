import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, money } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { displayChanges, listPriceChanges, priceChanges, saleChanges, stockChanges } from './bulk-change.ts'
import { shopLimits } from './limits.ts'

const changeFields = {
  priceChange: labelled(/*i18n*/ '판매가', z.enum(priceChanges).default('keep'), {
    keep: /*i18n*/ '그대로',
    set: /*i18n*/ '이 금액으로(원)',
    raiseWon: /*i18n*/ '올리기(원)',
    lowerWon: /*i18n*/ '내리기(원)',
    raisePercent: /*i18n*/ '올리기(%)',
    lowerPercent: /*i18n*/ '내리기(%)',
  }),
  priceAmount: labelled(/*i18n*/ '판매가 금액 또는 비율', money.nullable().default(null)),
  listPriceChange: labelled(/*i18n*/ '정가', z.enum(listPriceChanges).default('keep'), {
    keep: /*i18n*/ '그대로',
    former: /*i18n*/ '지금 판매가를 정가로',
    remove: /*i18n*/ '지우기',
  }),
  display: labelled(/*i18n*/ '게시', z.enum(displayChanges).default('keep'), {
    keep: /*i18n*/ '그대로',
    shown: /*i18n*/ '게시',
    hidden: /*i18n*/ '게시 내리기',
  }),
  sale: labelled(/*i18n*/ '판매', z.enum(saleChanges).default('keep'), {
    keep: /*i18n*/ '그대로',
    onSale: /*i18n*/ '판매 중',
    soldOut: /*i18n*/ '품절(재고와 상관없이)',
  }),
  stockChange: labelled(/*i18n*/ '재고(품목마다)', z.enum(stockChanges).default('keep'), {
    keep: /*i18n*/ '그대로',
    add: /*i18n*/ '더하기',
    take: /*i18n*/ '빼기',
    set: /*i18n*/ '이 수량으로',
  }),
  stockAmount: labelled(/*i18n*/ '재고 수량', z.int().min(0).max(shopLimits.stock).nullable().default(null)),
  reason: labelled(/*i18n*/ '사유(재고를 바꿀 때 꼭)', line(200).nullable().default(null)),
}
const changeOnly = z.strictObject(changeFields)

/** Requires amount and reason where they are needed. */
function complete(change: z.output<typeof changeOnly>, context: z.RefinementCtx): void {
  const require = (name: keyof typeof changeFields, isNeeded: boolean, message = 'required') =>
    isNeeded && context.addIssue({ code: 'custom', path: [name], message })
  const { priceChange, priceAmount, stockChange, stockAmount, reason } = change
  require('priceAmount', priceChange !== 'keep' && priceAmount === null)
  require('priceAmount', priceChange === 'lowerPercent' && (priceAmount ?? 0) > 100, 'shop.percent')
  require('stockAmount', stockChange !== 'keep' && stockAmount === null)
  require('reason', stockChange !== 'keep' && reason === null)
}

const products = z.array(id).min(1).max(shopLimits.changedAtOnce)

/** Body of a preview: which products, and what is to become of them. */
export const bulkPreview = z
  .strictObject({
    ...changeFields,
    /** Products that were chosen; without them, all that `filter` finds. */
    products: products.optional(),
    /** Filters, words and order of the console's list. */
    filter: z.record(z.string().max(40), z.string().max(200)).optional(),
  })
  .superRefine(complete)

const values = z.strictObject({
  price: z.int(),
  listPrice: money.nullable(),
  isPublished: z.boolean(),
  sale: z.enum(['onSale', 'soldOut']),
})
const row = z
  .strictObject({
    _id: id,
    name: z.string(),
    /** State in which it was seen: it is sent back, and what has changed since is not changed. */
    seen: z.string(),
    before: values,
    after: values,
    /** Stock of its variants, where that changes. */
    stocks: z.array(z.strictObject({ code: z.string(), values: z.array(z.string()), before: z.int(), after: z.int() })),
    /** `same`: nothing of it changes. */
    state: z.enum(['ready', 'same', 'refused']),
    /** Reason why it cannot be changed. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'BulkRow' })
export type BulkRow = z.output<typeof row>

const refused = z.array(z.strictObject({ _id: id, name: z.string(), problem: z.string() }))
const done = z.strictObject({
  /** Change that can be undone; null: nothing was changed. */
  _id: id.nullable(),
  changed: z.int().min(0),
  refused,
})
const change = z
  .strictObject({
    _id: id,
    at: instant,
    /** Name of who did it; null where that account is gone. */
    user: z.string().nullable(),
    change: changeOnly,
    products: z.int().min(1),
    /** Products of it that were given back. */
    undone: z.int().min(0),
  })
  .meta({ id: 'DoneBulkChange' })
export type DoneBulkChange = z.output<typeof change>

const ofProducts = { tag: 'shop/products', access: 'console:shop', status: 200 } as const
const writes = ['shop/products', 'stock', 'versions']

/** Changes of many products at once, and their way back. */
export const bulkCalls = {
  'GET /api/console/shop/products/bulk': call({
    ...ofProducts,
    summary: 'Console: changes of many products of the last 24 hours, the newest first, 20 at most',
    answer: z.strictObject({ changes: z.array(change) }),
    reads: ['shop/products'],
  }),
  'POST /api/console/shop/products/bulk/preview': call({
    ...ofProducts,
    summary: `Console: what a change of many products would make of them: of chosen ones, or of the first ${shopLimits.changedAtOnce} of a list`,
    body: bulkPreview,
    answer: z.strictObject({
      rows: z.array(row),
      /** Products that were asked for: with a filter, more than there are rows. */
      total: z.int().min(0),
    }),
    errors: [409],
    writesNothing: 'it is computed what would be',
  }),
  'POST /api/console/shop/products/bulk': call({
    ...ofProducts,
    summary: `Console: change many products, ${shopLimits.changedInOne} in one call: each as it was seen, or not at all`,
    body: z
      .strictObject({
        ...changeFields,
        /** The change of the caller's that these products belong to, too: it was begun with others. */
        _change: id.optional(),
        products: z
          .array(z.strictObject({ _id: id, seen: z.string().max(60) }))
          .min(1)
          .max(shopLimits.changedInOne),
      })
      .superRefine(complete),
    answer: done,
    errors: [404, 409],
    writes,
  }),
  'POST /api/console/shop/products/bulk/{_id}/undo': call({
    ...ofProducts,
    summary: `Console: give products back what they had before a change, ${shopLimits.changedInOne} in one call, but for those that were changed since`,
    params: itemParams,
    body: z.strictObject({
      /** The last product of the call before. */
      after: id.nullable(),
    }),
    answer: z.strictObject({
      restored: z.int().min(0),
      refused,
      /** Where to go on; null: that was all. */
      next: id.nullable(),
    }),
    errors: [404, 409],
    writes,
  }),
}
