import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../http/platform.ts'
import { addMissingJobs, endLease, findDueJobs, type Lease, renewLease, renewMs, takeLease } from './leases.ts'

/** How often what is due is looked for, in ms. */
const interval = 5000
/** The pause after a failure (ms): twice as long after each, and never longer than the job's own interval. */
const firstPause = 30_000
/** So long an end waits for what is running, in ms: less than a service manager waits. */
const closeTimeout = 3000

/** Work that comes back. Of several processes on one database one does it. */
export interface Job {
  /** Its key in the database and in addresses: small letters and hyphens. */
  name: string
  /** What it does, for the console: Korean, and marked as labels of fields are (contract/field.ts). */
  label: string
  /** From one beginning to the next, in ms. */
  everyMs: number
  /** Where it fails or its process dies, it is run again: it has to be of no harm twice. */
  run: (platform: Platform) => Promise<unknown>
}

export interface Jobs {
  list: readonly Job[]
  /** Runs what is due and what nobody else runs. In the background: `idle` waits for it. */
  beginDue: () => Promise<void>
  /** Begins to look for what is due. Returns what ends that. */
  start: () => () => void
  /** When nothing is running here any more. */
  idle: () => Promise<void>
  /** The same, but not for long: what has not ended by then is run again, by another process or after the next start. */
  close: () => Promise<void>
}

/** Why a job failed, in a line: what it was about is in the log. */
const reasonOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 200)

/** What is stored when a run has ended. */
function outcomeOf({ everyMs }: Job, { startedAt, attempts }: Lease, failure: { error: unknown } | undefined) {
  const next = failure === undefined ? Date.parse(startedAt) + everyMs : Date.now() + Math.min(firstPause * 2 ** attempts, everyMs)
  return {
    nextAt: new Date(next).toISOString(),
    attempts: failure === undefined ? 0 : attempts + 1,
    lastError: failure === undefined ? null : reasonOf(failure.error),
  }
}

/** Jobs stand in the database: when each is due, who runs it, and what became of it survive a restart. */
export function makeJobs(app: FastifyInstance, list: readonly Job[]): Jobs {
  const { log } = app
  const db = () => app.platform.database.db
  const underWay = new Set<Promise<void>>()

  async function run(job: Job, lease: Lease): Promise<void> {
    const renewing = setInterval(
      () => void renewLease(db(), lease).catch((err: unknown) => log.error({ err, job: job.name }, 'a lease could not be renewed')),
      renewMs,
    )
    let failure: { error: unknown } | undefined
    try {
      await job.run(app.platform)
    } catch (error) {
      failure = { error }
      log.error({ err: error, job: job.name }, 'a job failed')
    }
    clearInterval(renewing)
    await endLease(db(), lease, outcomeOf(job, lease, failure))
  }

  async function begin(job: Job): Promise<void> {
    const lease = await takeLease(db(), job.name)
    if (lease === undefined) return
    const running = run(job, lease).catch((err: unknown) => log.error({ err, job: job.name }, 'the end of a job could not be noted'))
    underWay.add(running)
    void running.finally(() => underWay.delete(running))
  }

  async function beginDue(): Promise<void> {
    await addMissingJobs(
      db(),
      list.map(({ name }) => name),
    )
    const due = await findDueJobs(db())
    for (const job of list.filter(({ name }) => due.includes(name))) await begin(job)
  }

  const start = () => {
    let isLooking = false
    const look = async () => {
      if (isLooking) return
      isLooking = true
      await beginDue().catch((err: unknown) => log.error({ err }, 'jobs that are due could not be looked for'))
      isLooking = false
    }
    void look()
    const timer = setInterval(() => void look(), interval)
    return () => clearInterval(timer)
  }
  const idle = async () => {
    while (underWay.size > 0) await Promise.all(underWay)
  }
  return { list, beginDue, start, idle, close: () => Promise.race([idle(), wait(closeTimeout, undefined, { ref: false })]) }
}
