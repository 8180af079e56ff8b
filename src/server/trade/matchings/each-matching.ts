import { inTransaction } from '../../db/in-transaction.ts'
import type { Platform } from '../../http/platform.ts'
import type { Change } from '../../notifications/notify.ts'
import { lockAccounts } from '../fairs/participation.ts'

interface Due {
  _id: string
  _buyer: string
  _seller: string
}

type Work = (change: Change, _id: string) => Promise<void>

const runOne = (platform: Platform, { _id, _buyer, _seller }: Due, work: Work): Promise<void> =>
  inTransaction(platform.database.db, async (own) => {
    await lockAccounts(own.db, [_buyer, _seller])
    await work({ ...own, platform, now: new Date().toISOString() }, _id)
  })

/** One that fails keeps none of the others waiting. After so many it is not them: the database may be away. */
const mostFailures = 5

/** Runs `work` for each matching in a transaction of its own, in which nobody else changes it, and then what follows it. Returns what failed. */
export async function eachMatching(platform: Platform, due: readonly Due[], work: Work): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const one of due) {
    if (failures.length >= mostFailures) break
    await runOne(platform, one, work).catch((error: unknown) => failures.push(error))
  }
  return failures
}

/** @throws the first of some failures, where there is one */
export function throwFirst(failures: readonly unknown[]): void {
  if (failures.length > 0) throw failures[0]
}
