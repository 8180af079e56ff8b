import type { Kysely } from 'kysely'

// Orders say when they were changed last.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('shop_orders').addColumn('changedAt', 'text').execute()
}
