import type { Db } from './schema.ts'

/**
 * When published content last changed. A writer moves it on inside its transaction and so holds its row until it
 * commits: changes become visible in the order of their stamps, no two share one, and whoever asks for all that changed
 * since a stamp misses nothing.
 */
export async function readClock(db: Db): Promise<string> {
  return (await db.selectFrom('clock').select('at').where('id', '=', 1).executeTakeFirstOrThrow()).at
}

/** Moves the clock on: now, or a millisecond after the last change. Returns the stamp of this change. */
export async function tick(db: Db): Promise<string> {
  // The update comes first, so that the row is ours before it is read.
  await db.updateTable('clock').set({ id: 1 }).where('id', '=', 1).execute()
  const last = await readClock(db)
  const now = new Date().toISOString()
  const at = now > last ? now : new Date(Date.parse(last) + 1).toISOString()
  await db.updateTable('clock').set({ at }).where('id', '=', 1).execute()
  return at
}

/** How long a reading holds, in milliseconds: a change that another process makes may be seen so late. */
const holds = 25

/**
 * The clock in memory, for those who ask at every request. Never behind a change that this process has answered:
 * every write says `forget()` before its answer leaves (http/kept-first.ts).
 */
export class ContentClock {
  readonly #ask: () => Promise<string>
  #at: string | undefined
  #readAt = 0
  #reading: Promise<string> | undefined

  /** @param ask reads the clock from the database */
  constructor(ask: () => Promise<string>) {
    this.#ask = ask
  }

  /** The clock, if it is known at once. Well before a reading runs out the next one begins, so that few ever wait. */
  peek(): string | undefined {
    const age = performance.now() - this.#readAt
    if (this.#at === undefined || age > holds) return undefined
    if (age > holds / 2) void this.#read().catch(() => undefined)
    return this.#at
  }

  async current(): Promise<string> {
    return this.peek() ?? this.#read()
  }

  /** Content may have changed: what was read, and what is being read, counts no longer. */
  forget(): void {
    this.#at = undefined
    this.#reading = undefined
  }

  #read(): Promise<string> {
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
