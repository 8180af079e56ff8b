import type { Kysely } from 'kysely'

// What everybody sees of a lot is told to open screens: under a number of its sale that grows, and null while it is to be told.
// Bidders who were outbid, until they have had their mail of it, and the ends of lots that bidders were told of.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('auctionLots').addColumn('toldAs', 'integer').execute()
  await schema.createIndex('auctionLots_told').on('auctionLots').columns(['_program', 'toldAs']).execute()
  await schema
    .createTable('auctionTold')
    .addColumn('_program', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('auctionOutbid')
    .addColumn('_work', 'text', (column) => column.notNull().references('auctionLots._work'))
    .addColumn('_program', 'text', (column) => column.notNull())
    .addColumn('paddle', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('toldAt', 'text')
    .addPrimaryKeyConstraint('auctionOutbid_one', ['_work', 'paddle'])
    .addForeignKeyConstraint('auctionOutbid_paddle', ['_program', 'paddle'], 'auctionRegistrations', ['_program', 'paddle'])
    .execute()
  await schema.createIndex('auctionOutbid_due').on('auctionOutbid').columns(['toldAt', 'since']).execute()
  await schema
    .createTable('auctionEndings')
    .addColumn('_work', 'text', (column) => column.notNull().references('auctionLots._work'))
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('auctionEndings_one', ['_work', 'minutes'])
    .execute()
}
