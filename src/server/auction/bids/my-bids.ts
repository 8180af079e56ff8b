import { maximumOf } from '#contract/auction/bidding.ts'
import { authors } from '#contract/auction/authors.ts'
import { myBidCalls, type OwnLot } from '#contract/auction/my-bids.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import type { Locale } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { type Expression, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { serve } from '../../http/route.ts'
import { type AuctionDeps, requireOpen } from '../auction.ts'
import { readByIds } from '../read-by-ids.ts'
import { type OfferRow, toOwnOffer } from '../won/offer-rows.ts'
import { readClock } from './clock.ts'
import { storedState } from './lot-rows.ts'
import { standingOf } from './own-bids.ts'
import { placedColumns, toPublicLot } from './public-lots.ts'

/** Lots on which a member has placed a bid, or between whom and the house there was an offer, each once. */
const ownLots = (db: Db, _user: string) =>
  db
    .selectFrom('auctionRegistrations as r')
    .innerJoin('auctionLog as l', (join) => join.onRef('l._program', '=', 'r._program').onRef('l.paddle', '=', 'r.paddle'))
    .innerJoin('auctionLots as lot', 'lot._work', 'l._work')
    .where('r._user', '=', _user)
    .where('l.kind', 'in', ['placed', 'offered'])

async function readPage(db: Db, _user: string, { limit, skip }: { limit: number; skip: number }) {
  const isOpen = sql<boolean>`"lot"."phase" in ('open', 'paused')`
  const end = (open: Expression<boolean>) => sql<string | null>`case when ${open} then "lot"."endsAt" end`
  return ownLots(db, _user)
    .groupBy(['lot._work', 'lot.phase', 'lot.endsAt', 'r.paddle'])
    .select(({ fn }) => ['lot._work', 'r.paddle', fn.max('l.at').as('placedAt')])
    .orderBy(sql`case when ${isOpen} then 0 else 1 end`)
    .orderBy(end(isOpen))
    .orderBy('lot.endsAt', 'desc')
    .orderBy('lot._work')
    .limit(limit)
    .offset(skip)
    .execute()
}

/** Reads the orders of lots that were won. */
async function readOrders(db: Db, ids: readonly string[], { lotOrders }: AuctionDeps) {
  const wins = await db.selectFrom('auctionWins').select(['_work', 'paddle', '_order']).where('_work', 'in', ids).orderBy('round').execute()
  const orders = await lotOrders.read(
    db,
    wins.flatMap(({ _order }) => _order ?? []),
  )
  return ({ _work, paddle }: { _work: string; paddle: number }) => {
    const won = wins.findLast((win) => win._work === _work && win.paddle === paddle)
    return orders.get(won?._order ?? '') ?? null
  }
}

/** How it stands with a lot on which no bid of a bidder stands. */
const withoutBid = (offer: OfferRow | undefined) => (offer === undefined ? ('gone' as const) : ('offered' as const))

/** The lots of a page as their bidder reads them: the work as it is written now, also where it is not published any more. */
async function showLots(
  db: Db,
  page: Awaited<ReturnType<typeof readPage>>,
  now: number,
  locale: Locale,
  deps: AuctionDeps,
): Promise<OwnLot[]> {
  const ids = page.map(({ _work }) => _work)
  const orderOf = await readOrders(db, ids, deps)
  const rows = new Map(
    (
      await db
        .selectFrom('auctionLots')
        .select([...placedColumns, 'state'])
        .where('_work', 'in', ids)
        .execute()
    ).map((row) => [row._work, row]),
  )
  const offers = await db.selectFrom('auctionOffers').selectAll().where('_work', 'in', ids).orderBy('createdAt').orderBy('_id').execute()
  const shown = await readByIds(db, works, ids)
  const sales = await readByIds(
    db,
    programs,
    [...shown.values()].map(({ _program }) => _program),
  )
  const artists = await readByIds(
    db,
    authors,
    [...shown.values()].map(({ _author }) => _author),
  )
  return page.flatMap(({ _work, paddle, placedAt }) => {
    const [row, work] = [rows.get(_work), shown.get(_work)]
    const [sale, artist] = [sales.get(work?._program ?? ''), artists.get(work?._author ?? '')]
    if (row === undefined || work === undefined || sale === undefined || artist === undefined) return []
    const state = storedState(row)
    const maximum = maximumOf(state, String(paddle)) ?? null
    const offer = offers.findLast((one) => one._work === _work && one.paddle === paddle)
    return [
      {
        _work,
        title: textOf(work.title, locale),
        author: textOf(artist.name, locale),
        image: work.images[0]?.picture ?? null,
        program: { _id: sale._id, title: textOf(sale.title, locale) },
        lot: toPublicLot({ ...row, place: work.place }, now),
        maximum,
        state: maximum === null ? withoutBid(offer) : standingOf(state, String(paddle)),
        order: orderOf({ _work, paddle }),
        offer: offer === undefined ? null : toOwnOffer(offer, now),
        placedAt,
      },
    ]
  })
}

/** Serves members the lots on which they have bid. */
export function serveMyBids(app: FastifyInstance, deps: AuctionDeps): void {
  const { engine } = app.platform.database
  serve(app, myBidCalls, {
    'GET /api/v1/me/bids': async ({ query: { limit = 20, skip = 0 } }, { db, caller, locale }) => {
      await requireOpen(db, deps)
      const { total } = await ownLots(db, caller._id)
        .select(({ fn }) => fn.count<string | number>('lot._work').distinct().as('total'))
        .executeTakeFirstOrThrow()
      const page = await readPage(db, caller._id, { limit, skip })
      const bids = page.length === 0 ? [] : await showLots(db, page, await readClock(db, engine), locale, deps)
      return { bids, summary: { total: Number(total), limit, skip } }
    },
  })
}
