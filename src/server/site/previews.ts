import { previewCalls } from '#contract/platform/editorial.ts'
import { pathsOf } from '#contract/page.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { requireItem } from '../http/standard.ts'
import { openContent } from './editorial.ts'

/** Links to pages that are not published yet. */
export function servePreviews(app: FastifyInstance): void {
  serve(app, previewCalls, {
    'POST /api/console/previews': async ({ body }, context) => {
      const resource = openContent(context, body.resource)
      const item = await requireItem(context, resource, body._item)
      // What is on no page cannot be looked at.
      if (pathsOf(resource, item).length === 0) throw new ApiError('notFound')
      return { preview: await app.platform.previews.open(body) }
    },
  })
}
