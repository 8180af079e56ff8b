import type { Locale } from '#contract/locale.ts'
import { Dexie, type Table } from 'dexie'
import { api } from '../../data/http.ts'
import { withDexie } from '../../data/reconnect.ts'

/**
 * What was typed into forms of the console and is not saved yet. It lies on the device sealed with a key that only the server
 * gives, to the account that typed it: without its login nobody reads it here.
 */
interface Sealed {
  id: string
  savedAt: number
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

type Values = Record<string, unknown>

export interface Draft {
  /** What the form began with, and what it held. */
  base: Values
  values: Values
  savedAt: number
}

/** Who does not come back for so long does not want it any more, in ms. */
const keptFor = 30 * 24 * 60 * 60 * 1000

const database = new Dexie('ieumsae-console') as Dexie & { drafts: Table<Sealed, string> }
database.version(1).stores({ drafts: 'id, savedAt' })

/** Works on the drafts, on a new connection where the system has ended the one that there was. */
const withDrafts = <Result>(work: (drafts: typeof database.drafts) => PromiseLike<Result>): Promise<Result> =>
  withDexie(database, () => work(database.drafts))

const keys = new Map<string, Promise<CryptoKey>>()

async function fetchKey(locale: Locale): Promise<CryptoKey> {
  const { key } = await api('GET /api/v1/me/draftKey', { locale })
  const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function keyOf(account: string, locale: Locale): Promise<CryptoKey> {
  const known = keys.get(account)
  if (known !== undefined) return known
  const asked = fetchKey(locale)
  keys.set(account, asked)
  asked.catch(() => keys.delete(account))
  return asked
}

/** Where it is: an account, and a form of it. */
export interface Place {
  account: string
  form: string
  locale: Locale
}

const idOf = ({ account, form }: Place): string => `${account} ${form}`

/** Keeps it in the place of the former one. Where the device keeps nothing, it is kept in the form alone. */
export async function keepDraft(place: Place, { base, values }: Pick<Draft, 'base' | 'values'>): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify({ base, values }))
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(place.account, place.locale), text)
  await withDrafts((drafts) => drafts.put({ id: idOf(place), savedAt: Date.now(), iv, bytes }))
}

async function unseal({ account, locale }: Place, { iv, bytes, savedAt }: Sealed): Promise<Draft> {
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(account, locale), bytes)
  return { ...(JSON.parse(new TextDecoder().decode(text)) as Pick<Draft, 'base' | 'values'>), savedAt }
}

/** Gets what keeping needs of the server while there is a connection. */
export const prepareDrafts = async ({ account, locale }: Pick<Place, 'account' | 'locale'>): Promise<void> =>
  void (await keyOf(account, locale))

/** All that is kept of forms whose names begin like this, with the rest of their names. */
export async function findDraftsBelow(place: Place): Promise<{ name: string; draft: Draft }[]> {
  const beginning = idOf(place)
  const found = await withDrafts((drafts) => drafts.where('id').startsWith(beginning).toArray())
  return Promise.all(found.map(async (sealed) => ({ name: sealed.id.slice(beginning.length), draft: await unseal(place, sealed) })))
}

/** Reads the saved draft of a form; undefined if there is none, or none that can be opened. */
export async function findDraft(place: Place): Promise<Draft | undefined> {
  const sealed = await withDrafts(async (drafts) => {
    await drafts
      .where('savedAt')
      .below(Date.now() - keptFor)
      .delete()
    return drafts.get(idOf(place))
  })
  return sealed === undefined ? undefined : unseal(place, sealed)
}

export const dropDraft = (place: Place): Promise<void> => withDrafts((drafts) => drafts.delete(idOf(place)))
