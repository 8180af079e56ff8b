import { pointRules } from '#contract/shop/point-rules.ts'
import type { pointKinds } from '#contract/shop/points.ts'
import { sql, type SqlBool } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Move {
  _user: string
  kind: (typeof pointKinds)[number]
  /** Negative where they go. */
  change: number
  at: string
  _order?: string
  reason?: string
  /** Who of the staff. */
  _staff?: string
}

/** When points end that are earned now. */
function endOf(at: string): string {
  const end = new Date(at)
  end.setUTCFullYear(end.getUTCFullYear() + pointRules.years)
  return end.toISOString()
}

/** Changes the balance in one statement under its own condition, and notes it in the ledger. @throws ApiError `pointsGone` */
async function move(db: Db, { _user, kind, change, at, _order, reason, _staff }: Move): Promise<{ _id: string; balance: number }> {
  const moved = await db
    .updateTable('shopPointBalances')
    .set({ balance: sql<number>`"balance" + ${change}`, movements: sql<number>`"movements" + 1` })
    .where('_user', '=', _user)
    .where(sql<SqlBool>`"balance" + ${change} >= 0`)
    .returning(['balance', 'movements'])
    .executeTakeFirst()
  if (moved === undefined) throw new ApiError('pointsGone', { values: { left: (await balanceOf(db, _user)).toLocaleString('en') } })
  const { balance, movements: number } = moved
  const _id = uuid()
  const said = { _order: _order ?? null, reason: reason ?? null, _staff: _staff ?? null }
  await db
    .insertInto('shopPointMovements')
    .values({ _id, _user, number, at, kind, change, balance, ...said })
    .execute()
  return { _id, balance }
}

async function addLot(db: Db, _user: string, amount: number, expiresAt: string): Promise<void> {
  await db.insertInto('shopPointLots').values({ _id: uuid(), _user, expiresAt, amount, left: amount }).execute()
}

const lotsOf = (db: Db, _user: string) =>
  db.selectFrom('shopPointLots').select(['_id', 'left', 'expiresAt']).where('_user', '=', _user).where('left', '>', 0)

const takeOf = (db: Db, _id: string, amount: number) =>
  db
    .updateTable('shopPointLots')
    .set({ left: sql<number>`"left" - ${amount}` })
    .where('_id', '=', _id)
    .execute()

/** Takes points out of the lots that end first, and notes of which, so that they can come back. */
async function takeFromLots(db: Db, _user: string, amount: number, _movement: string): Promise<void> {
  let missing = amount
  for (const lot of await lotsOf(db, _user).orderBy('expiresAt').orderBy('_id').execute()) {
    const taken = Math.min(missing, lot.left)
    if (taken === 0) break
    await takeOf(db, lot._id, taken)
    await db.insertInto('shopPointUses').values({ _movement, _lot: lot._id, amount: taken, returned: 0 }).execute()
    missing -= taken
  }
  if (missing > 0) throw new Error(`the lots of points have ${missing} less than their balance`)
}

const balanceOf = async (db: Db, _user: string): Promise<number> =>
  (await db.selectFrom('shopPointBalances').select('balance').where('_user', '=', _user).executeTakeFirst())?.balance ?? 0

/** Points that a member can spend at a moment: of what is over meanwhile nothing, though the clock may not have noted it yet. */
export async function pointsAt(db: Db, _user: string, at: string): Promise<number> {
  const lots = lotsOf(db, _user).where('expiresAt', '>', at)
  const { sum } = await lots
    .clearSelect()
    .select(sql<number | string | null>`sum("left")`.as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/**
 * Holds the points of a member until the transaction ends, and takes away what is over. Every change of them begins with it: lots are
 * changed under this lock alone.
 */
export async function holdPoints(db: Db, _user: string, at: string): Promise<void> {
  await db
    .insertInto('shopPointBalances')
    .values({ _user, balance: 0, movements: 0 })
    .onConflict((conflict) => conflict.column('_user').doNothing())
    .execute()
  await db
    .updateTable('shopPointBalances')
    .set({ balance: sql<number>`"balance"` })
    .where('_user', '=', _user)
    .execute()
  const over = await lotsOf(db, _user).where('expiresAt', '<=', at).execute()
  if (over.length === 0) return
  await move(db, { _user, kind: 'expired', change: -over.reduce((sum, { left }) => sum + left, 0), at })
  for (const { _id, left } of over) await takeOf(db, _id, left)
}

interface OfOrder {
  _user: string
  _order: string
  /** Points, more than none. */
  amount: number
}

/** Gives what an order has brought. */
export async function earnPoints(db: Db, { _user, _order, amount }: OfOrder, at: string): Promise<void> {
  await holdPoints(db, _user, at)
  await move(db, { _user, kind: 'earned', change: amount, at, _order })
  await addLot(db, _user, amount, endOf(at))
}

/** Pays an order with points, those first that end first. @throws ApiError `pointsGone` where there are not so many, or too few to spend */
export async function spendPoints(db: Db, { _user, _order, amount }: OfOrder, at: string): Promise<void> {
  await holdPoints(db, _user, at)
  const left = await balanceOf(db, _user)
  if (left < pointRules.least) throw new ApiError('pointsGone', { values: { left: left.toLocaleString('en') } })
  const { _id } = await move(db, { _user, kind: 'spent', change: -amount, at, _order })
  await takeFromLots(db, _user, amount, _id)
}

/**
 * Gives points back that an order was paid with: with the end that they had, 30 days at least, and those first that end last. Nothing
 * where its member has left.
 * @param amount no more than the order was paid with, without what has come back before
 */
export async function returnPoints(db: Db, _order: string, amount: number, at: string): Promise<void> {
  const spent = await db
    .selectFrom('shopPointMovements')
    .select(['_id', '_user'])
    .where('_order', '=', _order)
    .where('kind', '=', 'spent')
    .executeTakeFirst()
  if (spent === undefined || amount === 0) return
  const { _user } = spent
  await holdPoints(db, _user, at)
  const uses = await db
    .selectFrom('shopPointUses as u')
    .innerJoin('shopPointLots as l', 'l._id', 'u._lot')
    .select(['u._lot', 'u.amount', 'u.returned', 'l.expiresAt'])
    .where('u._movement', '=', spent._id)
    .orderBy('l.expiresAt', 'desc')
    .orderBy('u._lot')
    .execute()
  await move(db, { _user, kind: 'returned', change: amount, at, _order })
  const least = new Date(Date.parse(at) + pointRules.graceDays * dayMs).toISOString()
  let missing = amount
  for (const use of uses) {
    const returned = Math.min(missing, use.amount - use.returned)
    if (returned === 0) continue
    await db
      .updateTable('shopPointUses')
      .set({ returned: use.returned + returned })
      .where('_movement', '=', spent._id)
      .where('_lot', '=', use._lot)
      .execute()
    await addLot(db, _user, returned, use.expiresAt < least ? least : use.expiresAt)
    missing -= returned
  }
  if (missing > 0) throw new Error(`${missing} points more come back than order ${_order} was paid with`)
}

/** Takes back what an order had brought, as far as it is there. @returns how many points were */
export async function undoPoints(db: Db, _user: string, _order: string, amount: number, at: string): Promise<number> {
  await holdPoints(db, _user, at)
  const taken = Math.min(amount, await balanceOf(db, _user))
  if (taken === 0) return 0
  const { _id } = await move(db, { _user, kind: 'undone', change: -taken, at, _order })
  await takeFromLots(db, _user, taken, _id)
  return taken
}

/** Gives a member points, or takes some. @throws ApiError `pointsGone` where there are not so many */
export async function adjustPoints(
  db: Db,
  { _user, change, reason, _staff }: { _user: string; change: number; reason: string; _staff: string },
  at: string,
): Promise<number> {
  await holdPoints(db, _user, at)
  const { _id, balance } = await move(db, { _user, kind: change > 0 ? 'given' : 'taken', change, at, reason, _staff })
  if (change > 0) await addLot(db, _user, change, endOf(at))
  else await takeFromLots(db, _user, -change, _id)
  return balance
}
