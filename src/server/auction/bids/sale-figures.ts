import type { Answer } from '#contract/api.ts'
import { saleFigures } from '#contract/auction/control.ts'
import { programs } from '#contract/auction/programs.ts'
import type { Locale } from '#contract/locale.ts'
import { sql } from 'kysely'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { showPrograms } from '../programs.ts'

type Figures = Answer<'GET /api/console/auction/programs/figures'>['sales']

const day = 24 * 60 * 60_000

/** Counts lots, bids and bidders of the sales that staff look at now, the first to close first: a few queries whatever their number. */
export async function readSaleFigures(db: Db, locale: Locale): Promise<Figures> {
  const since = new Date(Date.now() - saleFigures.daysAfter * day).toISOString()
  const wanted = { where: { closesAt: { gte: since } }, sort: 'closesAt', limit: saleFigures.most, state: 'published' } as const
  const sales = await showPrograms(db, await repositoryOf(programs).select(db, wanted), locale)
  if (sales.length === 0) return []
  const ids = sales.map(({ _id }) => _id)
  const sum = (condition: string) => sql<number | string>`sum(${sql.raw(condition)})`
  const lots = await db
    .selectFrom('auctionLots')
    .where('_program', 'in', ids)
    .groupBy('_program')
    .select([
      '_program',
      sum(`case when "bids" > 0 then 1 else 0 end`).as('withBid'),
      sum(`case when "phase" = 'sold' then 1 else 0 end`).as('sold'),
      sum('"bids"').as('bids'),
      sum('case when "leader" is null then 0 else "price" end').as('price'),
    ])
    .execute()
  const registered = await db
    .selectFrom('auctionRegistrations')
    .where('_program', 'in', ids)
    .groupBy('_program')
    .select(({ fn }) => ['_program', fn.countAll().as('bidders')])
    .execute()
  return sales.map(({ _id, title, phase, opensAt, works }) => {
    const own = lots.find(({ _program }) => _program === _id)
    const of = (name: 'withBid' | 'sold' | 'bids' | 'price') => Number(own?.[name] ?? 0)
    const bidders = Number(registered.find(({ _program }) => _program === _id)?.bidders ?? 0)
    return { _id, title, phase, opensAt, works, withBid: of('withBid'), sold: of('sold'), bids: of('bids'), price: of('price'), bidders }
  })
}
