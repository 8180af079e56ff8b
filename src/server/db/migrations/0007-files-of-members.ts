import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  // No foreign key: whoever removes an account has to find its files after it.
  await schema.alterTable('files').addColumn('_user', 'text').execute()
  await schema.createIndex('files_user').on('files').columns(['_user', 'createdAt']).execute()
}
