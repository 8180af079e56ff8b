import { type Kysely, sql } from 'kysely'

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

/** Lets the log have more kinds of entries, those of a sale in its hall among them: SQLite changes no check, so the table is made again. */
async function widenLog(db: Kysely<Record<string, Record<string, string>>>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('widerAuctionLog')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_work', 'text', (column) => column.notNull().references('auctionLots._work'))
    .addColumn('_program', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull().check(sql`"number" > 0`))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('arrivedAt', 'text')
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`"kind" in ('opened', 'revised', 'placed', 'changed', 'retracted', 'cancelled', 'extended', 'paused',
        'resumed', 'withdrawn', 'closed', 'refused', 'defaulted', 'offered', 'accepted', 'restated', 'called',
        'warned')`),
    )
    .addColumn('paddle', 'integer')
    .addColumn('maximum', 'double precision', (column) => column.check(sql`"maximum" > 0`))
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('price', 'double precision')
    .addColumn('leader', 'integer')
    .addColumn('isPublic', 'integer', (column) => column.notNull())
    .addColumn('_staff', 'text', (column) => column.references('users._id').onDelete('set null'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addUniqueConstraint('auctionLog_step', ['_work', 'number'])
    .addForeignKeyConstraint('auctionLog_by', ['_program', 'paddle'], 'auctionRegistrations', ['_program', 'paddle'])
    .addCheckConstraint(
      'auctionLog_won',
      sql`"kind" not in ('placed', 'changed', 'offered', 'accepted') or ("paddle" is not null and "maximum" is not null)`,
    )
    .execute()
  await db.insertInto('widerAuctionLog').columns(columns).expression(db.selectFrom('auctionLog').select(columns)).execute()
  await schema.dropTable('auctionLog').execute()
  await schema.alterTable('widerAuctionLog').renameTo('auctionLog').execute()
  await schema.createIndex('auctionLog_paddle').on('auctionLog').columns(['_program', 'paddle']).execute()
  await schema.createIndex('auctionLog_staff').on('auctionLog').column('_staff').execute()
  await sql`create index "auctionLog_rare" on "auctionLog" ("_program", "kind", "at")
    where "kind" in ('retracted', 'cancelled', 'extended')`.execute(db)
}

// What was stated of works before it was changed after bids, and what all bidders of a lot are to be told.
export async function up(db: Kysely<Record<string, Record<string, string>>>): Promise<void> {
  await widenLog(db)
  const { schema } = db
  await schema
    .createTable('auctionChanges')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_work', 'text', (column) => column.notNull().references('auctionLots._work'))
    .addColumn('_program', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addUniqueConstraint('auctionChanges_entry', ['_work', 'number'])
    .execute()
  await schema
    .createTable('auctionNotices')
    .addColumn('_work', 'text', (column) => column.notNull().references('auctionLots._work'))
    .addColumn('_program', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`"kind" in ('restated', 'withdrawn', 'called')`))
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('auctionNotices_one', ['_work', 'kind'])
    .execute()
}
