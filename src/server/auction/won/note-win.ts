import { v7 as uuid } from 'uuid'
import type { Change } from '../../notifications/notify.ts'
import { settleConsigned } from '../consigned/settlements.ts'
import type { WinRow } from './offer-rows.ts'

type Won = Pick<WinRow, '_work' | '_program' | 'round' | 'paddle' | 'hammer' | 'cost' | '_order'>

/** Notes to whom a lot that is held is sold, who was told by the order, and what its consignor gets by that. */
export async function noteWin({ db, now }: Pick<Change, 'db' | 'now'>, won: Won): Promise<void> {
  await db.updateTable('auctionLots').set({ isSettled: 1 }).where('_work', '=', won._work).execute()
  const told = won._order === null ? { tellings: 0, toldAt: null } : { tellings: 1, toldAt: now }
  await db
    .insertInto('auctionWins')
    .values({ _id: uuid(), ...won, createdAt: now, ...told })
    .execute()
  await settleConsigned(db, won._work)
}
