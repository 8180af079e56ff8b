import { type Kysely, sql, type SqlBool } from 'kysely'

const columns = [
  '_id',
  '_work',
  '_program',
  'number',
  'at',
  'arrivedAt',
  'kind',
  'paddle',
  'maximum',
  'details',
  'price',
  'leader',
  'isPublic',
  '_staff',
  'hash',
]

/** Lets the log have more kinds of entries: SQLite changes no check, so the table is made again. */
async function widenLog(db: Kysely<Record<string, Record<string, string>>>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('newAuctionLog')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_work', 'text', (column) => column.notNull().references('auctionLots._work'))
    .addColumn('_program', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull().check(sql`"number" > 0`))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('arrivedAt', 'text')
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`"kind" in ('opened', 'revised', 'placed', 'changed', 'retracted', 'cancelled', 'extended', 'paused',
        'resumed', 'withdrawn', 'closed', 'refused', 'defaulted', 'offered', 'accepted')`),
    )
    .addColumn('paddle', 'integer')
    .addColumn('maximum', 'double precision', (column) => column.check(sql`"maximum" > 0`))
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('price', 'double precision')
    .addColumn('leader', 'integer')
    .addColumn('isPublic', 'integer', (column) => column.notNull())
    .addColumn('_staff', 'text', (column) => column.references('users._id').onDelete('set null'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addUniqueConstraint('auctionLog_entry', ['_work', 'number'])
    .addForeignKeyConstraint('auctionLog_bidder', ['_program', 'paddle'], 'auctionRegistrations', ['_program', 'paddle'])
    .addCheckConstraint(
      'auctionLog_sum',
      sql`"kind" not in ('placed', 'changed', 'offered', 'accepted') or ("paddle" is not null and "maximum" is not null)`,
    )
    .execute()
  await db.insertInto('newAuctionLog').columns(columns).expression(db.selectFrom('auctionLog').select(columns)).execute()
  await schema.dropTable('auctionLog').execute()
  await schema.alterTable('newAuctionLog').renameTo('auctionLog').execute()
  await schema.createIndex('auctionLog_paddle').on('auctionLog').columns(['_program', 'paddle']).execute()
  await schema.createIndex('auctionLog_staff').on('auctionLog').column('_staff').execute()
  await sql`create index "auctionLog_rare" on "auctionLog" ("_program", "kind", "at")
    where "kind" in ('retracted', 'cancelled', 'extended')`.execute(db)
}

// After the close of a lot: who has won and not paid, and offers of it, to who comes next or by a member.
export async function up(db: Kysely<Record<string, Record<string, string>>>): Promise<void> {
  const { schema } = db
  await widenLog(db)
  await schema
    .createTable('auctionOffers')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_work', 'text', (column) => column.notNull().references('auctionLots._work'))
    .addColumn('_program', 'text', (column) => column.notNull())
    .addColumn('paddle', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`"kind" in ('next', 'passed', 'own')`))
    .addColumn('hammer', 'double precision', (column) => column.notNull().check(sql`"hammer" > 0`))
    .addColumn('cost', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`"state" in ('standing', 'accepted', 'declined', 'withdrawn', 'expired', 'overtaken')`),
    )
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addForeignKeyConstraint('auctionOffers_bidder', ['_program', 'paddle'], 'auctionRegistrations', ['_program', 'paddle'])
    .execute()
  const offers = (name: string) => schema.createIndex(`auctionOffers_${name}`).on('auctionOffers')
  await offers('work').columns(['_work', 'createdAt']).execute()
  await offers('paddle').columns(['_program', 'paddle']).execute()
  // One of each bidder's for a lot waits for an answer, and one of the house's.
  await offers('standing')
    .columns(['_work', 'paddle'])
    .unique()
    .where(sql<SqlBool>`"state" = 'standing'`)
    .execute()
  await offers('house')
    .column('_work')
    .unique()
    .where(sql<SqlBool>`"state" = 'standing' and "kind" <> 'own'`)
    .execute()
  await offers('due')
    .column('until')
    .where(sql<SqlBool>`"state" = 'standing'`)
    .execute()
  await schema
    .createTable('auctionDefaults')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_win', 'text', (column) => column.notNull().unique().references('auctionWins._id'))
    .addColumn('_user', 'text', (column) => column.references('users._id').onDelete('set null'))
    .addColumn('phoneKey', 'text')
    .addColumn('emailKey', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('isOpen', 'integer', (column) => column.notNull())
    .addColumn('liftedAt', 'text')
    .execute()
  for (const name of ['_user', 'phoneKey', 'emailKey'])
    await schema.createIndex(`auctionDefaults${name}`).on('auctionDefaults').column(name).execute()
  await schema
    .createIndex('auctionDefaults_open')
    .on('auctionDefaults')
    .column('createdAt')
    .where(sql<SqlBool>`"isOpen" = 1`)
    .execute()
}
