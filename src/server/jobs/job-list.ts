import { type ListedJob, jobCalls } from '#contract/platform/jobs.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { translate } from '../http/catalogues.ts'
import { serve } from '../http/route.ts'
import { addMissingJobs, bringForward } from './leases.ts'

const unknown = { nextAt: null, lastStartedAt: null, lastEndedAt: null, lastError: null, attempts: 0, leasedUntil: null }

/** Shows what the server does by itself, and runs it when it is asked to. */
export function serveJobs(app: FastifyInstance): void {
  const { jobs } = app.platform

  serve(app, jobCalls, {
    'GET /api/console/jobs': async (_input, { db, locale }) => {
      const rows = new Map((await db.selectFrom('jobs').selectAll().execute()).map((row) => [row.name, row]))
      const now = new Date().toISOString()
      const toListed = ({ name, label, everyMs }: (typeof jobs.list)[number]): ListedJob => {
        const { leasedUntil, ...state } = rows.get(name) ?? unknown
        return { ...state, name, label: translate(locale, { id: label }), everyMs, isRunning: leasedUntil !== null && leasedUntil > now }
      }
      return { jobs: jobs.list.map(toListed) }
    },
    'POST /api/console/jobs/{name}/run': async ({ params: { name } }, { db, afterCommit }) => {
      if (!jobs.list.some((job) => job.name === name)) throw new ApiError('notFound')
      await addMissingJobs(db, [name])
      if (!(await bringForward(db, name))) throw new ApiError('running')
      afterCommit(jobs.beginDue)
    },
  })
}
