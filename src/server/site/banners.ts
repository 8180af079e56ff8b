import { banners } from '#contract/site/banners.ts'
import type { FastifyInstance } from 'fastify'
import { listItems } from '../db/documents.ts'
import { serve } from '../http/route.ts'
import { toPublic } from '../http/standard.ts'

/** The slides of one place, by `index`. */
export function serveBanners(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/banners/{code}', async ({ params }, { db, locale }) => {
    const { items } = await listItems(db, banners, { limit: 100, skip: 0, sort: 'createdAt', where: { code: params.code } }, 'published')
    const ordered = items.toSorted((a, b) => a.index - b.index)
    return { banners: ordered.map((item) => toPublic(banners, item, locale, true)) }
  })
}
