import { authors } from '#contract/auction/authors.ts'
import type { LotState } from '#contract/auction/bidding.ts'
import { biddingTimes } from '#contract/auction/bidding-times.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import { statedCalls, type StatedField, statedFields, type WorkChange } from '#contract/auction/stated.ts'
import { works } from '#contract/auction/works.ts'
import { defaultLocale, type Locale, locales } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { cleanFields } from '../../http/rich-text.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { readByIds } from '../read-by-ids.ts'
import { iso, readClock } from './clock.ts'
import { changeHash } from './log-hash.ts'
import { append, instantOf, type Lot, lockLot, storedState, type Work } from './lot-rows.ts'

type Author = ItemOf<typeof authors>
type Stated = Partial<Record<StatedField, unknown>>
type Texts = Partial<Record<Locale, string>>

/** Tells whether somebody relies on what is stated of a lot: a bid stands, and it can still be retracted. */
const isReliedOn = ({ phase, endsAt, maxima }: LotState, at: number): boolean =>
  (phase === 'paused' || (phase === 'open' && at < endsAt)) && Object.keys(maxima).length > 0

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null && defaultLocale in value

/** Tells whether a field says something else than before. A translation that is added says the same. */
function saysOther(before: unknown, after: unknown): boolean {
  if (isTexts(before) && isTexts(after)) return locales.some((locale) => before[locale] !== undefined && before[locale] !== after[locale])
  return JSON.stringify(before) !== JSON.stringify(after)
}

/** What is stated of a work in some fields, in all languages: of its artist the name, too. */
async function statedOf(db: Db, work: Work, fields: readonly StatedField[]): Promise<Stated> {
  const artist = fields.includes('_author') ? (await readByIds(db, authors, [work._author])).get(work._author) : undefined
  const stated: Stated = {}
  for (const field of fields) stated[field] = field === '_author' ? { _id: work._author, name: artist?.name ?? null } : work[field]
  return stated
}

/** Notes what the bidders of a lot are to be told: `tellBidders` does. What is not told yet is told once. */
export async function noteForBidders(db: Db, { row, state }: Lot, kind: 'restated' | 'withdrawn' | 'called', at: number): Promise<void> {
  if (Object.keys(state.maxima).length === 0) return
  const { _work, _program } = row
  await db
    .insertInto('auctionNotices')
    .values({ _work, _program, kind, at: iso(at) })
    .onConflict((conflict) => conflict.columns(['_work', 'kind']).doNothing())
    .execute()
}

/**
 * Holds a lot on which somebody relies, in a transaction that may hold the revision of works. One that is over is not waited for: who
 * sells it takes these locks the other way round (consigned/settlements.ts).
 */
async function lockReliedOn(db: Db, _work: string, engine: Database['engine']): Promise<{ lot: Lot; at: number } | undefined> {
  const row = await db.selectFrom('auctionLots').select('state').where('_work', '=', _work).executeTakeFirst()
  if (row === undefined || !isReliedOn(storedState(row), await readClock(db, engine))) return undefined
  const lot = await lockLot(db, _work)
  if (lot === undefined) return undefined
  const at = instantOf(lot, await readClock(db, engine))
  return isReliedOn(lot.state, at) ? { lot, at } : undefined
}

/** Keeps what was stated of a work in some fields, where somebody relies on it, and notes that in the log of its lot. */
async function writeChange(
  { db, caller, request }: WriteContext,
  { _work, fields, stated }: { _work: string; fields: readonly StatedField[]; stated: () => Promise<{ before: Stated; after: Stated }> },
): Promise<void> {
  const held = await lockReliedOn(db, _work, request.server.platform.database.engine)
  if (held === undefined) return
  const { before, after } = await stated()
  const kept = { fields: JSON.stringify(fields), before: JSON.stringify(before), after: JSON.stringify(after) }
  const details = { fields, change: changeHash(kept.fields, kept.before, kept.after) }
  const by = caller === undefined ? {} : { _staff: caller._id }
  const lot = await append(db, held.lot, { event: { kind: 'restated', at: held.at }, details, ...by })
  const { _program, entries: number } = lot.row
  await db
    .insertInto('auctionChanges')
    .values({ _id: uuid(), _work, _program, number, at: iso(held.at), ...kept })
    .execute()
  await noteForBidders(db, lot, 'restated', held.at)
}

/** Keeps what was stated of a work before a change on which its bidders rely. In the transaction of the change. */
export async function noteRestated(context: WriteContext, before: Work, after: Work): Promise<void> {
  const { db } = context
  const fields = statedFields.filter((name) => saysOther(before[name], after[name]))
  const stated = async () => ({ before: await statedOf(db, before, fields), after: await statedOf(db, after, fields) })
  if (fields.length > 0) await writeChange(context, { _work: after._id, fields, stated })
}

/** Keeps the name of an artist that was changed, for all works on which somebody has bid. In the transaction of the change. */
export async function noteRenamed(context: WriteContext, before: Author, after: Author): Promise<void> {
  const { _id } = after
  if (!saysOther(before.name, after.name)) return
  const bidOn = await context.db
    .selectFrom('auctionLots as l')
    .innerJoin('auction_works as w', 'w._id', 'l._work')
    .select('l._work')
    .where('w._author', '=', _id)
    .where('l.phase', 'in', ['open', 'paused'])
    .where('l.bids', '>', 0)
    // Several lots are always held in this order.
    .orderBy('l._work')
    .execute()
  const stated = async () => ({ before: { _author: { _id, name: before.name } }, after: { _author: { _id, name: after.name } } })
  for (const { _work } of bidOn) await writeChange(context, { _work, fields: ['_author'], stated })
}

/** A value that was stated, as readers of one language see it. */
function shownAs(field: StatedField, value: unknown, locale: Locale): WorkChange['before'][number] {
  const cleaned = field === 'description' ? cleanFields(works.shapes.all, { description: value }).description : value
  const texts = field === '_author' ? (cleaned as { name: unknown }).name : cleaned
  if (!isTexts(texts))
    return { field, text: typeof texts === 'string' || typeof texts === 'number' ? String(texts) : null, isForeign: false }
  return { field, text: texts[locale] ?? texts[defaultLocale] ?? null, isForeign: texts[locale] === undefined && field !== '_author' }
}

/** Reads what was stated of a work before it was changed after bids, the last change first. */
export async function readChanges(db: Db, _work: string, locale: Locale): Promise<WorkChange[]> {
  const rows = await db
    .selectFrom('auctionChanges')
    .select(['at', 'before'])
    .where('_work', '=', _work)
    .orderBy('number', 'desc')
    .limit(auctionLimits.shownChanges)
    .execute()
  return rows.map(({ at, before }) => {
    // Written by `noteRestated` alone.
    const stated = JSON.parse(before) as Stated
    return { at, before: statedFields.flatMap((field) => (field in stated ? [shownAs(field, stated[field], locale)] : [])) }
  })
}

/** Serves staff what follows from a change of a work. */
export function serveStated(app: FastifyInstance): void {
  const { engine } = app.platform.database
  serve(app, statedCalls, {
    'GET /api/console/auction/works/{_id}/changes': async ({ params }, context) => {
      const { db } = context
      const { _id } = await requireItem(context, works, params._id)
      const row = await db.selectFrom('auctionLots').select('state').where('_work', '=', _id).executeTakeFirst()
      const state = row && storedState(row)
      const now = await readClock(db, engine)
      const isHeard = state !== undefined && isReliedOn(state, now)
      return {
        bidders: isHeard ? Object.keys(state.maxima).length : 0,
        isLate: isHeard && state.endsAt < now + biddingTimes.restatement,
      }
    },
  })
}
