import { isUnderWay, maximumOf } from '#contract/auction/bidding.ts'
import { inPages } from '../../db/in-pages.ts'
import type { Db } from '../../db/schema.ts'
import type { Erasure } from '../../files/pending.ts'
import { deleteRowsOf, type Personal } from '../../http/personal.ts'
import type { OpenBusiness } from '../../module.ts'
import { consignorPersonal } from '../consigned/consignors.ts'
import { followsOf } from '../follows/serve-follows.ts'
import { readClock } from './clock.ts'
import { append, instantOf, lockLot } from './lot-rows.ts'
import { forgetOrigins } from './origins.ts'

const ofMember = (db: Db, _user: string) => db.selectFrom('auctionRegistrations as r').where('r._user', '=', _user)

/** Lots that a member leads in sales. */
export const openBids: readonly OpenBusiness[] = [
  {
    text: /*i18n*/ { id: 'business.bids', message: '이기고 있는 경매 작품 {total}점' },
    endsBySuspension: false,
    count: async (db, _user) => {
      const led = ofMember(db, _user)
        .innerJoin('auctionLots as l', (join) => join.onRef('l._program', '=', 'r._program').onRef('l.leader', '=', 'r.paddle'))
        .where('l.phase', 'in', ['open', 'paused'])
      return Number((await led.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()).total)
    },
  },
]

/** The bids of an account, refused ones too, as its owner may take them along. */
export async function* bidsOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* inPages(({ limit, skip }) =>
    ofMember(db, _user)
      .innerJoin('auctionLog as l', (join) => join.onRef('l._program', '=', 'r._program').onRef('l.paddle', '=', 'r.paddle'))
      .select(['l._work', 'l.at', 'l.kind', 'l.paddle', 'l.maximum', 'l.details'])
      .orderBy('l.at')
      .orderBy('l._id')
      .limit(limit)
      .offset(skip)
      .execute(),
  )
}

/** Ends offers between the house and a member: nobody would pay what they are for. Lots that are closed are held after those that are open. */
async function endOffersOf(_user: string, db: Db): Promise<void> {
  const standing = await ofMember(db, _user)
    .innerJoin('auctionOffers as o', (join) => join.onRef('o._program', '=', 'r._program').onRef('o.paddle', '=', 'r.paddle'))
    .select(['o._id', 'o._work', 'o.kind'])
    .where('o.state', '=', 'standing')
    .orderBy('o._work')
    .execute()
  for (const { _id, _work, kind } of standing) {
    await lockLot(db, _work)
    await db
      .updateTable('auctionOffers')
      .set({ state: kind === 'own' ? 'withdrawn' : 'declined' })
      .where('_id', '=', _id)
      .where('state', '=', 'standing')
      .execute()
  }
}

/**
 * Takes a member out of the sales: bids on lots that are open are cancelled, since nobody would pay them, and what is left of others in
 * the logs is a paddle without a person.
 */
export async function leaveBidding(_user: string, { db, platform }: Erasure): Promise<void> {
  const open = await ofMember(db, _user)
    .innerJoin('auctionLots as l', 'l._program', 'r._program')
    .select(['l._work', 'r.paddle'])
    .where('l.phase', 'in', ['open', 'paused'])
    // Several lots are always held in this order.
    .orderBy('l._work')
    .execute()
  for (const { _work, paddle } of open) {
    const lot = await lockLot(db, _work)
    const bidder = String(paddle)
    if (lot === undefined || !isUnderWay(lot.state) || maximumOf(lot.state, bidder) === undefined) continue
    const at = instantOf(lot, await readClock(db, platform.database.engine))
    await append(db, lot, { event: { kind: 'cancelled', at, bidder }, details: { reason: 'left' } })
  }
  await endOffersOf(_user, db)
  await forgetOrigins(db, _user)
  // After the lots: who holds one may look whether this registration is there.
  const changed = { _user: null, phoneKey: null, emailKey: null }
  await db.updateTable('auctionRegistrations').set(changed).where('_user', '=', _user).execute()
}

/** Takes a member out of what was not paid. */
async function leaveDefaults(_user: string, { db }: Erasure): Promise<void> {
  await db.updateTable('auctionDefaults').set({ _user: null }).where('_user', '=', _user).execute()
}

/** Tables of the auction that name somebody. */
export const auctionPersonal: Personal = {
  auctionRegistrations: {
    export: { name: 'auctionBids', items: bidsOf },
    erase: leaveBidding,
    stays: 'as a paddle without a person, as long as the log of its sale',
  },
  auctionDefaults: {
    export: 'the log of the lot has it, which is taken along',
    erase: leaveDefaults,
    stays: 'under keys of the server without an account: a block holds for the person, who may come back with another one',
  },
  auction_consignors: consignorPersonal,
  auctionFollows: { export: { name: 'auctionFollows', items: followsOf }, erase: deleteRowsOf('auctionFollows') },
  auctionFollowNews: { export: 'with what is followed', erase: deleteRowsOf('auctionFollowNews') },
}
