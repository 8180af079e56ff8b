import { Dexie, type EntityTable } from 'dexie'
import { isStorageAllowed } from '../storage-gate.ts'
import type { Entry } from './entry.ts'
import { queueName } from './name.ts'

/** Apart from the content: that may be thrown away, or fail to upgrade, and what is to be sent stays. */
const database = new Dexie(queueName, { chromeTransactionDurability: 'strict' }) as Dexie & {
  entries: EntityTable<Entry, 'id'>
  keys: EntityTable<{ id: string; key: CryptoKey }, 'id'>
}
database.version(1).stores({ entries: 'id, createdAt', keys: 'id' })

/** For whoever erases the device. */
export const closeQueue = (): void => database.close()

/** The connection itself, for tests that end it as a browser does. */
export const connection = (): IDBDatabase => database.backendDB()

/** iOS ends connections that it thinks idle; another tab's upgrade does too. */
const isLost = (error: unknown): boolean =>
  error instanceof Error && ['DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name)

/** Works on the database; where its connection was lost, once more on a new one. */
export async function withReconnect<Result>(work: (tables: typeof database) => PromiseLike<Result>): Promise<Result> {
  try {
    return await work(database)
  } catch (error) {
    if (!isStorageAllowed() || !isLost(error)) throw error
    database.close({ disableAutoOpen: false })
    await database.open()
    return work(database)
  }
}
