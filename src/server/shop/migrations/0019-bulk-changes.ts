import type { Kysely } from 'kysely'

// Changes of many products at once can be undone: what each product had before, and what it was given.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('shopBulkChanges')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('products', 'integer', (column) => column.notNull())
    .addColumn('_user', 'text', (column) => column.references('users._id').onDelete('set null'))
    .execute()
  await schema.createIndex('shopBulkChanges_at').on('shopBulkChanges').column('at').execute()
  await schema.createIndex('shopBulkChanges_user').on('shopBulkChanges').column('_user').execute()
  await schema
    .createTable('shopBulkChangeItems')
    .addColumn('_change', 'text', (column) => column.notNull().references('shopBulkChanges._id').onDelete('cascade'))
    .addColumn('_product', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('moves', 'text', (column) => column.notNull())
    .addColumn('undoneAt', 'text')
    .addPrimaryKeyConstraint('shopBulkChangeItems_pk', ['_change', '_product'])
    .execute()
}
