import { type Kysely, sql } from 'kysely'

// Points are a ledger like stock. What there is of them stands in lots, since each ends on its own day. Nothing becomes negative, and
// nothing is given twice for an order, whoever writes it.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('shop_orders')
    .addColumn('points', 'double precision', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"points" >= 0`),
    )
    .execute()
  await schema
    .alterTable('shopOrderLines')
    .addColumn('points', 'double precision', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"points" between 0 and "price" * "quantity" - "discount"`),
    )
    .execute()
  await schema
    .createTable('shopPointBalances')
    .addColumn('_user', 'text', (column) => column.primaryKey().references('users._id').onDelete('cascade'))
    .addColumn('balance', 'integer', (column) => column.notNull().check(sql`"balance" >= 0`))
    .addColumn('movements', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('shopPointMovements')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('change', 'integer', (column) => column.notNull())
    .addColumn('balance', 'integer', (column) => column.notNull().check(sql`"balance" >= 0`))
    .addColumn('_order', 'text', (column) => column.references('shop_orders._id').onDelete('set null'))
    .addColumn('reason', 'text')
    .addColumn('_staff', 'text', (column) => column.references('users._id').onDelete('set null'))
    .execute()
  await schema.createIndex('shopPointMovements_number').on('shopPointMovements').columns(['_user', 'number']).unique().execute()
  await schema.createIndex('shopPointMovements_staff').on('shopPointMovements').column('_staff').execute()
  // An order earns once and spends once.
  await schema
    .createIndex('shopPointMovements_order')
    .on('shopPointMovements')
    .columns(['_order', 'kind'])
    .unique()
    .where(sql.ref('kind'), 'in', sql`('earned', 'spent')`)
    .execute()
  await schema
    .createTable('shopPointLots')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`"amount" > 0`))
    .addColumn('left', 'integer', (column) => column.notNull().check(sql`"left" between 0 and "amount"`))
    .execute()
  await schema.createIndex('shopPointLots_own').on('shopPointLots').columns(['_user', 'left', 'expiresAt']).execute()
  await schema.createIndex('shopPointLots_due').on('shopPointLots').columns(['expiresAt']).where(sql.ref('left'), '>', 0).execute()
  await schema
    .createTable('shopPointUses')
    .addColumn('_movement', 'text', (column) => column.notNull().references('shopPointMovements._id').onDelete('cascade'))
    .addColumn('_lot', 'text', (column) => column.notNull().references('shopPointLots._id').onDelete('cascade'))
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`"amount" > 0`))
    .addColumn('returned', 'integer', (column) => column.notNull().check(sql`"returned" between 0 and "amount"`))
    .addPrimaryKeyConstraint('shopPointUses_pk', ['_movement', '_lot'])
    .execute()
  await schema.createIndex('shopPointUses_lot').on('shopPointUses').column('_lot').execute()
}
