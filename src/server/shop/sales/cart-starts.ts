import { shopDayOf } from '#contract/shop/shop-day.ts'
import { cartDays } from '#contract/shop/sales.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { dayMs, type Span } from './periods.ts'

/** The first day on which a cart that is still the same one was begun. */
const firstDay = (at: string): string => shopDayOf(new Date(Date.parse(at) - (cartDays - 1) * dayMs).toISOString())

/** The cart of a member that is no order yet. */
const readOpen = (db: Db, _user: string, at: string) =>
  db
    .selectFrom('shopCartStarts')
    .select('_id')
    .where('_user', '=', _user)
    .where('isOrdered', '=', 0)
    .where('day', '>=', firstDay(at))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()

const insert = (db: Db, _user: string | null, at: string, _order: string | null) =>
  db
    .insertInto('shopCartStarts')
    .values({ _id: uuid(), _user, day: shopDayOf(at), _order, isOrdered: Number(_order !== null) })
    .execute()

/** Notes that a member has put something into the cart: a cart is begun once, until it is ordered or old. Under the lock of the account. */
export async function noteCart(db: Db, _user: string, at = new Date().toISOString()): Promise<void> {
  if ((await readOpen(db, _user, at)) === undefined) await insert(db, _user, at, null)
}

/** Notes that a cart of a member has become an order, which knows whose it is. Under the lock of the account. */
export async function noteCartOrdered(db: Db, _user: string, _order: string, at: string): Promise<void> {
  const open = await readOpen(db, _user, at)
  if (open === undefined) await insert(db, null, at, _order)
  else await db.updateTable('shopCartStarts').set({ _user: null, _order, isOrdered: 1 }).where('_id', '=', open._id).execute()
}

/** Takes a member out of what is known of their carts: that they were begun stays. */
export async function forgetCarts(_user: string, { db }: { db: Db }): Promise<void> {
  await db.updateTable('shopCartStarts').set({ _user: null }).where('_user', '=', _user).execute()
}

const counts = {
  begun: sql<number | string>`count(*)`,
  ordered: sql<number | string>`sum("c"."isOrdered")`,
  paid: sql<
    number | string
  >`sum(case when exists (select 1 from "shopPayments" as "p" where "p"."_order" = "c"."_order" and "p"."change" > 0) then 1 else 0 end)`,
  received: sql<number | string>`sum(case when "o"."state" in ('delivered', 'confirmed') then 1 else 0 end)`,
}

/** Counts the carts that members began in a span, by how far they have come. PostgreSQL answers sums as texts. */
export async function readFunnel(db: Db, { from, to }: Span) {
  const row = await db
    .selectFrom('shopCartStarts as c')
    .leftJoin('shop_orders as o', 'o._id', 'c._order')
    .where('c.day', '>=', from)
    .where('c.day', '<=', to)
    .select([counts.begun.as('begun'), counts.ordered.as('ordered'), counts.paid.as('paid'), counts.received.as('received')])
    .executeTakeFirstOrThrow()
  return { begun: Number(row.begun), ordered: Number(row.ordered), paid: Number(row.paid), received: Number(row.received) }
}
