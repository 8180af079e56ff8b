import { type Kysely, sql } from 'kysely'

/** Tables as they are here, as far as they are read. */
interface Before {
  shop_orders: {
    _id: string
    payer: string
    payerKey: string
    isOwed: number
    means: string | null
    updatedAt: string
    refundUntil: string | null
  }
  shop_claims: { _order: string; state: string; closedAt: string | null; _payment: string | null }
}

/** As names are compared (contract/shop/payer-name.ts). */
const keyOf = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase()
const batch = 500

/** Notes the payers of the orders that are there. */
async function notePayers(db: Kysely<Before>): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db.selectFrom('shop_orders').select(['_id', 'payer']).where('_id', '>', last).orderBy('_id').limit(batch).execute()
    for (const { _id, payer } of rows)
      await db
        .updateTable('shop_orders')
        .set({ payerKey: keyOf(payer) })
        .where('_id', '=', _id)
        .execute()
    if (rows.length < batch) return
    last = rows.at(-1)?._id ?? ''
  }
}

const [dayMs, seoul] = [24 * 60 * 60 * 1000, 9 * 60 * 60 * 1000]

/** The end of the third day after an instant in Seoul, without weekends: which days are holidays a migration does not know. */
function deadlineOf(since: string): string {
  let at = Date.parse(new Date(Date.parse(since) + seoul).toISOString().slice(0, 10))
  for (let left = 3; left > 0; left -= [0, 6].includes(new Date(at).getUTCDay()) ? 0 : 1) at += dayMs
  return new Date(at + dayMs - seoul - 1).toISOString()
}

/** What is to go back has a deadline, and may bring interest that is no sale. */
async function addDeadlines(db: Kysely<Before>): Promise<void> {
  await db.schema.alterTable('shop_orders').addColumn('refundUntil', 'text').execute()
  await db.schema
    .alterTable('shopPayments')
    .addColumn('interest', 'double precision', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"interest" >= 0`),
    )
    .execute()
  const owing = await db.selectFrom('shop_orders').select(['_id', 'means', 'updatedAt']).where('isOwed', '=', 1).execute()
  for (const { _id, means, updatedAt } of owing) {
    if (means === 'gateway') continue
    const first = await db
      .selectFrom('shop_claims')
      .select(({ fn }) => fn.min('closedAt').as('since'))
      .where('_order', '=', _id)
      .where('state', '=', 'closed')
      .where('_payment', 'is', null)
      .executeTakeFirst()
    const refundUntil = deadlineOf(first?.since ?? updatedAt)
    await db.updateTable('shop_orders').set({ refundUntil }).where('_id', '=', _id).execute()
  }
}

/** Rows of the gateway's list of payouts, each once (`key`). */
async function addPayouts({ schema }: Kysely<Before>): Promise<void> {
  let table = schema
    .createTable('shop_settlement')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
  for (const name of ['createdAt', 'updatedAt', 'day', 'paymentKey', 'orderId'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['number', 'memo']) table = table.addColumn(name, 'text')
  for (const name of ['amount', 'fee', 'feeVat', 'payout']) table = table.addColumn(name, 'double precision', (column) => column.notNull())
  await table
    .addColumn('_charge', 'text', (column) => column.references('shop_charges._id').onDelete('set null'))
    .addColumn('key', 'text', (column) => column.unique())
    .execute()
  await schema.createIndex('shop_settlement_charge').on('shop_settlement').columns(['_charge', 'amount']).execute()
  for (const name of ['paymentKey', 'number']) await schema.createIndex(`shop_charges_${name}`).on('shop_charges').column(name).execute()
}

/** Rows of the bank's list of deposits, each once (`key`). */
async function addDeposits({ schema }: Kysely<Before>): Promise<void> {
  let table = schema
    .createTable('shop_deposits')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
  for (const name of ['createdAt', 'updatedAt', 'payer', 'at', 'state', 'note'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['orderNumber', 'returnedOn', 'decidedAt', 'memo']) table = table.addColumn(name, 'text')
  await table
    .addColumn('amount', 'double precision', (column) => column.notNull().check(sql`"amount" > 0`))
    .addColumn('back', 'double precision', (column) => column.notNull().check(sql`"back" between 0 and "amount"`))
    .addColumn('balance', 'double precision')
    .addColumn('_order', 'text', (column) => column.references('shop_orders._id').onDelete('set null'))
    .addColumn('payerKey', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('key', 'text', (column) => column.unique())
    // What is to go back, or has gone, is more than nothing; what waits or is none of the shop's has paid nothing.
    .addCheckConstraint('shop_deposits_back', sql`("state" in ('toReturn', 'returned')) = ("back" > 0)`)
    .addCheckConstraint('shop_deposits_unused', sql`"state" not in ('open', 'foreign') or "orderNumber" is null`)
    .execute()
  await schema.createIndex('shop_deposits_payer').on('shop_deposits').columns(['payerKey', 'state']).execute()
  await schema.createIndex('shop_deposits_order').on('shop_deposits').column('_order').execute()
  await schema.createIndex('shop_deposits_at').on('shop_deposits').column('at').execute()
}

// Lists of the bank and of the gateway are compared with the books. Orders are found by the name of their payer, as names are compared.
export async function up(db: Kysely<Before>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('shop_orders')
    .addColumn('payerKey', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.createIndex('shop_orders_payer').on('shop_orders').columns(['payerKey', 'total']).execute()
  await schema.createIndex('shop_orders_total').on('shop_orders').columns(['state', 'total']).execute()
  await notePayers(db)
  await addDeadlines(db)
  await addDeposits(db)
  await addPayouts(db)
}
