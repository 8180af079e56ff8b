import { type Kysely, sql } from 'kysely'

// Lots that are sold, and the order that their winner pays: begun once for each, whatever process sees first that a lot is sold.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('auctionLots')
    .addColumn('isSettled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createIndex('auctionLots_unsettled')
    .on('auctionLots')
    .column('endsAt')
    .where(sql.ref('phase'), '=', sql.lit('sold'))
    .where(sql.ref('isSettled'), '=', sql.lit(0))
    .execute()
  await schema
    .createTable('auctionWins')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_work', 'text', (column) => column.notNull().references('auctionLots._work'))
    .addColumn('_program', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull().check(sql`"round" > 0`))
    .addColumn('paddle', 'integer', (column) => column.notNull())
    .addColumn('hammer', 'double precision', (column) => column.notNull().check(sql`"hammer" > 0`))
    .addColumn('cost', 'text', (column) => column.notNull())
    .addColumn('_order', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('tellings', 'integer', (column) => column.notNull())
    .addColumn('toldAt', 'text')
    .addUniqueConstraint('auctionWins_round', ['_work', 'round'])
    .execute()
  await schema.createIndex('auctionWins_bidder').on('auctionWins').columns(['_program', 'paddle']).execute()
}
