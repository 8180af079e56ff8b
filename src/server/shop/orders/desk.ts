import { orders } from '#contract/shop/orders.ts'
import { orderStepCalls, staffSteps, stepFields } from '#contract/shop/order-steps.ts'
import { readCollectionCode } from '#contract/shop/collection-code.ts'
import { canAskReceipt, isBusinessNumber, receiptDigits, receiptDueOf } from '#contract/shop/receipt-rules.ts'
import { trackingUrlOf } from '#contract/shop/carriers.ts'
import type { Locale } from '#contract/locale.ts'
import { canTake } from '#contract/shop/order-states.ts'
import { hasRefundDeadline, refundInterest, refundUntilOf } from '#contract/shop/refund-deadline.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import { inSteps, serve } from '../../http/route.ts'
import { requireItem, type ResourceHooks } from '../../http/standard.ts'
import { countWrongTries } from '../../http/usage-limits.ts'
import { type Charge, readCharges } from '../charges/rows.ts'
import { readRefundDues } from '../claims/refunds.ts'
import type { ShopDeps } from '../shop.ts'
import { findByCollectionCode } from './collection.ts'
import { parcelsOf } from './parcel-rows.ts'
import { deliverParcels, sendParcel } from './parcels.ts'
import { dropChange, payChange } from './paid-changes.ts'
import { quoteDelivery } from './quoted-delivery.ts'
import { receiptUseChange } from './receipt-change.ts'
import { readWaitingChanges } from './change-rows.ts'
import { type Order, readLines, readReceipts, type Receipt, requireNoChange } from './rows.ts'
import { lockOrders, noteStep, takeStep } from './steps.ts'

const wrongCodes = { name: 'collection code', max: 10, windowMs: 60_000 }

/** @throws ApiError `collectionCode` */
async function requireByCode(db: Db, typed: string): Promise<string> {
  const code = readCollectionCode(typed)
  const _id = code === undefined ? undefined : await findByCollectionCode(db, code)
  if (_id === undefined) throw new ApiError('collectionCode')
  return _id
}

const readSteps = (db: Db, _order: string) =>
  db
    .selectFrom('shopOrderSteps as s')
    .leftJoin('users as u', 'u._id', 's._user')
    .select(['s.at', 's.step', 's.by', 'u.name as user'])
    .where('s._order', '=', _order)
    .orderBy('s.number')
    .execute()

const readPayments = (db: Db, _order: string) =>
  db
    .selectFrom('shopPayments as p')
    .leftJoin('users as u', 'u._id', 'p._user')
    .select(['p._id', 'p.at', 'p.change', 'p.balance', 'p.interest', 'u.name as user'])
    .where('p._order', '=', _order)
    .orderBy('p.number')
    .execute()

const toOrderCharge = ({ _id, createdAt, state, amount, method, refunded, isTroubled }: Charge) => ({
  _id,
  createdAt,
  state,
  amount,
  method,
  refunded,
  isTroubled,
})

type Step = (typeof staffSteps)[number]

const whereToNames = ['receiver', 'phone', 'postcode', 'address', 'addressDetail', 'note'] as const

const invoiceNames = ['invoiceCompany', 'invoiceRepresentative', 'invoiceEmail'] as const
const receiptNames = ['receiptUse', 'receiptIdentity', ...invoiceNames] as const
const noInvoice = { invoiceCompany: null, invoiceRepresentative: null, invoiceEmail: null }

/**
 * Checks the proof that staff note for a shopper.
 * @returns what else changes of the order
 * @throws ApiError `receiptIssued`; `invalid` where a tax invoice misses something
 */
function receiptOf(order: Order, after: Order, locale: Locale) {
  if (!canAskReceipt(order)) throw new ApiError('receiptIssued')
  const { receiptUse } = after
  const receiptIdentity = receiptUse === null || after.receiptIdentity === null ? null : receiptDigits(after.receiptIdentity)
  const isInvoice = receiptUse === 'invoice'
  const missing = isInvoice ? invoiceNames.find((name) => after[name] === null) : undefined
  if (missing !== undefined) throw new ApiError('invalid', { issues: [issueOf(missing, 'shop.invoice', locale)] })
  if (isInvoice && !isBusinessNumber(receiptIdentity ?? ''))
    throw new ApiError('invalid', { issues: [issueOf('receiptIdentity', 'shop.businessNumber', locale)] })
  return { receiptIdentity, ...(isInvoice ? {} : noInvoice), ...receiptUseChange(order, receiptUse, new Date().toISOString()) }
}

/** Hooks of the console's standard routes: who gets an order and where changes until it is sent, and is noted. */
export const orderHooks: ResourceHooks = {
  beforeWrite: ({ locale }, before, values) => {
    const order = before as unknown as Order
    const after = { ...order, ...(values as Partial<Order>) }
    const receipt = receiptNames.every((name) => after[name] === order[name]) ? {} : receiptOf(order, after, locale)
    if (whereToNames.every((name) => after[name] === order[name])) return Promise.resolve({ ...values, ...receipt })
    requireNoChange(order)
    if (!canTake('change', order, 'staff')) throw new ApiError('orderState')
    if (order.method === 'delivery' && (after.postcode === null || after.address === null))
      throw new ApiError('invalid', { issues: [issueOf('address', 'shop.address', locale)] })
    return Promise.resolve({ ...values, ...receipt, changedAt: new Date().toISOString() })
  },
  onChange: async (before, after, { db, caller }) => {
    if (caller === undefined) return
    const order = after as unknown as Order
    if (order.changedAt === (before as unknown as Order).changedAt || order.changedAt === null) return
    await noteStep(db, order._id, 'change', { by: 'staff', staff: caller._id }, order.changedAt)
  },
}

const toOrderReceipt = ({ _id, at, change, approvalNumber, user }: Receipt) => ({ _id, at, change, approvalNumber, user })

/** Reads what is to go back of an order by staff: until when, and the interest if it goes back now. */
async function readRefund(db: Db, order: Order, { readShop }: ShopDeps) {
  if (order.owed === 0 || !hasRefundDeadline(order.means)) return null
  const [dues, { lateRefundRate }] = [await readRefundDues(db, order._id), await readShop(db)]
  const now = new Date().toISOString()
  const until = shopDayOf(order.refundUntil ?? refundUntilOf(dues[0]?.since ?? order.updatedAt))
  return { amount: order.owed, until, interest: refundInterest(dues, lateRefundRate, now) }
}

/** Refuses more interest than there is: less is for what went back before it was noted. @throws ApiError `interestTooHigh` */
async function requireInterest(db: Db, order: Order, interest: number, deps: ShopDeps): Promise<void> {
  if (interest === 0) return
  const most = (await readRefund(db, order, deps))?.interest ?? 0
  if (interest > most) throw new ApiError('interestTooHigh', { values: { interest: most.toLocaleString('en') } })
}

/** Steps before which it is decided what the order is. */
const waitsForChange: readonly Step[] = ['ship', 'makeReady']

/** @throws ApiError `amountDiffers` where staff note another amount than is due */
function requireAmount(order: Order, step: Step, amount: number | undefined): void {
  const due = { pay: order.total, payChange: order.changeDue }
  if ((step !== 'pay' && step !== 'payChange') || !canTake(step, order, 'staff') || amount === due[step]) return
  throw new ApiError('amountDiffers', { values: { total: due[step].toLocaleString('en') } })
}

/** Serves the work on orders to staff. */
export function serveOrderDesk(app: FastifyInstance, deps: ShopDeps): void {
  const { db: outside } = app.platform.database
  serve(app, orderStepCalls, {
    'POST /api/console/shop/orders/collection': inSteps(async ({ body }, { caller }) => {
      const uses = [{ limit: wrongCodes, key: caller._id, amount: 1 }]
      const _id = await countWrongTries(outside, uses, () => requireByCode(outside, body.collectionCode))
      return () => Promise.resolve({ _id })
    }),
    'GET /api/console/shop/orders/{_id}/progress': async ({ params: { _id } }, context) => {
      const { db, locale } = context
      const order = await requireItem(context, orders, _id)
      const waitingChange = (await readWaitingChanges(db, [order], locale)).get(_id) ?? null
      const lines = (await readLines(db, [_id], locale)).get(_id) ?? []
      return {
        lines: lines.map(({ line }) => line),
        parcels: await parcelsOf(db, _id),
        timeline: await readSteps(db, _id),
        payments: await readPayments(db, _id),
        charges: ((await readCharges(db, [_id])).get(_id) ?? []).map(toOrderCharge),
        receipts: ((await readReceipts(db, [_id])).get(_id) ?? []).map(toOrderReceipt),
        receiptDue: receiptDueOf(order),
        waitingChange,
        refund: await readRefund(db, order, deps),
        steps: staffSteps.filter((step) => canTake(step, order, 'staff')),
      }
    },
    'POST /api/console/shop/orders/{_id}/steps': async ({ params: { _id }, body }, context) => {
      const { db, locale, caller } = context
      const { step, amount, interest = 0 } = body
      const missing = stepFields[step].filter((name) => body[name] === undefined)
      if (missing.length > 0) throw new ApiError('invalid', { issues: missing.map((name) => issueOf(name, 'required', locale)) })
      await lockOrders(db)
      const order = await requireItem(context, orders, _id)
      requireAmount(order, step, amount)
      if (body.changedAt !== undefined && body.changedAt !== order.changedAt) throw new ApiError('orderChanged')
      const change = { ...context, platform: context.request.server.platform, now: new Date().toISOString() }
      const means = step === 'pay' ? ({ means: 'transfer' } as const) : {}
      const by = { by: 'staff', staff: caller._id } as const
      if (step === 'payChange') return { state: (await payChange(change, order, by, 'transfer')).state }
      if (step === 'quote') return { state: (await quoteDelivery(change, order, body.fee ?? 0, by)).state }
      if (step === 'dropChange') return { state: (await dropChange(change, order, by)).state }
      if (waitsForChange.includes(step)) requireNoChange(order)
      if (step === 'ship') {
        const { carrier = '', trackingNumber = '', pieces } = body
        const trackingUrl = trackingUrlOf((await deps.readShop(db)).carriers, carrier, trackingNumber)
        return { state: (await sendParcel(change, order, { carrier, trackingNumber, trackingUrl, pieces }, by)).state }
      }
      if (step === 'deliver') return { state: (await deliverParcels(change, order, body.parcel, by)).state }
      if (step === 'refund') await requireInterest(db, order, interest, deps)
      const said = step === 'cancel' ? { reason: body.reason ?? null } : {}
      return { state: (await takeStep(change, order, step, by, { ...said, ...means, interest })).state }
    },
  })
}
