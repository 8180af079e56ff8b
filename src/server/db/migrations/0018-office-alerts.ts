import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('officeAlerts')
    .addColumn('_user', 'text', (column) => column.primaryKey().references('users._id').onDelete('cascade'))
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('channels', 'text', (column) => column.notNull())
    .addColumn('fromHour', 'integer', (column) => column.notNull())
    .addColumn('toHour', 'integer', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .execute()
}
