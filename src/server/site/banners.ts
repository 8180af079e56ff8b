import { banners } from '#contract/site/banners.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/route.ts'
import { pagePublic } from '../http/standard.ts'

/** The slides of one place, by `index` unless another order is asked for. */
export function serveBanners(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/banners/{code}', async ({ params: { code }, query }, context) => {
    const { items, summary } = await pagePublic(context, banners, { where: { code }, ...query }, true)
    return { banners: items, summary }
  })
}
