import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('formerAddresses')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('formerAddresses_address').on('formerAddresses').columns(['address', 'channel']).execute()
  await schema.createIndex('formerAddresses_user').on('formerAddresses').column('_user').execute()
  await schema.createIndex('formerAddresses_until').on('formerAddresses').column('until').execute()
}
