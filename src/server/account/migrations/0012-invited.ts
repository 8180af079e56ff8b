import { type Kysely, sql } from 'kysely'

/** Lets accounts be invited. SQLite changes no check, so the column is made again, without the indexes that a start makes of it. */
async function widenStatus(db: Kysely<Record<string, Record<string, string>>>): Promise<void> {
  const { schema } = db
  for (const name of ['userType', 'role', 'status', '_level', 'counts']) await schema.dropIndex(`users_${name}`).ifExists().execute()
  await schema
    .alterTable('users')
    .addColumn('nextStatus', 'text', (column) =>
      column
        .notNull()
        .defaultTo('active')
        .check(sql`"nextStatus" in ('active', 'invited', 'suspended', 'withdrawn')`),
    )
    .execute()
  await db
    .updateTable('users')
    .set((eb) => ({ nextStatus: eb.ref('status') }))
    .execute()
  await schema.alterTable('users').dropColumn('status').execute()
  await schema.alterTable('users').renameColumn('nextStatus', 'status').execute()
  await db.deleteFrom('declarations').where('path', '=', 'users').execute()
}

export async function up(db: Kysely<Record<string, Record<string, string>>>): Promise<void> {
  await widenStatus(db)
  await db.schema
    .createTable('invitationTokens')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('invitationTokens_user').on('invitationTokens').column('_user').execute()
  await db.schema.createIndex('invitationTokens_expiresAt').on('invitationTokens').column('expiresAt').execute()
}
