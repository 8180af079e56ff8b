import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of ['endedAt', 'lastError']) await schema.alterTable('deliveries').addColumn(name, 'text').execute()
  await schema.createIndex('deliveries_list').on('deliveries').columns(['state', 'createdAt']).execute()
}
