import { type Kysely, sql, type SqlBool } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('answerDigests')
    .addColumn('_user', 'text', (column) => column.primaryKey().references('users._id').onDelete('cascade'))
    .addColumn('sentAt', 'text')
    .addColumn('isNeutral', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('answerLinks')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('_matching', 'text', (column) => column.notNull().references('matchings._id').onDelete('cascade'))
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'text')
    .execute()
  await schema.createIndex('answerLinks_matching').on('answerLinks').column('_matching').execute()
  await schema.createIndex('answerLinks_user').on('answerLinks').column('_user').execute()
  await schema.createIndex('answerLinks_expiresAt').on('answerLinks').column('expiresAt').execute()
  await schema
    .createIndex('matchings_waiting')
    .on('matchings')
    .columns(['_fair', 'updatedAt'])
    .where(sql<SqlBool>`"state" in ('offered', 'accepted')`)
    .execute()
}
