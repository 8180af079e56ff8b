import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Limits, limits as usual } from './limits.ts'
import { openPool, openPostgres } from './postgres.ts'
import type { Db } from './schema.ts'
import { type Sealer, sealerOf } from './sealer.ts'
import { openSqlite } from './sqlite.ts'

export interface Database {
  db: Db
  /** For revisions and readiness: answers within `limits.probe`, however busy `db` is. */
  probe: Db
  /** For lists with `q`: few at a time, and never what others wait for. */
  search: Db
  engine: 'sqlite' | 'postgres'
  limits: Limits
  /** Seals what is secret in it. */
  sealer: Sealer
  /**
   * Runs `work` in one transaction that holds a lock of its own against every other process. For migrations, and whatever
   * a second server must wait for: neither the wait nor the work has a limit.
   */
  exclusively: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

interface Place {
  databaseUrl: string | undefined
  dataDir: string
  /** What seals its secrets, and what did before; without any, a file of `keyDir`, or `dataDir`. */
  secretKeys?: readonly string[]
  keyDir?: string
}

/** Opens the database: PostgreSQL when `databaseUrl` is given, else SQLite in the file `<dataDir>/ieumsae.db`. */
export function openDatabase({ databaseUrl, dataDir, secretKeys = [], keyDir = dataDir }: Place, limits = usual): Database {
  const sealer = sealerOf(secretKeys, keyDir)
  if (databaseUrl === undefined) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const { db, unlimited, close } = openSqlite(join(dataDir, 'ieumsae.db'), limits.lock)
    const exclusively: Database['exclusively'] = (work) => unlimited.transaction().execute(work)
    return { db, probe: db, search: db, engine: 'sqlite', limits, sealer, exclusively, close }
  }
  const { db, probe, search, close } = openPostgres(databaseUrl, limits)
  const exclusively: Database['exclusively'] = async (work) => {
    const { db: unlimited, close: end } = openPool(databaseUrl, { max: 1, connect: limits.connect })
    const transaction = unlimited.transaction().execute(async (own) => {
      await sql`select pg_advisory_xact_lock(20261121)`.execute(own)
      return work(own)
    })
    return transaction.finally(end)
  }
  return { db, probe, search, engine: 'postgres', limits, sealer, exclusively, close }
}

/** Empties the log of SQLite, where what was removed since the last time can still be read. PostgreSQL keeps its own. */
export async function emptyLog({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Recognises an error of either engine: another row still refers to this one. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, '23503', 'SQLITE_CONSTRAINT_FOREIGNKEY')

/** Recognises an error of either engine: a unique value is taken. */
export const isUniqueViolation = (error: unknown): boolean =>
  hasCode(error, '23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY')

/** Recognises an error that means a full disk or an exhausted quota. */
export const isDiskFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT')
