import type { Generated } from 'kysely'

export interface JobsTables {
  /** Work that comes back: when it is due, who runs it and until when that is known, what became of it. See jobs/jobs.ts. */
  jobs: {
    name: string
    nextAt: string
    leasedUntil: Generated<string | null>
    lastStartedAt: Generated<string | null>
    lastEndedAt: Generated<string | null>
    lastError: Generated<string | null>
    /** Failures in a row. */
    attempts: Generated<number>
  }
}
