import type { Kysely } from 'kysely'

// Orders say when they were changed last, when their shopper was told that they confirm themselves, and in which language a guest is told.
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['changedAt', 'confirmToldAt', 'guestLocale'])
    await db.schema.alterTable('shop_orders').addColumn(name, 'text').execute()
  // Guests are asked for by it, and members take over what they ordered as guests.
  await db.schema.createIndex('shop_orders_phone').on('shop_orders').columns(['phone', '_user']).execute()
}
