import { type Kysely, sql, type SqlBool } from 'kysely'

// Reviews are a declared resource, completed by makeTables: here they get the rules and indexes that no declaration says.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('shop_reviews')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('_product', 'text', (column) => column.notNull())
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id'))
    // Orders are not kept for ever; a review goes with its account.
    .addColumn('_line', 'text', (column) => column.references('shopOrderLines._id').onDelete('set null'))
    .addColumn('rating', 'text', (column) => column.notNull().check(sql`"rating" in ('1', '2', '3', '4', '5')`))
    .addColumn('images', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('isHidden', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hiddenReason', 'text')
    .addCheckConstraint('shop_reviews_reason', sql`"isHidden" = 0 or "hiddenReason" is not null`)
    .execute()
  const shown = sql<SqlBool>`"isHidden" = 0`
  // Readers have those of one product alone.
  await schema.createIndex('shop_reviews_newest').on('shop_reviews').columns(['_product', 'createdAt', '_id']).where(shown).execute()
  await schema
    .createIndex('shop_reviews_best')
    .on('shop_reviews')
    .columns(['_product', 'rating', 'createdAt', '_id'])
    .where(shown)
    .execute()
  await schema
    .createIndex('shop_reviews_pictured')
    .on('shop_reviews')
    .columns(['_product', 'createdAt', '_id'])
    .where(sql<SqlBool>`"isHidden" = 0 and "images" <> '[]'`)
    .execute()
  await schema
    .createTable('shopRatings')
    .addColumn('_product', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sum', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('pictured', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stars1', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stars2', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stars3', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stars4', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stars5', 'integer', (column) => column.notNull().defaultTo(0))
    // What is counted twice adds up.
    .addCheckConstraint('shopRatings_count', sql`"count" = "stars1" + "stars2" + "stars3" + "stars4" + "stars5"`)
    .addCheckConstraint('shopRatings_sum', sql`"sum" = "stars1" + 2 * "stars2" + 3 * "stars3" + 4 * "stars4" + 5 * "stars5"`)
    .addCheckConstraint(
      'shopRatings_least',
      sql`"stars1" >= 0 and "stars2" >= 0 and "stars3" >= 0 and "stars4" >= 0 and "stars5" >= 0 and "pictured" between 0 and "count"`,
    )
    .execute()
}
