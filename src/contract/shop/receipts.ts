import * as z from 'zod'
import { call } from '../call.ts'
import { labelled, line } from '../field.ts'
import { itemParams } from '../picture-upload.ts'
import { guestKey } from './guest-orders.ts'
import { invoiceFields } from './orders.ts'
import { oneOrder } from './own-orders.ts'
import { isBusinessNumber, receiptDigits, receiptIdentity } from './receipt-rules.ts'

/** Number that a cash receipt is issued to, however it is written. */
const identity = line(40)
  .transform(receiptDigits)
  .pipe(z.string().regex(receiptIdentity, { error: 'shop.receiptIdentity' }))

/** Registration number of a business, however it is written. */
const businessNumber = line(40)
  .transform(receiptDigits)
  .pipe(z.string().refine(isBusinessNumber, { error: 'shop.businessNumber' }))

/** What a shopper says of a cash receipt, or of a tax invoice; null: none is wanted. */
const wanted = z
  .discriminatedUnion('use', [
    z.strictObject({ use: z.enum(['income', 'expense']), identity }),
    z.strictObject({
      use: z.literal('invoice'),
      identity: businessNumber,
      company: invoiceFields.invoiceCompany,
      representative: invoiceFields.invoiceRepresentative,
      email: invoiceFields.invoiceEmail,
    }),
  ])
  .nullable()
const ofShopper = { answer: oneOrder, status: 200, errors: [404, 409], writes: ['shop/orders'] } as const

/** Cash receipts and tax invoices: what shoppers want, and what staff have issued at the tax office. */
export const receiptCalls = {
  'PUT /api/v1/me/orders/{_id}/receipt': call({
    ...ofShopper,
    summary: 'Ask for a cash receipt, a tax invoice, or for none, until it is issued',
    tag: 'me',
    access: 'member',
    params: itemParams,
    body: z.strictObject({ receipt: wanted }),
  }),
  'PUT /api/v1/shop/orders/receipt': call({
    ...ofShopper,
    summary: 'Ask for a cash receipt, or a tax invoice, of such an order, as members do',
    tag: 'shop/orders',
    access: 'public',
    isLimited: true,
    body: z.strictObject({ ...guestKey, receipt: wanted }),
  }),
  'POST /api/console/shop/orders/{_id}/receipts': call({
    summary: 'Console: note a cash receipt or tax invoice that was issued, or how much of it was taken back, at the tax office',
    tag: 'shop/orders',
    access: 'console:shop',
    isPersonal: true,
    params: itemParams,
    body: z.strictObject({
      /** What is due, as staff have seen it: any other amount is refused. Negative where it is taken back. */
      amount: labelled(/*i18n*/ '금액(원)', z.int()),
      approvalNumber: labelled(/*i18n*/ '국세청 승인번호', line(30)),
    }),
    status: 204,
    errors: [404, 409],
    writes: ['shop/orders'],
  }),
}
