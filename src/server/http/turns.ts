import { setImmediate } from 'node:timers'
import { ApiError } from './api-error.ts'

/** Calls of one account or network that are worked on at once by a process, and those that may wait for that: refusing costs more than waiting. */
const usual = { atOnce: 4, waiting: 500 }
/** When who is refused may come again, in seconds. */
const retryAfter = 2

interface Turns {
  running: number
  waiting: (() => void)[]
}

/**
 * Gives everybody a few calls at once, and lets the rest of its own wait: whoever sends hundreds keeps nobody else waiting.
 * @returns does work for somebody, in its turn. Rejects with ApiError `unavailable` where too much of the same one waits.
 */
export function createConcurrencyLimiter({ atOnce, waiting } = usual) {
  const all = new Map<string, Turns>()
  const end = (by: string, own: Turns): void => {
    const next = own.waiting.shift()
    if (next !== undefined) next()
    else if ((own.running -= 1) === 0) all.delete(by)
  }
  return async <Result>(by: string, work: () => Promise<Result>): Promise<Result> => {
    const own = all.get(by) ?? { running: 0, waiting: [] }
    all.set(by, own)
    if (own.running < atOnce) own.running += 1
    else {
      if (own.waiting.length >= waiting) throw new ApiError('unavailable', {}, retryAfter)
      // Whoever ends gives its place away.
      await new Promise<void>((start) => void own.waiting.push(start))
    }
    try {
      return await work()
    } finally {
      // Not at once: on SQLite a call may end before another connection is so much as read.
      setImmediate(end, by, own)
    }
  }
}
