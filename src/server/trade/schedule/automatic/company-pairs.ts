import { openStates } from '#contract/trade/matching-states.ts'
import type { Db } from '../../../db/schema.ts'
import { companyOwner } from '../../../http/company-of.ts'
import { stateIn } from '../../fairs/state-in.ts'

interface Pair {
  _buyer: string
  _seller: string
  weight: number
  locked?: number
}

/** Reads whose company each participant of a fair stands for, where several of one take part; nothing where nobody does so. */
async function readOwners(db: Db, _fair: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('fairs_participants as p')
    .innerJoin('users as u', 'u._id', 'p._user')
    .select(['u._id', companyOwner('u').as('_owner')])
    .where('p._fair', '=', _fair)
    .where('u._companyOf', 'is not', null)
    .execute()
  return new Map(rows.map(({ _id, _owner }) => [_id, _owner]))
}

/**
 * Leaves of the pairs of two companies the one that can be agreed: what is open or agreed already stands before the pair that wants it
 * most. Nobody hears the same company twice, and no meeting of a draft is refused for it afterwards, but one that staff have locked.
 * @param byKey by both accounts; pairs are taken out of it
 */
export async function leaveOneOfCompanies(db: Db, _fair: string, byKey: Map<string, Pair>): Promise<void> {
  const owners = await readOwners(db, _fair)
  if (owners.size === 0) return
  const ofCompanies = ({ _buyer, _seller }: Pick<Pair, '_buyer' | '_seller'>) =>
    `${owners.get(_buyer) ?? _buyer} ${owners.get(_seller) ?? _seller}`
  const live = await db
    .selectFrom('matchings')
    .select(['_buyer', '_seller'])
    .where('_fair', '=', _fair)
    .where(stateIn([...openStates, 'confirmed', 'rescheduling']))
    .execute()
  const begun = new Map(live.map((pair) => [ofCompanies(pair), `${pair._buyer} ${pair._seller}`]))
  const best = new Map<string, string>()
  for (const [key, pair] of byKey) {
    const companies = ofCompanies(pair)
    const known = byKey.get(best.get(companies) ?? '')
    const isBetter = known === undefined || (known.locked === undefined && (pair.locked !== undefined || pair.weight > known.weight))
    if (isBetter) best.set(companies, key)
  }
  for (const [key, pair] of byKey) {
    const companies = ofCompanies(pair)
    if (pair.locked === undefined && (begun.get(companies) ?? best.get(companies)) !== key) byKey.delete(key)
  }
}
