import { canCharge, chargeTransitions } from '#contract/shop/charge-states.ts'
import { partsOf } from '#contract/shop/refund-parts.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import type { Platform } from '../../http/platform.ts'
import { orderRepository } from '../orders/rows.ts'
import { lockOrders, notifyOfOrder, takeStep } from '../orders/steps.ts'
import { again, insertRefund } from './answers.ts'
import { GatewayRefused } from './gateway.ts'
import { gatewayOf } from './gateway-of.ts'
import { orderOf } from './own-charge.ts'
import { inTrouble, readCharges, requireCharge, updateCharge } from './rows.ts'

const batch = 50
const hour = 60 * 60_000
/** So many times, over about ten days, the gateway is asked to give something back: then it is left to staff. */
const mostTries = 50

/** Reads what the charges of an order that was paid have left: what the gateway has refused to give back, staff have given. */
async function readLeft(db: Db, _order: string) {
  const charges = ((await readCharges(db, [_order])).get(_order) ?? []).filter(({ state }) => state === 'paid')
  const left: { of: string; amount: number }[] = []
  for (const { _id, amount } of charges) {
    const { booked } = await db
      .selectFrom('shopChargeRefunds')
      .select(({ fn }) => fn.sum<number | string | null>('amount').as('booked'))
      .where('_charge', '=', _id)
      .executeTakeFirstOrThrow()
    left.push({ of: _id, amount: amount - Number(booked ?? 0) })
  }
  return left
}

/**
 * Books what orders owe that were paid through the gateway: it has left the order, and goes back from here. Each in a transaction of
 * its own, whose commit is what makes the gateway give it back. @returns the failures: one lets the others have their turn
 */
async function bookOwed(platform: Platform, now: string): Promise<unknown[]> {
  const { db } = platform.database
  const failures: unknown[] = []
  const owing = await db
    .selectFrom('shop_orders')
    .select('_id')
    .where('means', '=', 'gateway')
    .where('isOwed', '=', '1')
    .orderBy('_id')
    .limit(batch)
    .execute()
  for (const { _id } of owing)
    await inTransaction(db, async (own) => {
      await lockOrders(own.db)
      const order = await orderRepository.find(own.db, _id)
      if (order === undefined || order === 'removed' || order.owed === 0 || order.means !== 'gateway') return
      const parts = partsOf(order.owed, await readLeft(own.db, _id))
      await takeStep({ ...own, platform, now }, order, 'refund', { by: 'gateway' })
      const { _id: _payment } = await own.db
        .selectFrom('shopPayments')
        .select('_id')
        .where('_order', '=', _id)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      for (const part of parts) await insertRefund(own.db, part.of, _payment, part.amount, now)
    }).catch((error: unknown) => failures.push(error))
  return failures
}

interface Booked {
  _id: string
  _charge: string
  _payment: string | null
  amount: number
  tries: number
}

/** Notes what the gateway has done with what was booked: once, whoever hears of it. */
async function noteGivenBack(platform: Platform, booked: Booked, outcome: 'done' | 'refused', now: string): Promise<void> {
  await inTransaction(platform.database.db, async (own) => {
    await lockOrders(own.db)
    const noted = await own.db
      .updateTable('shopChargeRefunds')
      .set({ state: outcome, nextAt: null, doneAt: outcome === 'done' ? now : null })
      .where('_id', '=', booked._id)
      .where('state', '=', 'begun')
      .returning('_id')
      .executeTakeFirst()
    if (noted === undefined) return
    const charge = await requireCharge(own.db, booked._charge)
    if (outcome === 'refused') {
      await updateCharge(own.db, charge, inTrouble('refundRefused'))
      return
    }
    const isStray = canCharge('giveBack', charge.state)
    const state = isStray ? chargeTransitions.giveBack.to : charge.state
    await updateCharge(own.db, charge, { state, refunded: charge.refunded + booked.amount })
    const change = { ...own, platform, now }
    await notifyOfOrder(change, await orderOf(own.db, charge), isStray ? 'chargeReturned' : 'refunded')
  })
}

/** Gives back what is booked. The gateway does each of them once, however often it is asked. @throws the first failure, once the others have had their turn */
export async function giveMoneyBack(platform: Platform, now = new Date()): Promise<void> {
  const gateway = gatewayOf(platform.config)
  if (gateway === undefined) return
  const at = now.toISOString()
  const failures = await bookOwed(platform, at)
  const { db } = platform.database
  const due = await db
    .selectFrom('shopChargeRefunds as r')
    .innerJoin('shop_charges as c', 'c._id', 'r._charge')
    .select(['r._id', 'r._charge', 'r._payment', 'r.amount', 'r.tries', 'c.paymentKey', 'c.number'])
    .where('r.nextAt', '<=', at)
    .orderBy('r.nextAt')
    .limit(batch)
    .execute()
  for (const { paymentKey, number, ...booked } of due) {
    try {
      if (paymentKey === null) throw new Error('a charge that has taken money has the name of its payment')
      await gateway.giveBack({ key: paymentKey, amount: booked.amount, id: booked._id, reason: `${number} 취소·반품` })
      await noteGivenBack(platform, booked, 'done', at)
    } catch (error) {
      if (error instanceof GatewayRefused || booked.tries >= mostTries) await noteGivenBack(platform, booked, 'refused', at)
      else {
        failures.push(error)
        const next = { tries: booked.tries + 1, nextAt: again(at, booked.tries, 6 * hour) }
        await db.updateTable('shopChargeRefunds').set(next).where('_id', '=', booked._id).where('state', '=', 'begun').execute()
      }
    }
  }
  if (failures.length > 0) throw failures[0]
}
