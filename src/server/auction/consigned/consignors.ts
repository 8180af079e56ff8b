import { consignors } from '#contract/auction/consignors.ts'
import { inPages } from '../../db/in-pages.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import type { Erasure } from '../../files/pending.ts'
import type { PersonalTable } from '../../http/personal.ts'
import type { ResourceHooks } from '../../http/standard.ts'
import { addressKey, type Registration } from '../bids/registrations.ts'
import { settleConsignor } from './settlements.ts'

/**
 * Tells whether a bidder has consigned a work: by the account, or by a certified telephone number or mail address, as they are now or
 * were when the bidder registered.
 */
export async function hasConsigned(
  db: Db,
  { _consignor, _program }: { _consignor: string | null; _program: string },
  bidder: Registration,
) {
  if (_consignor === null) return false
  const consignor = await db
    .selectFrom('auction_consignors as c')
    .leftJoin('users as u', 'u._id', 'c._user')
    .select(['c._user', 'c.phone', 'c.email', 'u.phone as userPhone', 'u.email as userEmail'])
    .where('c._id', '=', _consignor)
    .executeTakeFirst()
  if (consignor === undefined || bidder._user === null) return false
  if (consignor._user === bidder._user) return true
  const own = await db.selectFrom('users').select(['phone', 'email']).where('_id', '=', bidder._user).executeTakeFirst()
  const keyOf = addressKey(_program)
  const isOneOf = (addresses: readonly (string | null)[], address: string | null | undefined, key: string | null) =>
    addresses.some((each) => each !== null && (each === address || keyOf(each) === key))
  return (
    isOneOf([consignor.phone, consignor.userPhone], own?.phone, bidder.phoneKey) ||
    isOneOf([consignor.email, consignor.userEmail], own?.email, bidder.emailKey)
  )
}

/** Hooks of the console's standard routes: whether a consignor is a business decides on the tax that is withheld. */
export const consignorHooks: ResourceHooks = {
  onChange: async (before, after, { db }) => {
    if (before['kind'] !== after['kind']) await settleConsignor(db, after._id)
  },
}

/** The consignor that an account is, as its owner may take it along, without what staff have noted. */
async function* consignorsOf(db: Db, _user: string): AsyncGenerator<object> {
  const found = inPages((page) => repositoryOf(consignors).select(db, { where: { _user }, sort: 'createdAt', ...page }))
  for await (const { name, kind, phone, email, address, bankAccount, businessNumber, createdAt } of found)
    yield { name, kind, phone, email, address, bankAccount, businessNumber, createdAt }
}

/** Erases a consignor whom staff have removed, where a backup has brought it back. */
export async function eraseConsignor(_id: string, { db }: Erasure): Promise<void> {
  await db.deleteFrom('auction_consignors').where('_id', '=', _id).execute()
}

/** Treatment of consignors as people. */
export const consignorPersonal: PersonalTable = {
  export: { name: 'consignors', items: consignorsOf },
  erase: async (_user, { db }) => {
    await db.updateTable('auction_consignors').set({ _user: null }).where('_user', '=', _user).execute()
  },
  stays: 'as the other side of a contract, without the account, as long as its works',
}
