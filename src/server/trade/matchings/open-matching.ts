import { openStates } from '#contract/trade/matching-states.ts'
import { v7 as uuid } from 'uuid'
import { ApiError } from '../../http/api-error.ts'
import type { Change } from '../../notifications/notify.ts'
import { noteEvent } from './change-state.ts'
import { findLiveOfCompanies } from './company-pairs.ts'
import type { MatchingRow } from './matching-rows.ts'

interface Wanted {
  _fair: string
  _buyer: string
  _seller: string
  method: 'ONLINE' | 'OFFLINE'
  startsAt: string
  endsAt: string
}

/**
 * Returns the open matching of two, whose companies the caller holds (`lockCompanies`), or an offer that staff make for them.
 * @throws ApiError `matchingExists` where they have agreed already, or colleagues of theirs have something
 */
export async function openMatching({ db, now }: Change, wanted: Wanted, _user: string): Promise<MatchingRow> {
  const { _fair, _buyer, _seller, method, startsAt, endsAt } = wanted
  const found = await findLiveOfCompanies(db, { _fair, _buyer, _seller })
  if (found !== undefined) {
    const isTheirs = found._buyer === _buyer && found._seller === _seller
    if (isTheirs && openStates.some((state) => state === found.state)) return found
    throw new ApiError('matchingExists', { current: { _id: found._id } })
  }
  const made = { _id: uuid(), createdAt: now, updatedAt: now, _fair, _buyer, _seller, _product: null, method, message: null }
  const row = await db
    .insertInto('matchings')
    .values({ ...made, state: 'offered', awaits: 'seller', expiresAt: null })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db.insertInto('matchingSlots').values({ _matching: row._id, startsAt, endsAt, state: 'picked' }).execute()
  await noteEvent(db, row, { action: 'offer', by: 'staff', _user }, now, null)
  return row
}
