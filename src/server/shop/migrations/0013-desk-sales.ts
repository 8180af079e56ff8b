import { type Kysely, sql } from 'kysely'

// The shop sells at a desk, too. What is taken and given back there carries the number of the close that counts it; rows of closes are
// added and never changed.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('shop_orders')
    .addColumn('channel', 'text', (column) =>
      column
        .notNull()
        .defaultTo('online')
        // Nothing of it is sent, and nobody has it.
        .check(sql`"channel" = 'online' or ("method" = 'pickUp' and "_user" is null)`),
    )
    .execute()
  await schema.alterTable('shopPayments').addColumn('deskClose', 'integer').execute()
  await schema.createIndex('shopPayments_deskClose').on('shopPayments').column('deskClose').execute()
  let table = schema
    .createTable('shopDeskCloses')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    // Of the shop's clock: one for each.
    .addColumn('day', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'text', (column) => column.notNull())
  for (const name of ['cash', 'card', 'transfer']) table = table.addColumn(name, 'double precision', (column) => column.notNull())
  await table
    .addColumn('counted', 'double precision', (column) => column.notNull().check(sql`"counted" >= 0`))
    .addColumn('note', 'text')
    .addColumn('_user', 'text', (column) => column.references('users._id').onDelete('set null'))
    .execute()
  await schema.createIndex('shopDeskCloses_user').on('shopDeskCloses').column('_user').execute()
}
