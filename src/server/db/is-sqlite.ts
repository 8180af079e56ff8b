import { SqliteAdapter } from 'kysely'
import type { Db } from './schema.ts'

/** Tells which engine a connection or transaction is of. */
export const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter
