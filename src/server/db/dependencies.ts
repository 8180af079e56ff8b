import { AsyncLocalStorage } from 'node:async_hooks'

/** Collects the content groups that a response was made from (revision.ts) and the time at which it expires. */
export class Dependencies {
  readonly groups = new Set<string>()
  /** Milliseconds since 1970. */
  expiresAt = Infinity

  add({ groups, expiresAt }: { groups: Iterable<string>; expiresAt: number }): void {
    for (const group of groups) this.groups.add(group)
    this.expiresAt = Math.min(this.expiresAt, expiresAt)
  }
}

const storage = new AsyncLocalStorage<Dependencies>()

/** The dependencies of the response that is being made, if any is. */
export const currentDependencies = (): Dependencies | undefined => storage.getStore()

/** Runs `work` and returns its result with what it depended on. */
export async function collectDependencies<T>(work: () => Promise<T>): Promise<{ result: T; dependencies: Dependencies }> {
  const dependencies = new Dependencies()
  return { result: await storage.run(dependencies, work), dependencies }
}

/** Every read of content calls this: a response that is made from it is stale when the group changes. */
export const dependsOn = (group: string): void => void storage.getStore()?.groups.add(group)

/** The response that is being made ends at the earliest of these instants (ISO 8601). */
export function expiresAt(instants: readonly string[]): void {
  storage.getStore()?.add({ groups: [], expiresAt: Math.min(...instants.map((instant) => Date.parse(instant)), Infinity) })
}

/** The response that is being made is one of too many to be cached: what somebody searched, a page beyond the end. */
export const doNotCache = (): void => storage.getStore()?.add({ groups: [], expiresAt: 0 })
