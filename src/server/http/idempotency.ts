import { argon2, createHash } from 'node:crypto'
import { promisify } from 'node:util'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ApiError } from './api-error.ts'
import { networkOf } from './network-of.ts'
import { inNotedTransaction, NotedRefusal } from './noted-refusal.ts'
import { workQueue } from './work-queue.ts'
import type { Schema } from '../schema.ts'

/** An answer as it is kept for a second asking. */
export interface StoredAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Retention of idempotency keys, in days; `api.md` promises 7. */
export const keptDays = 8

const running = new Set<string>()

/** A digest of what was asked: the same key with another one is a mistake. */
export const fingerprintOf = (parts: readonly string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const derive = promisify(argon2)
/** As for passwords themselves (account/passwords.ts), and beside them. */
const inTurn = workQueue({ concurrency: 1, capacity: 31 })

/**
 * The same for what has a password in it: as slow to guess as the stored password, with the key for its salt.
 * @throws ApiError `unavailable`: busy, ask again
 */
export async function slowFingerprintOf(parts: readonly string[], key: string, address: string): Promise<string> {
  const nonce = createHash('sha256').update(key).digest()
  const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32, message: JSON.stringify(parts), nonce }
  return (await inTurn(() => derive('argon2id', parameters), { by: networkOf(address) })).toString('base64url')
}

/**
 * Runs `effect` at most once for a caller's key: key and effect commit in one transaction, so that neither is there
 * without the other, whatever dies in between. A second asking gets the first answer.
 * @param prepare runs before the transaction, unless there is an answer already
 * @throws ApiError `keyReused` (another request), `running` (the first one has not ended)
 */
export async function once(
  db: Db,
  { caller, key, fingerprint }: { caller: string; key: string; fingerprint: string },
  effect: (transaction: Db) => Promise<StoredAnswer>,
  prepare?: () => Promise<void>,
): Promise<StoredAnswer & { isReplayed: boolean }> {
  const name = `${caller} ${key}`
  if (running.has(name)) throw new ApiError('running', {}, 1)
  running.add(name)
  const isOwn = (row: ExpressionBuilder<Schema, 'idempotency'>) => row.and({ caller, key })
  try {
    if (prepare !== undefined && (await db.selectFrom('idempotency').select('key').where(isOwn).executeTakeFirst()) === undefined)
      await prepare()
    return await inNotedTransaction(db, async (transaction) => {
      const createdAt = new Date().toISOString()
      const inserted = await transaction
        .insertInto('idempotency')
        .values({ caller, key, fingerprint, status: 0, headers: '{}', body: '', createdAt })
        .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
        .executeTakeFirst()
      if (inserted.numInsertedOrUpdatedRows === 0n) {
        const first = await transaction.selectFrom('idempotency').selectAll().where(isOwn).executeTakeFirstOrThrow()
        if (first.fingerprint !== fingerprint) throw new ApiError('keyReused')
        return { status: first.status, headers: JSON.parse(first.headers) as Record<string, string>, body: first.body, isReplayed: true }
      }
      const answer = await effect(transaction).catch(async (error: unknown) => {
        if (error instanceof NotedRefusal) await transaction.deleteFrom('idempotency').where(isOwn).execute()
        throw error
      })
      await transaction
        .updateTable('idempotency')
        .set({ ...answer, headers: JSON.stringify(answer.headers) })
        .where(isOwn)
        .execute()
      return { ...answer, isReplayed: false }
    })
  } finally {
    running.delete(name)
  }
}

/** So many ids are looked for at once. */
const batch = 50

/** Forgets the answers, whoever had them, that name something by its id: they may have names and addresses in them. In a transaction. */
export async function forgetAnswersNaming(db: Db, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batch)
    await db
      .deleteFrom('idempotency')
      .where((eb) => eb.or(ids.slice(start, start + batch).map((_id) => eb('body', 'like', `%"${_id}"%`))))
      .execute()
}

/** Forgets the answers that an account has had, and those that name it. In a transaction. */
export async function forgetAnswers(_user: string, { db }: { db: Db }): Promise<void> {
  await db.deleteFrom('idempotency').where('caller', '=', _user).execute()
  await forgetAnswersNaming(db, [_user])
}

/** Forgets keys older than `keptDays`. */
export async function forgetOldKeys(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000).toISOString()
  await db.deleteFrom('idempotency').where('createdAt', '<', before).execute()
}
