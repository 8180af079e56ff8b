import { type Kysely, sql } from 'kysely'

// Rare entries of a sale's logs, which its control room looks for every few seconds: those in which bids went or ends moved.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "auctionLog_rare" on "auctionLog" ("_program", "kind", "at")
    where "kind" in ('retracted', 'cancelled', 'extended')`.execute(db)
}
