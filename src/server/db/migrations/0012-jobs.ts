import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)
const optionalTexts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text'), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('jobs')
    .addColumn('name', 'text', isKey)
    .$call(texts('nextAt'))
    .$call(optionalTexts('leasedUntil', 'lastStartedAt', 'lastEndedAt', 'lastError'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
