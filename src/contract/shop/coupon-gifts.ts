import * as z from 'zod'
import { call } from '../call.ts'
import { id, labelled, money } from '../field.ts'
import { itemParams } from '../picture-upload.ts'

/** Members that a coupon is given to at once. */
export const couponGroups = ['all', 'never', 'recent', 'lapsed'] as const
/** So many members are given it by one call. */
export const giftsAtOnce = 500

const group = labelled(/*i18n*/ '누구에게', z.enum(couponGroups), {
  all: /*i18n*/ '모든 회원',
  never: /*i18n*/ '산 적이 없는 회원',
  recent: /*i18n*/ '그 기간 안에 산 회원',
  lapsed: /*i18n*/ '산 적은 있지만 그 기간에는 사지 않은 회원',
})
const days = labelled(/*i18n*/ '기간(지난 며칠)', z.int().min(1).max(1095).default(90))
const of = { tag: 'shop/coupons', access: 'console:shop', params: itemParams } as const
const count = z.int().nonnegative()

export const couponGiftCalls = {
  'GET /api/console/shop/coupons/{_id}/report': call({
    ...of,
    summary: 'Console: what a coupon has brought',
    answer: z.strictObject({
      taken: count,
      /** By where they are now: spent with an order that stands, still to be spent, over. */
      spent: count,
      open: count,
      over: count,
      /** What it took off those orders, and what came in for them, in won. */
      discount: money,
      paid: money,
    }),
    status: 200,
    errors: [404],
    reads: ['shop/coupons', 'shop/orders'],
  }),
  'GET /api/console/shop/coupons/{_id}/gifts': call({
    ...of,
    summary: 'Console: how many members of a group have not had a coupon',
    query: z.strictObject({ group, days: z.string().regex(/^[1-9]\d{0,3}$/) }),
    answer: z.strictObject({ members: count }),
    status: 200,
    errors: [404],
    reads: ['shop/coupons', 'shop/orders'],
  }),
  'POST /api/console/shop/coupons/{_id}/gifts': call({
    ...of,
    summary: `Console: give a coupon to the members of a group who have not had it, ${giftsAtOnce} at a time`,
    body: z.strictObject({
      group,
      days,
      /** The last member of the part before; null: from the first. */
      after: id.nullable(),
    }),
    answer: z.strictObject({
      given: count,
      /** The member to go on after; null: all have it. */
      after: id.nullable(),
    }),
    status: 200,
    errors: [404, 409],
    writes: ['coupons', 'shop/coupons'],
  }),
}
