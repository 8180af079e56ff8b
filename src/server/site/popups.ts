import { popups } from '#contract/site/popups.ts'
import type { FastifyInstance } from 'fastify'
import { expiresAt } from '../db/dependencies.ts'
import { serve } from '../http/route.ts'
import { listPublic } from '../http/standard.ts'

/** The popups in their period, by the server's clock. */
export function servePopups(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/popups', async ({ query: { code } }, context) => {
    const now = new Date().toISOString()
    const current = await listPublic(context, popups, { where: { code, startsAt: { lte: now }, endsAt: { gt: now } }, sort: 'createdAt' })
    const next = await listPublic(context, popups, { where: { code, startsAt: { gt: now } }, sort: 'startsAt', limit: 1 })
    expiresAt([...current.map(({ endsAt }) => endsAt), ...next.map(({ startsAt }) => startsAt)])
    return { popups: current }
  })
}
