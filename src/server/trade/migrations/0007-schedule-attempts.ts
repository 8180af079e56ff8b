import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('fairSchedules')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
