import type { QueryClient } from '@tanstack/react-query'

/** Options of reads, as `readOptions` makes them. */
type Reads = readonly { queryKey: readonly unknown[] }[]

type Prefetch = Parameters<QueryClient['prefetchQuery']>[0]

/**
 * Starts what a page reads. The server waits for it, since it renders once; the browser never does: a page shows what
 * it has. A read that fails leaves its part of the page in its failed state, and the rest alone.
 *
 * @param then what else to read, once that is there: what an item leads to
 */
export function load(client: QueryClient, reads: Reads, then?: () => Reads): Promise<unknown> | undefined {
  const started = Promise.all(reads.map((read) => client.prefetchQuery(read as Prefetch)))
  const all = then === undefined ? started : started.then(() => load(client, then()))
  return import.meta.env.SSR ? all : undefined
}
