import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.ts'
import { copyDatabase } from '../db/copy.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { erasureDays, type Erased, listErasures } from '../db/erasures.ts'
import { unhurried } from '../db/limits.ts'
import { isReady, migrate } from '../db/migrate.ts'
import type { Db } from '../db/schema.ts'
import { type FileStorage, diskStorage } from '../files/storage.ts'
import { findStored, listPoints, type Point, readErasures, readPoint } from './points.ts'
import { catchUp } from './catch-up.ts'
import { hashed, readStored } from './stored-file.ts'

interface Options {
  folder: string
  /** Name of the point; without it the newest. */
  name?: string | undefined
  /** Secret keys, where it is encrypted. */
  identities: readonly string[]
  /** Takes the place of what is there. */
  isReplacing: boolean
  /** The key that seals the secrets of the backup is lost: what needs it goes. */
  isWithoutKey: boolean
  /** Brings everything back into a folder of its own and throws it away: a drill. */
  isTrial: boolean
}

export interface Restored {
  name: string
  /** Rows by table. */
  rows: ReadonlyMap<string, number>
  erasures: number
  files: number
  /** Ids of files that were not in the backup, or not as they were stored. */
  damaged: readonly string[]
}

const day = 24 * 60 * 60 * 1000
/** A server begins a job every minute. */
const sinceJob = 90_000

/** @throws Error where a server is at the database, as far as that can be told from its jobs */
async function requireNobody(db: Db): Promise<void> {
  const last = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.max('lastStartedAt').as('at'))
    .executeTakeFirst()
  const age = Date.now() - Date.parse(last?.at ?? '')
  if (age < sinceJob) throw new Error(`A server has begun a job ${Math.round(age / 1000)} s ago: stop it, and come back in two minutes.`)
}

/** Chooses the point. @throws Error where there is none, or it is too old for what is known of erasures */
async function choosePoint({ folder, name }: Options): Promise<{ name: string; point: Point }> {
  const names = await listPoints(folder)
  const chosen = name ?? names.at(-1)
  if (chosen === undefined || !names.includes(chosen)) throw new Error(`There is no such backup in ${folder}.`)
  const point = await readPoint(folder, chosen)
  if (Date.now() - Date.parse(point.at) > erasureDays * day)
    throw new Error(`This backup is older than ${erasureDays} days: who has left since then is not known any more.`)
  return { name: chosen, point }
}

/** @throws Error where it is not what was backed up */
async function unpackDatabase({ folder, identities }: Options, name: string, { database }: Point, into: string): Promise<void> {
  const hash = createHash('sha256')
  const file = createWriteStream(join(into, 'ieumsae.db'), { mode: 0o600 })
  await pipeline(await readStored(join(folder, name, database.name), identities), hashed(hash), file)
  if (hash.digest('hex') !== database.sha256) throw new Error(`The database of ${name} is damaged: it is not what was backed up.`)
}

/** Takes away what nobody can open without the key of the server: secrets, second factors, and marks by which requests of the same people are found. */
async function dropSealed(db: Db): Promise<void> {
  for (const table of ['secrets', 'recoveryCodes', 'factors', 'requestKeys'] as const) await db.deleteFrom(table).execute()
}

/** Brings files back that are not there. Returns the ids of those that cannot be. */
async function bringFiles({ folder, identities }: Options, db: Db, storage: FileStorage): Promise<{ files: number; damaged: string[] }> {
  const wanted = await db.selectFrom('files').select(['_id', 'sha256']).execute()
  const damaged: string[] = []
  for (const { _id, sha256 } of wanted) {
    if (await storage.has(`${_id}/original`)) continue
    const path = await findStored(folder, _id)
    if (path === undefined) {
      damaged.push(_id)
      continue
    }
    const received = await storage.pending.receive(_id, await readStored(path, identities))
    if (received.sha256 === sha256) await storage.pending.place(_id)
    else damaged.push(_id)
    await storage.pending.release(_id)
  }
  return { files: wanted.length, damaged }
}

/** Takes files away that the restored database does not name. */
async function dropOthers(db: Db, folder: string, storage: FileStorage): Promise<void> {
  const known = new Set((await db.selectFrom('files').select('_id').execute()).map(({ _id }) => _id))
  for (const part of (await readdir(folder).catch(() => [])).filter((name) => name.length === 2))
    for (const _id of await readdir(join(folder, part))) if (!known.has(_id)) await storage.remove(`${_id}/`)
}

/** What is known in the database that is about to be replaced. @throws Error where it has content and must not be, or a server is at it */
async function erasuresIn(target: Database, { isReplacing, folder }: Options): Promise<Erased[]> {
  const beside = await readErasures(folder)
  if (!(await isReady(target))) return beside
  await requireNobody(target.db)
  const someone = await target.db.selectFrom('users').select('_id').limit(1).executeTakeFirst()
  if (someone !== undefined && !isReplacing) throw new Error('There is a database with accounts here. --replace takes its place.')
  return [...beside, ...(await listErasures(target.db))]
}

/**
 * Brings a backup back: unpacked and brought up to date beside what is there, then put in its place in one transaction. What fails before
 * leaves everything as it was.
 * @param config of the server that is going to run on it
 * @throws Error
 */
export async function restoreBackup(config: Config, options: Options): Promise<Restored> {
  const { name, point } = await choosePoint(options)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const scratch = await mkdtemp(join(config.dataDir, 'restore-'))
  const [unpacked, trial] = [join(scratch, 'unpacked'), join(scratch, 'trial')]
  for (const folder of [unpacked, trial]) await mkdir(folder, { mode: 0o700 })
  const place = options.isTrial ? { ...config, dataDir: trial, databaseUrl: undefined } : config
  const target = openDatabase(place, unhurried)
  const quiet = {
    ...config,
    dataDir: unpacked,
    keyDir: config.dataDir,
    databaseUrl: undefined,
    logLevel: 'silent',
    hasOutbox: false,
  } as const
  let source: Database | undefined
  try {
    const known = await erasuresIn(target, options)
    await unpackDatabase(options, name, point, unpacked)
    source = openDatabase(quiet, unhurried)
    await migrate(source)
    if (options.isWithoutKey) await dropSealed(source.db)
    const erasures = await catchUp({ ...quiet, smtp: undefined, sms: undefined }, source, known)
    const files = join(place.dataDir, 'files')
    const storage = diskStorage(files)
    const brought = await bringFiles(options, source.db, storage)
    const rows = await copyDatabase(source, target, { isReplacing: options.isReplacing })
    await dropOthers(source.db, files, storage)
    return { name, rows, erasures, ...brought }
  } finally {
    await source?.close()
    await target.close()
    await rm(scratch, { recursive: true, force: true })
  }
}
