import type { Db } from './schema.ts'

/** Transaction that somebody works in, and what follows its commit. */
interface Own {
  db: Db
  afterCommit: (next: () => Promise<void>) => void
}

/** Does work in a transaction of its own, and what follows it once that is committed. @returns what the work returns */
export async function inTransaction<Result>(db: Db, work: (own: Own) => Promise<Result>): Promise<Result> {
  const committed: (() => Promise<void>)[] = []
  const afterCommit: Own['afterCommit'] = (next) => void committed.push(next)
  const result = await db.transaction().execute((own) => work({ db: own, afterCommit }))
  for (const next of committed) await next()
  return result
}

/**
 * Does work for each of some items, in a transaction of its own.
 * @throws the first failure, once the others have had their turn
 */
export async function inOwnTransactions<Item>(
  db: Db,
  items: readonly Item[],
  work: (own: Own, item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await inTransaction(db, (own) => work(own, item)).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
