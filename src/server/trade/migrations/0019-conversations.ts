import { type Kysely, sql, type SqlBool } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('conversations')
    .addColumn('_matching', 'text', (column) => column.primaryKey().references('matchings._id').onDelete('cascade'))
    .addColumn('_fair', 'text', (column) => column.notNull().references('fairs._id'))
    .addColumn('lastAt', 'text', (column) => column.notNull())
    .addColumn('blockedAt', 'text')
    .execute()
  await schema.createIndex('conversations_fair').on('conversations').column('_fair').execute()
  await schema
    .createTable('conversationMessages')
    .addColumn('_id', 'text', (column) => column.notNull())
    .addColumn('_matching', 'text', (column) => column.notNull().references('conversations._matching').onDelete('cascade'))
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('_reader', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('readAt', 'text')
    // The one order in which they are read: an index on the ids of all would be taken in its place.
    .addPrimaryKeyConstraint('conversationMessages_pk', ['_matching', '_id'])
    .execute()
  await schema.createIndex('conversationMessages_own').on('conversationMessages').columns(['_user', '_id']).execute()
  // Few messages are unread, and their index has no others.
  await schema
    .createIndex('conversationMessages_unread')
    .on('conversationMessages')
    .columns(['_reader', '_matching', '_id'])
    .where(sql<SqlBool>`"readAt" is null`)
    .execute()
  await schema
    .createTable('conversationFiles')
    .addColumn('_file', 'text', (column) => column.primaryKey().references('files._id').onDelete('cascade'))
    .addColumn('_matching', 'text', (column) => column.notNull().references('matchings._id').onDelete('cascade'))
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('_message', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addForeignKeyConstraint(
      'conversationFiles_of',
      ['_matching', '_message'],
      'conversationMessages',
      ['_matching', '_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await schema.createIndex('conversationFiles_message').on('conversationFiles').columns(['_matching', '_message']).execute()
  await schema.createIndex('conversationFiles_user').on('conversationFiles').column('_user').execute()
  await schema
    .createTable('conversationReports')
    .addColumn('_matching', 'text', (column) => column.notNull().references('conversations._matching').onDelete('cascade'))
    .addColumn('party', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('handledAt', 'text')
    .addColumn('_user', 'text', (column) => column.references('users._id').onDelete('set null'))
    .addPrimaryKeyConstraint('conversationReports_pk', ['_matching', 'party'])
    .execute()
  await schema.createIndex('conversationReports_user').on('conversationReports').column('_user').execute()
  await schema
    .createIndex('conversationReports_open')
    .on('conversationReports')
    .column('_matching')
    .where(sql<SqlBool>`"handledAt" is null`)
    .execute()
}
