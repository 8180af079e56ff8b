import { type Kysely, sql } from 'kysely'

// Sales whose lots an auctioneer calls in a hall: whether a lot is called now, which no two lots of a sale are at once.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('auctionLots')
    .addColumn('call', 'text', (column) => column.check(sql`"call" in ('waiting', 'called', 'warned')`))
    .execute()
  await sql`create unique index "auctionLots_called" on "auctionLots" ("_program") where "call" in ('called', 'warned')`.execute(db)
}
