import { type Kysely, sql, type SqlBool } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  // No foreign key: rows of a table that names itself could be copied to another database in one order alone.
  await schema.alterTable('users').addColumn('_companyOf', 'text').execute()
  await schema
    .createIndex('users_companyOf')
    .on('users')
    .column('_companyOf')
    .where(sql<SqlBool>`"_companyOf" is not null`)
    .execute()
  await schema
    .alterTable('invitationTokens')
    .addColumn('_owner', 'text', (column) => column.references('users._id').onDelete('cascade'))
    .execute()
  await schema.alterTable('invitationTokens').addColumn('name', 'text').execute()
  await schema.createIndex('invitationTokens_owner').on('invitationTokens').column('_owner').execute()
}
