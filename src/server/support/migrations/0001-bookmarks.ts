import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of ['bookmarks', 'likes']) {
    await schema
      .createTable(name)
      .addColumn('_id', 'text', isKey)
      .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
      .$call(texts('kind', '_item', 'createdAt'))
      .execute()
    await schema.createIndex(`${name}_item`).on(name).columns(['_user', 'kind', '_item']).unique().execute()
    await schema.createIndex(`${name}_list`).on(name).columns(['_user', 'createdAt', '_id']).execute()
  }
}
