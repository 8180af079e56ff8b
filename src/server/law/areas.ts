import { areas } from '#contract/law/areas.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { toPublic } from '../http/standard.ts'

/** A business area by its code, as its page is addressed. */
export function serveAreas(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/areas/{code}', async ({ params }, { db, locale }) => {
    const [area] = await repositoryOf(areas).select(db, { where: { code: params.code }, state: 'published' })
    if (area === undefined) throw new ApiError('notFound')
    return { area: toPublic(areas, area, locale, true) }
  })
}
