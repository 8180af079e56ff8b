import { hallCalls } from '#contract/auction/halls.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { type AuctionDeps, requireOpen } from './auction.ts'
import { showPrograms } from './programs.ts'
import { showWorks } from './works.ts'

const shown = { programs: 20, works: 60 }

/** Serves what runs in a hall. */
export function serveHalls(app: FastifyInstance, deps: AuctionDeps): void {
  serve(app, hallCalls, {
    'GET /api/v1/auction/halls/{hall}': async ({ params: { hall } }, { db, locale }) => {
      await requireOpen(db, deps)
      const latest = await repositoryOf(programs).select(db, {
        where: { hall },
        sort: '-closesAt',
        limit: shown.programs,
        state: 'published',
      })
      const [first] = latest
      if (first === undefined) throw new ApiError('notFound')
      const sales = await showPrograms(db, latest, locale)
      const ended = sales.filter(({ phase }) => phase === 'ended')
      const inTurn = [...sales.filter(({ phase }) => phase !== 'ended').toReversed(), ...ended]
      const [next] = inTurn
      const query = { where: { _program: next?._id ?? '' }, sort: 'place', limit: shown.works, state: 'published' } as const
      const hung = await showWorks(db, await repositoryOf(works).select(db, query), locale)
      const venue = latest.find(({ _id }) => _id === next?._id)?.venue ?? first.venue
      return { hall: { code: hall, venue: textOf(venue, locale), programs: inTurn, works: hung } }
    },
  })
}
