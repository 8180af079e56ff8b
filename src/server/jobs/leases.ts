import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Schema } from '../schema.ts'

/** Who has a job and has not renewed its lease for so long (ms) has died. */
const leaseMs = 60_000
/** Interval at which a running job renews its lease, in ms. */
export const renewMs = 20_000

/** The right to run a job, until it ends. No two leases of a job begin at the same instant, so this one is known by its own. */
export interface Lease {
  name: string
  startedAt: string
  /** How often the job has failed in a row. */
  attempts: number
}

const iso = (ms: number): string => new Date(ms).toISOString()

/** Nobody runs it, or who did has died. */
const isFree = (now: number) => (eb: ExpressionBuilder<Schema, 'jobs'>) =>
  eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', iso(now))])
const free = (db: Db, now: number) => db.updateTable('jobs').where(isFree(now))

const held = (db: Db, { name, startedAt }: Lease) => db.updateTable('jobs').where('name', '=', name).where('lastStartedAt', '=', startedAt)

/** Makes a row for jobs that have none: they are due at once. */
export async function addMissingJobs(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const rows = names.map((name) => ({ name, nextAt: iso(Date.now()) }))
  await db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** The names of jobs that are due and that nobody runs. */
export async function findDueJobs(db: Db): Promise<string[]> {
  const now = Date.now()
  const due = await db.selectFrom('jobs').select('name').where('nextAt', '<=', iso(now)).where(isFree(now)).execute()
  return due.map(({ name }) => name)
}

/** Takes a job that is due, so that no other process does. Nothing where somebody else was faster. */
export async function takeLease(db: Db, name: string): Promise<Lease | undefined> {
  const now = Date.now()
  const startedAt = iso(now)
  const taken = await free(db, now)
    .set({ leasedUntil: iso(now + leaseMs), lastStartedAt: startedAt })
    .where('name', '=', name)
    .where('nextAt', '<=', startedAt)
    .returning('attempts')
    .executeTakeFirst()
  return taken && { name, startedAt, attempts: taken.attempts }
}

/** Says that the job is still under way. */
export const renewLease = async (db: Db, lease: Lease): Promise<void> =>
  void (await held(db, lease)
    .set({ leasedUntil: iso(Date.now() + leaseMs) })
    .execute())

/** Gives a job back, with what became of it. Whoever has lost the lease changes nothing. */
export const endLease = async (db: Db, lease: Lease, ended: Pick<Selectable<Schema['jobs']>, 'nextAt' | 'attempts' | 'lastError'>) =>
  void (await held(db, lease)
    .set({ ...ended, leasedUntil: null, lastEndedAt: iso(Date.now()) })
    .execute())

/** Makes a job due. False where it is running. */
export async function bringForward(db: Db, name: string): Promise<boolean> {
  const now = Date.now()
  const { numUpdatedRows } = await free(db, now)
    .set({ nextAt: iso(now) })
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
