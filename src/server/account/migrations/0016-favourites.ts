import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('users').addColumn('favourites', 'text').execute()
}
