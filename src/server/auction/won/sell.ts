import type { AuctionNotification } from '../notifications.ts'
import { ApiError } from '../../http/api-error.ts'
import { type Change, notify } from '../../notifications/notify.ts'
import type { AuctionDeps } from '../auction.ts'
import { checkLot } from '../bids/close-lots.ts'
import { append, type Lot } from '../bids/lot-rows.ts'
import { noteWin } from './note-win.ts'
import { costOfRow, endOffer, findBidder, type OfferRow, readOffers, readWins } from './offer-rows.ts'
import { readSold } from './sold-item.ts'
import { wonLinesOf } from './won-lines.ts'

/** Tells a bidder of a lot what became of an offer. Who has left hears nothing. */
export async function tellOfOffer(change: Change, offer: Pick<OfferRow, '_work' | '_program' | 'paddle'>, kind: AuctionNotification) {
  const _user = await findBidder(change.db, offer)
  if (_user !== null) await notify(change, [_user], { module: 'auction', kind, subject: offer._work, data: {} })
}

interface Sale {
  lot: Lot
  /** Instant that counts, under the lock of the lot. */
  at: number
  offer: OfferRow
  /** Account of the buyer, which is held. */
  _user: string
  /** Account of who of the staff has accepted. */
  _staff?: string
}

/**
 * Sells a lot that is held for what an offer says, and begins its order. What the one before has not paid ends by it, under the lock of
 * orders: one of the two has the lot, whichever was first. Other offers of it are over.
 * @throws ApiError `offerOver` where the one before has paid
 */
export async function sell(change: Change, { lot, at, offer, _user, _staff }: Sale, { lotOrders }: AuctionDeps): Promise<OfferRow> {
  const { db } = change
  const { _work, _program } = lot.row
  await checkLot(db, lot)
  const wins = await readWins(db, _work)
  const former = wins.at(-1)?._order ?? null
  if (former !== null && !(await lotOrders.endUnpaid(change, former))) throw new ApiError('offerOver')
  const { paddle, hammer, cost } = offer
  const event = { kind: 'accepted', at, bidder: String(paddle), maximum: hammer } as const
  await append(db, lot, { event, ...(_staff === undefined ? {} : { _staff }) })
  const { work, artist } = await readSold(db, lot.row)
  const order = await lotOrders.place(change, { _work, _user, ...wonLinesOf(work, artist, costOfRow(offer)) })
  await noteWin(change, { _work, _program, round: wins.length + 1, paddle, hammer, cost, _order: order._id })
  const others = (await readOffers(db, _work)).filter(({ _id, state }) => state === 'standing' && _id !== offer._id)
  for (const other of others) {
    await endOffer(db, other, 'overtaken')
    await tellOfOffer(change, other, 'offerEnded')
  }
  return endOffer(db, offer, 'accepted')
}
