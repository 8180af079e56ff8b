import type { LotCost } from '#contract/auction/cost.ts'
import { costOf } from '#contract/auction/cost.ts'
import type { OwnOffer } from '#contract/auction/offer.ts'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { dayOf, iso } from '../bids/clock.ts'
import type { Lot } from '../bids/lot-rows.ts'
import type { AuctionTables } from '../tables.ts'
import { readSold } from './sold-item.ts'

export type OfferRow = Selectable<AuctionTables['auctionOffers']>
export type WinRow = Selectable<AuctionTables['auctionWins']>

/** The cost of an offer, as it was made. */
export const costOfRow = ({ cost }: Pick<OfferRow, 'cost'>): LotCost =>
  // Written by `insertOffer` alone.
  JSON.parse(cost) as LotCost

/** An offer as its member reads it. What nobody has answered in time is over before that is noted. @param now of the database, in ms */
export function toOwnOffer(row: OfferRow, now: number): OwnOffer {
  const { _id, createdAt, kind, state, until } = row
  return { _id, createdAt, kind, state: state === 'standing' && until <= iso(now) ? 'expired' : state, until, cost: costOfRow(row) }
}

export const findOffer = (db: Db, _id: string): Promise<OfferRow | undefined> =>
  db.selectFrom('auctionOffers').selectAll().where('_id', '=', _id).executeTakeFirst()

/** Reads the offers of a lot, the newest first. */
export const readOffers = (db: Db, _work: string): Promise<OfferRow[]> =>
  db.selectFrom('auctionOffers').selectAll().where('_work', '=', _work).orderBy('createdAt', 'desc').orderBy('_id', 'desc').execute()

/** Finds the last offer between the house and a bidder about a lot. */
export const findLastOffer = (db: Db, { _work, _program, paddle }: Pick<OfferRow, '_work' | '_program' | 'paddle'>) =>
  db
    .selectFrom('auctionOffers')
    .selectAll()
    .where('_program', '=', _program)
    .where('paddle', '=', paddle)
    .where('_work', '=', _work)
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Reads to whom a lot was sold, the last one last. */
export const readWins = (db: Db, _work: string): Promise<WinRow[]> =>
  db.selectFrom('auctionWins').selectAll().where('_work', '=', _work).orderBy('round').execute()

/** Finds the account of a bidder. */
export async function findBidder(db: Db, { _program, paddle }: { _program: string; paddle: number }): Promise<string | null> {
  const found = await db
    .selectFrom('auctionRegistrations')
    .select('_user')
    .where('_program', '=', _program)
    .where('paddle', '=', paddle)
    .executeTakeFirst()
  return found?._user ?? null
}

/** Adds an offer of a lot that is held. It costs what it says now, whatever becomes of the terms of its sale. */
export async function insertOffer(
  db: Db,
  { row }: Lot,
  { kind, paddle, hammer, at, until }: Pick<OfferRow, 'kind' | 'paddle' | 'hammer'> & { at: number; until: number },
): Promise<OfferRow> {
  const { work, program } = await readSold(db, row)
  const cost = costOf({ hammer, premium: program.premium, taxKind: work.taxKind, delivery: null, day: dayOf(at) })
  const { _work, _program } = row
  const said = { _id: uuid(), _work, _program, paddle, kind, hammer, cost: JSON.stringify(cost) }
  const offer = { ...said, state: 'standing' as const, until: iso(until), createdAt: iso(at) }
  await db.insertInto('auctionOffers').values(offer).execute()
  return offer
}

/** Ends an offer of a lot that is held. */
export async function endOffer(db: Db, offer: OfferRow, state: Exclude<OfferRow['state'], 'standing'>): Promise<OfferRow> {
  await db.updateTable('auctionOffers').set({ state }).where('_id', '=', offer._id).execute()
  return { ...offer, state }
}
