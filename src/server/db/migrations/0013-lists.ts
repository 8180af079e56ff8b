import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const isRequired: Change = (column) => column.notNull()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('listViews')
    .addColumn('_id', 'text', isKey)
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .$call(texts('resource', 'name', 'search'))
    .addColumn('isShared', 'integer', isRequired)
    .execute()
  await schema.createIndex('listViews_list').on('listViews').columns(['resource', '_user', '_id']).execute()
  await schema.createIndex('listViews_user').on('listViews').column('_user').execute()
  await schema.alterTable('audit').addColumn('details', 'text').execute()
}
