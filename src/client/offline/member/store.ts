import { Dexie, type EntityTable, type Table } from 'dexie'
import type { StoredResponse } from '../../data/query-client.ts'
import { withDexie } from '../../data/reconnect.ts'
import { createKey, type Sealed, seal, unseal } from '../queue/entry.ts'
import { hasDatabase, isStorageAllowed } from '../storage-gate.ts'

/** Account that the data belongs to, and the session that read it. */
export interface Owner {
  account: string
  /** The session's id. */
  sid: string
}

/** Something of an account, as it was last read. */
interface Row {
  account: string
  key: string
  /** Milliseconds since 1970, by the device's clock. */
  savedAt: number
  sealed: Sealed
}

/** An account that something may be stored for: by these sessions and no other. */
interface Admitted {
  account: string
  sids: string[]
  /** Whether its agenda stays when nobody is logged in. */
  isRemembered: boolean
}

/** A note of an account's own about something saved (notes.ts). It is nowhere else, so that it stays until its member logs out. */
export interface NoteRow {
  account: string
  kind: string
  _item: string
  sealed: Sealed
}

/** Key of the name of an account. */
export const usernameKey = 'username'
/** Where what stays without a login is stored. */
export const keptKey = 'kept'

/** Database of a member's own data, apart from public content. All of it but notes is fetched again at the next login. */
export const database = new Dexie('ieumsae-member') as Dexie & {
  rows: Table<Row, [string, string]>
  admitted: EntityTable<Admitted, 'account'>
  keys: EntityTable<{ id: string; key: CryptoKey }, 'id'>
  notes: Table<NoteRow, [string, string, string]>
}
database.version(1).stores({ rows: '[account+key], account', admitted: 'account', keys: 'id' })
database.version(2).stores({ notes: '[account+kind+_item], account' })
// Another tab brings a newer build, or erases everything: this one makes room, and opens again when it next reads.
database.on('versionchange', () => {
  database.close({ disableAutoOpen: false })
  return false
})

/** Does something with the database, on a new connection where the system has ended the one that there was. */
export const withReconnect = <Result>(work: () => PromiseLike<Result>): Promise<Result> => withDexie(database, work, isStorageAllowed)

/** Changes these tables in one transaction: on a connection that is lost meanwhile, nothing has changed yet. */
const change = <Result>(tables: Table[], work: () => Promise<Result>): Promise<Result> =>
  withReconnect(() => database.transaction('rw', tables, work))

/** Whether there may be anything of a member. */
const hasMember = async (): Promise<boolean> => isStorageAllowed() && hasDatabase(database.name)

const keyId = 'seal'

/** The key of this device, created when it is first needed. It cannot be read, as that of the outbox. */
export async function deviceKey(): Promise<CryptoKey> {
  const found = await withReconnect(() => database.keys.get(keyId))
  if (found !== undefined) return found.key
  const key = await createKey()
  return change([database.keys], async () => {
    // Another tab may have been quicker.
    const first = await database.keys.get(keyId)
    if (first === undefined) await database.keys.add({ id: keyId, key })
    return first?.key ?? key
  })
}

/** A row opens for its account and key, and no other. */
const sealName = (account: string, key: string): string => JSON.stringify([account, key])

/**
 * From now on this session may store things of its account.
 * @param isLive whether it has not ended meanwhile
 */
export async function rememberAccount({ account, sid }: Owner, isLive: () => boolean): Promise<void> {
  if (!isStorageAllowed()) return
  await change([database.admitted], async () => {
    const { sids = [], isRemembered = false } = (await database.admitted.get(account)) ?? {}
    if (isLive()) await database.admitted.put({ account, sids: [...sids.filter((one) => one !== sid), sid].slice(-20), isRemembered })
  })
}

/**
 * Stores things of an account in the place of all that were there under keys of this beginning.
 * @returns whether it did: not after a logout in any tab
 */
export async function writeOwn({ account, sid }: Owner, beginning: string, values: ReadonlyMap<string, unknown>): Promise<boolean> {
  if (!isStorageAllowed()) return false
  const savedAt = Date.now()
  const sealingKey = await deviceKey()
  const rows = await Promise.all(
    [...values].map(async ([end, value]) => {
      const key = beginning + end
      return { account, key, savedAt, sealed: await seal(sealingKey, sealName(account, key), { content: value }) }
    }),
  )
  return change([database.rows, database.admitted], async () => {
    const { sids = [] } = (await database.admitted.get(account)) ?? {}
    if (!sids.includes(sid)) return false
    await database.rows
      .where({ account })
      .and(({ key }) => key.startsWith(beginning))
      .delete()
    await database.rows.bulkPut(rows)
    return true
  })
}

async function open({ account, key, savedAt, sealed }: Row): Promise<StoredResponse> {
  const { content } = await unseal((await withReconnect(() => database.keys.get(keyId)))?.key, sealName(account, key), sealed)
  return { value: content, savedAt }
}

/** Reads an account's response by key. The caller must be logged in to the account. */
export async function readOwn(account: string, key: string): Promise<StoredResponse | undefined> {
  if (!(await hasMember())) return undefined
  const row = await withReconnect(() => database.rows.get([account, key]))
  return row && open(row)
}

/** Removes all that is stored of an account, what it chose to keep as well. What is on its way is not stored any more. */
export async function forgetMember(account: string): Promise<void> {
  if (!(await hasMember())) return
  await change([database.rows, database.admitted], async () => {
    await database.admitted.delete(account)
    await database.rows.where({ account }).delete()
  })
}

/** Removes what is stored of accounts that no tab is logged in with, but for what they chose to keep. */
export async function forgetAbsent(isPresent: (account: string) => boolean): Promise<void> {
  if (!(await hasMember())) return
  await change([database.rows, database.admitted], async () => {
    for (const { account, isRemembered } of await database.admitted.toArray()) {
      if (isPresent(account)) continue
      if (isRemembered) await database.admitted.update(account, { sids: [] })
      else await database.admitted.delete(account)
      await database.rows
        .where({ account })
        .and(({ key }) => !isRemembered || key !== keptKey)
        .delete()
    }
  })
}

export const isRemembered = async (account: string): Promise<boolean> =>
  (await hasMember()) && (await withReconnect(() => database.admitted.get(account)))?.isRemembered === true

/** Chooses whether the agenda of an account stays when nobody is logged in. @returns whether that could be stored */
export async function setKept({ account, sid }: Owner, isWanted: boolean): Promise<boolean> {
  if (!isStorageAllowed()) return false
  return change([database.rows, database.admitted], async () => {
    const found = await database.admitted.get(account)
    if (found?.sids.includes(sid) !== true) return false
    await database.admitted.update(account, { isRemembered: isWanted })
    if (!isWanted) await database.rows.delete([account, keptKey])
    return true
  })
}

/** Reads the agendas that accounts keep on this device, readable without a login. With an account, its own only. */
export async function readKept(account?: string): Promise<StoredResponse[]> {
  if (!(await hasMember())) return []
  const rows = await withReconnect(async () => {
    const kept = await database.admitted.filter((one) => one.isRemembered && (account === undefined || one.account === account)).toArray()
    return database.rows.bulkGet(kept.map((one) => [one.account, keptKey] as [string, string]))
  })
  const opened = await Promise.allSettled(rows.flatMap((row) => (row === undefined ? [] : [open(row)])))
  return opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}
