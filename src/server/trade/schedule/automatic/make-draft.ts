import { v7 as uuid } from 'uuid'
import type { Db } from '../../../db/schema.ts'
import type { Platform } from '../../../http/platform.ts'
import { requireFair } from '../../fairs/fair-plan.ts'
import { solveInWorker } from './in-worker.ts'
import { none } from './problem.ts'
import { type FairProblem, keyOf, readProblem } from './read-problem.ts'
import type { Solved } from './solve.ts'

/** Rows of one statement: within what both engines take. */
const batch = 500
/** A draft whose making has ended so many processes is not tried again: it would end the next one, too. */
const mostAttempts = 3

/** The meetings that were placed, but for the locked ones, which are there already. Where a lock could not be kept that is noted. */
function toRows(_fair: string, { pairs, slots, problem, lost }: FairProblem, { placement }: Solved) {
  const moved = new Set(lost.map(({ key }) => key))
  return pairs.flatMap(({ _buyer, _seller, method }, index) => {
    const slot = slots[placement[index] ?? none]
    if (slot === undefined || problem.pairs[index]?.locked !== undefined) return []
    const noted = moved.has(keyOf({ _buyer, _seller })) ? ('lockMoved' as const) : null
    return [{ _id: uuid(), _fair, _buyer, _seller, method, ...slot, state: 'draft' as const, problem: noted }]
  })
}

/** Those of some rows whose members still take part: some may have left while the solver was at it. */
async function staying<Row extends { _buyer: string; _seller: string }>(db: Db, _fair: string, rows: readonly Row[]): Promise<Row[]> {
  const found = await db.selectFrom('fairs_participants').select('_user').where('_fair', '=', _fair).execute()
  const users = new Set(found.map(({ _user }) => _user))
  return rows.filter(({ _buyer, _seller }) => users.has(_buyer) && users.has(_seller))
}

/** Keeps the times of the draft that is replaced, which the new one is compared with. */
async function keepFormer(db: Db, _fair: string): Promise<void> {
  await db.deleteFrom('formerDrafts').where('_fair', '=', _fair).execute()
  const replaced = db.selectFrom('scheduledMeetings').where('_fair', '=', _fair).where('state', '=', 'draft')
  await db
    .insertInto('formerDrafts')
    .columns(['_fair', '_buyer', '_seller', 'startsAt'])
    .expression(replaced.select(['_fair', '_buyer', '_seller', 'startsAt']))
    .execute()
}

/** Puts a new draft in the place of the last one. Nothing where the one that was asked for is not wanted any more. */
async function store({ database }: Platform, _fair: string, requestedAt: string, read: FairProblem, solved: Solved): Promise<void> {
  const kept = read.pairs.reduce((sum, { wishes }, index) => sum + (solved.placement[index] === none ? 0 : wishes), read.keptAlready)
  const { objective, bound, greedy, ms } = solved
  await database.db.transaction().execute(async (db) => {
    // A process that was stopped for a while and comes back finds what another one has made meanwhile.
    const { numUpdatedRows } = await db
      .updateTable('fairSchedules')
      .set({ state: 'draft', phase: null, endedAt: new Date().toISOString(), error: null })
      .set({ wishes: read.wishes, kept, objective, bound, greedy, ms })
      .where('_fair', '=', _fair)
      .where('state', '=', 'running')
      .where('requestedAt', '=', requestedAt)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await keepFormer(db, _fair)
    const former = db.deleteFrom('scheduledMeetings').where('_fair', '=', _fair)
    await former.where((eb) => eb.or([eb('state', '!=', 'draft'), eb('isLocked', '=', 0)])).execute()
    const rows = await staying(db, _fair, toRows(_fair, read, solved))
    const placed = new Set(rows.map((row) => keyOf(row)))
    for (const { _id, key, problem } of read.lost)
      await (placed.has(key)
        ? db.deleteFrom('scheduledMeetings').where('_id', '=', _id).execute()
        : db.updateTable('scheduledMeetings').set({ state: 'impossible', problem, isLocked: 0 }).where('_id', '=', _id).execute())
    for (let start = 0; start < rows.length; start += batch)
      await db
        .insertInto('scheduledMeetings')
        .values(rows.slice(start, start + batch))
        .execute()
  })
}

/** Makes the draft that was asked for. What goes wrong is shown in the console; the last draft stays. */
export async function makeDraft(platform: Platform, _fair: string): Promise<void> {
  const { db } = platform.database
  const own = () => db.updateTable('fairSchedules').where('_fair', '=', _fair)
  const begun = await own()
    .set((eb) => ({ state: 'running', phase: 'reading', attempts: eb('attempts', '+', 1) }))
    .where('state', 'in', ['queued', 'running'])
    .returning(['sellerMinimum', 'buyerMinimum', 'requestedAt', 'attempts'])
    .executeTakeFirst()
  if (begun === undefined) return
  const { requestedAt, attempts, ...minimums } = begun
  try {
    if (attempts > mostAttempts) throw new Error(`the server was stopped ${mostAttempts} times while it made this schedule`)
    const fair = await requireFair(db, _fair)
    const read = await readProblem(db, fair, minimums, new Date().toISOString())
    const solved = await solveInWorker(read.problem, (phase) => {
      // What it is at is shown, and nothing else: where it cannot be noted, it goes on.
      void own()
        .set({ phase })
        .where('state', '=', 'running')
        .execute()
        .catch(() => undefined)
    })
    await store(platform, _fair, requestedAt, read, solved)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    await own()
      .set({ state: 'failed', phase: null, endedAt: new Date().toISOString(), error: text.slice(0, 200) })
      .where('state', '=', 'running')
      .where('requestedAt', '=', requestedAt)
      .execute()
  }
}
