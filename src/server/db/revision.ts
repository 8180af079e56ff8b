import type { Db } from './schema.ts'

/**
 * When published content last changed. A writer moves it on inside its transaction and so holds its row until it
 * commits: changes become visible in the order of their stamps, no two share one, and whoever asks for all that changed
 * since a stamp misses nothing.
 */
export async function readRevision(db: Db): Promise<string> {
  return (await db.selectFrom('clock').select('at').where('id', '=', 1).executeTakeFirstOrThrow()).at
}

/** Moves the revision on: now, or a millisecond after the last change. Returns the stamp of this change. */
export async function bump(db: Db): Promise<string> {
  // The update comes first, so that the row is ours before it is read.
  await db.updateTable('clock').set({ id: 1 }).where('id', '=', 1).execute()
  const last = await readRevision(db)
  const now = new Date().toISOString()
  const at = now > last ? now : new Date(Date.parse(last) + 1).toISOString()
  await db.updateTable('clock').set({ at }).where('id', '=', 1).execute()
  return at
}

/** How long a reading holds, in milliseconds: a change that another process makes may be seen so late. */
const ttlMs = 25

/**
 * The revision in memory, for those who ask at every request. Never behind a change that this process has answered:
 * every write says `invalidate()` before its answer leaves (http/serve-from-cache.ts).
 */
export class ContentRevision {
  readonly #ask: () => Promise<string>
  #at: string | undefined
  #readAt = 0
  #reading: Promise<string> | undefined

  /** @param ask reads the revision from the database */
  constructor(ask: () => Promise<string>) {
    this.#ask = ask
  }

  /** The revision, if it is known at once. Well before a reading runs out the next one begins, so that few ever wait. */
  known(): string | undefined {
    const age = performance.now() - this.#readAt
    if (this.#at === undefined || age > ttlMs) return undefined
    if (age > ttlMs / 2) void this.#readShared().catch(() => undefined)
    return this.#at
  }

  async read(): Promise<string> {
    return this.known() ?? this.#readShared()
  }

  /** Content may have changed: what was read, and what is being read, counts no longer. */
  invalidate(): void {
    this.#at = undefined
    this.#reading = undefined
  }

  #readShared(): Promise<string> {
    return (this.#reading ??= this.#begin())
  }

  #begin(): Promise<string> {
    const begunAt = performance.now()
    // A reading that was forgotten on its way is for those who asked before the change; it is not kept.
    const isCurrent = () => this.#reading === reading
    const reading = this.#ask().then(
      (at) => {
        if (isCurrent()) {
          this.#at = at
          this.#readAt = begunAt
          this.#reading = undefined
        }
        return at
      },
      (error: unknown) => {
        if (isCurrent()) this.#reading = undefined
        throw error
      },
    )
    return reading
  }
}
