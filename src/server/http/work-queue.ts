import { setImmediate as nextTurn } from 'node:timers/promises'
import { ApiError } from './api-error.ts'

interface Options {
  /** Jobs that run at the same time. */
  concurrency: number
  /** Jobs that may wait; absent: any number. */
  capacity?: number
}

/**
 * Bounds work that anybody can ask for: jobs wait for their turn, and between two of them other requests get theirs.
 * @returns runs a job. Throws ApiError `unavailable` where too many wait already.
 */
export function workQueue({ concurrency, capacity = Infinity }: Options): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  const start = async (): Promise<void> => {
    if (running < concurrency) running += 1
    else if (waiting.length < capacity) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new ApiError('unavailable', {}, 1)
  }
  return async (job) => {
    await start()
    try {
      return await job()
    } finally {
      await nextTurn()
      const next = waiting.shift()
      // The next job takes over this one's place.
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** A queue in which a job that waits or runs under a key is shared by all who ask for it meanwhile. */
export function keyedQueue<Result>(options: Options): (key: string, job: () => Promise<Result>) => Promise<Result> {
  const run = workQueue(options)
  const underWay = new Map<string, Promise<Result>>()
  return (key, job) => {
    const result = underWay.get(key) ?? run(job).finally(() => underWay.delete(key))
    underWay.set(key, result)
    return result
  }
}
