import type { Kysely } from 'kysely'

// What everybody sees of a lot is told to open screens: under a number of its sale that grows, and null while it is to be told.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('auctionLots').addColumn('toldAs', 'integer').execute()
  await schema.createIndex('auctionLots_told').on('auctionLots').columns(['_program', 'toldAs']).execute()
  await schema
    .createTable('auctionTold')
    .addColumn('_program', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
}
