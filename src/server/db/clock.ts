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
