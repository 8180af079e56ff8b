import { setImmediate as nextTurn } from 'node:timers/promises'
import { ApiError } from './api-error.ts'

interface Options {
  /** Jobs that run at the same time. */
  concurrency: number
  /** Jobs that may wait; absent: any number. */
  capacity?: number
}

/** Somebody waits for it, or nobody does yet: what nobody waits for is done when nothing else is to be done. */
export type Urgency = 'wanted' | 'ahead'

type Run = <T>(job: () => Promise<T>, urgency?: Urgency) => Promise<T>

/**
 * Bounds work that anybody can ask for: jobs wait for their turn, and between two of them other requests get theirs.
 * @returns runs a job. Throws ApiError `unavailable` where too many wait already.
 */
export function workQueue({ concurrency, capacity = Infinity }: Options): Run {
  const waiting: Record<Urgency, (() => void)[]> = { wanted: [], ahead: [] }
  let running = 0
  const start = async (urgency: Urgency): Promise<void> => {
    if (running < concurrency) running += 1
    else if (waiting[urgency].length < capacity) await new Promise<void>((resolve) => waiting[urgency].push(resolve))
    else throw new ApiError('unavailable', {}, 1)
  }
  return async (job, urgency = 'wanted') => {
    await start(urgency)
    try {
      return await job()
    } finally {
      await nextTurn()
      const next = waiting.wanted.shift() ?? waiting.ahead.shift()
      // The next job takes over this one's place.
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** A queue in which a job that waits or runs under a key is shared by all who ask for it meanwhile. */
export function keyedQueue<Result>(options: Options, run: Run = workQueue(options)) {
  const underWay = new Map<string, Promise<Result>>()
  return (key: string, job: () => Promise<Result>, urgency?: Urgency): Promise<Result> => {
    const result = underWay.get(key) ?? run(job, urgency).finally(() => underWay.delete(key))
    underWay.set(key, result)
    return result
  }
}
