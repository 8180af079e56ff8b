import type { Db } from '../db/schema.ts'
import type { Platform } from '../http/platform.ts'

type Place = Pick<Platform, 'database' | 'storage'>

/**
 * Lets the database decide about a pending file: one that it knows stays, any other goes with all of its bytes. Bytes
 * and rows cannot be committed together, so whoever stores or removes a file leaves a note first (`storage.pending`),
 * commits, and settles; where the process ends in between, the job does.
 */
export async function reconcileUpload({ database: { db }, storage }: Place, _id: string): Promise<void> {
  const known = await db.selectFrom('files').select('_id').where('_id', '=', _id).executeTakeFirst()
  if (known === undefined) await storage.remove(`${_id}/`)
  await storage.pending.release(_id)
}

/** Dependencies for erasing files. */
export interface Erasure {
  /** The transaction in which they go. */
  db: Db
  platform: Platform
  afterCommit: (work: () => Promise<void>) => void
}

/** Takes stored files away: their rows now, their bytes when that is committed. */
export async function dropFiles(files: readonly { _file: string }[], { db, platform, afterCommit }: Erasure): Promise<void> {
  for (const { _file } of files) {
    await platform.storage.pending.mark(_file)
    await db.deleteFrom('files').where('_id', '=', _file).execute()
    afterCommit(() => reconcileUpload(platform, _file))
  }
}

const hour = 60 * 60 * 1000

/** Settles what a server that ended left behind. An upload may be under way for a quarter of an hour: an hour is safe. */
export async function reconcileStaleUploads(place: Place, now = new Date()): Promise<void> {
  for (const _id of await place.storage.pending.list(new Date(now.getTime() - hour))) await reconcileUpload(place, _id)
}
