import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

interface Tables {
  audit: { _item: string; at: string; resource: string; action: string }
  requestOpenings: { _form: string; at: string }
}

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('audit').addColumn('reason', 'text').execute()
  await db.schema.createTable('requestOpenings').addColumn('_form', 'text', isKey).$call(texts('at')).execute()
  // Whose request was opened until now is in the log.
  const opened = db
    .selectFrom('audit')
    .select(({ fn }) => ['_item', fn.min('at').as('at')])
    .where('resource', '=', 'forms')
    .where('action', 'in', ['read', 'create', 'change', 'send'])
    .groupBy('_item')
  await db.insertInto('requestOpenings').columns(['_form', 'at']).expression(opened).execute()
}
