import { Dexie, type EntityTable } from 'dexie'

/** An answer of the API as it was last received. */
interface KeptAnswer {
  key: string
  value: unknown
  /** Milliseconds since 1970, by the device's clock. */
  savedAt: number
}

/** The device's database. Content sync and the outbox add their tables here, each in a version of its own. */
export const database = new Dexie('ieumsae') as Dexie & { answers: EntityTable<KeptAnswer, 'key'> }
database.version(1).stores({ answers: 'key, savedAt' })
