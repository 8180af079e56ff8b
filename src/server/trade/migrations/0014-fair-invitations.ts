import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('fairInvitations')
    .addColumn('_participant', 'text', (column) => column.primaryKey().references('fairs_participants._id').onDelete('cascade'))
    .addColumn('_fair', 'text', (column) => column.notNull().references('fairs._id'))
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('phone', 'text')
    .addColumn('requestedAt', 'text')
    .addColumn('request', 'text')
    .addColumn('invitedAt', 'text')
    .addColumn('sentAt', 'text')
    .execute()
  await schema.createIndex('fairInvitations_fair').on('fairInvitations').column('_fair').execute()
  await schema.createIndex('fairInvitations_user').on('fairInvitations').columns(['_user', 'sentAt']).execute()
  await schema.createIndex('fairInvitations_requestedAt').on('fairInvitations').column('requestedAt').execute()
}
