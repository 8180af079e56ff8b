import { authors } from '#contract/auction/authors.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import { estimateBounds } from '#contract/auction/list-choices.ts'
import { placeOfLot } from '#contract/auction/lot-number.ts'
import { phaseAt, phaseChanges } from '#contract/auction/phase.ts'
import { programs } from '#contract/auction/programs.ts'
import { workCalls, works } from '#contract/auction/works.ts'
import type { Query } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import { dependsOn, expiresAt } from '../db/dependencies.ts'
import type { ListQuery } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import { serve } from '../http/route.ts'
import { requirePublished, type ResourceHooks, toPublic } from '../http/standard.ts'
import { type AuctionDeps, requireOpen } from './auction.ts'
import { hasBids, requireUnbid } from './bids/require-unbid.ts'
import { noteRestated, readChanges } from './bids/restate.ts'
import { hasConsigned } from './consigned/consignors.ts'
import { settleConsigned } from './consigned/settlements.ts'
import { readPlannedEnds } from './lots.ts'
import { readByIds } from './read-by-ids.ts'
import { readEarlier } from './won/listings.ts'

type Work = ItemOf<typeof works>

/** A work hangs for readers once its sale and its artist are published, too. */
export const isHung = ['auction_programs', 'auction_authors'].map(
  (table) => sql<SqlBool>`exists (
    select 1 from ${sql.table(table)} as "of" where "of"."state" = 'published'
    and "of"."_id" = ${sql.ref(table === 'auction_programs' ? 'auction_works._program' : 'auction_works._author')})`,
)

/** Works as lists show them. @param items of published sales and artists @param isWhole with what their own pages say at length */
export async function showWorks(db: Db, items: readonly Work[], locale: Locale, isWhole = false) {
  const sales = await readByIds(
    db,
    programs,
    items.map(({ _program }) => _program),
  )
  const artists = await readByIds(
    db,
    authors,
    items.map(({ _author }) => _author),
  )
  const ends = await readPlannedEnds(db, [...sales.values()])
  const now = new Date().toISOString()
  return items.flatMap((item) => {
    const [sale, artist, endsAt] = [sales.get(item._program), artists.get(item._author), ends.get(item._id)]
    if (sale === undefined || artist === undefined || endsAt === undefined) return []
    const author = { _id: artist._id, name: textOf(artist.name, locale) }
    const bounds = { opensAt: sale.opensAt, endsAt }
    expiresAt(phaseChanges(bounds, now))
    return [{ ...toPublic(works, item, locale, isWhole), author, ...bounds, closing: sale.closing, phase: phaseAt(bounds, now) }]
  })
}

/** The works that a reader asks for. */
function wantedOf({ program, author, medium, estimate }: Query<'GET /api/v1/auction/works'>): ListQuery<typeof works> {
  const bounds = estimate && estimateBounds(estimate)
  return {
    where: {
      _program: program,
      _author: author,
      medium,
      ...(bounds === undefined ? {} : { estimateLow: { gte: bounds.from, ...(bounds.to === undefined ? {} : { lt: bounds.to }) } }),
    },
    also: isHung,
    state: 'published',
  }
}

/** The lots of a sale that are next to one. */
async function readBeside(db: Db, { _program, place }: Work, locale: Locale) {
  const beside = async (bound: object, sort: string) => {
    const query = { where: { _program, place: bound }, also: isHung, sort, limit: 1, state: 'published' } as const
    const [found] = await repositoryOf(works).select(db, query)
    return found === undefined ? null : { _id: found._id, lot: found.lot, title: textOf(found.title, locale) }
  }
  return { previous: await beside({ lt: place }, '-place'), next: await beside({ gt: place }, 'place') }
}

/** Serves works to everybody. */
export function serveWorks(app: FastifyInstance, deps: AuctionDeps): void {
  serve(app, workCalls, {
    'GET /api/v1/auction/works': async ({ query }, { db, locale }) => {
      await requireOpen(db, deps)
      for (const { path } of [programs, authors]) dependsOn(path)
      const { limit = 20, skip = 0, sort = 'place', q, isWhole = false } = query
      const { items, total } = await repositoryOf(works).list(db, { ...wantedOf(query), q, sort, limit, skip })
      return { works: await showWorks(db, items, locale, isWhole), summary: { total, limit, skip } }
    },
    'GET /api/v1/auction/works/{_id}': async ({ params }, context) => {
      const { db, locale } = context
      await requireOpen(db, deps)
      const item = await requirePublished(context, works, params._id)
      const sale = await requirePublished(context, programs, item._program)
      await requirePublished(context, authors, item._author)
      const [shown] = await showWorks(db, [item], locale)
      if (shown === undefined) throw new ApiError('notFound')
      const { _id, hall, premium } = sale
      return {
        work: {
          ...toPublic(works, item, locale, true),
          author: shown.author,
          opensAt: shown.opensAt,
          endsAt: shown.endsAt,
          closing: shown.closing,
          phase: shown.phase,
          program: { _id, title: textOf(sale.title, locale), hall, premium },
          ...(await readBeside(db, item, locale)),
          before: await readEarlier(db, item._id, locale, true),
          changes: await readChanges(db, item._id, locale),
        },
      }
    },
  })
}

/** Tells whether who is to be the consignor of a work leads its lot. */
async function leads(db: Db, { _id, _program }: Work, _consignor: string): Promise<boolean> {
  const leader = await db
    .selectFrom('auctionLots as l')
    .innerJoin('auctionRegistrations as r', (join) => join.onRef('r._program', '=', 'l._program').onRef('r.paddle', '=', 'l.leader'))
    .selectAll('r')
    .where('l._work', '=', _id)
    .executeTakeFirst()
  return leader !== undefined && hasConsigned(db, { _consignor, _program }, leader)
}

/** Refuses another consignor for a work for which one was paid. @throws ApiError `consignorPaid` */
async function requireUnpaid(db: Db, _work: string): Promise<void> {
  const paid = db.selectFrom('auctionSettlements').select('_win').where('_work', '=', _work).where('paidOn', 'is not', null)
  if ((await paid.executeTakeFirst()) !== undefined) throw new ApiError('consignorPaid')
}

/** What is wrong with a work, by the fields. */
async function problemsOf(db: Db, before: Partial<Work> | undefined, after: Partial<Work>, locale: Locale) {
  const { _program, place, estimateLow = 0, estimateHigh = 0, startPrice = 0, reserve = null, _consignor = null, commission = null } = after
  const own = { where: { _program, place }, limit: 2 }
  const isTaken = (await repositoryOf(works).select(db, own)).some(({ _id }) => _id !== before?._id)
  const isMoved = before?._program !== _program
  const isFull = isMoved && (await repositoryOf(works).list(db, { where: { _program }, limit: 1 })).total >= auctionLimits.works
  const isLed =
    before !== undefined && _consignor !== null && before._consignor !== _consignor && (await leads(db, before as Work, _consignor))
  const isFixed = before !== undefined && !isMoved && before.lot !== after.lot && (await hasBids(db, String(_program)))
  return [
    ...(isFixed ? [issueOf('lot', 'auction.lotFixed', locale)] : []),
    ...(isLed ? [issueOf('_consignor', 'auction.consignorLeads', locale)] : []),
    ...(isTaken ? [issueOf('lot', 'auction.lotTaken', locale)] : []),
    ...(isFull ? [issueOf('_program', 'tooMany', locale, { maximum: String(auctionLimits.works) })] : []),
    ...(_consignor !== null && commission === null ? [issueOf('commission', 'auction.commission', locale)] : []),
    ...(estimateHigh < estimateLow ? [issueOf('estimateHigh', 'auction.estimate', locale)] : []),
    ...(reserve !== null && (reserve < startPrice || reserve > estimateLow) ? [issueOf('reserve', 'auction.reserve', locale)] : []),
  ]
}

/** Fields by which what a consignor gets is computed. */
const contractFields = ['_consignor', 'commission', 'fees', 'taxCase', '_author'] as const

/** Hooks of the console's standard routes: no two lots of a sale have one number, and a reserve is between start price and low estimate. */
export const workHooks: ResourceHooks = {
  beforeWrite: async ({ db, locale }, before, values) => {
    // It is removed.
    if (Object.keys(values).length === 0) {
      if (before !== undefined) await requireUnbid(db, before._id)
      return values
    }
    const after = { ...before, ...values } as Partial<Work>
    const placed = { ...values, place: placeOfLot(String(after.lot)) }
    if (before !== undefined && before['_consignor'] !== after._consignor) await requireUnpaid(db, before._id)
    const issues = await problemsOf(db, before, { ...after, ...placed }, locale)
    if (issues.length > 0) throw new ApiError('invalid', { issues })
    return placed
  },
  onChange: async (before, after, context) => {
    const isOther = contractFields.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    if (isOther) await settleConsigned(context.db, after._id)
    await noteRestated(context, before as unknown as Work, after as unknown as Work)
  },
}
