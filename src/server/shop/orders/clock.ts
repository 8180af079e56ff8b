import { shopLimits } from '#contract/shop/limits.ts'
import { canTake, type OrderState, type OrderStep } from '#contract/shop/order-states.ts'
import { sql, type SqlBool } from 'kysely'
import { inOwnTransactions, inTransaction } from '../../db/in-transaction.ts'
import type { Platform } from '../../http/platform.ts'
import type { Change } from '../../notifications/notify.ts'
import { keptSince } from '../retention.ts'
import { eraseOrder, hasMoney } from './leaving.ts'
import { dropChange } from './paid-changes.ts'
import { type Order, orderRepository } from './rows.ts'
import { lockOrders, notifyOfOrder, takeStep } from './steps.ts'

const day = 24 * 60 * 60 * 1000
/** What was received confirms itself after this time, in milliseconds. */
const confirmMs = 7 * day
/** What was never paid is kept as long, in milliseconds: money that comes late finds its order. */
const keptUnpaidMs = 90 * day
export const eraseOldOrdersJob = 'erase-old-orders'
/** So many are looked at in one run: the next one comes soon. */
const batch = 200

interface Due {
  state: OrderState
  step: Extract<OrderStep, 'lapse' | 'confirm'>
  /** When it is time, and what is due came before. */
  column: 'payUntil' | 'deliveredAt'
  until: Date
}

/** Changes some orders, each in a transaction of its own. @throws the first failure, once the others have had their turn */
async function changeEach(
  platform: Platform,
  some: readonly { _id: string }[],
  now: Date,
  act: (change: Change, order: Order) => Promise<void>,
): Promise<void> {
  await inOwnTransactions(platform.database.db, some, async (own, { _id }) => {
    await lockOrders(own.db)
    const order = await orderRepository.find(own.db, _id)
    if (order === undefined || order === 'removed') return
    await act({ ...own, platform, now: now.toISOString() }, order)
  })
}

/** Nothing was sent for another piece since then: that gives an order its time anew (`receivedAt`). */
const isNotExchangedSince = (until: Date) =>
  sql<SqlBool>`not exists (select 1 from "shop_claims" as "c" where "c"."_order" = "shop_orders"."_id"
    and "c"."kind" = 'exchange' and "c"."state" = 'closed' and "c"."closedAt" > ${until.toISOString()})`

/** Takes a step for each order for which it is time. */
async function takeDue(platform: Platform, { state, step, column, until }: Due, now: Date): Promise<void> {
  const { db } = platform.database
  const due = await db
    .selectFrom('shop_orders')
    .select('_id')
    .where('state', '=', state)
    .where(column, '<=', until.toISOString())
    // What waits to come back is decided on first.
    .where('openReturns', '=', '0')
    .where(isNotExchangedSince(until))
    // On what was won at the auction and is late, staff decide.
    .$if(step === 'lapse', (all) => all.where('_lot', 'is', null))
    .orderBy(column)
    .limit(batch)
    .execute()
  await changeEach(platform, due, now, async (change, order) => {
    if (canTake(step, order, 'clock')) await takeStep(change, order, step, { by: 'clock' })
  })
}

/** Ends orders that were not paid in time, and gives their stock back. */
export const lapseOrders = (platform: Platform, now = new Date()): Promise<void> =>
  takeDue(platform, { state: 'unpaid', step: 'lapse', column: 'payUntil', until: now }, now)

/** Ends changes whose difference was not paid in time: their orders stay as they are. */
export async function lapseChanges(platform: Platform, now = new Date()): Promise<void> {
  const due = await platform.database.db
    .selectFrom('shop_orders')
    .select('_id')
    .where('changeUntil', '<=', now.toISOString())
    .orderBy('changeUntil')
    .limit(batch)
    .execute()
  await changeEach(platform, due, now, async (change, order) => {
    if (canTake('dropChange', order, 'clock') && (order.changeUntil ?? change.now) <= change.now)
      await dropChange(change, order, { by: 'clock' })
  })
}

/** Confirms what was received a week ago, whether its shopper could be told or not. */
export const confirmOrders = (platform: Platform, now = new Date()): Promise<void> =>
  takeDue(platform, { state: 'delivered', step: 'confirm', column: 'deliveredAt', until: new Date(now.getTime() - confirmMs) }, now)

/** Orders whose shopper can be told something: a member, or a guest by text message where one can be sent. */
const hasReader = ({ mail }: Platform) =>
  mail.isAvailable('SMS') ? sql<SqlBool>`("_user" is not null or "guestLocale" is not null)` : sql<SqlBool>`"_user" is not null`

/** Tells shoppers, once, a day before what they have received confirms itself. */
export async function tellOfConfirming(platform: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - confirmMs + day)
  const due = await platform.database.db
    .selectFrom('shop_orders')
    .select('_id')
    .where('state', '=', 'delivered')
    .where('deliveredAt', '<=', before.toISOString())
    .where('openReturns', '=', '0')
    .where('confirmToldAt', 'is', null)
    // What was won at the auction is not given back.
    .where('_lot', 'is', null)
    .where(isNotExchangedSince(before))
    .where(hasReader(platform))
    .orderBy('deliveredAt')
    .limit(batch)
    .execute()
  await changeEach(platform, due, now, async (change, order) => {
    if (!canTake('confirm', order, 'clock') || order.confirmToldAt !== null) return
    if ((await orderRepository.update(change.db, order, { confirmToldAt: change.now })) === undefined) return
    await notifyOfOrder(change, order, 'confirmsSoon')
  })
}

/** Reminds shoppers, once, of what waits for them at the centre. */
export async function remindToCollect(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const readyBefore = new Date(now.getTime() - shopLimits.collectReminderDays * day).toISOString()
  const waiting = await db
    .selectFrom('shop_orders')
    .select('_id')
    .where('state', '=', 'ready')
    .where('readyAt', '<=', readyBefore)
    .where('remindedAt', 'is', null)
    .where(hasReader(platform))
    .orderBy('readyAt')
    .limit(batch)
    .execute()
  await changeEach(platform, waiting, now, async (change, order) => {
    if (order.state !== 'ready' || order.remindedAt !== null) return
    if ((await orderRepository.update(change.db, order, { remindedAt: change.now })) === undefined) return
    await notifyOfOrder(change, order, 'stillReady')
  })
}

/** Reminds members, once, of what they have won at the auction and not paid in time. */
export async function remindOfWon(platform: Platform, now = new Date()): Promise<void> {
  const late = await platform.database.db
    .selectFrom('shop_orders')
    .select('_id')
    .where('state', '=', 'unpaid')
    .where('payUntil', '<=', now.toISOString())
    .where('_lot', 'is not', null)
    .where('remindedAt', 'is', null)
    .orderBy('payUntil')
    .limit(batch)
    .execute()
  await changeEach(platform, late, now, async (change, order) => {
    if (order.state !== 'unpaid' || order.remindedAt !== null) return
    if ((await orderRepository.update(change.db, order, { remindedAt: change.now })) === undefined) return
    await notifyOfOrder(change, order, 'wonUnpaid')
  })
}

/** Nothing came of it: no money has ever come in. */
const wasNeverPaid = sql<SqlBool>`not ${hasMoney}`

/** Nothing waits to go back through the gateway. */
const isSettled = sql<SqlBool>`not exists (select 1 from "shop_charges" as "c" join "shopChargeRefunds" as "r" on "r"."_charge" = "c"."_id"
  where "c"."_order" = "shop_orders"."_id" and "r"."state" = 'begun')`

/**
 * Erases orders whose time of keeping is over, with all that belongs to them: what was never paid sooner than the others. One whose
 * money has not gone back stays.
 */
export async function eraseOldOrders(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const unpaidBefore = new Date(now.getTime() - keptUnpaidMs).toISOString()
  const old = await db
    .selectFrom('shop_orders')
    .select('_id')
    .where('state', 'in', ['confirmed', 'cancelled', 'refunded'])
    .where('owed', '=', '0')
    .where(isSettled)
    .where((eb) => eb.or([eb('updatedAt', '<', keptSince(now)), eb.and([eb('updatedAt', '<', unpaidBefore), wasNeverPaid])]))
    .limit(batch)
    .execute()
  for (const { _id } of old) await inTransaction(db, (own) => eraseOrder(_id, { ...own, platform }))
}
