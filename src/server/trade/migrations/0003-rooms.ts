import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

// Rows of a minute, and of a meeting: what is left of a process that has died goes by its age.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const isOfMatching: Change = (column) => column.notNull().references('matchings._id').onDelete('cascade')
  await schema
    .createTable('roomTickets')
    .addColumn('_id', 'text', isKey)
    .addColumn('_matching', 'text', isOfMatching)
    .$call(texts('_user', '_session', 'instance', 'expiresAt'))
    .execute()
  await schema.createIndex('roomTickets_expiresAt').on('roomTickets').column('expiresAt').execute()
  await schema
    .createTable('roomConnections')
    .addColumn('_id', 'text', isKey)
    .addColumn('_matching', 'text', isOfMatching)
    .$call(texts('side', '_user', 'instance', 'name', '_process', 'seenAt'))
    .execute()
  await schema.createIndex('roomConnections_side').on('roomConnections').columns(['_matching', 'side']).unique().execute()
  await schema.createIndex('roomConnections_process').on('roomConnections').column('_process').execute()
  await schema
    .createTable('roomMessages')
    .addColumn('_id', 'text', isKey)
    .$call(texts('_connection', '_process', 'message', 'createdAt'))
    .execute()
  await schema.createIndex('roomMessages_process').on('roomMessages').columns(['_process', '_id']).execute()
}
