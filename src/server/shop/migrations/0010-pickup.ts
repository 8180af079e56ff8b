import { randomInt } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/** Tables as they are here, as far as they are read. */
interface Before {
  shop_orders: { _id: string; state: string; updatedAt: string; readyAt: string | null; collectionCode: string | null }
  shopOrderSteps: { _order: string; step: string; at: string }
}

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

// Orders that are collected at the centre have a code from when they are ready. What is ready already gets one, too.
export async function up(db: Kysely<Before>): Promise<void> {
  const { schema } = db
  for (const name of ['readyAt', 'remindedAt']) await schema.alterTable('shop_orders').addColumn(name, 'text').execute()
  await schema
    .alterTable('shop_orders')
    .addColumn('collectionCode', 'text', (column) => column.check(sql`"collectionCode" is null or "method" = 'pickUp'`))
    .execute()
  const ready = await db
    .selectFrom('shop_orders as o')
    .select((eb) => [
      'o._id',
      'o.updatedAt',
      eb
        .selectFrom('shopOrderSteps as s')
        .select(({ fn }) => fn.max('s.at').as('at'))
        .whereRef('s._order', '=', 'o._id')
        .where('s.step', '=', 'makeReady')
        .as('at'),
    ])
    .where('o.state', '=', 'ready')
    .execute()
  const codes = new Set<string>()
  while (codes.size < ready.length) codes.add(Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join(''))
  for (const [index, collectionCode] of [...codes].entries()) {
    const order = ready[index]
    if (order === undefined) continue
    const { _id, at, updatedAt } = order
    await db
      .updateTable('shop_orders')
      .set({ collectionCode, readyAt: at ?? updatedAt })
      .where('_id', '=', _id)
      .execute()
  }
  // One that was handed over keeps its code, so that staff who read it a second time learn that.
  await schema.createIndex('shop_orders_collectionCode').on('shop_orders').column('collectionCode').unique().execute()
}
