import { type Kysely, sql } from 'kysely'

/** Tables as they are here, as far as they are written. */
interface Before {
  shop_orders: { paid: number; owed: number; paidBefore: number; owedBefore: number }
}

// An order that is paid can become cheaper: until the difference has gone back, more is here than it costs. Of a column goes its own rule
// with it, on both engines.
async function renewBalance(db: Kysely<Before>): Promise<void> {
  const { schema } = db
  for (const name of ['owed', 'paid']) await schema.alterTable('shop_orders').renameColumn(name, `${name}Before`).execute()
  for (const [name, rule] of [
    ['paid', sql`"paid" >= 0`],
    ['owed', sql`"owed" between 0 and "paid"`],
  ] as const)
    await schema
      .alterTable('shop_orders')
      .addColumn(name, 'double precision', (column) => column.notNull().defaultTo(0).check(rule))
      .execute()
  await db
    .updateTable('shop_orders')
    .set((eb) => ({ paid: eb.ref('paidBefore'), owed: eb.ref('owedBefore') }))
    .execute()
  for (const name of ['owed', 'paid']) await schema.alterTable('shop_orders').dropColumn(`${name}Before`).execute()
}

// Changes of orders that are paid: a dearer one waits for its difference and holds its pieces, a cheaper one is there at once. A charge
// is for an order, or for such a difference; what goes back is taken from several of them.
export async function up(db: Kysely<Before>): Promise<void> {
  const { schema } = db
  await renewBalance(db)
  await schema
    .alterTable('shop_orders')
    .addColumn('changeDue', 'double precision', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"changeDue" >= 0`),
    )
    .execute()
  await schema.alterTable('shop_orders').addColumn('changeUntil', 'text').execute()
  await schema
    .createIndex('shop_orders_changeUntil')
    .on('shop_orders')
    .column('changeUntil')
    .where(sql.ref('changeUntil'), 'is not', null)
    .execute()
  await schema
    .alterTable('shopPayments')
    .addColumn('isDifference', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.dropIndex('shopPayments_day').execute()
  await schema
    .createIndex('shopPayments_day')
    .on('shopPayments')
    .columns(['day', 'change', 'goods', 'isBounce', 'isPostage', 'isDifference'])
    .execute()
  await schema.alterTable('shop_charges').addColumn('_change', 'text').execute()
  await schema.dropIndex('shopChargeRefunds_payment').execute()
  await schema.createIndex('shopChargeRefunds_payment').on('shopChargeRefunds').column('_payment').execute()
  await schema
    .createTable('shopOrderChanges')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_order', 'text', (column) => column.notNull().references('shop_orders._id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('difference', 'double precision', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('closedAt', 'text')
    .addColumn('contents', 'text')
    .addColumn('_payment', 'text', (column) => column.references('shopPayments._id').onDelete('set null'))
    .execute()
  await schema.createIndex('shopOrderChanges_order').on('shopOrderChanges').column('_order').execute()
  await schema.createIndex('shopOrderChanges_payment').on('shopOrderChanges').column('_payment').execute()
  await schema
    .createIndex('shopOrderChanges_waiting')
    .unique()
    .on('shopOrderChanges')
    .column('_order')
    .where(sql.ref('state'), '=', 'waiting')
    .execute()
  let lines = schema
    .createTable('shopOrderChangeLines')
    .addColumn('_change', 'text', (column) => column.notNull().references('shopOrderChanges._id').onDelete('cascade'))
    .addColumn('_line', 'text', (column) => column.notNull().references('shopOrderLines._id').onDelete('cascade'))
    .addColumn('_variant', 'text', (column) => column.notNull().references('shopVariants._id'))
  for (const name of ['code', 'values']) lines = lines.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['price', 'discount', 'points', 'net']) lines = lines.addColumn(name, 'double precision', (column) => column.notNull())
  for (const name of ['quantity', 'pieces']) lines = lines.addColumn(name, 'integer', (column) => column.notNull())
  await lines.addPrimaryKeyConstraint('shopOrderChangeLines_pk', ['_change', '_line']).execute()
  for (const name of ['_line', '_variant'])
    await schema.createIndex(`shopOrderChangeLines${name}`).on('shopOrderChangeLines').column(name).execute()
  await schema
    .createTable('shopOrderChangePieces')
    .addColumn('_change', 'text', (column) => column.notNull().references('shopOrderChanges._id').onDelete('cascade'))
    .addColumn('_variant', 'text', (column) => column.notNull().references('shopVariants._id'))
    .addColumn('pieces', 'integer', (column) => column.notNull().check(sql`"pieces" > 0`))
    .addPrimaryKeyConstraint('shopOrderChangePieces_pk', ['_change', '_variant'])
    .execute()
  await schema.createIndex('shopOrderChangePieces_variant').on('shopOrderChangePieces').column('_variant').execute()
}
