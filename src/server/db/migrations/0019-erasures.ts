import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('erasures')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('_item', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('erasures_item', ['resource', '_item'])
    .execute()
  await schema.createIndex('erasures_at').on('erasures').column('at').execute()
}
