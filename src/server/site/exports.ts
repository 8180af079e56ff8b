import type { Call } from '#contract/call.ts'
import { personalScopes } from '#contract/site/audit.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { check, serve } from '../http/route.ts'
import { listForStaff } from '../http/standard.ts'
import { openResource } from './editorial.ts'

/** As the list of the console takes it. */
const pageSize = '100'

/** Lists of people to be taken along, with the reason. */
export function serveExports(app: FastifyInstance): void {
  serve(app, 'POST /api/console/exports', async ({ body: { resource: path, reason, search, skip } }, context) => {
    const resource = openResource(context, path)
    const list = (resource.calls as Record<string, Call>)[`GET /api/console/${path}`]
    if (list?.query === undefined || !personalScopes.includes(resource.scope)) throw new ApiError('notFound')
    const query = check(list.query, { ...search, limit: pageSize, skip: String(skip) }, context.locale)
    return listForStaff(context, resource, query as Record<string, unknown>, { action: 'export', reason })
  })
}
