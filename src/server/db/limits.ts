/** Time limits of the database, in milliseconds. Tests bring shorter ones. */
export interface Limits {
  /** To get a connection, a new one or one that is in use. */
  connect: number
  /** For one statement. */
  statement: number
  /** To read the revisions of content, or whether the server is ready. */
  probe: number
  /** For a lock that another process holds on SQLite. */
  lock: number
}

export const limits: Limits = { connect: 5000, statement: 5000, probe: 2000, lock: 4000 }

/** For commands that nobody waits for: a statement takes as long as it takes. */
export const unhurried: Limits = { ...limits, statement: 0 }

/** @throws Error `what` was not done within `ms` */
export async function withTimeout<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${what} was not done within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
