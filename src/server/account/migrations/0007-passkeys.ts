import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('passkeys')
    .addColumn('_id', 'text', isKey)
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .$call(texts('name', 'publicKey', 'counter', 'transports', 'createdAt'))
    .addColumn('credentialId', 'text', (column) => column.notNull().unique())
    .addColumn('usedAt', 'text')
    .execute()
  await schema.createIndex('passkeys_user').on('passkeys').columns(['_user', 'createdAt']).execute()
}
