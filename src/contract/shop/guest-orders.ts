import * as z from 'zod'
import { call } from '../call.ts'
import { line, phone } from '../field.ts'
import { oneOrder, orderStepBody, placing } from './own-orders.ts'

/** Key of a guest's order: nobody can guess its number, and the number alone opens nothing. */
export const guestKey = { number: line(20), phone }
const isGuest = { tag: 'shop/orders', access: 'public', isLimited: true, answer: oneOrder } as const

/** Orders that were placed without an account, and whose shopper has one now. */
export const guestOrderAdoptionCalls = {
  'PUT /api/v1/me/guestOrders': call({
    tag: 'me',
    access: 'member',
    summary:
      'Take over the orders of the last 90 days that were placed without an account with the telephone number that is certified as the caller’s',
    answer: z.strictObject({ taken: z.int().min(0) }),
    status: 200,
    writes: ['shop/orders'],
  }),
}

/** Orders of whoever has no account. */
export const guestOrderCalls = {
  'POST /api/v1/shop/orders': call({
    ...isGuest,
    summary: 'Order without an account, to be paid by bank transfer; refused as the call for members is',
    body: placing.omit({ _coupon: true, points: true }),
    status: 201,
    errors: [404, 409],
    writes: ['shop/orders', 'stock', 'shop/products'],
  }),
  'POST /api/v1/shop/orders/read': call({
    ...isGuest,
    summary: 'The order that has this number and telephone number. Five wrong tries an hour for each number',
    body: z.strictObject(guestKey),
    status: 200,
    errors: [404],
    writesNothing: 'the number and the telephone number are in no address',
  }),
  'PUT /api/v1/shop/orders': call({
    ...isGuest,
    summary: 'Cancel such an order before it is sent, or confirm what has come',
    body: orderStepBody.extend(guestKey),
    status: 200,
    errors: [404, 409],
    writes: ['shop/orders', 'shop/claims', 'stock', 'shop/products'],
  }),
}
