import type { SchedulePhase } from '#contract/trade/fair-schedule.ts'
import { Worker } from 'node:worker_threads'
import type { Problem } from './problem.ts'
import type { Solved } from './solve.ts'
import type { FromWorker } from './solver-worker.ts'

/** Many times what a large fair takes (ms): who has not answered by then hangs. */
const usualTimeout = 120_000
/** So much memory it may have (MB): the server goes on where it is too little. */
const memory = 1024

/**
 * Solves in a thread of its own.
 * @param report what it is at
 * @param timeoutMs when it is given up
 */
export function solveInWorker(problem: Problem, report: (phase: SchedulePhase) => void, timeoutMs = usualTimeout): Promise<Solved> {
  const resourceLimits = { maxOldGenerationSizeMb: memory }
  const worker = new Worker(new URL('solver-worker.ts', import.meta.url), { workerData: { problem }, resourceLimits })
  // The server's end waits for no schedule: it is made again after the next start.
  worker.unref()
  let timer: NodeJS.Timeout | undefined
  return new Promise<Solved>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the solver has not ended within ${timeoutMs / 1000} s`)), timeoutMs).unref()
    worker.on('message', (message: FromWorker) => ('solved' in message ? resolve(message.solved) : report(message.phase)))
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`the solver ended with ${code}`)))
  }).finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}
