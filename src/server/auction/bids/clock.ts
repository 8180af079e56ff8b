import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'

/**
 * Reads the clock of the database now, in ms: of all processes it is the same one. In a transaction it is the moment of this reading,
 * so what is read under a lock comes after whatever held that before.
 */
export async function readClock(db: Db, engine: Database['engine']): Promise<number> {
  const now =
    engine === 'sqlite'
      ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
      : sql<string>`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return Date.parse((await db.selectNoFrom(now.as('now')).executeTakeFirstOrThrow()).now)
}

export const iso = (ms: number): string => new Date(ms).toISOString()

/** Korea is as far from UTC all year, in ms. */
const korea = 9 * 60 * 60_000

/** Returns an instant on Korea's clock: `2026-11-29 17:25`. */
export const inKorea = (ms: number): string =>
  iso(ms + korea)
    .slice(0, 16)
    .replace('T', ' ')

/** Returns the day in Korea of an instant. */
export const dayOf = (ms: number): string => inKorea(ms).slice(0, 10)
