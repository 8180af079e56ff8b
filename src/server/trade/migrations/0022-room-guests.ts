import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('roomGuests')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_matching', 'text', (column) => column.notNull().unique().references('matchings._id').onDelete('cascade'))
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('roomGuests_user').on('roomGuests').column('_user').execute()
  await schema.createIndex('roomGuests_expiresAt').on('roomGuests').column('expiresAt').execute()
}
