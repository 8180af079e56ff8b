import type { Kysely } from 'kysely'

// Members are told of points that end soon: what they were told of says when.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('shopPointLots').addColumn('toldAt', 'text').execute()
}
