import { banners } from '#contract/site/banners.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import { serve } from '../http/route.ts'
import { toPublic } from '../http/standard.ts'

/** The slides of one place, by `index`. */
export function serveBanners(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/banners/{code}', async ({ params }, { db, locale }) => {
    const slides = await repositoryOf(banners).select(db, { where: { code: params.code }, sort: 'index', state: 'published' })
    return { banners: slides.map((item) => toPublic(banners, item, locale, true)) }
  })
}
