import type { FastifyInstance } from 'fastify'
import { serve } from '../http/route.ts'
import { listAssignees } from './assignees.ts'

/** How the office works through its requests. */
export function serveInbox(app: FastifyInstance): void {
  serve(app, 'GET /api/console/forms/assignees', async ({ query: { limit = 20, skip = 0 } }, { db }) => {
    const { names, total } = await listAssignees(db, limit, skip)
    return { names, summary: { total, limit, skip } }
  })
}
