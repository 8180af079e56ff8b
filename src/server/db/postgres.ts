import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { DatabaseError, Pool } from 'pg'
import type { Limits } from './limits.ts'

import { DatabaseUnavailable } from './unavailable.ts'
import type { Schema } from '../schema.ts'

/**
 * SQLSTATEs of what passes: lost connections, serialisation and deadlocks, no resources (a full disk among them), locks,
 * a server that stops, starts, cancels, or is read-only since it is not the primary yet.
 */
const passing = /^(08|40|53|55P03|57P|57014|25006)/

const toError = (error: unknown): unknown =>
  error instanceof DatabaseError && !passing.test(error.code ?? '') ? error : new DatabaseUnavailable(error)

interface PoolOptions {
  max: number
  connect: number
  /** None: as long as it takes. */
  statement?: number
  /** A connection has died in use. */
  onLost?: () => void
}

/** A pool with time limits. The loss of a connection fails what it was doing, and never the process. */
export function openPool(connectionString: string, { max, connect, statement = 0, onLost }: PoolOptions) {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connect,
    // The first is kept by PostgreSQL, the second by us: for a server or a network that no longer answers.
    statement_timeout: statement,
    query_timeout: statement,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // An `error` event without a listener ends the process. The pool gets those of idle connections only.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))

  /** When one connection has died silently, idle ones may have as well: they are replaced when needed. */
  const closeIdle = (): void => {
    for (let left = pool.idleCount; left > 0; left -= 1)
      pool.connect().then(
        (client) => client.release(true),
        () => undefined,
      )
  }

  const checkOut = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw toError(error)
    })
    let lost: unknown
    const query = async (text: string, values: readonly unknown[]) => {
      if (lost !== undefined) throw toError(lost)
      try {
        return await client.query(text, [...values])
      } catch (error) {
        // Not an answer of the server: the state of this connection is unknown.
        if (!(error instanceof DatabaseError)) {
          lost = error
          closeIdle()
          onLost?.()
        }
        throw toError(error)
      }
    }
    // Kysely passes cursors only where it was given their class.
    return { query, release: () => client.release(lost !== undefined) } as unknown as PostgresPoolClient
  }
  const end = async () => {
    if (!pool.ending) await pool.end()
  }
  const checkedOut: PostgresPool = { connect: checkOut, end, options: {} }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: checkedOut }) })
  // Kysely destroys only what was used.
  const close = () => db.destroy().then(end)
  return { db, closeIdle, close }
}

/** The pools of a server: one for its work, and two small ones, for revisions and readiness and for searches, however busy the others are. */
export function openPostgres(url: string, { connect, statement, probe }: Limits) {
  const work = openPool(url, { max: 10, connect, statement })
  const health = openPool(url, { max: 2, connect: probe, statement: probe, onLost: work.closeIdle })
  const search = openPool(url, { max: 2, connect: probe, statement, onLost: work.closeIdle })
  const close = async () => void (await Promise.all([work, health, search].map((pool) => pool.close())))
  return { db: work.db, probe: health.db, search: search.db, close }
}
