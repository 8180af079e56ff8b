import { type Kysely, sql, type SqlBool } from 'kysely'

// Questions are a declared resource, completed by makeTables: here they get the rules and indexes that no declaration says.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('shop_questions')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('_product', 'text', (column) => column.notNull())
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id'))
    .addColumn('isWaiting', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('answeredAt', 'text')
    .addColumn('isHidden', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hiddenReason', 'text')
    .addCheckConstraint('shop_questions_reason', sql`"isHidden" = 0 or "hiddenReason" is not null`)
    .addCheckConstraint('shop_questions_answered', sql`("answer" is null) = ("answeredAt" is null)`)
    .addCheckConstraint('shop_questions_waiting', sql`("isWaiting" = 1) = ("answer" is null and "isHidden" = 0)`)
    .execute()
  // Readers have those of one product alone.
  await schema
    .createIndex('shop_questions_newest')
    .on('shop_questions')
    .columns(['_product', 'createdAt', '_id'])
    .where(sql<SqlBool>`"isHidden" = 0`)
    .execute()
  // Who asked has those that wait first.
  await schema.createIndex('shop_questions_own').on('shop_questions').columns(['_user', 'isWaiting', 'createdAt', '_id']).execute()
}
