import { type Kysely, sql } from 'kysely'

/** Tables as they are here, as far as they are read. */
interface Before {
  shop_claims: { _line: string; _variant: string | null }
  shopOrderLines: { _id: string; _variant: string }
}

// Pieces come back for other ones: claims name the variant, as what was exchanged is not what was ordered. The ways of an exchange are
// paid after its order was.
export async function up(db: Kysely<Before>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('shop_orders')
    .addColumn('postage', 'double precision', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"postage" >= 0`),
    )
    .execute()
  await schema
    .alterTable('shopPayments')
    .addColumn('isPostage', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('shop_claims')
    .addColumn('_variant', 'text', (column) => column.references('shopVariants._id'))
    .execute()
  await db
    .updateTable('shop_claims')
    .set((eb) => ({
      _variant: eb.selectFrom('shopOrderLines as l').select('l._variant').whereRef('l._id', '=', 'shop_claims._line'),
    }))
    .execute()
}
