import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'

/** Reads which of some fairs staff have closed, and when. */
export async function readClosed(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('fairClosings')
    .select(['_fair', 'closedAt'])
    .where('_fair', 'in', [...new Set(ids)])
    .where('closedAt', 'is not', null)
    .execute()
  return new Map(rows.map(({ _fair, closedAt }) => [_fair, closedAt ?? '']))
}

/**
 * Holds whether a fair is closed until the transaction ends: what closes it waits, and counts what was written before. After the
 * accounts, where a transaction holds those too.
 * @returns when it was closed; null where it is open
 */
export async function holdClosing(db: Db, _fair: string): Promise<string | null> {
  const { closedAt } = await db
    .insertInto('fairClosings')
    .values({ _fair, closedAt: null, _user: null })
    .onConflict((conflict) => conflict.column('_fair').doUpdateSet((row) => ({ _fair: row.ref('excluded._fair') })))
    .returning('closedAt')
    .executeTakeFirstOrThrow()
  return closedAt
}

/** Holds a fair that is not closed, as `holdClosing`. @throws ApiError `fairClosed` */
export async function holdOpen(db: Db, _fair: string): Promise<void> {
  if ((await holdClosing(db, _fair)) !== null) throw new ApiError('fairClosed')
}
