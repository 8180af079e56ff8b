import { popups } from '#contract/site/popups.ts'
import type { FastifyInstance } from 'fastify'
import { expiresAt } from '../db/dependencies.ts'
import { serve } from '../http/route.ts'
import { listPublic, pagePublic } from '../http/standard.ts'

/** The popups in their period, by the server's clock. */
export function servePopups(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/popups', async ({ query: { code, ...page } }, context) => {
    const now = new Date().toISOString()
    const where = { code, startsAt: { lte: now }, endsAt: { gt: now } }
    const { items, summary } = await pagePublic(context, popups, { where, ...page })
    // The answer changes when any of them ends, on this page or not, and when the next one begins.
    const ending = await listPublic(context, popups, { where, sort: 'endsAt', limit: 1 })
    const next = await listPublic(context, popups, { where: { code, startsAt: { gt: now } }, sort: 'startsAt', limit: 1 })
    expiresAt([...ending.map(({ endsAt }) => endsAt), ...next.map(({ startsAt }) => startsAt)])
    return { popups: items, summary }
  })
}
