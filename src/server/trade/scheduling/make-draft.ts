import { v7 as uuid } from 'uuid'
import type { Platform } from '../../http/platform.ts'
import { requireFair } from '../fair-plan.ts'
import { solveInWorker } from './in-worker.ts'
import { none } from './problem.ts'
import { type FairProblem, readProblem } from './read-problem.ts'
import type { Solved } from './solve.ts'

/** Rows of one statement: within what both engines take. */
const batch = 500

/** The meetings that were placed, but for the locked ones, which are there already. */
function toRows(_fair: string, { pairs, slots, problem }: FairProblem, { placement }: Solved) {
  return pairs.flatMap(({ _buyer, _seller, method }, index) => {
    const slot = slots[placement[index] ?? none]
    if (slot === undefined || problem.pairs[index]?.locked !== undefined) return []
    return [{ _id: uuid(), _fair, _buyer, _seller, method, ...slot, state: 'draft' as const }]
  })
}

/** Puts a new draft in the place of the last one. */
async function store({ database }: Platform, _fair: string, read: FairProblem, solved: Solved): Promise<void> {
  const kept = read.pairs.reduce((sum, { wishes }, index) => sum + (solved.placement[index] === none ? 0 : wishes), read.keptAlready)
  const { objective, bound, greedy, ms } = solved
  await database.db.transaction().execute(async (db) => {
    const former = db.deleteFrom('scheduledMeetings').where('_fair', '=', _fair)
    await former.where((eb) => eb.or([eb('state', '!=', 'draft'), eb('isLocked', '=', 0)])).execute()
    const lost = db.updateTable('scheduledMeetings').set({ state: 'impossible', problem: 'slotTaken', isLocked: 0 })
    if (read.lost.length > 0) await lost.where('_id', 'in', read.lost).execute()
    const rows = toRows(_fair, read, solved)
    for (let start = 0; start < rows.length; start += batch)
      await db
        .insertInto('scheduledMeetings')
        .values(rows.slice(start, start + batch))
        .execute()
    await db
      .updateTable('fairSchedules')
      .set({ state: 'draft', phase: null, endedAt: new Date().toISOString(), error: null })
      .set({ wishes: read.wishes, kept, objective, bound, greedy, ms })
      .where('_fair', '=', _fair)
      .execute()
  })
}

/** Makes the draft that was asked for. What goes wrong is shown in the console; the last draft stays. */
export async function makeDraft(platform: Platform, _fair: string): Promise<void> {
  const { db } = platform.database
  const own = () => db.updateTable('fairSchedules').where('_fair', '=', _fair)
  const { sellerMinimum, buyerMinimum } = await own()
    .set({ state: 'running', phase: 'reading' })
    .returning(['sellerMinimum', 'buyerMinimum'])
    .executeTakeFirstOrThrow()
  try {
    const fair = await requireFair(db, _fair)
    const read = await readProblem(db, fair, { sellerMinimum, buyerMinimum }, new Date().toISOString())
    const solved = await solveInWorker(read.problem, (phase) => {
      // What it is at is shown, and nothing else: where it cannot be noted, it goes on.
      void own()
        .set({ phase })
        .where('state', '=', 'running')
        .execute()
        .catch(() => undefined)
    })
    await store(platform, _fair, read, solved)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    await own()
      .set({ state: 'failed', phase: null, endedAt: new Date().toISOString(), error: text.slice(0, 200) })
      .execute()
  }
}
