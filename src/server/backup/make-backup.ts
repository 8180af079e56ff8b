import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { copyDatabase } from '../db/copy.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { listErasures } from '../db/erasures.ts'
import { unhurried } from '../db/limits.ts'
import { migrate } from '../db/migrate.ts'
import { sync } from '../files/disk.ts'
import { diskStorage } from '../files/storage.ts'
import { erasuresFile, findStored, keepNewest, placeOf, type Point, pointFile, pointName } from './points.ts'
import { storeCopy, storedName } from './stored-file.ts'

interface Source {
  database: Database
  /** Folder of the database and the files. */
  dataDir: string
}

interface Options {
  folder: string
  /** Public keys for which everything is encrypted (`age1…`). None: nothing is. */
  recipients: readonly string[]
  /** So many points are kept. */
  keep: number
}

/** So often a snapshot is taken anew, since a file that it names was removed before it was copied. */
const tries = 5

/** Copies the database as it is at one moment into a folder, as an embedded one. Nobody who reads or writes it waits. */
async function takeSnapshot({ database }: Source, into: string): Promise<void> {
  if (database.engine === 'sqlite') {
    await sql`vacuum into ${join(into, 'ieumsae.db')}`.execute(database.db)
    return
  }
  const copy = openDatabase({ databaseUrl: undefined, dataDir: into }, unhurried)
  try {
    await migrate(copy)
    await copyDatabase(database, copy, { isReplacing: true })
  } finally {
    await copy.close()
  }
}

/** Reads a snapshot whole. Returns the files that it names. @throws Error where it is damaged */
async function checkSnapshot(folder: string): Promise<{ _id: string; sha256: string }[]> {
  const { db, close } = openDatabase({ databaseUrl: undefined, dataDir: folder }, unhurried)
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    const [first] = rows
    if (first?.integrity_check !== 'ok') throw new Error(`The copy of the database is damaged: ${first?.integrity_check ?? ''}`)
    const { rows: dangling } = await sql`pragma foreign_key_check`.execute(db)
    if (dangling.length > 0) throw new Error(`The copy of the database names ${dangling.length} rows that are not in it.`)
    return await db.selectFrom('files').select(['_id', 'sha256']).orderBy('_id').execute()
  } finally {
    await close()
  }
}

/**
 * Stores the files that are not stored yet.
 * @returns false where one has been removed meanwhile
 * @throws Error where one is not what was once stored
 */
async function storeFiles({ dataDir }: Source, { folder, recipients }: Options, files: readonly { _id: string; sha256: string }[]) {
  const storage = diskStorage(join(dataDir, 'files'))
  const isEncrypted = recipients.length > 0
  for (const { _id, sha256 } of files) {
    const stored = await findStored(folder, _id)
    if (stored !== undefined && (!isEncrypted || stored.endsWith('.age'))) continue
    const name = `${_id}/original`
    if (!(await storage.has(name))) return false
    const target = storedName(placeOf(folder, _id), isEncrypted)
    if ((await storeCopy(storage.pathOf(name), target, recipients)) !== sha256) {
      await rm(target)
      throw new Error(`The file ${_id} is damaged: it is not what was once stored.`)
    }
    // From before there was a key.
    if (stored !== undefined) await rm(stored)
  }
  return true
}

/** Takes a snapshot all of whose files are stored. */
async function takePoint(source: Source, options: Options, scratch: string) {
  for (let left = tries; left > 0; left -= 1) {
    const into = join(scratch, String(left))
    await mkdir(into, { mode: 0o700 })
    const at = new Date()
    await takeSnapshot(source, into)
    const files = await checkSnapshot(into)
    if (await storeFiles(source, options, files)) return { at, files, path: join(into, 'ieumsae.db') }
    await rm(into, { recursive: true })
  }
  throw new Error('Files were missing in every try: one that the database names is not on the disk.')
}

/** Writes what was erased beside the points: a restore leaves it out, whichever point is restored. */
export async function writeErasures({ database }: Pick<Source, 'database'>, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const all = await listErasures(database.db)
  const temporary = `${erasuresFile(folder)}.${process.pid}.partial`
  await writeFile(temporary, JSON.stringify(all), { mode: 0o600, flush: true })
  await rename(temporary, erasuresFile(folder))
  return all.length
}

/**
 * Makes a point of the database and the files that belong to it, beside a server that runs, and reads it back.
 * @returns its name
 * @throws Error where what is stored is not what is there; then no point is made
 */
export async function makeBackup(source: Source, options: Options): Promise<{ name: string } & Pick<Point, 'files'>> {
  const { folder, recipients, keep } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // What is not encrypted yet stays where it is anyway.
  const scratch = await mkdtemp(join(source.dataDir, 'backup-'))
  const partial = join(folder, `.${process.pid}.partial`)
  try {
    const { at, files, path } = await takePoint(source, options, scratch)
    await rm(partial, { recursive: true, force: true })
    const database = storedName('ieumsae.db', recipients.length > 0)
    const sha256 = await storeCopy(path, join(partial, database), recipients)
    const made: Point = { format: 1, at: at.toISOString(), database: { name: database, sha256 }, files: files.map(({ _id }) => _id) }
    await writeFile(join(partial, pointFile), JSON.stringify(made), { mode: 0o600, flush: true })
    const name = pointName(at)
    await rename(partial, join(folder, name))
    await sync(folder)
    await writeErasures(source, folder)
    await keepNewest(folder, keep)
    return { name, files: made.files }
  } finally {
    await rm(scratch, { recursive: true, force: true })
    await rm(partial, { recursive: true, force: true })
  }
}
