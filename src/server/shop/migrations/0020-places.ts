import { type Kysely, sql } from 'kysely'

// What the place of an order costs on top is part of its delivery fee: what was ordered before cost nothing more. Members keep addresses.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('shop_orders')
    .addColumn('remoteFee', 'double precision', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"remoteFee" >= 0`),
    )
    .execute()
  let table = schema
    .createTable('shopAddresses')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
  for (const name of ['createdAt', 'name', 'receiver', 'phone', 'postcode', 'address'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['addressDetail', 'note']) table = table.addColumn(name, 'text')
  await table.addColumn('isDefault', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  await schema.createIndex('shopAddresses_user').on('shopAddresses').column('_user').execute()
  await schema
    .createIndex('shopAddresses_default')
    .unique()
    .on('shopAddresses')
    .column('_user')
    .where(sql.ref('isDefault'), '=', 1)
    .execute()
}
