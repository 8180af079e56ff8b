import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { requireItem } from '../http/standard.ts'
import { openContent } from './editorial.ts'

/** Links to pages that are not published yet. */
export function servePreviews(app: FastifyInstance): void {
  serve(app, 'POST /api/console/previews', async ({ body }, context) => {
    const resource = openContent(context, body.resource)
    const item = await requireItem(context, resource, body._item)
    // What has no page of its own cannot be looked at by itself.
    if (resource.page?.(item) === undefined) throw new ApiError('notFound')
    return { preview: await app.platform.previews.open(body) }
  })
}
