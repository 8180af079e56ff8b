import { type Kysely, sql, type SqlBool } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('matchingTasks')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_matching', 'text', (column) => column.notNull().references('matchings._id').onDelete('cascade'))
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('day', 'text')
    .addColumn('isDone', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('remindAt', 'text')
    .addColumn('remindedAt', 'text')
    .execute()
  await schema.createIndex('matchingTasks_matching').on('matchingTasks').columns(['_matching', '_user']).execute()
  await schema.createIndex('matchingTasks_user').on('matchingTasks').columns(['_user', 'isDone', 'day']).execute()
  await schema
    .createIndex('matchingTasks_remindAt')
    .on('matchingTasks')
    .column('remindAt')
    .where(sql<SqlBool>`"remindAt" is not null`)
    .execute()
}
