import { sql, type SqlBool } from 'kysely'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import type { Platform } from '../../http/platform.ts'
import { notify } from '../../notifications/notify.ts'
import type { ShopDeps } from '../shop.ts'

/** So many variants in one run, and members in one transaction. The next run comes soon. */
const batch = { variants: 100, members: 50 }
/** Transactions of one run. */
const mostTransactions = 40

const isOnSale = sql<SqlBool>`exists (
  select 1 from "shop_products" as "p" where "p"."_id" = "v"."_product" and "p"."state" = 'published' and "p"."sale" = 'onSale')`

/** Who waits and can log in. */
const waitingFor = (db: Db) =>
  db.selectFrom('shopRestock as w').innerJoin('users as u', 'u._id', 'w._user').where('u.status', '=', 'active')

/** Reads what can be bought and is waited for. */
const readBack = (db: Db) =>
  db
    .selectFrom('shopVariants as v')
    .select(['v._id as _variant', 'v._product'])
    .where('v.stock', '>', 0)
    .where('v.isOffered', '=', 1)
    .where((eb) => eb.exists(waitingFor(db).select('w._user').where('w._variant', '=', eb.ref('v._id'))))
    .where(isOnSale)
    .orderBy('v._id')
    .limit(batch.variants)
    .execute()

/** Takes the first members who wait for a variant, in the order of asking. Who is taken waits no longer, whoever else looks at the same moment. */
async function takeWaiting(db: Db, _variant: string): Promise<string[]> {
  const first = await waitingFor(db)
    .select('w._user')
    .where('w._variant', '=', _variant)
    .orderBy('w.createdAt')
    .orderBy('w._user')
    .limit(batch.members)
    .execute()
  const users = first.map(({ _user }) => _user)
  if (users.length === 0) return []
  const taken = await db.deleteFrom('shopRestock').where('_variant', '=', _variant).where('_user', 'in', users).returning('_user').execute()
  return users.filter((_user) => taken.some((row) => row._user === _user))
}

/**
 * Tells members that what they wait for can be bought again, whatever has brought it back: in bounded parts, beside the transactions
 * that move stock. Nobody waits any more for what they were told of. While the shop is off they go on waiting.
 */
export async function tellRestocked(platform: Platform, { readShop }: ShopDeps, now = new Date()): Promise<void> {
  const { db } = platform.database
  if (!(await readShop(db)).isOn) return
  let left = mostTransactions
  for (const { _variant, _product: subject } of await readBack(db))
    for (let told = batch.members; told === batch.members && left > 0; left -= 1)
      await inTransaction(db, async (own) => {
        const users = await takeWaiting(own.db, _variant)
        told = users.length
        const change = { ...own, platform, now: now.toISOString() }
        await notify(change, users, { module: 'shop', kind: 'restocked', subject, data: { _variant } })
      })
}

/** Counts who waits for each of some variants: those for which nobody does are left out. */
export async function countWaiting(db: Db, variants: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows =
    variants.length === 0
      ? []
      : await db
          .selectFrom('shopRestock')
          .select(({ fn }) => ['_variant', fn.countAll().as('total')])
          .where('_variant', 'in', variants)
          .groupBy('_variant')
          .execute()
  return new Map(rows.map(({ _variant, total }) => [_variant, Number(total)]))
}
