import { createHmac } from 'node:crypto'
import type { users } from '#contract/account/users.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import type { ItemOf } from '#contract/resource.ts'
import { v7 as uuid } from 'uuid'
import { deriveKey } from '../../db/derive-key.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { type Addresses, addressKeysOf } from '../bids/address-keys.ts'

/** An account as defaults know it, whoever has registered with which account in which sale. */
type Person = Addresses & Pick<ItemOf<typeof users>, '_id'>

/** Addresses of an account that were shown to be its owner's, under a key of the server: whoever reads the table learns none. */
function keysOf(serverKey: Uint8Array, person: Addresses) {
  const key = deriveKey(serverKey, 'auctionDefaults')
  return addressKeysOf(person, (address) => createHmac('sha256', key).update(address).digest('base64url'))
}

/** Reads persons by the ids of their accounts. */
async function readPersons(db: Db, ids: readonly string[]): Promise<Person[]> {
  return ids.length === 0 ? [] : db.selectFrom('users').select(['_id', 'phone', 'email']).where('_id', 'in', ids).execute()
}

/** Notes that a winner has not paid. @param _user null: the account is gone, and nobody is kept from anything by it */
export async function noteDefault(
  db: Db,
  serverKey: Uint8Array,
  { _win, _user, reason, at }: { _win: string; _user: string | null; reason: string; at: string },
): Promise<void> {
  const [person] = _user === null ? [] : await readPersons(db, [_user])
  const keys = person === undefined ? { phoneKey: null, emailKey: null } : keysOf(serverKey, person)
  const row = { _id: uuid(), _win, _user: person?._id ?? null, ...keys, reason, createdAt: at, isOpen: 1, liftedAt: null }
  await db.insertInto('auctionDefaults').values(row).execute()
}

/** Defaults that count, of any of some persons. */
function ofPersons(db: Db, serverKey: Uint8Array, persons: readonly Person[]) {
  const keys = persons.map((person) => keysOf(serverKey, person))
  const known = (name: 'phoneKey' | 'emailKey') => keys.flatMap((each) => each[name] ?? [])
  const [ids, phones, emails] = [persons.map(({ _id }) => _id), known('phoneKey'), known('emailKey')]
  return db
    .selectFrom('auctionDefaults')
    .where('liftedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('_user', 'in', ids),
        ...(phones.length === 0 ? [] : [eb('phoneKey', 'in', phones)]),
        ...(emails.length === 0 ? [] : [eb('emailKey', 'in', emails)]),
      ]),
    )
}

/** Counts the defaults of persons by the ids of their accounts: those of all accounts with the same certified addresses. */
export async function countDefaults(db: Db, serverKey: Uint8Array, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const persons = await readPersons(db, ids)
  if (persons.length === 0) return new Map()
  const rows = await ofPersons(db, serverKey, persons).select(['_user', 'phoneKey', 'emailKey']).execute()
  return new Map(
    persons.map((person) => {
      const { phoneKey, emailKey } = keysOf(serverKey, person)
      const isOwn = (row: (typeof rows)[number]) =>
        row._user === person._id || (phoneKey !== null && row.phoneKey === phoneKey) || (emailKey !== null && row.emailKey === emailKey)
      return [person._id, rows.filter(isOwn).length]
    }),
  )
}

/** Tells whether a person is kept from bidding. */
export const isBlocked = async (db: Db, serverKey: Uint8Array, _user: string): Promise<boolean> =>
  ((await countDefaults(db, serverKey, [_user])).get(_user) ?? 0) >= auctionLimits.defaults

/** Refuses who has not paid too often. @throws ApiError `bidderBlocked` */
export async function requireNotBlocked(db: Db, serverKey: Uint8Array, _user: string): Promise<void> {
  const count = (await countDefaults(db, serverKey, [_user])).get(_user) ?? 0
  if (count >= auctionLimits.defaults) throw new ApiError('bidderBlocked', { values: { count } })
}

/** Lets the defaults of a person count no more. @returns how many those were */
export async function liftDefaults(db: Db, serverKey: Uint8Array, _user: string, at: string): Promise<number> {
  const persons = await readPersons(db, [_user])
  if (persons.length === 0) return 0
  const rows = await ofPersons(db, serverKey, persons).select('_id').execute()
  const ids = rows.map(({ _id }) => _id)
  if (ids.length > 0) await db.updateTable('auctionDefaults').set({ liftedAt: at }).where('_id', 'in', ids).execute()
  return ids.length
}
