import { withTimeout } from './limits.ts'
import type { Db } from './schema.ts'

/** When each group of published content last changed. A group is a resource, named by its path. */
export type Revisions = ReadonlyMap<string, string>

/**
 * When a group last changed. A writer bumps it inside its transaction and holds the row until it commits: changes of a
 * group become visible in the order of their stamps, no two share one, so asking for all changes since a stamp misses none.
 */
export async function readRevision(db: Db, group: string): Promise<string> {
  const row = await db.selectFrom('revisions').select('at').where('name', '=', group).executeTakeFirst()
  return row?.at ?? new Date(0).toISOString()
}

export async function readRevisions(db: Db): Promise<Revisions> {
  const rows = await db.selectFrom('revisions').select(['name', 'at']).execute()
  return new Map(rows.map(({ name, at }) => [name, at]))
}

/** Locks revisions, always in one order. @returns when each of them last changed */
function lock(db: Db, groups: Iterable<string>) {
  const at = new Date(0).toISOString()
  const values = [...new Set(groups)].toSorted().map((name) => ({ name, at }))
  return db
    .insertInto('revisions')
    .values(values)
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ name: row.ref('excluded.name') })))
    .returning(['name', 'at'])
    .execute()
}

/**
 * Locks the revisions of all groups that a transaction is going to change, always in one order: two that lock the same ones
 * wait for each other and never for ever.
 */
export async function lockRevisions(db: Db, groups: Iterable<string>): Promise<void> {
  await lock(db, groups)
}

/** Moves a group's revision on: to now, or to a millisecond after its last change. Returns the stamp of this change. */
export async function bump(db: Db, group: string): Promise<string> {
  const [{ at: last } = { at: new Date(0).toISOString() }] = await lock(db, [group])
  const now = new Date().toISOString()
  const at = now > last ? now : new Date(Date.parse(last) + 1).toISOString()
  await db.updateTable('revisions').set({ at }).where('name', '=', group).execute()
  return at
}

/** Name of the revision that a restored backup has; no resource has that path. */
const restored = '/restored'

/** Moves all revisions on, and notes that the database has come back from a backup. In a transaction. */
export async function noteRestored(db: Db): Promise<void> {
  const names = await db.selectFrom('revisions').select('name').execute()
  for (const { name } of names) await bump(db, name)
  await bump(db, restored)
}

/** Reads when the database came back from a backup. */
export async function readRestored(db: Db): Promise<{ restoredAt?: string }> {
  const row = await db.selectFrom('revisions').select('at').where('name', '=', restored).executeTakeFirst()
  return row === undefined ? {} : { restoredAt: row.at }
}

/** How long a reading is valid, in milliseconds: a change that another process makes is seen after this time at the latest. */
const ttlMs = 25

/** While the database is away it is asked again after this time, in milliseconds. */
const retryMs = 250
/** After this time without an answer a request waits for the next one, in milliseconds. */
const awayMs = 3000

const isEqual = (a: Revisions, b: Revisions): boolean => a.size === b.size && [...a].every(([group, at]) => b.get(group) === at)

/**
 * The revisions in memory, shared by all requests. Never behind a change that this process has answered: every write calls
 * `invalidate()` before its answer is sent (http/serve-from-cache.ts).
 */
export class ContentRevision {
  readonly #query: () => Promise<Revisions>
  readonly #timeoutMs: number
  #latest: Revisions | undefined
  #isValid = false
  #readAt = 0
  #failedAt: number | undefined
  #reading: Promise<Revisions> | undefined

  /**
   * @param query reads the revisions from the database
   * @param timeoutMs a reading that takes longer has failed: the next request starts another one
   */
  constructor(query: () => Promise<Revisions>, timeoutMs: number) {
    this.#query = query
    this.#timeoutMs = timeoutMs
  }

  /** Whether the last reading failed: what is known may be behind, and cannot be compared with anything. */
  get isAway(): boolean {
    return this.#failedAt !== undefined
  }

  /** The revisions, if they are known without waiting; the same object as long as nothing changed. */
  get known(): Revisions | undefined {
    const now = performance.now()
    if (this.#failedAt !== undefined) return this.#knownWhileAway(now - this.#failedAt)
    const age = now - this.#readAt
    if (!this.#isValid || age > ttlMs) return undefined
    // The next reading starts before this one expires, so that few requests ever wait.
    if (age > ttlMs / 2) this.#readAhead()
    return this.#latest
  }

  #knownWhileAway(age: number): Revisions | undefined {
    if (age > retryMs) this.#readAhead()
    return age > awayMs ? undefined : this.#latest
  }

  /**
   * The revisions; while the database is away (`isAway`), the last ones.
   * @throws Error where the database cannot be read in time and never could
   */
  async read(): Promise<Revisions> {
    return (
      this.known ??
      this.#read().catch((error: unknown) => {
        if (this.#latest === undefined) throw error
        return this.#latest
      })
    )
  }

  /** The revisions as the database tells them now. @throws Error where it cannot in time */
  async ask(): Promise<Revisions> {
    return this.#read()
  }

  /** Content may have changed: the last reading and the one under way are no longer valid. */
  invalidate(): void {
    this.#isValid = false
    this.#reading = undefined
  }

  /** The database has taken a change: what is read next must show it, so the next reading is waited for. */
  confirm(): void {
    this.invalidate()
    this.#failedAt = undefined
  }

  #readAhead(): void {
    this.#read().catch(() => undefined)
  }

  #read(): Promise<Revisions> {
    return (this.#reading ??= this.#start())
  }

  #start(): Promise<Revisions> {
    const startedAt = performance.now()
    // A reading that was invalidated on its way serves those who asked before the change; it is not stored.
    const isCurrent = () => this.#reading === reading
    const reading = withTimeout(this.#query(), this.#timeoutMs, 'reading the revisions').then(
      (read) => {
        const revisions = this.#latest !== undefined && isEqual(this.#latest, read) ? this.#latest : read
        if (isCurrent()) {
          this.#latest = revisions
          this.#isValid = true
          this.#readAt = startedAt
          this.#failedAt = undefined
          this.#reading = undefined
        }
        return revisions
      },
      (error: unknown) => {
        if (isCurrent()) {
          this.#failedAt = performance.now()
          this.#reading = undefined
        }
        throw error
      },
    )
    return reading
  }
}
