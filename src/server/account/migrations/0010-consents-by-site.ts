import type { Kysely } from 'kysely'

/** Consents from before each site had terms of its own name texts of the firm: also those of sellers and buyers. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('consents')
    .addColumn('site', 'text', (column) => column.notNull().defaultTo('firm'))
    .execute()
  await schema.dropIndex('consents_version').execute()
  await schema.createIndex('consents_version').on('consents').columns(['site', 'code', 'version', 'receivedAt']).execute()
}
