import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const since: Change = (column) => column.notNull().defaultTo('2026-01-01T00:00:00.000Z')
  for (const name of ['users', 'levels']) {
    await schema
      .alterTable(name)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    await schema.alterTable(name).addColumn('updatedAt', 'text', since).execute()
  }
  await schema.alterTable('levels').addColumn('createdAt', 'text', since).execute()
}
