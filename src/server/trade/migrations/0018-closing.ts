import { type Kysely, sql, type SqlBool } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('fairClosings')
    .addColumn('_fair', 'text', (column) => column.primaryKey().references('fairs._id').onDelete('cascade'))
    .addColumn('closedAt', 'text')
    .addColumn('_user', 'text', (column) => column.references('users._id').onDelete('set null'))
    .execute()
  await schema.createIndex('fairClosings_user').on('fairClosings').column('_user').execute()
  await schema
    .createTable('fairAsks')
    .addColumn('_fair', 'text', (column) => column.notNull().references('fairs._id').onDelete('cascade'))
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('requestedAt', 'text')
    .addColumn('sentAt', 'text')
    .addPrimaryKeyConstraint('fairAsks_pk', ['_fair', 'kind', '_user'])
    .execute()
  await schema.createIndex('fairAsks_user').on('fairAsks').column('_user').execute()
  await schema.createIndex('fairAsks_requestedAt').on('fairAsks').column('requestedAt').execute()
  await schema
    .createTable('fairSurveys')
    .addColumn('_fair', 'text', (column) => column.notNull().references('fairs._id').onDelete('cascade'))
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('overall', 'integer', (column) => column.notNull())
    .addColumn('meetings', 'integer')
    .addColumn('organisation', 'integer', (column) => column.notNull())
    .addColumn('comesAgain', 'integer', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('fairSurveys_pk', ['_fair', '_user'])
    .addCheckConstraint('fairSurveys_marks', sql<SqlBool>`"overall" between 1 and 5 and "organisation" between 1 and 5`)
    .execute()
  await schema.createIndex('fairSurveys_user').on('fairSurveys').column('_user').execute()
}
