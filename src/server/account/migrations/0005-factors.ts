import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isRequired: Change = (column) => column.notNull()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const isOfUser: Change = (column) => column.notNull().references('users._id').onDelete('cascade')
  await schema
    .createTable('factors')
    .addColumn('_user', 'text', (column) => isOfUser(column).primaryKey())
    .$call(texts('secret', 'createdAt'))
    .addColumn('lastStep', 'integer', isRequired)
    .addColumn('confirmedAt', 'text')
    .execute()
  await schema
    .createTable('recoveryCodes')
    .addColumn('_user', 'text', isOfUser)
    .$call(texts('codeHash'))
    .addPrimaryKeyConstraint('recoveryCodes_pk', ['_user', 'codeHash'])
    .execute()
}
