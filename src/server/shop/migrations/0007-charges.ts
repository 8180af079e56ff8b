import { type Kysely, sql } from 'kysely'

/** Tables as they are here, as far as they are read. */
interface Before {
  shop_orders: { _id: string; means: string | null }
  shopPayments: { _order: string; change: number }
}

// Payments through the gateway, and what goes back through it. What was paid before came by bank transfer.
export async function up(db: Kysely<Before>): Promise<void> {
  const { schema } = db
  await schema.alterTable('shop_orders').addColumn('means', 'text').execute()
  await db
    .updateTable('shop_orders')
    .set({ means: 'transfer' })
    .where((eb) => eb.exists(eb.selectFrom('shopPayments as p').select('p._order').whereRef('p._order', '=', 'shop_orders._id')))
    .execute()
  await schema
    .alterTable('shopPayments')
    .addColumn('isBounce', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  let table = schema
    .createTable('shop_charges')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('_order', 'text', (column) => column.notNull().references('shop_orders._id').onDelete('cascade'))
  for (const name of ['createdAt', 'updatedAt', 'number', 'state']) table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['method', 'paymentKey', 'receiptUrl', 'account', 'accountUntil', 'failure', 'trouble', 'checkAt', 'memo'])
    table = table.addColumn(name, 'text')
  await table
    .addColumn('amount', 'double precision', (column) => column.notNull().check(sql`"amount" > 0`))
    .addColumn('refunded', 'double precision', (column) => column.notNull().check(sql`"refunded" between 0 and "amount"`))
    .addColumn('isTroubled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('checks', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.createIndex('shop_charges_order').on('shop_charges').columns(['_order', 'createdAt']).execute()
  await schema.createIndex('shop_charges_due').on('shop_charges').column('checkAt').execute()
  await schema
    .createTable('shopChargeRefunds')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_charge', 'text', (column) => column.notNull().references('shop_charges._id').onDelete('cascade'))
    // None: the money never belonged to its order.
    .addColumn('_payment', 'text', (column) => column.references('shopPayments._id').onDelete('cascade'))
    .addColumn('amount', 'double precision', (column) => column.notNull().check(sql`"amount" > 0`))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('nextAt', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('doneAt', 'text')
    .execute()
  await schema.createIndex('shopChargeRefunds_charge').on('shopChargeRefunds').column('_charge').execute()
  await schema.createIndex('shopChargeRefunds_payment').on('shopChargeRefunds').column('_payment').unique().execute()
  await schema.createIndex('shopChargeRefunds_due').on('shopChargeRefunds').column('nextAt').execute()
}
