import type { QueryClient } from '@tanstack/react-query'

/** Options of reads, as `readOptions` makes them. */
type Reads = readonly { queryKey: readonly unknown[] }[]

/**
 * Starts what a page reads. The server waits for it, since it renders once; the browser never does: a page shows what
 * it has. A read that fails leaves its part of the page in its failed state, and the rest alone.
 */
export function load(client: QueryClient, reads: Reads): Promise<unknown> | undefined {
  const started = reads.map((read) => client.prefetchQuery(read as Parameters<QueryClient['prefetchQuery']>[0]))
  return import.meta.env.SSR ? Promise.all(started) : undefined
}
