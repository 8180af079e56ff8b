import type { Kysely } from 'kysely'

// From where paddles have bid on lots, under a key of the server: staff see where two paddles have bid from the same place.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('auctionOrigins')
    .addColumn('_program', 'text', (column) => column.notNull())
    .addColumn('_work', 'text', (column) => column.notNull().references('auctionLots._work'))
    .addColumn('paddle', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('auctionOrigins_one', ['_work', 'key', 'paddle'])
    .addForeignKeyConstraint('auctionOrigins_paddle', ['_program', 'paddle'], 'auctionRegistrations', ['_program', 'paddle'])
    .execute()
  await schema.createIndex('auctionOrigins_sale').on('auctionOrigins').columns(['_program', 'paddle']).execute()
}
