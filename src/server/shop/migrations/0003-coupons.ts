import { type Kysely, sql } from 'kysely'

// A coupon is declared, and completed by makeTables. No more are taken than there are, whoever counts them.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('shop_coupons')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('total', 'double precision')
    .addColumn('taken', 'double precision', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"taken" >= 0 and ("total" is null or "taken" <= "total")`),
    )
    .execute()
  await schema
    .createTable('shopMemberCoupons')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('_coupon', 'text', (column) => column.notNull().references('shop_coupons._id'))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('_order', 'text', (column) => column.references('shop_orders._id').onDelete('set null'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('shopMemberCoupons_own').on('shopMemberCoupons').columns(['_user', '_coupon']).execute()
  await schema.createIndex('shopMemberCoupons_coupon').on('shopMemberCoupons').column('_coupon').execute()
  // An order spends one at most.
  await schema.createIndex('shopMemberCoupons_order').on('shopMemberCoupons').column('_order').unique().execute()
}
