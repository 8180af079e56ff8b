import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('fairs_participants').addColumn('person', 'text').execute()
}
