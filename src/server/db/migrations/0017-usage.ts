import type { Kysely } from 'kysely'

// Bytes of an hour pass 32 bits, and a bigint of PostgreSQL arrives as text.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('usage')
    .addColumn('counter', 'text', (column) => column.primaryKey())
    .addColumn('amount', 'double precision', (column) => column.notNull())
    .addColumn('endsAt', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('usage_ends').on('usage').column('endsAt').execute()
}
