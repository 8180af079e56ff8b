import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ApiError } from './api-error.ts'

/** One limit with one counter for each key; a window begins with its first use. */
export interface UsageLimit {
  name: string
  max: number
  windowMs: number
}

export interface Use {
  limit: UsageLimit
  /** Address, account. */
  key: string
  amount: number
}

/** Hashed, since people type passwords where their name belongs. */
const counterOf = ({ limit, key }: Use): string => createHash('sha256').update(`${limit.name} ${key}`).digest('base64url')

/** Adds to a counter that has room, or whose window is over. An amount that alone is too much is let through: it is the only one. */
async function count(db: Db, use: Use, now: number): Promise<boolean> {
  const { limit, amount } = use
  const [at, endsAt] = [now, now + limit.windowMs].map((instant) => new Date(instant).toISOString()) as [string, string]
  const isOver = sql<boolean>`"usage"."endsAt" <= ${at}`
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('usage')
    .values({ counter: counterOf(use), amount, endsAt })
    .onConflict((conflict) =>
      conflict
        .column('counter')
        .doUpdateSet({
          amount: sql`case when ${isOver} then 0 else "usage"."amount" end + excluded."amount"`,
          endsAt: sql`case when ${isOver} then excluded."endsAt" else "usage"."endsAt" end`,
        })
        .where(sql<boolean>`${isOver} or "usage"."amount" <= 0 or "usage"."amount" + excluded."amount" <= ${limit.max}`),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The seconds until there is room for all uses. */
async function waitFor(db: Db, uses: readonly Use[], now: number): Promise<number> {
  const waits = uses.map(async (use) => {
    const row = await db.selectFrom('usage').select(['amount', 'endsAt']).where('counter', '=', counterOf(use)).executeTakeFirst()
    const hasRoom = row === undefined || row.amount <= 0 || row.amount + use.amount <= use.limit.max
    return hasRoom ? 0 : Math.ceil((Date.parse(row.endsAt) - now) / 1000)
  })
  return Math.max(1, ...(await Promise.all(waits)))
}

/**
 * Counts uses in the database, so for all processes: all of them, or none where one has no room. In a transaction they count
 * when that commits.
 * @throws ApiError `tooMany`
 */
export async function countUses(db: Db, uses: readonly Use[]): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((transaction) => countUses(transaction, uses))
  const now = Date.now()
  for (const use of uses) if (!(await count(db, use, now))) throw new ApiError('tooMany', {}, await waitFor(db, uses, now))
}

/** Takes uses back that nothing came of. */
export async function takeBackUses(db: Db, uses: readonly Use[]): Promise<void> {
  const now = new Date().toISOString()
  for (const use of uses)
    await db
      .updateTable('usage')
      .set((eb) => ({ amount: eb('amount', '-', use.amount) }))
      .where('counter', '=', counterOf(use))
      .where('endsAt', '>', now)
      .execute()
}

/**
 * Counts tries of what can be guessed: each until it is known to be right, whatever becomes of what is asked for. Outside of a transaction.
 * @param find throws where it is wrong
 * @throws ApiError `tooMany`, and what `find` throws
 */
export async function countWrongTries<Found>(db: Db, uses: readonly Use[], find: () => Promise<Found>): Promise<Found> {
  await countUses(db, uses)
  const found = await find()
  await takeBackUses(db, uses)
  return found
}

/** Removes counters whose window is over. */
export async function forgetUsage(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('usage').where('endsAt', '<=', now.toISOString()).execute()
}
