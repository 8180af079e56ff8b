import { areas } from '#contract/law/areas.ts'
import type { FastifyInstance } from 'fastify'
import { listItems } from '../db/documents.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { toPublic } from '../http/standard.ts'

/** A business area by its code, as its page is addressed. There are six at most: they are read together. */
export function serveAreas(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/areas/{code}', async ({ params }, { db, locale }) => {
    const { items } = await listItems(db, areas, { limit: 100, skip: 0, sort: 'createdAt', where: {} }, 'published')
    const area = items.find(({ code }) => code === params.code)
    if (area === undefined) throw new ApiError('notFound')
    return { area: toPublic(areas, area, locale, true) }
  })
}
