import { chmodSync, closeSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely'
import { LRUCache } from 'lru-cache'

import { shortRunsOf, triplesOf } from './search-index.ts'
import { DatabaseUnavailable } from './unavailable.ts'
import type { Schema } from '../schema.ts'

type Handle = SqliteDatabase.Database

/** What passes: locked by another process, a full disk, a disk that fails. */
const passing = /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY)/
const codeOf = (error: unknown): string => (error instanceof SqliteDatabase.SqliteError ? error.code : '')

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw passing.test(codeOf(error)) ? new DatabaseUnavailable(error) : error
  }
}

const isBusy = (error: unknown): boolean => error instanceof DatabaseUnavailable && codeOf(error.cause).startsWith('SQLITE_BUSY')

/** Repeats what finds the database locked by another process. Each try holds the event loop for `busy_timeout` at most. */
async function untilFree<T>(work: () => T, deadline: number): Promise<T> {
  for (let pause = 5; ; pause = Math.min(pause * 2, 100))
    try {
      return attempt(work)
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > deadline) throw error
      await wait(pause)
    }
}

type Statement = SqliteDatabase.Statement

/** Compiled statements of each handle: compiling one takes longer than running it. They know the columns of their rows. */
let compiled = new WeakMap<Handle, LRUCache<string, Statement>>()
const changesColumns = /^\s*(create|alter|drop)\s/i

function compile(handle: Handle, sql: string): Statement {
  const known = compiled.get(handle) ?? new LRUCache<string, Statement>({ max: 250 })
  compiled.set(handle, known)
  const statement = known.get(sql) ?? handle.prepare(sql)
  known.set(sql, statement)
  return statement
}

function run<R>(handle: Handle, { sql, parameters }: CompiledQuery): QueryResult<R> {
  // The builder has typed its rows.
  const statement = compile(handle, sql) as SqliteDatabase.Statement<unknown[], R>
  if (statement.reader) return { rows: statement.all(...parameters) }
  const { changes, lastInsertRowid } = statement.run(...parameters)
  if (changesColumns.test(sql)) compiled = new WeakMap()
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

/** The two handles of one file, and whose turn it is to write. */
interface File {
  reader: Handle
  writer: Handle
  lastTurn: Promise<void>
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: File
  readonly #lockMs: number
  #endTurn: (() => void) | undefined

  constructor(file: File, lockMs: number) {
    this.#file = file
    this.#lockMs = lockMs
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { reader, writer } = this.#file
    if (this.#endTurn !== undefined) return attempt(() => run<R>(writer, query))
    const deadline = performance.now() + this.#lockMs
    if (SelectQueryNode.is(query.query)) return untilFree(() => run<R>(reader, query), deadline)
    await this.#takeTurn()
    return untilFree(() => run<R>(writer, query), deadline).finally(() => this.release())
  }

  /**
   * Takes the write lock at once, and so waits for another process (a second server, a restore): a transaction that reads
   * first and writes later fails where somebody else wrote in between.
   */
  async begin(): Promise<void> {
    const deadline = performance.now() + this.#lockMs
    await this.#takeTurn()
    await untilFree(() => this.#file.writer.exec('begin immediate'), deadline)
  }

  /** @param how SQLite rolls back by itself when the disk is full; doing it again would hide why. */
  end(how: 'commit' | 'rollback'): void {
    if (how === 'commit' || this.#file.writer.inTransaction) attempt(() => this.#file.writer.exec(how))
  }

  release(): void {
    this.#endTurn?.()
    this.#endTurn = undefined
  }

  async #takeTurn(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#file.lastTurn
    this.#file.lastTurn = promise
    await before
    this.#endTurn = resolve
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('nothing is read as a stream')
  }
}

/** Readers see what is committed and never wait; writers take turns. */
class SqliteFileDriver implements Driver {
  readonly #file: File
  readonly #lockMs: number

  constructor(file: File, lockMs: number) {
    this.#file = file
    this.#lockMs = lockMs
  }
  async init() {}
  async acquireConnection() {
    return new SqliteConnection(this.#file, this.#lockMs)
  }
  beginTransaction(connection: SqliteConnection) {
    return connection.begin()
  }
  async commitTransaction(connection: SqliteConnection) {
    connection.end('commit')
  }
  async rollbackTransaction(connection: SqliteConnection) {
    connection.end('rollback')
  }
  async releaseConnection(connection: SqliteConnection) {
    connection.release()
  }
  async destroy() {}
}

class SqliteFileAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

class SqliteFileDialect extends SqliteDialect {
  readonly #driver: Driver
  constructor(file: File, lockMs: number) {
    super({ database: file.writer })
    this.#driver = new SqliteFileDriver(file, lockMs)
  }
  override createDriver() {
    return this.#driver
  }
  override createAdapter() {
    return new SqliteFileAdapter()
  }
}

/** How long one try waits for a lock: the event loop stands still meanwhile. */
const busyMs = 20

/**
 * Opens a file of SQLite, with a write-ahead log and full synchronisation: what was answered survives `kill -9` and a power
 * cut. What is removed is overwritten. Returns a database that waits `lockMs` at most for a lock of another process, and one
 * that waits as long as it takes.
 */
export function openSqlite(path: string, lockMs: number) {
  // Its log takes the mode of the file.
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  const [writer, reader] = [new SqliteDatabase(path), new SqliteDatabase(path)]
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON', 'cache_size = -4000'])
    writer.pragma(pragma)
  // Triggers keep the index of searches with it.
  writer.pragma('trusted_schema = ON')
  for (const [name, words] of Object.entries({ search_triples: triplesOf, search_short_runs: shortRunsOf }))
    writer.function(name, { deterministic: true }, (text) => (typeof text === 'string' ? words(text) : null))
  for (const pragma of ['query_only = ON', 'cache_size = -16000']) reader.pragma(pragma)
  for (const handle of [writer, reader]) handle.pragma(`busy_timeout = ${busyMs}`)
  const file: File = { reader, writer, lastTurn: Promise.resolve() }
  const open = (ms: number) => new Kysely<Schema>({ dialect: new SqliteFileDialect(file, ms) })
  const close = async () => [reader, writer].forEach((handle) => handle.close())
  return { db: open(lockMs), unlimited: open(Infinity), close }
}
