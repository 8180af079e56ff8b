import { inOwnTransactions } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import type { Platform } from '../../http/platform.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import type { Change } from '../../notifications/notify.ts'
import type { AuctionDeps } from '../auction.ts'
import { iso, readClock } from '../bids/clock.ts'
import { lockLot } from '../bids/lot-rows.ts'
import { endOffer, findOffer, type OfferRow } from './offer-rows.ts'
import { tellOfOffer } from './sell.ts'

/** So many are ended in one run: the next one comes soon. */
const batch = 100

/** Ends an offer that still stands, once, and tells its bidder. */
async function endOne(change: Change, { _id, _work }: Pick<OfferRow, '_id' | '_work'>, state: 'expired' | 'overtaken'): Promise<void> {
  const { db } = change
  await lockLot(db, _work)
  const offer = await findOffer(db, _id)
  // Another process was faster, or it was answered.
  if (offer?.state !== 'standing') return
  await endOffer(db, offer, state)
  await tellOfOffer(change, offer, 'offerEnded')
  // Staff have to decide what becomes of the lot.
  if (state === 'expired' && offer.kind !== 'own') await tellOffice(change, 'offer')
}

/** Reads offers to who comes next of lots that were paid after all, by one of those before. */
const readOvertaken = (db: Db, { lotOrders }: AuctionDeps) =>
  db
    .selectFrom('auctionOffers as o')
    .innerJoin('auctionWins as w', 'w._work', 'o._work')
    .select(['o._id', 'o._work'])
    .where('o.state', '=', 'standing')
    .where('o.kind', '=', 'next')
    .where((eb) => eb(lotOrders.standing(eb.ref('w._order')), '=', 'paid'))
    .limit(batch)
    .execute()

/** Lifts defaults whose orders were paid after all, and looks no more at those that cannot be. */
async function followOrders(db: Db, { lotOrders }: AuctionDeps, now: string): Promise<void> {
  const decided = await db
    .selectFrom('auctionDefaults as d')
    .innerJoin('auctionWins as w', 'w._id', 'd._win')
    .select((eb) => ['d._id', lotOrders.standing(eb.ref('w._order')).as('standing')])
    .where('d.isOpen', '=', 1)
    .where((eb) => {
      const standing = lotOrders.standing(eb.ref('w._order'))
      return eb.or([eb(standing, 'is', null), eb(standing, '!=', 'unpaid')])
    })
    .limit(batch)
    .execute()
  for (const { _id, standing } of decided) {
    const change = standing === 'paid' ? { isOpen: 0, liftedAt: now } : { isOpen: 0 }
    await db.updateTable('auctionDefaults').set(change).where('_id', '=', _id).where('isOpen', '=', 1).execute()
  }
}

/**
 * Ends offers whose time is over, and those of lots that their winners have paid after all, each in a transaction of its own.
 * @param now by the clock of the database, in ms; absent: it is read
 */
export async function endOffers(platform: Platform, deps: AuctionDeps, now?: number): Promise<void> {
  const { db, engine } = platform.database
  const at = iso(now ?? (await readClock(db, engine)))
  const late = await db
    .selectFrom('auctionOffers')
    .select(['_id', '_work'])
    .where('state', '=', 'standing')
    .where('until', '<=', at)
    .orderBy('until')
    .limit(batch)
    .execute()
  const paid = await readOvertaken(db, deps)
  const due = [
    ...paid.map((offer) => ({ offer, state: 'overtaken' as const })),
    ...late.map((offer) => ({ offer, state: 'expired' as const })),
  ]
  await followOrders(db, deps, at)
  await inOwnTransactions(db, due, (own, { offer, state }) => endOne({ ...own, platform, now: new Date().toISOString() }, offer, state))
}
