import type { Entry, Store } from './entry.ts'
import { queueName } from './name.ts'

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(queueName)
  // There is none: only pages make one.
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  return resultOf(request)
}

const change = (database: IDBDatabase, id: string, decide: (entry: Entry) => Entry | undefined): Promise<Entry | undefined> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' })
    const entries = transaction.objectStore('entries')
    const request = entries.get(id) as IDBRequest<Entry | undefined>
    let changed: Entry | undefined
    request.addEventListener('success', () => {
      changed = request.result === undefined ? undefined : decide(request.result)
      if (changed !== undefined) entries.put(changed)
    })
    transaction.addEventListener('complete', () => resolve(changed))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
  })

/**
 * Works on the outbox without Dexie, which would double the worker's weight.
 * @throws where this device has none
 */
export async function withOutbox<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const database = await open()
  try {
    return await work({
      all: () => resultOf(database.transaction('entries').objectStore('entries').getAll() as IDBRequest<Entry[]>),
      key: async () => {
        const request = database.transaction('keys').objectStore('keys').get('seal') as IDBRequest<{ key: CryptoKey } | undefined>
        return (await resultOf(request))?.key
      },
      change: (id, decide) => change(database, id, decide),
    })
  } finally {
    database.close()
  }
}
