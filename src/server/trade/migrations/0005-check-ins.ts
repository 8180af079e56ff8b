import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('checkIns')
    .addColumn('_id', 'text', isKey)
    .addColumn('_fair', 'text', (column) => column.notNull().references('fairs._id'))
    .addColumn('_participant', 'text', (column) => column.notNull().references('fairs_participants._id').onDelete('cascade'))
    .$call(texts('day', 'at', 'receivedAt', 'way'))
    .addColumn('_user', 'text', (column) => column.references('users._id').onDelete('set null'))
    .execute()
  // Noted at two entrances, or sent twice: it is one arrival.
  await schema.createIndex('checkIns_once').on('checkIns').columns(['_participant', 'day']).unique().execute()
  await schema.createIndex('checkIns_fair').on('checkIns').columns(['_fair', 'day']).execute()
  await schema.createIndex('checkIns_user').on('checkIns').column('_user').execute()
  // The last change of all is looked at every second while figures are shown (site/events.ts).
  await schema.createIndex('checkIns_received').on('checkIns').column('receivedAt').execute()
  await schema.createIndex('matchings_changed').on('matchings').column('updatedAt').execute()
}
