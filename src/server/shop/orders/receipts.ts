import { canAskReceipt, receiptDueOf } from '#contract/shop/receipt-rules.ts'
import { orders } from '#contract/shop/orders.ts'
import { receiptCalls } from '#contract/shop/receipts.ts'
import type { Body } from '#contract/api.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { inSteps, serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import type { ShopDeps } from '../shop.ts'
import { checkKey, requireGuestOrder } from './guest-orders.ts'
import { shopperAnswer } from './own-orders.ts'
import { receiptUseChange } from './receipt-change.ts'
import { type Order, orderRepository, requireOwnOrder } from './rows.ts'
import { lockOrders } from './steps.ts'

/** Notes what a shopper wants. Under `lockOrders`. @throws ApiError `receiptIssued`, also where there is a card's own proof */
async function askReceipt(db: Db, order: Order, { receipt }: Body<'PUT /api/v1/me/orders/{_id}/receipt'>): Promise<Order> {
  if (!canAskReceipt(order) || order.state === 'cancelled') throw new ApiError('receiptIssued')
  const invoice = receipt?.use === 'invoice' ? receipt : undefined
  const wanted = {
    receiptUse: receipt?.use ?? null,
    receiptIdentity: receipt?.identity ?? null,
    invoiceCompany: invoice?.company ?? null,
    invoiceRepresentative: invoice?.representative ?? null,
    invoiceEmail: invoice?.email ?? null,
  }
  const changed = await orderRepository.update(db, order, {
    ...wanted,
    ...receiptUseChange(order, wanted.receiptUse, new Date().toISOString()),
  })
  if (changed === undefined) throw new ApiError('orderState')
  return changed
}

/** Serves cash receipts and tax invoices to shoppers and staff, while the shop is off, too. */
export function serveReceipts(app: FastifyInstance, deps: ShopDeps): void {
  const { db: outside } = app.platform.database
  const toAnswer = shopperAnswer(deps)
  serve(app, receiptCalls, {
    'PUT /api/v1/me/orders/{_id}/receipt': async ({ params, body }, context) => {
      await lockOrders(context.db)
      const order = await requireOwnOrder(context.db, context.caller._id, params._id)
      return toAnswer(await askReceipt(context.db, order, body), context)
    },
    'PUT /api/v1/shop/orders/receipt': inSteps(async ({ body: { receipt, ...key } }, context) => {
      await checkKey(outside, key, context)
      return async (write) => {
        await lockOrders(write.db)
        return toAnswer(await askReceipt(write.db, await requireGuestOrder(write.db, key), { receipt }), write)
      }
    }),
    'POST /api/console/shop/orders/{_id}/receipts': async ({ params: { _id }, body: { amount, approvalNumber } }, context) => {
      const { db, caller } = context
      await lockOrders(db)
      const order = await requireItem(context, orders, _id)
      const due = receiptDueOf(order)
      if (due === 0 || amount !== due) throw new ApiError('receiptDiffers', { values: { amount: due.toLocaleString('en') } })
      const receipted = order.receipted + amount
      const changed = await orderRepository.update(db, order, { receipted, needsReceipt: false, receiptUntil: null })
      if (changed === undefined) throw new ApiError('orderState')
      const row = { _id: uuid(), _order: _id, at: new Date().toISOString(), change: amount, balance: receipted, approvalNumber }
      await db
        .insertInto('shopReceipts')
        .values({ ...row, _user: caller._id })
        .execute()
    },
  })
}
