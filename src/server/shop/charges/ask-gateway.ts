import type { Platform } from '../../http/platform.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { canCharge, chargeTransitions } from '#contract/shop/charge-states.ts'
import type { Change } from '../../notifications/notify.ts'
import { lockOrders } from '../orders/steps.ts'
import { noteAnswer, postpone, refuseCharge } from './answers.ts'
import { type GatewayPayment, GatewayRefused, type PaymentGateway } from './gateway.ts'
import { gatewayOf } from './gateway-of.ts'
import { isFor, readDue } from './due.ts'
import { orderOf } from './own-charge.ts'
import { type Charge, chargeRepository, readCharges, requireCharge, updateCharge } from './rows.ts'

/** Number of charges that are asked about in one run: the next one comes soon. */
const batch = 50
/** An answer that is on its way is not asked for a second time, in ms: the gateway has less to give it. */
const onItsWayMs = 20_000

/** Something the gateway has said: what it has, that it does not take the money, or nothing that can be understood. */
export type Said = { found: GatewayPayment | undefined } | { refused: GatewayRefused } | 'unclear'

/** Asks the gateway, outside of any transaction. What it says, and does not say, is an answer. */
export async function hear(ask: () => Promise<GatewayPayment | undefined>, log: (error: unknown) => void): Promise<Said> {
  try {
    return { found: await ask() }
  } catch (error) {
    if (error instanceof GatewayRefused) return { refused: error }
    log(error)
    return 'unclear'
  }
}

/** Notes what was heard of a charge. In a transaction. @param asked the charge as it was before */
export async function noteHeard(change: Change, asked: Charge, said: Said): Promise<Charge> {
  const { db, now } = change
  if (said !== 'unclear' && 'found' in said) return noteAnswer(change, asked, said.found)
  await lockOrders(db)
  const charge = await requireCharge(db, asked._id)
  if (charge.version !== asked.version) return charge
  if (said !== 'unclear' && charge.state === 'confirming') return refuseCharge(db, charge, said.refused.failure)
  return postpone(db, charge, now)
}

/** Finds out what has become of a charge: what its shopper has allowed, and we could not take, is taken now. */
function findOut(gateway: PaymentGateway, charge: Charge, isWanted: boolean): () => Promise<GatewayPayment | undefined> {
  return async () => {
    const { paymentKey: key, state, amount } = charge
    const found = await gateway.find({ key, charge: charge._id })
    if (found?.status !== 'authorized' || state !== 'confirming' || key !== found.key || !isWanted) return found
    return gateway.confirm({ key, charge: charge._id, amount })
  }
}

/** Asks the gateway about a charge, and notes what it says. */
export async function checkCharge(platform: Platform, charge: Charge, log: (error: unknown) => void): Promise<void> {
  const gateway = gatewayOf(platform.config)
  if (gateway === undefined) return
  const { db } = platform.database
  const isWanted = isFor(await readDue(db, await orderOf(db, charge), platform.config), charge)
  const said = await hear(findOut(gateway, charge, isWanted), log)
  await inTransaction(db, async (own) => {
    await noteHeard({ ...own, platform, now: new Date().toISOString() }, charge, said)
  })
}

/** Asks about every charge that hangs. A failure of one lets the others have their turn. @throws the first of them */
export async function checkCharges(platform: Platform, now = new Date()): Promise<void> {
  if (gatewayOf(platform.config) === undefined) return
  const { db } = platform.database
  const due = await db
    .selectFrom('shop_charges')
    .select('_id')
    .where('checkAt', '<=', now.toISOString())
    .orderBy('checkAt')
    .limit(batch)
    .execute()
  const failures: unknown[] = []
  for (const { _id } of due) {
    const charge = await chargeRepository.find(db, _id)
    if (charge === undefined || charge === 'removed') continue
    await checkCharge(platform, charge, (error) => failures.push(error)).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

/**
 * Decides whether the money of a charge is to be taken, once its shopper has come back with a payment: nothing is taken for another
 * amount, for an order that is not to be paid (any more), or while another payment of it is being taken. In a transaction.
 * @returns the charge, and whether the gateway is to be asked for the money
 */
export async function admitReturn(change: Change, _id: string, said: { paymentKey: string; amount: number }) {
  const { db, now } = change
  await lockOrders(db)
  const charge = await requireCharge(db, _id)
  if (!canCharge('confirm', charge.state)) return { charge, isTaken: false }
  if (said.amount !== charge.amount) return { charge: await refuseCharge(db, charge, 'other'), isTaken: false }
  const order = await orderOf(db, charge)
  const due = await readDue(db, order, change.platform.config)
  // The order has been changed since.
  if (isFor(due, charge) && charge.amount !== due.amount) return { charge: await refuseCharge(db, charge, 'other'), isTaken: false }
  const others = ((await readCharges(db, [order._id])).get(order._id) ?? []).filter((other) => other._id !== _id)
  if (!isFor(due, charge) || others.some(({ state }) => state === 'confirming'))
    return { charge: await refuseCharge(db, charge, 'orderEnded'), isTaken: false }
  const checkAt = new Date(Date.parse(now) + onItsWayMs).toISOString()
  return {
    charge: await updateCharge(db, charge, { state: chargeTransitions.confirm.to, paymentKey: said.paymentKey, checkAt, checks: 0 }),
    isTaken: true,
  }
}
