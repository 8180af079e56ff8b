import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('slotWaits')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_fair', 'text', (column) => column.notNull().references('fairs._id').onDelete('cascade'))
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('_seller', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('startsAt', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('toldAt', 'text')
    .execute()
  await schema.createIndex('slotWaits_once').on('slotWaits').columns(['_user', '_fair', '_seller', 'startsAt']).unique().execute()
  await schema.createIndex('slotWaits_slot').on('slotWaits').columns(['_seller', 'startsAt', '_fair']).execute()
  await schema.createIndex('slotWaits_fair').on('slotWaits').column('_fair').execute()
}
