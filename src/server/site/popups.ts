import { popups } from '#contract/site/popups.ts'
import type { FastifyInstance } from 'fastify'
import { listItems } from '../db/documents.ts'
import { serve } from '../http/route.ts'
import { toPublic } from '../http/standard.ts'

/** The popups in their period, by the server's clock. */
export function servePopups(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/popups', async ({ query }, { db, locale }) => {
    const now = new Date().toISOString()
    const { items } = await listItems(db, popups, { limit: 100, skip: 0, sort: 'createdAt', where: { code: query.code } }, 'published')
    const current = items.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    return { popups: current.map((item) => toPublic(popups, item, locale, false)) }
  })
}
