import type { Kysely } from 'kysely'

// Carts that members begin, and the orders that they become: what a funnel counts. Carts that are there already are not known as begun.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('shopCartStarts')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_user', 'text', (column) => column.references('users._id').onDelete('set null'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('_order', 'text', (column) => column.unique().references('shop_orders._id').onDelete('set null'))
    .addColumn('isOrdered', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.createIndex('shopCartStarts_day').on('shopCartStarts').columns(['day', 'isOrdered', '_order']).execute()
  await schema.createIndex('shopCartStarts_user').on('shopCartStarts').columns(['_user', 'isOrdered', 'day']).execute()
}
