import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('consents_version').on('consents').columns(['code', 'version', 'receivedAt']).execute()
}
