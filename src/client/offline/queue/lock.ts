interface Wanted {
  name: string
  mode: LockMode
  /** How long to wait for it, in milliseconds: a tab that is frozen keeps its locks. */
  timeoutMs: number
}

/** Runs `work` under a lock that all tabs and workers share; `late` where it did not come in time. Without locks: at once. */
export async function underLock<Result>(
  { name, mode, timeoutMs }: Wanted,
  work: () => Promise<Result>,
  late: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return work()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    return await navigator.locks.request(name, { mode, signal: AbortSignal.timeout(timeoutMs) }, begin)
  } catch (error) {
    if (hasBegun) throw error
    return late()
  }
}
