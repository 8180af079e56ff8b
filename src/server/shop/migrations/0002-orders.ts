import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

type Table = CreateTableBuilder<string, string>
const texts =
  (...names: string[]) =>
  (table: Table) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)
const optionalTexts =
  (...names: string[]) =>
  (table: Table) =>
    names.reduce((made, name) => made.addColumn(name, 'text'), table)
const amounts =
  (...names: string[]) =>
  (table: Table) =>
    names.reduce((made, name) => made.addColumn(name, 'double precision', (column) => column.notNull()), table)

// Orders are a declared resource, completed by makeTables: here they get the rules that no declaration says.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const isKey = (table: Table) => table.addColumn('_id', 'text', (column) => column.primaryKey())
  const ofOrder = (table: Table) =>
    table
      .addColumn('_order', 'text', (column) => column.notNull().references('shop_orders._id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('_user', 'text', (column) => column.references('users._id').onDelete('set null'))
  await schema
    .createTable('shopCartLines')
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('_variant', 'text', (column) => column.notNull().references('shopVariants._id'))
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`"quantity" > 0`))
    .addColumn('isChosen', 'integer', (column) => column.notNull())
    .$call(amounts('seenPrice'))
    .$call(texts('createdAt'))
    .addPrimaryKeyConstraint('shopCartLines_pk', ['_user', '_variant'])
    .execute()
  await schema.createIndex('shopCartLines_variant').on('shopCartLines').column('_variant').execute()
  await schema
    .createTable('shop_orders')
    .$call(isKey)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .$call(texts('createdAt', 'updatedAt', 'number', 'state', 'payUntil', 'method', 'receiver', 'phone', 'payer'))
    .$call(amounts('goods', 'discount', 'deliveryFee', 'total', 'vat'))
    .addColumn('paid', 'double precision', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"paid" between 0 and "total"`),
    )
    .addColumn('_user', 'text', (column) => column.references('users._id'))
    .$call(optionalTexts('postcode', 'address', 'addressDetail', 'note', 'deliveredAt'))
    .execute()
  await schema.createIndex('shop_orders_own').on('shop_orders').columns(['_user', 'createdAt', '_id']).execute()
  await schema.createIndex('shop_orders_due').on('shop_orders').columns(['state', 'payUntil']).execute()
  await schema.createIndex('shop_orders_delivered').on('shop_orders').columns(['state', 'deliveredAt']).execute()
  await schema
    .createTable('shopOrderLines')
    .$call(isKey)
    .addColumn('_order', 'text', (column) => column.notNull().references('shop_orders._id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('_variant', 'text', (column) => column.notNull().references('shopVariants._id'))
    .$call(texts('_product', 'code', 'name', 'values', 'taxKind'))
    .$call(optionalTexts('thumb'))
    .$call(amounts('price'))
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`"quantity" > 0`))
    .addColumn('discount', 'double precision', (column) => column.notNull().check(sql`"discount" between 0 and "price" * "quantity"`))
    .execute()
  await schema.createIndex('shopOrderLines_order').on('shopOrderLines').columns(['_order', '_variant']).unique().execute()
  await schema.createIndex('shopOrderLines_variant').on('shopOrderLines').column('_variant').execute()
  await schema.createTable('shopOrderSteps').$call(isKey).$call(ofOrder).$call(texts('step', 'by')).execute()
  await schema
    .createTable('shopPayments')
    .$call(isKey)
    .$call(ofOrder)
    .$call(texts('day'))
    .$call(amounts('change'))
    .addColumn('balance', 'double precision', (column) => column.notNull().check(sql`"balance" >= 0`))
    .execute()
  await schema.createIndex('shopPayments_day').on('shopPayments').columns(['day', '_order']).execute()
  // Each row of a ledger stands once in its order.
  for (const table of ['shopOrderSteps', 'shopPayments']) {
    await schema.createIndex(`${table}_number`).on(table).columns(['_order', 'number']).unique().execute()
    await schema.createIndex(`${table}_user`).on(table).column('_user').execute()
  }
}
