import { type Kysely, sql, type SqlBool } from 'kysely'

// What consignors get for works that are sold: computed as the work is sold and as its contract changes, until it is paid.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('auctionSettlements')
    .addColumn('_win', 'text', (column) => column.primaryKey().references('auctionWins._id'))
    .addColumn('_work', 'text', (column) => column.notNull())
    .addColumn('_program', 'text', (column) => column.notNull())
    .addColumn('_consignor', 'text', (column) => column.notNull())
    .addColumn('hammer', 'double precision', (column) => column.notNull())
    .addColumn('commission', 'double precision', (column) => column.notNull())
    .addColumn('commissionVat', 'double precision', (column) => column.notNull())
    .addColumn('fees', 'double precision', (column) => column.notNull())
    .addColumn('proposed', 'double precision', (column) => column.notNull().check(sql`"proposed" >= 0`))
    .addColumn('withholding', 'double precision', (column) => column.notNull().check(sql`"withholding" >= 0`))
    .addColumn('reason', 'text')
    .addColumn('payable', 'double precision', (column) => column.notNull())
    .addColumn('paidOn', 'text')
    .addColumn('note', 'text')
    .addCheckConstraint('auctionSettlements_sum', sql`"payable" = "hammer" - "commission" - "commissionVat" - "fees" - "withholding"`)
    .execute()
  await schema.createIndex('auctionSettlements_work').on('auctionSettlements').column('_work').execute()
  await schema.createIndex('auctionSettlements_consignor').on('auctionSettlements').columns(['_program', '_consignor']).execute()
  await schema
    .createIndex('auctionSettlements_unpaid')
    .on('auctionSettlements')
    .column('_consignor')
    .where(sql<SqlBool>`"paidOn" is null`)
    .execute()
}
