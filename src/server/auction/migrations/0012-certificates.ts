import { type Kysely, sql } from 'kysely'

// Certificates of authenticity: what each says of its work, and since when it does not hold. One of a work holds at a time.
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('auctionCertificates')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('_work', 'text', (column) => column.notNull())
    .addColumn('issuedAt', 'text', (column) => column.notNull())
    .addColumn('_staff', 'text', (column) => column.references('users._id').onDelete('set null'))
    .addColumn('said', 'text', (column) => column.notNull())
    .addColumn('revokedAt', 'text')
    .addColumn('reason', 'text')
    .execute()
  await schema.createIndex('auctionCertificates_work').on('auctionCertificates').columns(['_work', 'issuedAt']).execute()
  await schema.createIndex('auctionCertificates_staff').on('auctionCertificates').column('_staff').execute()
  await sql`create unique index "auctionCertificates_holds" on "auctionCertificates" ("_work") where "revokedAt" is null`.execute(db)
}
