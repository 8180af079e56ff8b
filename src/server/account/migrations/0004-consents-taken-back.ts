import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('consents')
    .addColumn('isAgreed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
