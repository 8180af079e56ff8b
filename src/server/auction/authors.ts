import { authorCalls, authors } from '#contract/auction/authors.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import { languageTag, type Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import { dependsOn } from '../db/dependencies.ts'
import type { Db } from '../db/schema.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { issueOf } from '../http/issues.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { requirePublished, type ResourceHooks, toPublic } from '../http/standard.ts'
import { noteRenamed } from './bids/restate.ts'
import { settleArtist } from './consigned/settlements.ts'
import { type AuctionDeps, requireOpen } from './auction.ts'

type Author = ItemOf<typeof authors>

/** Reads the artists of the published works of a sale, by their names: of 500 works at most. */
export async function readAuthorsOf(db: Db, _program: string, locale: Locale): Promise<{ _id: string; name: string }[]> {
  const isOfSale = sql<SqlBool>`exists (
    select 1 from "auction_works" as "of" where "of"."state" = 'published'
    and "of"."_program" = ${_program} and "of"."_author" = "auction_authors"."_id")`
  dependsOn('auction/works')
  const found = await repositoryOf(authors).select(db, { also: [isOfSale], state: 'published', limit: auctionLimits.works })
  return found
    .map(({ _id, name }) => ({ _id, name: textOf(name, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, languageTag(locale)))
}

/** Serves artists to everybody. */
export function serveAuthors(app: FastifyInstance, deps: AuctionDeps): void {
  serve(app, authorCalls, {
    'GET /api/v1/auction/authors': async ({ query: { limit = 20, skip = 0, sort = 'createdAt' } }, { db, locale }) => {
      await requireOpen(db, deps)
      const { items, total } = await repositoryOf(authors).list(db, { limit, skip, sort, state: 'published' })
      return { authors: items.map((item) => toPublic(authors, item, locale, false)), summary: { total, limit, skip } }
    },
    'GET /api/v1/auction/authors/{_id}': async ({ params }, context) => {
      await requireOpen(context.db, deps)
      const item = await requirePublished(context, authors, params._id)
      return { author: toPublic(authors, item, context.locale, true) }
    },
  })
}

/** Hooks of the console's standard routes: nobody dies before they are born. */
export const authorHooks: ResourceHooks = {
  beforeWrite: async ({ locale }, before, values) => {
    const { born = null, died = null } = { ...before, ...values } as { born?: number | null; died?: number | null }
    if (born !== null && died !== null && died < born) throw new ApiError('invalid', { issues: [issueOf('died', 'periodOrder', locale)] })
    return values
  },
  onChange: async (before, after, context) => {
    if (before['died'] !== after['died']) await settleArtist(context.db, after._id)
    await noteRenamed(context, before as unknown as Author, after as unknown as Author)
  },
}
