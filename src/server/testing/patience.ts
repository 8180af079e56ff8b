/** A fixed piece of work. @returns how long it took, in ms */
function work(): number {
  const from = performance.now()
  let sum = 0
  for (let index = 0; index < 20_000_000; index += 1) sum = (sum * 31 + index) | 0
  return performance.now() - from + (sum & 0)
}

/** The least that the work takes on a quiet machine of two cores, in ms. */
const quiet = 100
const most = 6

/** Measures how many times slower this machine is at the moment than a quiet one: from 1 to 6, in halves. */
export function measureSlowness(): number {
  // The first round is compiled on its way.
  work()
  const ratio = (work() + work() + work()) / (3 * quiet)
  return Math.min(most, Math.max(1, Math.ceil(ratio * 2) / 2))
}

/** A limit of so many seconds on a quiet machine, in ms on this one: times `SLOWNESS`, or what is measured at the first call. Processes started from there inherit it. */
export const seconds = (count: number): number => count * 1000 * Number((process.env['SLOWNESS'] ??= String(measureSlowness())))
