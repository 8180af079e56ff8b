import { phaseAt, phaseChanges } from '#contract/auction/phase.ts'
import { programCalls, programs } from '#contract/auction/programs.ts'
import { areIncrements } from '#contract/auction/increments.ts'
import { areSteps } from '#contract/auction/steps.ts'
import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { expiresAt } from '../db/dependencies.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import { serve } from '../http/route.ts'
import { requirePublished, type ResourceHooks, toPublic } from '../http/standard.ts'
import { type AuctionDeps, requireOpen } from './auction.ts'
import { readAuthorsOf } from './authors.ts'
import { hasBids } from './bids/require-unbid.ts'
import { countWorks } from './lots.ts'

export type Program = ItemOf<typeof programs>

/** What is counted of a sale, with where it is on its way. What is made of it ends when that changes. */
function countedOf({ opensAt, closesAt }: Program, counted: { works: number; lastEndsAt: string | null } | undefined) {
  const { works, lastEndsAt } = counted ?? { works: 0, lastEndsAt: null }
  const bounds = { opensAt, endsAt: lastEndsAt ?? closesAt }
  const now = new Date().toISOString()
  expiresAt(phaseChanges(bounds, now))
  return { works, lastEndsAt, phase: phaseAt(bounds, now) }
}

/** Sales as lists show them. */
export async function showPrograms(db: Db, items: readonly Program[], locale: Locale) {
  const counts = await countWorks(db, items)
  return items.map((item) => ({ ...toPublic(programs, item, locale, false), ...countedOf(item, counts.get(item._id)) }))
}

/** Serves sales to everybody. */
export function servePrograms(app: FastifyInstance, deps: AuctionDeps): void {
  serve(app, programCalls, {
    'GET /api/v1/auction/programs': async ({ query: { limit = 20, skip = 0, sort = '-opensAt' } }, { db, locale }) => {
      await requireOpen(db, deps)
      const { items, total } = await repositoryOf(programs).list(db, { limit, skip, sort, state: 'published' })
      return { programs: await showPrograms(db, items, locale), summary: { total, limit, skip } }
    },
    'GET /api/v1/auction/programs/{_id}': async ({ params }, context) => {
      const { db, locale } = context
      await requireOpen(db, deps)
      const item = await requirePublished(context, programs, params._id)
      const counts = await countWorks(db, [item])
      const shown = { ...toPublic(programs, item, locale, true), ...countedOf(item, counts.get(item._id)) }
      return { program: { ...shown, authors: await readAuthorsOf(db, item._id, locale) } }
    },
  })
}

/** Hooks of the console's standard routes: tables of steps have no gaps, and a sale ends after it has begun. */
export const programHooks: ResourceHooks = {
  beforeWrite: async ({ db, locale }, before, values) => {
    // It is removed.
    if (Object.keys(values).length === 0) return values
    const isOther = before !== undefined && values['closing'] !== undefined && before['closing'] !== values['closing']
    const isFixed = isOther && (await hasBids(db, before._id))
    const { increments = [], premium = [], opensAt = '', closesAt = '', ...rest } = { ...before, ...values } as Partial<Program>
    const { previewFrom = null, previewTo = null } = rest
    const issues = [
      ...(areIncrements(increments) ? [] : [issueOf('increments', 'auction.increments', locale)]),
      ...(isFixed ? [issueOf('closing', 'auction.closingFixed', locale)] : []),
      ...(areSteps(premium) ? [] : [issueOf('premium', 'auction.steps', locale)]),
      ...(closesAt > opensAt ? [] : [issueOf('closesAt', 'auction.closes', locale)]),
      ...(previewFrom !== null && previewTo !== null && previewTo <= previewFrom ? [issueOf('previewTo', 'periodOrder', locale)] : []),
    ]
    if (issues.length > 0) throw new ApiError('invalid', { issues })
    return values
  },
}
