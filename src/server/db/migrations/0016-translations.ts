import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('translations')
    .addColumn('_id', 'text', isKey)
    .$call(texts('resource', '_item', 'field', 'locale', 'text', 'source'))
    .execute()
  await schema.createIndex('translations_item').on('translations').columns(['resource', '_item']).execute()
}
