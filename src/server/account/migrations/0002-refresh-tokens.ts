import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const isEmpty: Change = (column) => column.notNull().defaultTo('')
  const isPast: Change = (column) => column.notNull().defaultTo('2026-01-01T00:00:00.000Z')
  await schema.alterTable('sessions').addColumn('previousHash', 'text').execute()
  await schema.alterTable('sessions').addColumn('rotatedAt', 'text', isPast).execute()
  await schema
    .alterTable('sessions')
    .addColumn('replacements', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const name of ['userAgent', 'network']) await schema.alterTable('sessions').addColumn(name, 'text', isEmpty).execute()
  await schema.createIndex('sessions_previousHash').on('sessions').column('previousHash').execute()
  await schema.createIndex('sessions_user').on('sessions').column('_user').execute()
  await schema
    .createTable('formerTokens')
    .addColumn('tokenHash', 'text', isKey)
    .addColumn('_session', 'text', (c) => c.notNull().references('sessions._id').onDelete('cascade'))
    .execute()
  await schema.createIndex('formerTokens_session').on('formerTokens').column('_session').execute()
  await schema.createTable('nonces').addColumn('nonce', 'text', isKey).$call(texts('expiresAt')).execute()
  await schema.createIndex('nonces_expiresAt').on('nonces').column('expiresAt').execute()
}
