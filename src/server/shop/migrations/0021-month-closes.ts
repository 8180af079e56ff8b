import { type Kysely, sql } from 'kysely'

// A month of sales is closed: no payment counts in it any more. A close that was taken back stays as a row.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  let table = schema
    .createTable('shopMonthCloses')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('orders', 'integer', (column) => column.notNull())
  for (const name of ['paid', 'refunded', 'delivery']) table = table.addColumn(name, 'double precision', (column) => column.notNull())
  for (const name of ['note', 'reopenedAt', 'reason']) table = table.addColumn(name, 'text')
  for (const name of ['_user', '_reopenedBy'])
    table = table.addColumn(name, 'text', (column) => column.references('users._id').onDelete('set null'))
  await table.addCheckConstraint('shopMonthCloses_reopened', sql`("reopenedAt" is null) = ("reason" is null)`).execute()
  // A month is closed once, as long as it is not opened again.
  await schema
    .createIndex('shopMonthCloses_month')
    .on('shopMonthCloses')
    .column('month')
    .unique()
    .where(sql.ref('reopenedAt'), 'is', null)
    .execute()
  for (const name of ['_user', '_reopenedBy'])
    await schema.createIndex(`shopMonthCloses${name}`).on('shopMonthCloses').column(name).execute()
}
