import type { FastifyInstance } from 'fastify'
import { settleOld } from '../files/pending.ts'
import { warmFirstView } from '../files/warm.ts'
import { forgetOldKeys } from '../http/idempotency.ts'

const hour = 60 * 60 * 1000

/** Work that comes back: now and every hour. Returns what stops it. */
export function startJobs(app: FastifyInstance): () => void {
  const { db } = app.platform.database
  const run = () => {
    forgetOldKeys(db).catch((error: unknown) => app.log.error({ err: error }, 'old keys could not be forgotten'))
    settleOld(app.platform).catch((error: unknown) => app.log.error({ err: error }, 'files left behind could not be settled'))
  }
  run()
  const stopping = new AbortController()
  warmFirstView(app.platform, stopping.signal).catch((error: unknown) => app.log.error({ err: error }, 'pictures could not be made ahead'))
  const timer = setInterval(run, hour)
  return () => {
    clearInterval(timer)
    stopping.abort()
  }
}
