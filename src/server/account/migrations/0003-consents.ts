import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up(
  db: Kysely<{ users: { _id: string; username: string; usernameKey: string | null; createdAt: string } }>,
): Promise<void> {
  const { schema } = db
  // No foreign key: what was agreed to is proof that outlasts the account.
  await schema
    .createTable('consents')
    .addColumn('_id', 'text', isKey)
    .$call(texts('_user', 'code', 'version', 'hash', 'locale', 'agreedAt', 'receivedAt', 'network'))
    .execute()
  await schema.createIndex('consents_user').on('consents').columns(['_user', 'receivedAt']).execute()
  await schema.alterTable('users').addColumn('usernameKey', 'text').execute()
  // Of accounts whose names differ in capitals alone, the oldest is found by every spelling.
  const known = new Set<string>()
  for (const { _id, username } of await db.selectFrom('users').select(['_id', 'username']).orderBy('createdAt').execute()) {
    const key = username.normalize('NFKC').toLowerCase().normalize('NFKC')
    if (!known.has(key)) await db.updateTable('users').set({ usernameKey: key }).where('_id', '=', _id).execute()
    known.add(key)
  }
  await schema.createIndex('users_usernameKey').on('users').column('usernameKey').unique().execute()
}
