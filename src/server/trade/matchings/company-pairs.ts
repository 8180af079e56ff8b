import { openStates } from '#contract/trade/matching-states.ts'
import type { Db } from '../../db/schema.ts'
import { companyOwner, findCompanyOwner, peopleOfCompany } from '../../http/company-of.ts'
import { lockAccounts } from '../fairs/participation.ts'

interface Pair {
  _fair: string
  _buyer: string
  _seller: string
}

/**
 * Holds the two sides of what may become a matching, with the owners of their companies: of two people of a company that begin with
 * the same other one at once the second waits, and finds what the first has.
 */
export async function lockCompanies(db: Db, { _buyer, _seller }: Pick<Pair, '_buyer' | '_seller'>): Promise<void> {
  const users = [_buyer, _seller]
  const owners = await db.selectFrom('users').select(companyOwner('users').as('_owner')).where('_id', 'in', users).execute()
  await lockAccounts(db, [...users, ...owners.map(({ _owner }) => _owner)])
}

/**
 * Finds what two companies have open or agreed at a fair, whoever of their people has it: it is one at a time, so that nobody hears the
 * same twice. Of two accounts the database says so itself (migration `0001-trade`); of their colleagues this does, after `lockCompanies`.
 */
export async function findLiveOfCompanies(db: Db, { _fair, _buyer, _seller }: Pair) {
  const [buyers, sellers] = [await findCompanyOwner(db, _buyer), await findCompanyOwner(db, _seller)]
  const found = await db
    .selectFrom('matchings')
    .selectAll()
    .where('_fair', '=', _fair)
    .where('_buyer', 'in', peopleOfCompany(db, buyers))
    .where('_seller', 'in', peopleOfCompany(db, sellers))
    .where('state', 'in', [...openStates, 'confirmed', 'rescheduling'])
    .execute()
  return found.find((row) => row._buyer === _buyer && row._seller === _seller) ?? found[0]
}
