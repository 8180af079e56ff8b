import type { FastifyInstance } from 'fastify'
import { emptyLog } from '../db/database.ts'
import { settleOld } from '../files/pending.ts'
import { warmFirstView } from '../files/warm.ts'
import { forgetOldAudit } from '../http/audit.ts'
import { forgetOldKeys } from '../http/idempotency.ts'
import type { Platform } from '../http/platform.ts'

const hour = 60 * 60 * 1000

type Job = (platform: Platform) => Promise<void>

/** Work that comes back: now and every hour. Returns what stops it. @param own jobs of areas, by what they do */
export function startJobs(app: FastifyInstance, own: Readonly<Record<string, Job>> = {}): () => void {
  const jobs: Record<string, Job> = {
    ...own,
    'forget old audit': ({ database }) => forgetOldAudit(database.db),
    'forget old keys': ({ database }) => forgetOldKeys(database.db),
    'empty the log of SQLite': ({ database }) => emptyLog(database),
    'settle files left behind': (platform) => settleOld(platform),
  }
  const run = () => {
    for (const [job, work] of Object.entries(jobs))
      work(app.platform).catch((error: unknown) => app.log.error({ err: error, job }, 'a job failed'))
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
