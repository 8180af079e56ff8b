import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('requestGoals')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('hours', 'integer')
    .addColumn('opens', 'text', (column) => column.notNull())
    .addColumn('closes', 'text', (column) => column.notNull())
    .addColumn('days', 'text', (column) => column.notNull())
    .addColumn('closedOn', 'text', (column) => column.notNull())
    .execute()
}
