import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const isRequired: Change = (column) => column.notNull()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  // No foreign key: whoever removes an account has to find its files after it.
  await schema
    .createTable('companyFiles')
    .addColumn('_user', 'text', isRequired)
    .addColumn('kind', 'text', isRequired)
    .addColumn('_file', 'text', (column) => column.notNull().unique().references('files._id').onDelete('cascade'))
    .addPrimaryKeyConstraint('companyFiles_pk', ['_user', 'kind'])
    .execute()
  const isZero: Change = (column) => column.notNull().defaultTo(0)
  await schema
    .createTable('uploads')
    .addColumn('_id', 'text', isKey)
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .$call(texts('name', 'parts', 'createdAt', 'usedAt'))
    .addColumn('size', 'integer', isRequired)
    .addColumn('modifiedAt', 'text')
    .addColumn('received', 'integer', isZero)
    .execute()
  await schema.createIndex('uploads_user').on('uploads').column('_user').execute()
  await schema.createIndex('uploads_usedAt').on('uploads').column('usedAt').execute()
}
