import { type ChargeFailure, chargeStepFor, chargeTransitions } from '#contract/shop/charge-states.ts'
import { canTake } from '#contract/shop/order-states.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import type { Change } from '../../notifications/notify.ts'
import { type Order, orderRepository } from '../orders/rows.ts'
import { payChange } from '../orders/paid-changes.ts'
import { releaseChange } from '../orders/release-change.ts'
import { lockOrders, takeStep } from '../orders/steps.ts'
import { abandonedMs } from './begin.ts'
import type { GatewayPayment } from './gateway.ts'
import { isFor, readDue } from './due.ts'
import { orderOf } from './own-charge.ts'
import { type Charge, inTrouble, requireCharge, updateCharge } from './rows.ts'

const minute = 60_000
const [firstPause, longestPause] = [5000, 60 * minute]
/** So many times, over about a day and a half, the gateway is asked before staff are told that it does not say. */
const mostChecks = 45

/** Returns when something is tried again that was tried so many times. */
export const again = (now: string, tries: number, longest = longestPause): string =>
  new Date(Date.parse(now) + Math.min(firstPause * 2 ** Math.min(tries, 20), longest)).toISOString()

/** Returns when a deposit is looked for: the gateway tells of it itself. */
const whileWaiting = (now: string): string => new Date(Date.parse(now) + longestPause).toISOString()

/** Books that money goes back through the gateway. @param _payment its line in the ledger of the order; null: it never belonged there */
export async function insertRefund(db: Db, _charge: string, _payment: string | null, amount: number, now: string): Promise<void> {
  const row = { _id: uuid(), _charge, _payment, amount, state: 'begun' as const, createdAt: now, nextAt: now, tries: 0, doneAt: null }
  await db.insertInto('shopChargeRefunds').values(row).execute()
}

/** Sums what has been booked to go back of a charge, in won. */
async function bookedOf(db: Db, _charge: string): Promise<number> {
  const { amount } = await db
    .selectFrom('shopChargeRefunds')
    .select(({ fn }) => fn.sum<number | string | null>('amount').as('amount'))
    .where('_charge', '=', _charge)
    .where('state', '!=', 'refused')
    .executeTakeFirstOrThrow()
  return Number(amount ?? 0)
}

/** Asks again later. After long, staff hear of it. */
export function postpone(db: Db, charge: Charge, now: string): Promise<Charge> {
  const checks = charge.checks + 1
  const told = checks === mostChecks ? inTrouble('undecided') : {}
  return updateCharge(db, charge, { ...told, checks, checkAt: again(now, charge.checks) })
}

/** Ends a charge of which nothing comes. */
export const refuseCharge = (db: Db, charge: Charge, failure: ChargeFailure): Promise<Charge> =>
  updateCharge(db, charge, { state: chargeTransitions.refuse.to, failure, checkAt: null, ...inTrouble(null) })

/** Takes the order back to where it waits for its money: the bank has taken a deposit back. Where goods have moved already, staff decide. */
async function bounce(change: Change, charge: Charge, order: Order, known: Partial<Charge>): Promise<Charge> {
  const { db, now } = change
  // What was paid since for a change did not come with it.
  const isWhole = order.paid === order.total && order.owed === 0 && charge.amount === order.total
  if (!isWhole || !canTake('bounce', order, 'gateway'))
    return updateCharge(db, charge, { ...known, ...inTrouble('depositTaken'), checkAt: null })
  const day = new Date(Date.parse(now) + 24 * 60 * minute).toISOString()
  const released = await releaseChange(db, order, now)
  await takeStep(change, released, 'bounce', { by: 'gateway' }, { means: null, payUntil: known.accountUntil ?? day })
  return updateCharge(db, charge, { ...known, state: 'waiting', checkAt: whileWaiting(now) })
}

/** Notes that nothing has changed for the order of a charge: whether something has at the gateway, and when it is asked again. */
async function noteUnchanged(db: Db, charge: Charge, { status, left }: GatewayPayment, now: string): Promise<Charge> {
  switch (charge.state) {
    case 'paid':
    case 'stray': {
      const isChanged = status === 'done' && left < charge.amount - (await bookedOf(db, charge._id))
      return updateCharge(db, charge, { checkAt: null, ...(isChanged ? inTrouble('changedElsewhere') : {}) })
    }
    case 'refused':
    case 'returned':
      return updateCharge(db, charge, { checkAt: null })
    case 'waiting':
      return updateCharge(db, charge, { checkAt: whileWaiting(now) })
    default:
      return postpone(db, charge, now)
  }
}

/**
 * Notes what the gateway says of a charge, with all that follows for its order. What was learnt before somebody else has changed the
 * charge counts for nothing: it is asked again.
 * @param asked the charge as it was before the gateway was asked
 * @param found undefined: the gateway knows no such payment
 */
export async function noteAnswer(change: Change, asked: Charge, found: GatewayPayment | undefined): Promise<Charge> {
  const { db, now } = change
  await lockOrders(db)
  const charge = await requireCharge(db, asked._id)
  if (charge.version !== asked.version) return charge
  if (found === undefined) {
    const isOver = Date.parse(now) - Date.parse(charge.createdAt) >= abandonedMs
    return isOver && ['begun', 'confirming'].includes(charge.state) ? refuseCharge(db, charge, 'expired') : postpone(db, charge, now)
  }
  // Somebody has come back with the key of a payment for something else.
  if (found.charge !== charge._id) return charge.state === 'confirming' ? refuseCharge(db, charge, 'other') : postpone(db, charge, now)
  const order = await orderOf(db, charge)
  const { key: paymentKey, method, receipt: receiptUrl, account, accountUntil, left, isDeposit } = found
  const known = { paymentKey, method, receiptUrl, account, accountUntil }
  // All of it has gone back already, by other hands.
  const status = found.status === 'done' && left === 0 && charge.state !== 'paid' && charge.state !== 'stray' ? 'gone' : found.status
  const due = await readDue(db, order, change.platform.config)
  const isWhole = isFor(due, charge) && found.amount === charge.amount && charge.amount === due.amount && left === found.amount
  // A deposit has no way back of its own: the rest of what is paid for such an order goes back through the gateway.
  const fits = isWhole && found.currency === 'KRW' && (charge._change === null || !isDeposit)
  const decided = { ...known, failure: null, ...inTrouble(null), checkAt: null }
  switch (chargeStepFor(charge.state, status, fits)) {
    case 'take':
      if (charge._change !== null) await payChange(change, order, { by: 'gateway' }, 'gateway')
      else await takeStep(change, order, 'pay', { by: 'gateway' }, { means: isDeposit ? 'virtualAccount' : 'gateway' })
      return updateCharge(db, charge, { ...decided, state: 'paid' })
    case 'stray':
      // A deposit has no way back of its own: staff send it.
      if (!isDeposit) await insertRefund(db, charge._id, null, left, now)
      return updateCharge(db, charge, {
        ...decided,
        state: 'stray',
        ...(isDeposit ? inTrouble('refundRefused') : {}),
      })
    case 'wait':
      if (charge._change !== null) return refuseCharge(db, charge, 'other')
      if (charge.state === 'paid') return bounce(change, charge, order, known)
      if (order.state === 'unpaid' && accountUntil !== null && accountUntil > order.payUntil)
        await orderRepository.update(db, order, { payUntil: accountUntil })
      return updateCharge(db, charge, { ...decided, state: 'waiting', checkAt: whileWaiting(now) })
    case 'refuse':
      return refuseCharge(db, charge, found.failure ?? 'expired')
    default:
      return noteUnchanged(db, charge, found, now)
  }
}
