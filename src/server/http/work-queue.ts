import { setImmediate as nextTurn } from 'node:timers/promises'
import { ApiError } from './api-error.ts'

interface Options {
  /** Jobs that run at the same time. */
  concurrency: number
  /** Jobs that may wait; absent: any number. */
  capacity?: number
  /** What who is refused may wait for before the next try, in seconds. */
  retryAfter?: number
}

/** Requester of a job and the size of the request. Of several that share a job, the first in line counts. */
export interface Asked {
  /** Somebody waits for it, or nobody does yet: what nobody waits for is done when nothing else is to be done. */
  urgency?: 'wanted' | 'ahead'
  /** Whoever has had fewer jobs done is next: an address, say. */
  by?: string | undefined
  /** Of one asker's jobs the least costly is next, in any unit, and then the newest: it is the one that is still looked for. */
  cost?: number
  /** Work of our own, or of staff: it takes its turn, and is never refused. */
  isOwn?: boolean
}

interface Waiting {
  askers: Asked[]
  start: () => void
  refuse: (error: ApiError) => void
}

/**
 * Bounds work that anybody can ask for: jobs wait for their turn, and between two of them other requests get theirs. Jobs
 * whose askers say nothing of themselves are done in the order in which they came.
 * @returns adds a job. Its result rejects with ApiError `unavailable` where too many wait already: the last in line goes.
 */
function fairQueue({ concurrency, capacity = Infinity, retryAfter = 1 }: Options) {
  const waiting: Waiting[] = []
  /** Jobs begun for each asker since the queue was empty. */
  const begun = new Map<string, number>()
  let running = 0

  const rankOf = ({ urgency = 'wanted', by, cost = 0 }: Asked) => [
    urgency === 'wanted' ? 0 : 1,
    by === undefined ? 0 : (begun.get(by) ?? 0),
    cost,
  ]
  const compareRanks = (a: number[], b: number[]): number => a.map((each, index) => each - (b[index] ?? 0)).find((each) => each !== 0) ?? 0
  const firstAsker = ({ askers }: Waiting): Asked => askers.toSorted((a, b) => compareRanks(rankOf(a), rankOf(b)))[0] ?? {}
  /** Negative where `a` is before `b`, which came before it. */
  const compare = (a: Waiting, b: Waiting): number => {
    const [first, second] = [firstAsker(a), firstAsker(b)]
    return compareRanks(rankOf(first), rankOf(second)) || (first.by === undefined ? 1 : -1)
  }
  /** Takes the first in line of these, or the last, out of the queue. */
  const take = (these: readonly Waiting[], end: 'first' | 'last'): Waiting | undefined => {
    const sign = end === 'first' ? 1 : -1
    let found: Waiting | undefined
    for (const each of these) if (found === undefined || compare(each, found) * sign < 0) found = each
    if (found !== undefined) waiting.splice(waiting.indexOf(found), 1)
    return found
  }
  const startNext = (): void => {
    const next = take(waiting, 'first')
    if (next !== undefined) return next.start()
    running -= 1
    if (running === 0) begun.clear()
  }
  const wait = (askers: Asked[]) =>
    new Promise<void>((start, refuse) => {
      waiting.push({ askers, start, refuse })
      const others = waiting.filter((each) => !each.askers.some(({ isOwn }) => isOwn === true))
      if (others.length > capacity) take(others, 'last')?.refuse(new ApiError('unavailable', {}, retryAfter))
    })

  return async <T>(job: () => Promise<T>, askers: Asked[]): Promise<T> => {
    if (running < concurrency) running += 1
    else await wait(askers)
    const { by } = firstAsker({ askers } as Waiting)
    if (by !== undefined) begun.set(by, (begun.get(by) ?? 0) + 1)
    try {
      return await job()
    } finally {
      await nextTurn()
      // The next job takes over this one's place.
      startNext()
    }
  }
}

/** A queue as above for jobs of one asker at a time. */
export function workQueue(options: Options) {
  const add = fairQueue(options)
  return <T>(job: () => Promise<T>, asked: Asked = {}): Promise<T> => add(job, [asked])
}

/**
 * A queue in which a job that waits or runs under a key is shared by all who ask for it meanwhile, and is in line where the
 * first of them would be.
 */
export function keyedQueue(options: Options) {
  const add = fairQueue(options)
  const underWay = new Map<string, { askers: Asked[]; result: Promise<unknown> }>()
  /** A key stands for one kind of result. */
  return <T>(key: string, job: () => Promise<T>, asked: Asked = {}): Promise<T> => {
    const known = underWay.get(key)
    known?.askers.push(asked)
    if (known !== undefined) return known.result as Promise<T>
    const askers = [asked]
    const result = add(job, askers).finally(() => underWay.delete(key))
    underWay.set(key, { askers, result })
    return result
  }
}
