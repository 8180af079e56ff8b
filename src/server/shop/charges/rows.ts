import { charges } from '#contract/shop/charges.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { OwnOrder } from '#contract/shop/own-orders.ts'
import type { Config } from '../../config.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Order } from '../orders/rows.ts'

export type Charge = ItemOf<typeof charges>
export const chargeRepository = repositoryOf(charges)

/** Finds a charge by its id, which is its key. @throws ApiError `notFound` */
export async function requireCharge(db: Db, _id: string): Promise<Charge> {
  const charge = await chargeRepository.find(db, _id)
  if (charge === undefined || charge === 'removed') throw new ApiError('notFound')
  return charge
}

/** Reads the charges of some orders, by order: the newest first. */
export async function readCharges(db: Db, ids: readonly string[]): Promise<Map<string, Charge[]>> {
  const found = ids.length === 0 ? [] : await db.selectFrom('shop_charges').select('_id').where('_order', 'in', ids).execute()
  const own = found.map(({ _id }) => _id)
  const rows = own.length === 0 ? [] : await chargeRepository.select(db, { where: { _id: { in: own } }, sort: '-createdAt' })
  return Map.groupBy(rows, ({ _order }) => _order)
}

/** Changes a charge. Under `lockOrders`, where nobody else does. */
export async function updateCharge(db: Db, charge: Charge, change: Partial<Charge>): Promise<Charge> {
  const changed = await chargeRepository.update(db, charge, change)
  if (changed === undefined) throw new ApiError('orderState')
  return changed
}

/** Returns what is stored of the trouble with a charge: lists are narrowed by whether there is any. */
export const inTrouble = (trouble: Charge['trouble']) => ({ trouble, isTroubled: trouble !== null })

/** Reads what has been booked to go back through the gateway and has not gone yet, by order, in won. */
export async function readRefunding(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('shopChargeRefunds as r')
          .innerJoin('shop_charges as c', 'c._id', 'r._charge')
          .select(['c._order', ({ fn }) => fn.sum<number | string>('r.amount').as('amount')])
          .where('c._order', 'in', ids)
          .where('r._payment', 'is not', null)
          .where('r.state', '=', 'begun')
          .groupBy('c._order')
          .execute()
  return new Map(rows.map(({ _order, amount }) => [_order, Number(amount)]))
}

/** Returns what an order's shopper reads of its charges: of the one that counts, which is the last one that was not refused. */
export function standingOf(charges: readonly Charge[]): OwnOrder['charge'] {
  const shown = charges.find(({ state }) => !['begun', 'refused'].includes(state)) ?? charges[0]
  if (shown === undefined) return null
  const { _id, state, account, accountUntil, receiptUrl: receipt } = shown
  return { _id, state, account, accountUntil, receipt }
}

/** Returns the addresses of the provider's receipts, the first payment first. */
export const receiptsOf = (charges: readonly Charge[]): string[] =>
  charges.flatMap(({ state, receiptUrl }) => (state === 'paid' && receiptUrl !== null ? [receiptUrl] : [])).toReversed()

/** Returns whether the difference of a change is paid through the gateway: as its order was, so that all of it goes back in one way. */
export const canPayChange = ({ means }: Pick<Order, 'means'>, { toss }: Pick<Config, 'toss'>): boolean =>
  toss !== undefined && (means === null || means === 'gateway')

/** Returns whether an order, or a change of it, can be paid through the gateway now. */
export const canPayOnline = (
  order: Pick<Order, 'state' | 'total' | 'changeDue' | 'means'>,
  charges: readonly Charge[],
  config: Pick<Config, 'toss'>,
) =>
  (order.state === 'unpaid' ? order.total > 0 && config.toss !== undefined : order.changeDue > 0 && canPayChange(order, config)) &&
  !charges.some((charge) => charge.state === 'confirming')
