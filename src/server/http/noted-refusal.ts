import type { Db } from '../db/schema.ts'
import { ApiError } from './api-error.ts'

/**
 * A refusal that is noted: what its transaction has written is committed before the caller is told. It is no answer that is stored for
 * a repeated request, which is decided by what holds then. Not after an error of the database.
 */
export class NotedRefusal extends ApiError {}

/** Runs work in a transaction, which is committed where the work ends by a noted refusal, too. @throws what the work throws */
export async function inNotedTransaction<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  const ended = await db.transaction().execute(async (transaction) => {
    try {
      return { result: await work(transaction) }
    } catch (error) {
      if (error instanceof NotedRefusal) return { refusal: error }
      throw error
    }
  })
  if (ended.refusal !== undefined) throw ended.refusal
  return ended.result
}
