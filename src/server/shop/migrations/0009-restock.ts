import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('shopRestock')
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id'))
    .addColumn('_variant', 'text', (column) => column.notNull().references('shopVariants._id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shopRestock_pk', ['_user', '_variant'])
    .execute()
  // Who waits for one of them, in the order of asking.
  await schema.createIndex('shopRestock_variant').on('shopRestock').columns(['_variant', 'createdAt', '_user']).execute()
}
