import { banners } from '#contract/site/banners.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/route.ts'
import { listPublic } from '../http/standard.ts'

/** The slides of one place, by `index`. */
export function serveBanners(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/banners/{code}', async ({ params }, context) => ({
    banners: await listPublic(context, banners, { where: { code: params.code }, sort: 'index' }, true),
  }))
}
