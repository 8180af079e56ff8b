import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/** Tables as they are here, as far as they are read. */
interface Before {
  shop_orders: {
    _id: string
    number: string
    state: string
    deliveryFee: number
    paid: number
    owed: number
    isOwed: number
    updatedAt: string
  }
  shopPayments: { _id: string; _order: string; change: number }
  shopOrderLines: {
    _id: string
    _order: string
    position: number
    code: string
    name: string
    values: string
    price: number
    quantity: number
    discount: number
    points: number
    ended: number
  }
  shop_claims: Record<string, string | number | null>
}

/** What orders cost that are being given back, or were: as claims, so that statistics know which goods the money was for. */
async function addClaims(db: Kysely<Before>): Promise<void> {
  const orders = await db
    .selectFrom('shop_orders as o')
    .select(['o._id', 'o.number', 'o.deliveryFee', 'o.updatedAt'])
    .where('o.state', '=', 'cancelled')
    .where((eb) => eb.exists(eb.selectFrom('shopPayments as p').select('p._id').whereRef('p._order', '=', 'o._id')))
    .execute()
  for (const { _id: _order, number, deliveryFee, updatedAt } of orders) {
    const payment = await db
      .selectFrom('shopPayments')
      .select('_id')
      .where('_order', '=', _order)
      .where('change', '<', 0)
      .executeTakeFirst()
    const lines = await db.selectFrom('shopOrderLines').selectAll().where('_order', '=', _order).orderBy('position').execute()
    const values = lines.map(({ _id: _line, name, values: chosen, code, price, quantity, discount, points }, index) => {
      const goods = price * quantity - discount - points
      const delivery = index === 0 ? deliveryFee : 0
      const texts = [(JSON.parse(name) as { ko: string }).ko, ...(JSON.parse(chosen) as { ko: string }[]).map(({ ko }) => ko)]
      const said = { kind: 'cancel', state: 'closed', cause: 'changeOfMind', product: texts.join(' / '), code, text: null, answer: null }
      const amounts = { goods, points, delivery, postage: 0, shortfall: 0, amount: goods + delivery }
      const own = { _id: randomUUID(), version: 1, createdAt: updatedAt, updatedAt, closedAt: updatedAt, _payment: payment?._id ?? null }
      return { ...own, ...said, ...amounts, _order, _line, number, quantity }
    })
    if (values.length === 0) continue
    await db.insertInto('shop_claims').values(values).execute()
    await db
      .updateTable('shopOrderLines')
      .set((eb) => ({ ended: eb.ref('quantity') }))
      .where('_order', '=', _order)
      .execute()
  }
}

// Pieces of an order end one by one. No more of them end than there are, and no more goes back than is here, whoever writes it.
export async function up(db: Kysely<Before>): Promise<void> {
  const { schema } = db
  for (const [name, rule] of [
    ['owed', sql`"owed" between 0 and "paid"`],
    ['standardFee', sql`"standardFee" >= 0`],
    ['openReturns', sql`"openReturns" >= 0`],
  ] as const)
    await schema
      .alterTable('shop_orders')
      .addColumn(name, 'double precision', (column) => column.notNull().defaultTo(0).check(rule))
      .execute()
  await schema
    .alterTable('shop_orders')
    .addColumn('isOwed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('shop_orders').addColumn('freeFrom', 'double precision').execute()
  await schema
    .alterTable('shopOrderLines')
    .addColumn('ended', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"ended" between 0 and "quantity"`),
    )
    .execute()
  let table = schema
    .createTable('shop_claims')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('_order', 'text', (column) => column.notNull().references('shop_orders._id').onDelete('cascade'))
    .addColumn('_line', 'text', (column) => column.notNull().references('shopOrderLines._id').onDelete('cascade'))
    // The refund that it went back with.
    .addColumn('_payment', 'text', (column) => column.references('shopPayments._id').onDelete('set null'))
  for (const name of ['createdAt', 'updatedAt', 'number', 'kind', 'state', 'cause', 'product', 'code'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['text', 'answer', 'closedAt']) table = table.addColumn(name, 'text')
  for (const name of ['quantity', 'goods', 'points', 'postage', 'shortfall', 'amount'])
    table = table.addColumn(name, 'double precision', (column) => column.notNull().check(sql`${sql.ref(name)} >= 0`))
  await table.addColumn('delivery', 'double precision', (column) => column.notNull()).execute()
  for (const name of ['_order', '_line', '_payment'])
    await schema.createIndex(`shop_claims${name}`).on('shop_claims').column(name).execute()
  await addClaims(db)
  await db
    .updateTable('shop_orders')
    .set({ owed: sql`"paid"`, isOwed: 1 })
    .where('state', '=', 'cancelled')
    .where('paid', '>', 0)
    .execute()
}
