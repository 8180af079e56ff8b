import type { Locale } from '#contract/locale.ts'
import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { localeOf } from './i18n.ts'

/** Options of reads, as `readOptions` makes them. */
type Reads = readonly { queryKey: readonly unknown[] }[]

/** The part of a route's context that its loader needs. */
export interface LoadContext {
  queryClient: QueryClient
  i18n: I18n
}

type Prefetch = Parameters<QueryClient['prefetchQuery']>[0]

/**
 * Starts what a page reads. The server waits for it, since it renders once; the browser never does: a page shows what
 * it has. A read that fails leaves its part of the page in its failed state, and the rest alone.
 *
 * @param reads in the language of the page
 * @param then what else to read, once that is there: what an item leads to
 */
export function load(
  { queryClient, i18n }: LoadContext,
  reads: (locale: Locale) => Reads,
  then?: (locale: Locale) => Reads,
): Promise<unknown> | undefined {
  const start = (all: Reads) => Promise.all(all.map((read) => queryClient.prefetchQuery(read as Prefetch)))
  const locale = localeOf(i18n)
  const started = start(reads(locale))
  const all = then === undefined ? started : started.then(() => start(then(locale)))
  return import.meta.env.SSR ? all : undefined
}
