import type { Kysely } from 'kysely'

// No foreign key: an edition may be erased, and who was told of it stays counted.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('termNotices')
    .addColumn('_term', 'text', (column) => column.primaryKey())
    .addColumn('begunAt', 'text', (column) => column.notNull())
    .addColumn('endedAt', 'text')
    .addColumn('last', 'text', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .execute()
}
