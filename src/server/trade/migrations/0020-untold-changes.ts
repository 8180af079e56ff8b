import type { Kysely } from 'kysely'

// Approvals and changes of meetings by staff, until they are told, the fairs whose changes are collected, and the last draft but one.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('queuedApprovals')
    .addColumn('_participant', 'text', (column) => column.primaryKey().references('fairs_participants._id').onDelete('cascade'))
    .addColumn('was', 'text', (column) => column.notNull())
    .addColumn('dueAt', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('queuedApprovals_due').on('queuedApprovals').column('dueAt').execute()
  await schema
    .alterTable('queuedMoves')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('moved'))
    .execute()
  await schema
    .alterTable('queuedMoves')
    .addColumn('at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('queuedMoves').addColumn('before', 'text').execute()
  await schema
    .createTable('collectingFairs')
    .addColumn('_fair', 'text', (column) => column.primaryKey().references('fairs._id').onDelete('cascade'))
    .addColumn('since', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('untoldChanges')
    .addColumn('_notification', 'text', (column) => column.primaryKey())
    .addColumn('_fair', 'text', (column) => column.notNull().references('fairs._id').onDelete('cascade'))
    .execute()
  await schema.createIndex('untoldChanges_fair').on('untoldChanges').column('_fair').execute()
  await schema
    .createTable('formerDrafts')
    .addColumn('_fair', 'text', (column) => column.notNull().references('fairs._id').onDelete('cascade'))
    .addColumn('_buyer', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('_seller', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('startsAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('formerDrafts_pk', ['_fair', '_buyer', '_seller'])
    .execute()
  for (const side of ['_buyer', '_seller']) await schema.createIndex(`formerDrafts${side}`).on('formerDrafts').column(side).execute()
}
