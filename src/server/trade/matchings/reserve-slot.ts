import { heldStates } from '#contract/trade/matching-states.ts'
import type { Slot } from '#contract/trade/slots.ts'
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { isUniqueViolation } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import type { Fair } from '../fairs/fair-plan.ts'
import type { MatchingRow } from './matching-rows.ts'
import { heldWithin } from './occupancy.ts'
import { stateIn } from '../fairs/state-in.ts'

/** Runs a statement that a rule of the database may refuse. False where it has: nothing else of the transaction is undone. */
async function unlessTaken(db: Db, work: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint hold_slot`.execute(db)
  try {
    await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await sql`rollback to savepoint hold_slot`.execute(db)
    await sql`release savepoint hold_slot`.execute(db)
    return false
  }
  await sql`release savepoint hold_slot`.execute(db)
  return true
}

const held = (db: Db, startsAt: string, except: string) =>
  db.selectFrom('matchings').where(stateIn(heldStates)).where('startsAt', '=', startsAt).where('_id', '!=', except)

/** Whether one of the two sides meets somebody else then. */
async function isBusy(db: Db, { _id, _buyer, _seller }: MatchingRow, startsAt: string): Promise<boolean> {
  const found = await held(db, startsAt, _id)
    .select('_id')
    .where((eb) => eb.or([eb('_buyer', 'in', [_buyer, _seller]), eb('_seller', 'in', [_buyer, _seller])]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The tables that are free in all of a slot. */
async function freeTables(db: Db, fair: Fair, { _id }: MatchingRow, slot: Slot): Promise<number[]> {
  const rows = await heldWithin(db, fair._id, slot).select('tableNumber').where('_id', '!=', _id).execute()
  const used = new Set(rows.map(({ tableNumber }) => tableNumber))
  return Array.from({ length: fair.tables }, (_none, index) => index + 1).filter((table) => !used.has(table))
}

/** A table that is free then: the one where the seller sits anyway, or any: of many who ask at once few ask for the same. */
async function freeTable(db: Db, fair: Fair, matching: MatchingRow, slot: Slot): Promise<number | undefined> {
  const free = await freeTables(db, fair, matching, slot)
  const own = await db
    .selectFrom('matchings')
    .select('tableNumber')
    .where('_fair', '=', fair._id)
    .where('_seller', '=', matching._seller)
    .where(stateIn(heldStates))
    .where('tableNumber', 'is not', null)
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (own?.tableNumber != null && free.includes(own.tableNumber)) return own.tableNumber
  return free.length === 0 ? undefined : free[randomInt(free.length)]
}

/**
 * Gives a matching its time, its method, and a table where it takes place at the fair: the database's own rules decide who was first.
 * @param change what else becomes of it
 * @param wanted a certain table
 * @returns the table (null: online); undefined where the time, or every table, is taken
 */
export async function reserveSlot(
  db: Db,
  fair: Fair,
  matching: MatchingRow,
  slot: Slot,
  change: { updatedAt: string },
  wanted?: number,
): Promise<number | null | undefined> {
  const { startsAt, endsAt } = slot
  const put = (tableNumber: number | null) =>
    unlessTaken(db, () =>
      db
        .updateTable('matchings')
        .set((eb) => ({
          ...change,
          state: 'confirmed',
          awaits: null,
          method: matching.method,
          proposedBy: null,
          proposedMethod: null,
          expiresAt: null,
          startsAt,
          endsAt,
          tableNumber,
          sequence: eb('sequence', '+', 1),
          version: eb('version', '+', 1),
        }))
        .where('_id', '=', matching._id)
        .execute(),
    )
  if (matching.method === 'ONLINE') return (await put(null)) ? null : undefined
  if (wanted !== undefined) return (await freeTables(db, fair, matching, slot)).includes(wanted) && (await put(wanted)) ? wanted : undefined
  while (!(await isBusy(db, matching, startsAt))) {
    const table = await freeTable(db, fair, matching, slot)
    if (table === undefined) return undefined
    if (await put(table)) return table
  }
  return undefined
}
