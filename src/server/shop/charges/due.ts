import type { Config } from '../../config.ts'
import { canTake } from '#contract/shop/order-states.ts'
import type { Db } from '../../db/schema.ts'
import { readWaiting } from '../orders/change-rows.ts'
import type { Order } from '../orders/rows.ts'
import { canPayChange, type Charge } from './rows.ts'

/** What the gateway can take for an order now. */
interface Due {
  /** In won. */
  amount: number
  /** Change whose difference it is; null: it is the order. */
  _change: string | null
}

/** Reads what the gateway can take for an order now: all of it, or the difference for which a change waits; undefined: nothing. */
export async function readDue(db: Db, order: Order, config: Pick<Config, 'toss'>): Promise<Due | undefined> {
  if (canTake('pay', order, 'gateway')) return order.total > 0 ? { amount: order.total, _change: null } : undefined
  if (!canTake('payChange', order, 'gateway') || !canPayChange(order, config)) return undefined
  const waiting = await readWaiting(db, order._id)
  return waiting && { amount: order.changeDue, _change: waiting._id }
}

/** Returns whether a charge is for what is due of its order, whatever its amount. */
export const isFor = (due: Due | undefined, { _change }: Pick<Charge, '_change'>): due is Due =>
  due !== undefined && due._change === _change
