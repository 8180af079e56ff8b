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
    .createTable('versions')
    .addColumn('_id', 'text', isKey)
    .$call(texts('resource', '_item', 'at', 'changed', 'data'))
    .addColumn('version', 'integer', isRequired)
    .addColumn('_user', 'text')
    .addColumn('isPublished', 'integer', isRequired)
    .execute()
  await schema.createIndex('versions_item').on('versions').columns(['resource', '_item', 'version']).unique().execute()
  await schema
    .createTable('trash')
    .addColumn('_id', 'text', isKey)
    .$call(texts('resource', '_item', 'title', 'removedAt', 'data'))
    .addColumn('_user', 'text')
    .execute()
  await schema.createIndex('trash_item').on('trash').columns(['resource', '_item']).unique().execute()
  await schema.createIndex('trash_removedAt').on('trash').columns(['removedAt', '_id']).execute()
  await schema
    .createTable('schedules')
    .$call(texts('resource', '_item', 'nextAt', '_user'))
    .addColumn('publishAt', 'text')
    .addColumn('unpublishAt', 'text')
    .addPrimaryKeyConstraint('schedules_pk', ['resource', '_item'])
    .execute()
  await schema.createIndex('schedules_nextAt').on('schedules').columns(['nextAt', '_item']).execute()
  await schema
    .createTable('presence')
    .$call(texts('resource', '_item', '_user', 'at'))
    .addPrimaryKeyConstraint('presence_pk', ['resource', '_item', '_user'])
    .execute()
}
