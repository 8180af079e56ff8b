import * as z from 'zod'
import { call } from '../call.ts'
import { id, money } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { guestKey } from './guest-orders.ts'
import { shopLimits } from './limits.ts'
import { refundAccount, written } from './orders.ts'
import { oneOrder } from './own-orders.ts'

/** An order as its shopper wants it to be. Lines that are left out go; each is of the product that it was of. */
const contents = z.strictObject({
  ...written,
  lines: z
    .array(z.strictObject({ _line: id, _variant: id, quantity: z.int().min(1).max(shopLimits.quantity), price: money }))
    .min(1)
    .max(shopLimits.lines),
  /** As its shopper has seen it: another one is refused. */
  total: money,
  /** Of what is paid: how much more is to be paid, in won, as its shopper has seen it; negative: what goes back. Another one is refused. */
  difference: z.int().min(-1e12).max(1e12).optional(),
  /** Where what goes back goes: asked for where the gateway does not give it back. */
  refundAccount: refundAccount.nullable().optional(),
})

const ofContents = {
  answer: oneOrder,
  status: 200,
  errors: [404, 409],
  writes: ['shop/orders', 'stock', 'shop/products', 'points'],
} as const

/** Changes of an order before it is sent. */
export const orderContentsCalls = {
  'PUT /api/v1/me/orders/{_id}/contents': call({
    ...ofContents,
    summary:
      'Change what is in an order, who gets it, where and how, before it is sent: once it is paid, what costs less is given back, and what costs more waits until it is paid',
    tag: 'me',
    access: 'member',
    params: itemParams,
    body: contents,
  }),
  'PUT /api/v1/shop/orders/contents': call({
    ...ofContents,
    summary: 'Change such an order, as members do',
    tag: 'shop/orders',
    access: 'public',
    isLimited: true,
    body: z.strictObject({ ...guestKey, contents }),
  }),
}
