import { sql } from 'kysely'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import type { Platform } from '../../http/platform.ts'
import { notify } from '../../notifications/notify.ts'

/** So long before it opens the followers of a sale are told of it, in ms. */
const ahead = 24 * 60 * 60_000
/** So many members in one transaction, and transactions in one run: the next one comes soon. */
const [batch, mostTransactions] = [50, 40]
/** What a follower of a sale was told last. */
const steps = { nothing: 0, soon: 1, open: 2 } as const

/** Returns the step of which a follower is not to be told: whoever begins to follow a sale reads it on its page. @param now ms */
export function toldAlready({ opensAt }: { opensAt: string }, now: number): number {
  const left = Date.parse(opensAt) - now
  if (left <= 0) return steps.open
  return left <= ahead ? steps.soon : steps.nothing
}

/** Sales that are open or open soon, and have followers who were not told of it. */
async function readSales(db: Db, now: number): Promise<{ _id: string; opensAt: string }[]> {
  const [at, soon] = [now, now + ahead].map((ms) => new Date(ms).toISOString())
  const { rows } = await sql<{ _id: string; opensAt: string }>`
    select "p"."_id", "p"."opensAt" from "auction_programs" as "p"
    where "p"."state" = 'published' and "p"."closesAt" > ${at} and "p"."opensAt" <= ${soon}
    and exists (select 1 from "auctionFollows" as "f" where "f"."_program" = "p"."_id"
      and "f"."toldOf" < case when "p"."opensAt" <= ${at} then ${sql.lit(steps.open)} else ${sql.lit(steps.soon)} end)
    order by "p"."opensAt", "p"."_id"`.execute(db)
  return rows
}

/** Takes the first followers of a sale who were not told so much. @returns how many, and those of them who can log in */
async function take(db: Db, _program: string, step: number): Promise<{ taken: number; users: string[] }> {
  const first = await db
    .selectFrom('auctionFollows')
    .select('_id')
    .where('_program', '=', _program)
    .where('toldOf', '<', step)
    .orderBy('toldOf')
    .orderBy('_id')
    .limit(batch)
    .execute()
  const ids = first.map(({ _id }) => _id)
  if (ids.length === 0) return { taken: 0, users: [] }
  const taken = await db
    .updateTable('auctionFollows')
    .set({ toldOf: step })
    .where('_id', 'in', ids)
    .where('toldOf', '<', step)
    .returning('_user')
    .execute()
  const users = taken.map(({ _user }) => _user)
  if (users.length === 0) return { taken: ids.length, users }
  const active = await db
    .selectFrom('users')
    .select('_id')
    .where('_id', 'in', users)
    .where('status', '=', 'active')
    .orderBy('_id')
    .execute()
  return { taken: ids.length, users: active.map(({ _id }) => _id) }
}

/** Tells the followers of sales, once each, a day before they open and when they do. Who was not told of the one hears of the other alone. @param now ms */
export async function tellOfSales(platform: Platform, now: number): Promise<void> {
  const { db } = platform.database
  let left = mostTransactions
  for (const { _id: subject, opensAt } of await readSales(db, now)) {
    const isOpen = Date.parse(opensAt) <= now
    const kind = isOpen ? 'saleOpen' : 'saleSoon'
    for (let isMore = true; isMore && left > 0; left -= 1)
      isMore = await inTransaction(db, async (own) => {
        const { taken, users } = await take(own.db, subject, isOpen ? steps.open : steps.soon)
        await notify({ ...own, platform, now: new Date(now).toISOString() }, users, { module: 'auction', kind, subject, data: { opensAt } })
        return taken === batch
      })
  }
}
