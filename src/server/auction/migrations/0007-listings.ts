import type { Kysely } from 'kysely'

// A work that was not sold is listed again as a work of its own: this says which one it was before.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('auctionListings')
    .addColumn('_work', 'text', (column) => column.primaryKey())
    .addColumn('_before', 'text', (column) => column.notNull().references('auctionLots._work'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('auctionListings_before').on('auctionListings').column('_before').execute()
}
