import type { Kysely } from 'kysely'

// What was won at the auction is ordered here, too: its lines are of no product, and some are fees.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('shopOrderLines')
    .alterColumn('_variant', (column) => column.dropNotNull())
    .execute()
  await schema
    .alterTable('shopOrderLines')
    .addColumn('isFee', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
