import { authors } from '#contract/auction/authors.ts'
import { consignors } from '#contract/auction/consignors.ts'
import { proceedsOf, proposeWithholding } from '#contract/auction/proceeds.ts'
import { works } from '#contract/auction/works.ts'
import type { ItemOf } from '#contract/resource.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { dayOf } from '../bids/clock.ts'

type Work = ItemOf<typeof works>

/** Reads to whom a lot was sold last. */
const readWin = (db: Db, _work: string) =>
  db
    .selectFrom('auctionWins')
    .select(['_id', '_program', 'hammer', 'createdAt'])
    .where('_work', '=', _work)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Tells whether the artist of a work lived when it was sold, as far as is known: who has died in that year may have died before. */
async function artistLives(db: Db, { _author }: Work, soldOn: string): Promise<boolean> {
  const artist = await repositoryOf(authors).find(db, _author)
  const died = artist === undefined || artist === 'removed' ? null : artist.died
  return died === null || died > Number(soldOn.slice(0, 4))
}

/** Columns of a settlement that follow from its work. */
async function computed(db: Db, work: Work, { hammer, createdAt }: { hammer: number; createdAt: string }, decided: number | undefined) {
  const found = work._consignor === null ? undefined : await repositoryOf(consignors).find(db, work._consignor)
  if (found === undefined || found === 'removed') return undefined
  const isArtistAlive = await artistLives(db, work, dayOf(Date.parse(createdAt)))
  const proposed = proposeWithholding({ hammer, kind: found.kind, taxCase: work.taxCase, isArtistAlive })
  const { commission, fees } = work
  return {
    _consignor: found._id,
    proposed,
    ...proceedsOf({ hammer, commission: commission ?? 0, fees, withholding: decided ?? proposed }),
  }
}

/**
 * Brings what the consignor of a work gets to what its work, its contract and its last sale say, unless it is paid. Until the
 * transaction ends no work changes, and nothing else is computed or paid: this lock comes after all others but those of other revisions.
 */
export async function settleConsigned(db: Db, _work: string): Promise<void> {
  await lockRevisions(db, [works.path])
  const win = await readWin(db, _work)
  const work = await repositoryOf(works).find(db, _work)
  if (win === undefined || work === undefined || work === 'removed') return
  const rows = await db.selectFrom('auctionSettlements').selectAll().where('_work', '=', _work).execute()
  const row = rows.find(({ _win }) => _win === win._id)
  // Decided for this consignor, and for this sale.
  const decided = row === undefined || row.reason === null || row._consignor !== work._consignor ? undefined : row.withholding
  await db.deleteFrom('auctionSettlements').where('_work', '=', _work).where('_win', '!=', win._id).where('paidOn', 'is', null).execute()
  if (row !== undefined && row.paidOn !== null) return
  const values = await computed(db, work, win, decided)
  const { _id: _win, _program } = win
  await db.deleteFrom('auctionSettlements').where('_win', '=', _win).execute()
  if (values === undefined) return
  const reason = decided === undefined ? null : (row?.reason ?? null)
  await db
    .insertInto('auctionSettlements')
    .values({ _win, _work, _program, ...values, reason, paidOn: null, note: null })
    .execute()
}

/** Computes anew what is not paid of works, some of which may have changed by more than their own fields. */
async function settleAll(db: Db, found: readonly { _work: string }[]): Promise<void> {
  for (const _work of new Set(found.map((each) => each._work))) await settleConsigned(db, _work)
}

/** Computes anew what a consignor gets for works that are not paid. */
export const settleConsignor = async (db: Db, _consignor: string): Promise<void> =>
  settleAll(
    db,
    await db.selectFrom('auctionSettlements').select('_work').where('_consignor', '=', _consignor).where('paidOn', 'is', null).execute(),
  )

/** Computes anew what is got for works of an artist that are not paid. */
export const settleArtist = async (db: Db, _author: string): Promise<void> =>
  settleAll(
    db,
    await db
      .selectFrom('auctionSettlements as s')
      .innerJoin('auction_works as w', 'w._id', 's._work')
      .select('s._work')
      .where('w._author', '=', _author)
      .where('s.paidOn', 'is', null)
      .execute(),
  )
