import type { Db } from './schema.ts'

/** Transaction that somebody works in, and what follows its commit. */
interface Own {
  db: Db
  afterCommit: (next: () => Promise<void>) => void
}

/** Does work in a transaction of its own, and what follows it once that is committed. */
export async function inTransaction(db: Db, work: (own: Own) => Promise<unknown>): Promise<void> {
  const committed: (() => Promise<void>)[] = []
  const afterCommit: Own['afterCommit'] = (next) => void committed.push(next)
  await db.transaction().execute((own) => work({ db: own, afterCommit }))
  for (const next of committed) await next()
}
