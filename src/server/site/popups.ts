import type { ItemOf } from '#contract/resource.ts'
import { popups, popupCalls } from '#contract/site/popups.ts'
import type { FastifyInstance } from 'fastify'
import { expiresAt } from '../db/dependencies.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import { serve } from '../http/route.ts'
import { listPublic, pagePublic, type ResourceHooks } from '../http/standard.ts'

/** A popup whose end is not after its begin would never be seen. */
export const popupHooks: ResourceHooks = {
  beforeWrite: async ({ locale }, before, values) => {
    const { startsAt, endsAt } = { ...before, ...values } as Pick<ItemOf<typeof popups>, 'startsAt' | 'endsAt'>
    if (endsAt <= startsAt) throw new ApiError('invalid', { issues: [issueOf('endsAt', 'periodOrder', locale)] })
    return values
  },
}

/** The popups in their period, by the server's clock. */
export function servePopups(app: FastifyInstance): void {
  serve(app, popupCalls, {
    'GET /api/v1/popups': async ({ query: { code, ...page } }, context) => {
      const now = new Date().toISOString()
      const where = { code, startsAt: { lte: now }, endsAt: { gt: now } }
      const { items, summary } = await pagePublic(context, popups, { where, ...page })
      // The answer changes when any of them ends, on this page or not, and when the next one begins.
      const ending = await listPublic(context, popups, { where, sort: 'endsAt', limit: 1 })
      const next = await listPublic(context, popups, { where: { code, startsAt: { gt: now } }, sort: 'startsAt', limit: 1 })
      expiresAt([...ending.map(({ endsAt }) => endsAt), ...next.map(({ startsAt }) => startsAt)])
      return { popups: items, summary }
    },
  })
}
