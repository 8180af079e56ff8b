import type { SchedulePhase } from '#contract/trade/fair-schedule.ts'
import { parentPort, workerData } from 'node:worker_threads'
import type { Problem } from './problem.ts'
import { solve, type Solved } from './solve.ts'

export type FromWorker = { phase: SchedulePhase } | { solved: Solved }

/** Computes a schedule beside the server, which goes on answering. */
const tell = (message: FromWorker): void => parentPort?.postMessage(message)
tell({ solved: await solve((workerData as { problem: Problem }).problem, { report: (phase) => tell({ phase }) }) })
