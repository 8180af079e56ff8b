import { costOf } from '#contract/auction/cost.ts'
import { inOwnTransactions } from '../../db/in-transaction.ts'
import { lockAccount } from '../../http/lock-caller.ts'
import type { Platform } from '../../http/platform.ts'
import type { Change } from '../../notifications/notify.ts'
import type { AuctionDeps } from '../auction.ts'
import { lockLot, type LotRow } from '../bids/lot-rows.ts'
import { dayOf } from '../bids/clock.ts'
import { findBidder } from './offer-rows.ts'
import { readSold } from './sold-item.ts'
import { noteWin } from './note-win.ts'
import { wonLinesOf } from './won-lines.ts'

/** So many lots are settled in one run: the next one comes soon. */
const batch = 100

/** Begins the order of a lot that is sold, once. The account is held before the lot, as by whoever bids. */
export async function settleLot(
  change: Change,
  found: Pick<LotRow, '_work' | '_program' | 'leader'>,
  { lotOrders }: Pick<AuctionDeps, 'lotOrders'>,
): Promise<void> {
  const { db } = change
  const _user = found.leader === null ? null : await findBidder(db, { ...found, paddle: found.leader })
  const account = _user === null ? undefined : await lockAccount(db, _user)
  const { row } = (await lockLot(db, found._work)) ?? {}
  // Another process was faster.
  if (row === undefined || row.phase !== 'sold' || row.isSettled === 1 || row.price === null || row.leader === null) return
  const { work, program, artist } = await readSold(db, row)
  const cost = costOf({
    hammer: row.price,
    premium: program.premium,
    taxKind: work.taxKind,
    delivery: null,
    day: dayOf(Date.parse(row.lastAt)),
  })
  const order =
    _user === null || account === undefined
      ? undefined
      : await lotOrders.place(change, { _work: row._work, _user, ...wonLinesOf(work, artist, cost) })
  const { _work, _program, leader: paddle, price: hammer } = row
  await noteWin(change, { _work, _program, round: 1, paddle, hammer, cost: JSON.stringify(cost), _order: order?._id ?? null })
}

/**
 * Begins the orders of lots that are sold, each in a transaction of its own: what goes wrong with one, or with the shop, closes no lot
 * later.
 * @throws the first failure, once the others have had their turn
 */
export async function settleLots(platform: Platform, deps: AuctionDeps): Promise<void> {
  const { db } = platform.database
  const due = await db
    .selectFrom('auctionLots')
    .select(['_work', '_program', 'leader'])
    .where('phase', '=', 'sold')
    .where('isSettled', '=', 0)
    .orderBy('endsAt')
    .limit(batch)
    .execute()
  await inOwnTransactions(db, due, (own, lot) => settleLot({ ...own, platform, now: new Date().toISOString() }, lot, deps))
}
