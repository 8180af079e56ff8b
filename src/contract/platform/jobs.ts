import * as z from 'zod'
import { call } from '../call.ts'
import { instant, line } from '../field.ts'

/** Work of the server that comes back by itself. */
const job = z.strictObject({
  name: z.string(),
  /** What it does, in the asked language. */
  label: z.string(),
  /** From one beginning to the next, in ms. */
  everyMs: z.int().positive(),
  isRunning: z.boolean(),
  /** Null: as soon as a server looks for it. */
  nextAt: instant.nullable(),
  lastStartedAt: instant.nullable(),
  lastEndedAt: instant.nullable(),
  /** Why the last run failed; null where it did not. */
  lastError: z.string().nullable(),
  /** How often it has failed in a row. */
  attempts: z.int(),
})
export type ListedJob = z.output<typeof job>

const staff = { tag: 'jobs', access: 'console:settings' } as const

export const jobCalls = {
  'GET /api/console/jobs': call({
    ...staff,
    summary: 'Console: what the server does by itself, and what became of it',
    answer: z.strictObject({ jobs: z.array(job) }),
    status: 200,
    reads: ['jobs'],
  }),
  'POST /api/console/jobs/{name}/run': call({
    ...staff,
    summary: 'Console: run a job now',
    params: z.strictObject({ name: line(60) }),
    status: 204,
    errors: [404, 409],
    writes: ['jobs'],
  }),
}
