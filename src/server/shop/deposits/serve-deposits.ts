import type { Body } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { restOf } from '#contract/shop/deposit-states.ts'
import { depositCalls, type DepositOrder, deposits } from '#contract/shop/deposits.ts'
import { canTake, type OrderState } from '#contract/shop/order-states.ts'
import { orders } from '#contract/shop/orders.ts'
import { payerKeyOf } from '#contract/shop/payer-name.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import { serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import type { Change } from '../../notifications/notify.ts'
import { type Order, orderRepository } from '../orders/rows.ts'
import { payChange } from '../orders/paid-changes.ts'
import { lockOrders, takeStep } from '../orders/steps.ts'
import { importSheet } from '../sheet-import.ts'
import { depositSheet } from './import-deposits.ts'
import { readOpen } from './open-deposits.ts'
import { changeDeposit, type Deposit } from './rows.ts'

type Step = Body<'POST /api/console/shop/deposits/{_id}/steps'>
type Deciding = Change & { locale: Locale; staff: string }

/** @throws ApiError `invalid` where it is not said */
function said<Name extends '_order' | 'total' | 'returnedOn'>(body: Step, name: Name, locale: Locale): NonNullable<Step[Name]> {
  const value = body[name]
  if (value === undefined) throw new ApiError('invalid', { issues: [issueOf(name, 'required', locale)] })
  return value
}

const won = (amount: number): string => amount.toLocaleString('en')

/** Pays an order, or the difference of a change of it, with deposits whose sum is all of that, or more: what is more goes back. Each of them pays once. */
async function payWith(own: readonly [Deposit, ...Deposit[]], order: Order, total: number, change: Deciding): Promise<Deposit> {
  const { db, now, staff } = change
  const [deposit] = own
  if (own.some(({ state }) => state !== 'open')) throw new ApiError('depositDecided')
  const isDifference = canTake('payChange', order, 'staff')
  const due = isDifference ? order.changeDue : canTake('pay', order, 'staff') ? order.total : 0
  if (due === 0) throw new ApiError('depositOrder')
  if (due !== total) throw new ApiError('amountDiffers', { values: { total: won(due) } })
  const left = restOf(
    due,
    own.map(({ amount }) => amount),
  )
  if ('short' in left) throw new ApiError('depositShort', { values: { short: won(left.short) } })
  if ('isSpare' in left) throw new ApiError('depositSpare')
  await (isDifference
    ? payChange(change, order, { by: 'staff', staff }, 'transfer')
    : takeStep(change, order, 'pay', { by: 'staff', staff }, { means: 'transfer' }))
  const paid = { _order: order._id, orderNumber: order.number, decidedAt: now }
  for (const other of own.slice(1)) await changeDeposit(db, other, 'pay', paid)
  return changeDeposit(db, deposit, 'pay', { ...paid, back: left.rest, ...(left.rest > 0 ? { state: 'toReturn' } : {}) })
}

/** Notes that a deposit is what an order was paid with by hand. @throws ApiError `depositLink` */
async function linkTo(deposit: Deposit, order: Order, { db, now }: Deciding): Promise<Deposit> {
  const payments = await db
    .selectFrom('shopPayments')
    .select('change')
    .where('_order', '=', order._id)
    .where('change', '>', 0)
    .where('isPostage', '=', 0)
    .execute()
  const linked = await db.selectFrom('shop_deposits').select(['amount', 'back']).where('_order', '=', order._id).execute()
  const came = payments.reduce((sum, { change }) => sum + change, 0)
  const known = linked.reduce((sum, { amount, back }) => sum + Number(amount) - Number(back), 0)
  const isPaidAlike = order.means === 'transfer' && order.channel === 'online'
  // Of an order that was changed since each payment has its own.
  const isOne = payments.some(({ change }) => change === deposit.amount) && known + deposit.amount <= came
  if (!isPaidAlike || !isOne) throw new ApiError('depositLink')
  return changeDeposit(db, deposit, 'link', { _order: order._id, orderNumber: order.number, decidedAt: now })
}

/** Takes a step with a deposit. Under `lockOrders`. */
async function decide(deposit: Deposit, body: Step, change: Deciding): Promise<Deposit> {
  const { db, locale, now } = change
  const { step, _others = [] } = body
  const memo = body.memo === undefined ? {} : { memo: body.memo }
  switch (step) {
    case 'pay':
    case 'link': {
      const order = await requireItem({ db }, orders, said(body, '_order', locale))
      if (step === 'link') return linkTo(deposit, order, change)
      const others: Deposit[] = []
      for (const _id of new Set(_others.filter((other) => other !== deposit._id))) others.push(await requireItem({ db }, deposits, _id))
      return payWith([deposit, ...others], order, said(body, 'total', locale), change)
    }
    case 'giveBack':
      return changeDeposit(db, deposit, step, { back: deposit.amount, decidedAt: now, ...memo })
    case 'returned': {
      const returnedOn = said(body, 'returnedOn', locale)
      if (returnedOn < shopDayOf(deposit.at) || returnedOn > shopDayOf(now))
        throw new ApiError('invalid', { issues: [issueOf('returnedOn', 'shop.returnedOn', locale)] })
      return changeDeposit(db, deposit, step, { returnedOn, ...memo })
    }
    case 'leave':
      return changeDeposit(db, deposit, step, { decidedAt: now, ...memo })
    default:
      return changeDeposit(db, deposit, step, { back: 0, decidedAt: null })
  }
}

const mostFound = 20

/** Finds orders that can be paid with a deposit: first those of which a change waits, by their number or the name of their payer. */
async function findOrders(db: Db, q: string): Promise<DepositOrder[]> {
  const waiting = await db
    .selectFrom('shop_orders')
    .select(['_id', 'number', 'state', 'payer', 'createdAt', sql<number>`"changeDue"`.as('total')])
    .where('changeUntil', 'is not', null)
    .where(sql<SqlBool>`coalesce("means", '') <> 'gateway'`)
    .where((eb) => eb.or([eb('number', '=', q.trim().toUpperCase()), eb('payerKey', '=', payerKeyOf(q))]))
    .orderBy('changeUntil')
    .limit(mostFound)
    .execute()
  const { items } = await orderRepository.list(db, { q, where: { state: 'unpaid', channel: 'online' }, limit: mostFound, skip: 0 })
  const unpaid = items.map(({ _id, number, state, payer, total, createdAt }) => ({ _id, number, state, payer, total, createdAt }))
  return [
    ...waiting.map((row) => ({ ...row, state: row.state as OrderState, isDifference: true })),
    ...unpaid.map((row) => ({ ...row, isDifference: false })),
  ]
}

/** Serves staff the bank's list of deposits. */
export function serveDeposits(app: FastifyInstance): void {
  serve(app, depositCalls, {
    'POST /api/console/shop/deposits/import': async ({ body, query }, { db, locale, caller }) => {
      // Two that import the same list at once wait for each other.
      await lockRevisions(db, [deposits.path])
      return importSheet(body, query, depositSheet(db, locale), { db, locale, caller, resource: deposits.path })
    },
    'GET /api/console/shop/deposits/open': ({ query }, { db }) => readOpen(db, query),
    'GET /api/console/shop/deposits/orders': async ({ query: { q } }, { db }) => ({ orders: await findOrders(db, q) }),
    'POST /api/console/shop/deposits/{_id}/steps': async ({ params: { _id }, body }, context) => {
      const { db, locale, caller } = context
      await lockOrders(db)
      const deposit = await requireItem(context, deposits, _id)
      const now = new Date().toISOString()
      const change = { ...context, platform: context.request.server.platform, now, locale, staff: caller._id }
      const { state, back } = await decide(deposit, body, change)
      return { state, back }
    },
  })
}
