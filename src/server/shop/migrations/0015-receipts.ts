import { type Kysely, sql } from 'kysely'

// Cash receipts: what a shopper wants stands with the order, what was issued and taken back in a ledger whose rows are added and never
// changed. What was paid before is left as it is: nobody knows what was issued for it.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of ['receiptUse', 'receiptIdentity', 'receiptUntil'])
    await schema.alterTable('shop_orders').addColumn(name, 'text').execute()
  await schema
    .alterTable('shop_orders')
    .addColumn('receipted', 'double precision', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"receipted" >= 0`),
    )
    .execute()
  await schema
    .alterTable('shop_orders')
    .addColumn('needsReceipt', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('shopReceipts')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_order', 'text', (column) => column.notNull().references('shop_orders._id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('change', 'double precision', (column) => column.notNull())
    .addColumn('balance', 'double precision', (column) => column.notNull().check(sql`"balance" >= 0`))
    .addColumn('approvalNumber', 'text', (column) => column.notNull())
    .addColumn('_user', 'text', (column) => column.references('users._id').onDelete('set null'))
    .execute()
  await schema.createIndex('shopReceipts_order').on('shopReceipts').column('_order').execute()
  await schema.createIndex('shopReceipts_user').on('shopReceipts').column('_user').execute()
}
