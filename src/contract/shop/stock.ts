import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { itemParams } from '../picture-upload.ts'
import { shopLimits } from './limits.ts'

/** What staff note of the stock: `counted` sets what there is, the others add or take away. */
const notedKinds = ['received', 'damaged', 'counted'] as const
const noted = { received: /*i18n*/ '입고', damaged: /*i18n*/ '파손·폐기', counted: /*i18n*/ '실사' }
/** Why stock changes: orders and exchanges take it, and give it back where they end before it is sent. Corrections do both. */
export const stockKinds = [...notedKinds, 'ordered', 'restored', 'returned', 'exchanged', 'corrected'] as const
export const stockKind = labelled(/*i18n*/ '재고 변동', z.enum(stockKinds), {
  ...noted,
  ordered: /*i18n*/ '주문',
  restored: /*i18n*/ '주문 취소',
  returned: /*i18n*/ '반품',
  exchanged: /*i18n*/ '교환',
  corrected: /*i18n*/ '정정',
})

const stocked = z
  .strictObject({
    _id: id,
    code: z.string(),
    /** What it is, in Korean; empty where the product has no choices. */
    values: z.array(z.string()),
    stock: z.int().min(0),
    /** False: the product has it no longer, and what there is of it cannot be bought. */
    isOffered: z.boolean(),
  })
  .meta({ id: 'StockedVariant' })

/** With the members who wait until it can be bought again. */
const awaited = stocked.extend({ waiting: z.int().min(0) })

const movement = z
  .strictObject({
    _id: id,
    at: instant,
    code: z.string(),
    kind: stockKind,
    /** Pieces: negative where they went. */
    change: z.int(),
    /** Pieces that there were after it. */
    balance: z.int().min(0),
    reason: z.string().nullable(),
    /** Name of who did it; null where that account is gone. */
    user: z.string().nullable(),
  })
  .meta({ id: 'StockMovement' })

const amount = z.int().min(0).max(shopLimits.stock)
const page: z.ZodType<Paging> = z.strictObject({ ...paging('-createdAt') })

export const stockCalls = {
  'GET /api/console/shop/products/{_id}/stock': call({
    summary: 'Console: the stock of a product and its movements, the newest first',
    tag: 'shop/products',
    access: 'console:shop',
    params: itemParams,
    query: page,
    answer: z.strictObject({ variants: z.array(awaited), movements: z.array(movement), summary }),
    status: 200,
    errors: [404, 410],
    reads: ['stock', 'shop/products', 'restock'],
  }),
  'POST /api/console/shop/products/{_id}/stock': call({
    summary: 'Console: note that stock came, went, or was counted',
    tag: 'shop/products',
    access: 'console:shop',
    params: itemParams,
    body: z.strictObject({
      _variant: id,
      kind: labelled(/*i18n*/ '재고 변동', z.enum(notedKinds), noted),
      /** Pieces that came, went, or are there. */
      amount: labelled(/*i18n*/ '수량', amount),
      reason: labelled(/*i18n*/ '사유', line(200).nullable()),
    }),
    answer: z.strictObject({ variant: stocked, movement }),
    status: 200,
    errors: [404, 409, 410],
    writes: ['stock', 'shop/products'],
  }),
}
