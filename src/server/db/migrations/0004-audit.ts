import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('audit')
    .addColumn('_id', 'text', isKey)
    .$call(texts('at', '_user', 'action', 'resource', '_item'))
    .execute()
  await schema.createIndex('audit_at').on('audit').column('at').execute()
  await schema.createIndex('audit_item').on('audit').columns(['resource', '_item']).execute()
}
