import { popups } from '#contract/site/popups.ts'
import type { FastifyInstance } from 'fastify'
import { expiresAt } from '../db/dependencies.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { serve } from '../http/route.ts'
import { toPublic } from '../http/standard.ts'

/** The popups in their period, by the server's clock. */
export function servePopups(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/popups', async ({ query }, { db, locale }) => {
    const now = new Date().toISOString()
    const { code } = query
    const where = { code, startsAt: { lte: now }, endsAt: { gt: now } }
    const current = await repositoryOf(popups).select(db, { where, sort: 'createdAt', state: 'published' })
    const isNext = { where: { code, startsAt: { gt: now } }, sort: 'startsAt', limit: 1, state: 'published' } as const
    const next = await repositoryOf(popups).select(db, isNext)
    expiresAt([...current.map(({ endsAt }) => endsAt), ...next.map(({ startsAt }) => startsAt)])
    return { popups: current.map((item) => toPublic(popups, item, locale, false)) }
  })
}
