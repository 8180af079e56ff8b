import type { Dexie } from 'dexie'

/** iOS ends connections of a page in the background, and says so at the next use by one of these names. */
const names = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError']

/** Dexie gives the reason of an aborted transaction (a full disk, say); a connection that ends gives none of its own. */
function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const inner = 'inner' in error ? error.inner : undefined
  return names.includes(error.name) || (error.name === 'AbortError' && (inner === undefined || inner === null || isConnectionLost(inner)))
}

/**
 * Works on a database of the device; where its connection was lost, once more on a new one.
 * @param reopen lets the lost connection go; false: no other may be opened
 */
export async function withNewConnection<Result>(work: () => PromiseLike<Result>, reopen: () => boolean): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isConnectionLost(error) || !reopen()) throw error
    return work()
  }
}

/** As `withNewConnection`, for a database of Dexie. What works on it at the same time finds the new connection. */
export function withDexie<Result>(database: Dexie, work: () => PromiseLike<Result>, mayReopen = () => true): Promise<Result> {
  const used: IDBDatabase | null = database.backendDB()
  return withNewConnection(work, () => {
    if (!mayReopen()) return false
    if (used === null || database.backendDB() === used) database.close({ disableAutoOpen: false })
    return true
  })
}
