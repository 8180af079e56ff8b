import type { Kysely } from 'kysely'

// Another way to meet, which one side proposes and the other agrees to, with or without another time.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('matchings').addColumn('proposedMethod', 'text').execute()
}
