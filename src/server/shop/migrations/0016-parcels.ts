import { type Kysely, sql } from 'kysely'

// An order is sent in parcels, each with its pieces and number. What was sent until now went in one: carrier and number become its
// first parcel, and leave the order.
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  for (const [table, name] of [
    ['shop_orders', 'parcels'],
    ['shopOrderLines', 'unsent'],
  ] as const)
    await schema
      .alterTable(table)
      .addColumn(name, 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(name)} >= 0`),
      )
      .execute()
  await schema
    .createTable('shopParcels')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_order', 'text', (column) => column.notNull().references('shop_orders._id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('carrier', 'text', (column) => column.notNull())
    .addColumn('trackingNumber', 'text', (column) => column.notNull())
    .addColumn('trackingUrl', 'text')
    .addColumn('shippedAt', 'text', (column) => column.notNull())
    .addColumn('deliveredAt', 'text', (column) => column.check(sql`("deliveredAt" is not null) = ("state" = 'delivered')`))
    .addUniqueConstraint('shopParcels_number', ['_order', 'number'])
    .execute()
  await schema
    .createTable('shopParcelPieces')
    .addColumn('_parcel', 'text', (column) => column.notNull().references('shopParcels._id').onDelete('cascade'))
    .addColumn('_line', 'text', (column) => column.notNull().references('shopOrderLines._id').onDelete('cascade'))
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`"quantity" > 0`))
    .addPrimaryKeyConstraint('shopParcelPieces_pk', ['_parcel', '_line'])
    .execute()
  await schema.createIndex('shopParcelPieces_line').on('shopParcelPieces').column('_line').execute()
  await sql`update "shopOrderLines" set "unsent" = "quantity" - "ended" where "_order" in
    (select "_id" from "shop_orders" where "state" in ('unpaid', 'paid', 'preparing', 'cancelled'))`.execute(db)
  const columns = (await db.introspection.getTables()).find(({ name }) => name === 'shop_orders')?.columns ?? []
  // A fresh database has never had them.
  if (columns.every(({ name }) => name !== 'carrier')) return
  // A parcel that was delivered says since when: at the last, when its order was.
  await sql`
    insert into "shopParcels" ("_id", "_order", "number", "state", "carrier", "trackingNumber", "shippedAt", "deliveredAt")
    select "_id", "_id", 1, case when "deliveredAt" is null then 'shipped' else 'delivered' end, "carrier", coalesce("trackingNumber", ''),
      coalesce((select min("s"."at") from "shopOrderSteps" as "s" where "s"."_order" = "o"."_id" and "s"."step" = 'ship'), "updatedAt"),
      "deliveredAt"
    from "shop_orders" as "o" where "carrier" is not null and "state" in ('shipped', 'delivered', 'confirmed', 'refunded')`.execute(db)
  await sql`
    insert into "shopParcelPieces" ("_parcel", "_line", "quantity")
    select "_order", "_id", "sent" from (
      select "l"."_order", "l"."_id", "l"."quantity" - (select coalesce(sum("c"."quantity"), 0) from "shop_claims" as "c"
        where "c"."_line" = "l"."_id" and "c"."kind" = 'cancel' and "c"."state" = 'closed') as "sent"
      from "shopOrderLines" as "l" join "shopParcels" as "p" on "p"."_order" = "l"."_order") as "row" where "sent" > 0`.execute(db)
  await sql`update "shop_orders" set "parcels" = 1 where "_id" in (select "_order" from "shopParcels")`.execute(db)
  for (const name of ['carrier', 'trackingNumber']) await schema.alterTable('shop_orders').dropColumn(name).execute()
}
