import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('sharedContacts')
    .addColumn('_user', 'text', (column) => column.primaryKey().references('users._id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
