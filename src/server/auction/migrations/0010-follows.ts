import { type Kysely, sql, type SqlBool } from 'kysely'

// What members follow: it is found by what a new work has (`target`), and by its sale. Works that were looked at for that, and what
// followers are still to be told of, which is collected.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('auctionFollows')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id'))
    .addColumn('_program', 'text')
    .addColumn('_author', 'text')
    .addColumn('medium', 'text')
    .addColumn('estimate', 'text')
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('toldOf', 'integer', (column) => column.notNull())
    .addColumn('_newest', 'text')
    .addColumn('newestAt', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addUniqueConstraint('auctionFollows_one', ['_user', 'target', 'words'])
    .execute()
  await schema.createIndex('auctionFollows_target').on('auctionFollows').columns(['target', 'words', '_id']).execute()
  await schema
    .createIndex('auctionFollows_sale')
    .on('auctionFollows')
    .columns(['_program', 'toldOf', '_id'])
    .where(sql<SqlBool>`"_program" is not null`)
    .execute()
  await schema
    .createTable('auctionNewWorks')
    .addColumn('_work', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('auctionFollowNews')
    .addColumn('_user', 'text', (column) => column.primaryKey().references('users._id'))
    .addColumn('works', 'integer', (column) => column.notNull())
    .addColumn('_work', 'text', (column) => column.notNull())
    .addColumn('dueAt', 'text')
    .addColumn('restsUntil', 'text')
    .execute()
  await schema
    .createIndex('auctionFollowNews_due')
    .on('auctionFollowNews')
    .columns(['dueAt', '_user'])
    .where(sql<SqlBool>`"dueAt" is not null`)
    .execute()
}
