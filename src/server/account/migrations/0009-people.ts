import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('actings')
    .addColumn('_id', 'text', isKey)
    .$call(texts('_user', '_actor', '_session', 'startedAt', 'expiresAt'))
    .addColumn('openedAt', 'text')
    .execute()
  await schema.createIndex('actings_expiresAt').on('actings').column('expiresAt').execute()
  await schema.alterTable('deliveries').addColumn('_user', 'text').execute()
  await schema.createIndex('deliveries_user').on('deliveries').columns(['_user', 'createdAt']).execute()
}
