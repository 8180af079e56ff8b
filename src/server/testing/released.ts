import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import SqliteDatabase from 'better-sqlite3'
import { shortRunsOf, triplesOf } from '../db/search-index.ts'
import { onServer } from './postgres-server.ts'
import { engineUnderTest, makePlace } from './server.ts'

/** Builds whose databases are in `released/` (its README says how they were made), the oldest first. */
export const releases = ['47916b8'] as const
/** Filled by the demo, or by a real start (`SEED=none`) with an administrator. */
export const fillings = ['demo', 'real'] as const

/** The refresh token of a session of `admin` that is in each of them and never ends. */
export const refreshTokenOf = (release: (typeof releases)[number]): string => `a-session-of-${release}`

/** A place with the database that a build has left, on the engine under test. */
export async function makeReleased(release: (typeof releases)[number], filling: (typeof fillings)[number]) {
  const engine = engineUnderTest()
  const packed = await readFile(join(import.meta.dirname, 'released', release, `${engine}-${filling}.sql.gz`))
  const statements = gunzipSync(packed).toString()
  const place = await makePlace(engine)
  if (place.databaseUrl !== undefined) {
    await onServer(place.databaseUrl, async (query) => void (await query(statements)))
    return place
  }
  const file = new SqliteDatabase(join(place.dataDir, 'ieumsae.db'))
  // Triggers of its tables fill the index of searches.
  file.function('search_triples', { deterministic: true }, (text) => (typeof text === 'string' ? triplesOf(text) : null))
  file.function('search_short_runs', { deterministic: true }, (text) => (typeof text === 'string' ? shortRunsOf(text) : null))
  for (const pragma of ['trusted_schema = ON', 'foreign_keys = OFF', 'synchronous = OFF']) file.pragma(pragma)
  file.exec(`begin; ${statements}; commit`)
  file.close()
  return place
}
