import { type Kysely, sql } from 'kysely'

// What is taken out of the store, by its stock code. The balance cannot become negative, whoever writes it.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('shopVariants')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_product', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('isOffered', 'integer', (column) => column.notNull())
    .addColumn('stock', 'integer', (column) => column.notNull().check(sql`"stock" >= 0`))
    .addColumn('movements', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('shopVariants_product').on('shopVariants').columns(['_product', 'isOffered', 'stock']).execute()
  await schema
    .createTable('shopStockMovements')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_variant', 'text', (column) => column.notNull().references('shopVariants._id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('change', 'integer', (column) => column.notNull())
    .addColumn('balance', 'integer', (column) => column.notNull().check(sql`"balance" >= 0`))
    .addColumn('reason', 'text')
    .addColumn('_user', 'text', (column) => column.references('users._id').onDelete('set null'))
    .execute()
  // Each movement stands once in the row of its variant's movements.
  await schema.createIndex('shopStockMovements_number').on('shopStockMovements').columns(['_variant', 'number']).unique().execute()
  await schema.createIndex('shopStockMovements_user').on('shopStockMovements').column('_user').execute()
}
