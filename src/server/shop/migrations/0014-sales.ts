import { type Kysely, sql } from 'kysely'

/** Tables as they are here, as far as they are written. */
interface Before {
  shopPayments: { _id: string; goods: number }
}

// Statistics read which goods each payment was for, by product, instead of the lines and claims of all orders of three years.
export async function up(db: Kysely<Before>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('shopPayments')
    .addColumn('goods', 'double precision', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('shopSales')
    .addColumn('_payment', 'text', (column) => column.notNull().references('shopPayments._id').onDelete('cascade'))
    .addColumn('_line', 'text', (column) => column.notNull().references('shopOrderLines._id').onDelete('cascade'))
    .addColumn('_product', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('pieces', 'integer', (column) => column.notNull())
    .addColumn('net', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('shopSales_pk', ['_payment', '_line'])
    .execute()
  const sign = sql`(case when "p"."isBounce" = 1 then -1 else 1 end)`
  await sql`
    insert into "shopSales" ("_payment", "_line", "_product", "day", "pieces", "net")
    select "p"."_id", "l"."_id", "l"."_product", "p"."day", "l"."quantity" * ${sign},
      ("l"."price" * "l"."quantity" - "l"."discount" - "l"."points") * ${sign}
    from "shopPayments" as "p" join "shopOrderLines" as "l" on "l"."_order" = "p"."_order"
    where "p"."isPostage" = 0 and ("p"."change" > 0 or "p"."isBounce" = 1)
    union all
    select "p"."_id", "l"."_id", "l"."_product", "p"."day", -sum("c"."quantity"), -sum("c"."goods")
    from "shopPayments" as "p" join "shop_claims" as "c" on "c"."_payment" = "p"."_id" join "shopOrderLines" as "l" on "l"."_id" = "c"."_line"
    group by "p"."_id", "l"."_id", "l"."_product", "p"."day"`.execute(db)
  await db
    .updateTable('shopPayments')
    .set({ goods: sql`(select coalesce(sum("net"), 0) from "shopSales" where "_payment" = "shopPayments"."_id")` })
    .execute()
  // Both hold what is summed, so that the tables are not looked at.
  await schema.dropIndex('shopPayments_day').execute()
  await schema.createIndex('shopPayments_day').on('shopPayments').columns(['day', 'change', 'goods', 'isBounce', 'isPostage']).execute()
  await schema.createIndex('shopSales_product').on('shopSales').columns(['_product', 'day', 'pieces', 'net']).execute()
  await schema.createIndex('shopSales_line').on('shopSales').column('_line').execute()
}
