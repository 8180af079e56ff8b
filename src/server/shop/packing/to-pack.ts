import { shopLimits } from '#contract/shop/limits.ts'
import type { OrderState } from '#contract/shop/order-states.ts'
import type { OrderToPack } from '#contract/shop/packing.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** Most orders are delivered, and few wait: as an expression, the method takes no index from their state. */
const method = sql<string>`"o"."method" || ''`
/** What waits for the difference of a change is not known yet. */
const toPack = (db: Db) =>
  db
    .selectFrom('shop_orders as o')
    .where('o.state', 'in', ['paid', 'preparing'])
    .where(method, '=', 'delivery')
    .where('o.changeUntil', 'is', null)

/** Reads the orders that are to be packed, the oldest first, and counts them all. */
export async function readToPack(db: Db): Promise<{ orders: OrderToPack[]; total: number }> {
  const { total } = await toPack(db)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await toPack(db)
    .select((eb) => [
      'o._id',
      'o.number',
      'o.createdAt',
      'o.state',
      'o.receiver',
      'o.parcels',
      'o.changedAt',
      'o.packedAt',
      eb
        .selectFrom('shopOrderLines as l')
        .select(({ fn }) => fn.sum<number | string | null>('l.unsent').as('unsent'))
        .whereRef('l._order', '=', 'o._id')
        .as('unsent'),
    ])
    .orderBy('o.createdAt')
    .orderBy('o._id')
    .limit(shopLimits.packed)
    .execute()
  const orders = rows.map(({ unsent, parcels, state, ...row }) => ({
    ...row,
    state: state as OrderState,
    parcels: Number(parcels),
    pieces: Number(unsent),
  }))
  return { orders, total: Number(total) }
}
