import { createHmac } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { deriveKey } from '../db/derive-key.ts'
import type { Db } from '../db/schema.ts'
import type { LawTables } from './tables.ts'

type Kind = LawTables['requestKeys']['kind']
interface Key {
  kind: Kind
  hash: string
}

/** The key of the hashes, from the server's own: without it nobody can try names on a copy of the database. */
export const matchKeyFrom = (key: Uint8Array): Uint8Array => deriveKey(key, 'requestMatch')

const hashOf = (matchKey: Uint8Array, kind: 'name' | 'phone', text: string): string =>
  createHmac('sha256', matchKey).update(`${kind} ${text}`).digest('base64url')

/** A name as names are compared: letters and digits alone. */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Of one request so many numbers are looked at. */
const mostNumbers = 5

/** The telephone numbers in a text, digits alone, as they are dialled in Korea. */
export const numbersIn = (text: string): string[] => {
  const found = text.normalize('NFKC').match(/\+?\d(?:[\s().-]*\d){6,14}/g) ?? []
  const numbers = found.map((number) => number.replaceAll(/\D+/g, '').replace(/^(?:00)?820?(?=[1-9])/, '0'))
  return [...new Set(numbers)].slice(0, mostNumbers)
}

/** The hashes of a name: none where nothing is left to compare. */
export function keysOfName(matchKey: Uint8Array, kind: 'client' | 'opponent', name: string): Key[] {
  const plain = plainName(name)
  return plain === '' ? [] : [{ kind, hash: hashOf(matchKey, 'name', plain) }]
}

/** By what a request is found: its client's name and numbers. */
export const keysOf = (matchKey: Uint8Array, { name, phone }: { name: string; phone: string }): Key[] => [
  ...keysOfName(matchKey, 'client', name),
  ...numbersIn(phone).map((number) => ({ kind: 'phone' as const, hash: hashOf(matchKey, 'phone', number) })),
]

export async function addKeys(db: Db, _form: string, keys: readonly Key[]): Promise<void> {
  const rows = keys.map((key) => ({ _id: uuid(), _form, ...key }))
  if (rows.length > 0) await db.insertInto('requestKeys').values(rows).execute()
}

export const readKeys = (db: Db, _form: string): Promise<Key[]> =>
  db.selectFrom('requestKeys').select(['kind', 'hash']).where('_form', '=', _form).execute()

/** Takes away by what a request is found, or one kind of it. */
export async function eraseKeys(db: Db, _form: string, kind?: Kind): Promise<void> {
  const all = db.deleteFrom('requestKeys').where('_form', '=', _form)
  await (kind === undefined ? all : all.where('kind', '=', kind)).execute()
}
