import type { SchedulePhase } from '#contract/trade/fair-schedule.ts'
import { Worker } from 'node:worker_threads'
import type { Problem } from './problem.ts'
import type { Solved } from './solve.ts'
import type { FromWorker } from './solver-worker.ts'

/** Solves in a thread of its own. @param report what it is at */
export function solveInWorker(problem: Problem, report: (phase: SchedulePhase) => void): Promise<Solved> {
  const worker = new Worker(new URL('solver-worker.ts', import.meta.url), { workerData: { problem } })
  // The server's end waits for no schedule: it is made again after the next start.
  worker.unref()
  return new Promise<Solved>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => ('solved' in message ? resolve(message.solved) : report(message.phase)))
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`the solver ended with ${code}`)))
  }).finally(() => void worker.terminate())
}
