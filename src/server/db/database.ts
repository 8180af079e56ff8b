import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, type Driver, Kysely, PostgresDialect, sql, SqliteDialect, SqliteDriver } from 'kysely'
import { Pool } from 'pg'
import type { Db, Schema } from './schema.ts'

export interface Database {
  db: Db
  engine: 'sqlite' | 'postgres'
  close: () => Promise<void>
}

/**
 * Takes the write lock when a transaction begins, and so waits for another process (a second server, a restore): a
 * transaction that reads first and writes later fails at once where somebody else wrote in between.
 */
class LockingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
class LockingSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase.Database
  constructor(database: SqliteDatabase.Database) {
    super({ database })
    this.#database = database
  }
  override createDriver(): Driver {
    return new LockingDriver({ database: this.#database })
  }
}

/**
 * Opens the database: PostgreSQL when `databaseUrl` is given, else SQLite in the file `<dataDir>/ieumsae.db`.
 * SQLite runs with a write-ahead log and full synchronisation: what was answered survives `kill -9` and a power cut.
 */
export function openDatabase({ databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string }): Database {
  if (databaseUrl !== undefined) {
    const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 5000, statement_timeout: 10_000 })
    // A lost idle connection is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined)
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    return { db, engine: 'postgres', close: () => db.destroy() }
  }
  mkdirSync(dataDir, { recursive: true })
  const database = new SqliteDatabase(join(dataDir, 'ieumsae.db'))
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'foreign_keys = ON', 'cache_size = -16000'])
    database.pragma(pragma)
  const db = new Kysely<Schema>({ dialect: new LockingSqliteDialect(database) })
  return { db, engine: 'sqlite', close: () => db.destroy() }
}

/** Runs `work` in one transaction that holds a lock of its own against every other process. For migrations. */
export async function exclusively<T>({ db, engine }: Database, work: (db: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql.raw(engine === 'sqlite' ? 'begin immediate' : 'begin').execute(connection)
    try {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(20261121)`.execute(connection)
      const result = await work(connection)
      await sql.raw('commit').execute(connection)
      return result
    } catch (error) {
      await sql.raw('rollback').execute(connection)
      throw error
    }
  })
}

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Whether the error says that another row still refers to this one. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, '23503', 'SQLITE_CONSTRAINT_FOREIGNKEY')

/** Whether the error says that a unique value is already taken. */
export const isUniqueViolation = (error: unknown): boolean =>
  hasCode(error, '23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY')
