import type { EarlierListing } from '#contract/auction/earlier.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import type { Body } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/platform.ts'
import type { WriteContext } from '../../http/route.ts'
import { createItem, requireItem } from '../../http/standard.ts'
import { lockLot } from '../bids/lot-rows.ts'
import { readByIds } from '../read-by-ids.ts'
import { readOffers } from './offer-rows.ts'

/** A work is shown with as many earlier listings. */
const shown = 10

/** Finds the work as which another one was listed again, drafts too. */
export async function findAgain(db: Db, _work: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('auctionListings')
    .select('_work')
    .where('_before', '=', _work)
    // One that was removed is none.
    .where(sql<boolean>`exists (select 1 from "auction_works" as "w" where "w"."_id" = "auctionListings"."_work")`)
    .executeTakeFirst()
  return found?._work
}

/** Tells whether a lot can be listed again: it was not sold, nobody's offer waits, and it was not yet. */
export const canListAgain = (phase: string | undefined, offers: readonly { state: string }[], again: string | undefined): boolean =>
  (phase === 'passed' || phase === 'withdrawn') && again === undefined && offers.every(({ state }) => state !== 'standing')

/** The works that a work was before, the last one first. */
async function readChain(db: Db, _work: string): Promise<string[]> {
  const chain: string[] = []
  let last = _work
  while (chain.length < shown) {
    const row = await db.selectFrom('auctionListings').select('_before').where('_work', '=', last).executeTakeFirst()
    if (row === undefined) break
    chain.push(row._before)
    last = row._before
  }
  return chain
}

/** Reads where a work was offered before, and not sold. @param isPublic sales that readers do not see are left out */
export async function readEarlier(db: Db, _work: string, locale: Locale, isPublic: boolean): Promise<EarlierListing[]> {
  const chain = await readChain(db, _work)
  if (chain.length === 0) return []
  const lots = await db.selectFrom('auctionLots').select(['_work', 'phase', 'endsAt']).where('_work', 'in', chain).execute()
  const items = await readByIds(db, works, chain)
  const sales = await readByIds(
    db,
    programs,
    [...items.values()].map(({ _program }) => _program),
  )
  return chain.flatMap((_id) => {
    const [lot, item] = [lots.find((one) => one._work === _id), items.get(_id)]
    const sale = sales.get(item?._program ?? '')
    if (item === undefined || sale === undefined || (isPublic && !sale.isPublished)) return []
    if (lot?.phase !== 'passed' && lot?.phase !== 'withdrawn') return []
    const program = { _id: sale._id, title: textOf(sale.title, locale) }
    return [{ _work: _id, lot: item.lot, program, endedAt: lot.endsAt, state: lot.phase }]
  })
}

/**
 * Lists a work that was not sold in another sale, as a draft of its own: log and result of the one before stay as they are. The lot is
 * held, so that nobody buys it meanwhile.
 * @throws ApiError `lotStep` where it is sold, listed again, or somebody's offer for it waits
 */
export async function listAgain(
  context: WriteContext<Caller>,
  _work: string,
  { _program, lot }: Body<'POST /api/console/auction/works/{_id}/again'>,
): Promise<{ _id: string }> {
  const { db } = context
  const work = await requireItem(context, works, _work)
  const held = await lockLot(db, _work)
  if (!canListAgain(held?.row.phase, await readOffers(db, _work), await findAgain(db, _work))) throw new ApiError('lotStep')
  const described = Object.fromEntries(works.changeable.map((name) => [name, work[name]]))
  const { _id } = await createItem(context, works, { ...described, _program, lot, isPublished: false })
  await db.insertInto('auctionListings').values({ _work: _id, _before: _work, createdAt: new Date().toISOString() }).execute()
  return { _id }
}
