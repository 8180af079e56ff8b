import { shopLimits } from '#contract/shop/limits.ts'
import type { Platform } from '../../http/platform.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { type Order, orderRepository } from '../orders/rows.ts'
import { gatewayOf } from './gateway-of.ts'
import { isFor, readDue } from './due.ts'
import { type Charge, chargeRepository, inTrouble, readCharges } from './rows.ts'

const minute = 60_000
/** An order does not lapse sooner than this after its shopper has gone to pay it, in ms. */
const heldMs = 30 * minute
/** A charge that was begun can be gone on with for so long, in ms: the gateway's window is open for 30 minutes. */
const freshMs = 15 * minute
/** When the gateway is asked what has become of a charge from which nobody has come back, in ms. */
export const abandonedMs = 45 * minute

/**
 * Begins to take the money of an order, or of a change that waits for its difference: one that has just been begun goes on. Under `lockOrders`.
 * @throws ApiError `noGateway`, `orderState`, `chargeUnderWay`, `tooManyCharges`
 */
export async function beginCharge(db: Db, order: Order, { config }: Pick<Platform, 'config'>, now = new Date()): Promise<Charge> {
  if (gatewayOf(config) === undefined) throw new ApiError('noGateway')
  const due = await readDue(db, order, config)
  if (due === undefined) throw new ApiError('orderState')
  const { amount, _change } = due
  const charges = (await readCharges(db, [order._id])).get(order._id) ?? []
  if (charges.some(({ state }) => state === 'confirming')) throw new ApiError('chargeUnderWay')
  // One that was begun before the order was changed is for another amount.
  const own = charges.filter((charge) => isFor(due, charge))
  const begun = own.find(
    (charge) => charge.state === 'begun' && charge.amount === amount && Date.parse(charge.createdAt) > now.getTime() - freshMs,
  )
  if (begun !== undefined) return begun
  if (own.length >= shopLimits.charges) throw new ApiError('tooManyCharges')
  const held = new Date(now.getTime() + heldMs).toISOString()
  const until = _change === null ? 'payUntil' : 'changeUntil'
  if ((order[until] ?? held) < held && (await orderRepository.update(db, order, { [until]: held })) === undefined)
    throw new ApiError('orderState')
  return chargeRepository.insert(db, {
    _order: order._id,
    number: order.number,
    state: 'begun',
    amount,
    _change,
    method: null,
    paymentKey: null,
    receiptUrl: null,
    account: null,
    accountUntil: null,
    failure: null,
    refunded: 0,
    ...inTrouble(null),
    checkAt: new Date(now.getTime() + abandonedMs).toISOString(),
    checks: 0,
    memo: null,
  })
}
