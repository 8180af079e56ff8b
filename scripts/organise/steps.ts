import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

const begun = performance.now()
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)

/** Does a step of the organiser, and prints what came of it and how long it took. */
export async function step<Result>(name: string, work: () => Promise<readonly [said: string, result: Result]>): Promise<Result> {
  const from = performance.now()
  const [said, result] = await work()
  console.log(`${seconds(from).padStart(6)} s  ${name}: ${said}`)
  return result
}

/** @throws Error where something is not what was done */
export function same(what: string, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) throw new Error(`${what}: ${JSON.stringify(actual)}, and not ${JSON.stringify(expected)}`)
}

/** Waits until something holds; not for ever. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, mostMs = 300_000): Promise<void> {
  const last = performance.now() + mostMs
  while (!(await holds())) {
    if (performance.now() > last) throw new Error(`in vain: ${what}`)
    await wait(500)
  }
}

/** Time since the beginning. */
export const sinceBegin = (): string => `${seconds(begun)} s`
