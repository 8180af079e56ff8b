import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('usage')
    .addColumn('counter', 'text', (column) => column.primaryKey())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('endsAt', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('usage_ends').on('usage').column('endsAt').execute()
}
