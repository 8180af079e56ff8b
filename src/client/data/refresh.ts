import type { Query, QueryClient } from '@tanstack/react-query'
import { everything } from '#contract/dependencies.ts'
import { ApiFailure } from './http.ts'

/** Names of what each call reads or writes (`Call.reads`, `Call.writes`), by the name of the call, with which the key of a query begins. */
export type Topics = Readonly<Record<string, readonly string[] | undefined>>

type RefetchType = 'active' | 'none'

const nameOf = ({ queryKey: [name] }: Query): string => String(name)
const waiting = new WeakSet<Query>()

async function refreshQuery(client: QueryClient, query: Query, refetchType: RefetchType): Promise<void> {
  // An answer on its way may be older than the change, so it is asked for once more when it is here. Started over at every
  // change, a long list would never come.
  if (query.state.fetchStatus === 'fetching') {
    if (waiting.has(query)) return
    waiting.add(query)
    await query.fetch().catch(() => undefined)
    waiting.delete(query)
  }
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType })
}

/**
 * Makes the queries old whose calls read one of these topics. Those that are shown are asked for again.
 * @param refetchTypeOf 'none' leaves a query that is shown as it is
 */
export async function refresh(
  client: QueryClient,
  topics: Topics,
  changed: readonly string[],
  refetchTypeOf: (name: string) => RefetchType = () => 'active',
): Promise<void> {
  const isOld = (query: Query) =>
    query.meta?.keepsItself !== true &&
    topics[nameOf(query)]?.some((topic) => changed.includes(topic) || changed.includes(everything)) === true
  const old = client.getQueryCache().findAll({ predicate: isOld })
  await Promise.all(old.map((query) => refreshQuery(client, query, refetchTypeOf(nameOf(query)))))
}

/** Refusals that say that the screen shows what is no more. */
const showsOld = [404, 409, 410, 412]

/** Returns whether a call has changed something, may have, or has found it changed. */
const isNews = (failure: Error | undefined): boolean => !(failure instanceof ApiFailure) || showsOld.includes(failure.status)

const refreshes = new WeakMap<QueryClient, Promise<void>>()

/** Resolves when what is shown has been asked for again after the writes so far: a press that shows its wish until then waits for it. */
export const refreshed = (client: QueryClient): Promise<void> => refreshes.get(client) ?? Promise.resolve()

/**
 * Refreshes what a call has changed: at once, or when the press has come to its end that makes it, with all that the press changes.
 * @returns listener for `onOutcome`
 */
export function followWrites(client: QueryClient, topics: Topics): (name: string, failure?: Error) => void {
  const changed = new Set<string>()
  /** Reads of single items that were removed: the screen that still shows one leaves by itself. */
  const gone = new Set<string>()
  const flush = () => {
    if (changed.size === 0) return
    const former = new Set(gone)
    const isRefreshed = refresh(client, topics, [...changed], (name) => (former.has(name) ? 'none' : 'active'))
    refreshes.set(client, isRefreshed)
    changed.clear()
    gone.clear()
  }
  Object.assign(client.getMutationCache().config, { onSuccess: flush, onError: flush })
  return (name, failure) => {
    if (name.startsWith('GET ') || !isNews(failure)) return
    for (const topic of topics[name] ?? []) changed.add(topic)
    if (failure === undefined && /^DELETE .*\}$/.test(name)) gone.add(name.replace('DELETE', 'GET'))
    if (client.isMutating() === 0) flush()
  }
}
