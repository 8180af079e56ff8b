import type { Answer, CallName, Params, Query } from '#contract/index.ts'
import type { Locale } from '#contract/locale.ts'
import { onlineManager, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiFailure, api, type Transport, Unreachable } from './http.ts'
import { reportFailure } from './failures.ts'

const day = 24 * 60 * 60 * 1000

/** Answers that the device kept from earlier visits. */
export interface DeviceAnswers {
  find: (key: string) => Promise<unknown>
}

interface Platform {
  transport?: Transport
  device?: DeviceAnswers
}
const platforms = new WeakMap<QueryClient, Platform>()

export interface QueryMeta extends Record<string, unknown> {
  /** Small public documents, kept in local storage: there before the first paint. */
  isPersisted?: boolean
  /** Content kept in the device's database: read where the network does not answer. */
  isKept?: boolean
  /** Specification 8: a failed load is logged and alerted. */
  alerts?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
  }
}

/** Refusals will not change by asking again; silence may. */
const shouldRetry = (count: number, error: Error): boolean =>
  onlineManager.isOnline() && count < 2 && (error instanceof Unreachable || (error instanceof ApiFailure && error.status >= 500))

/** One for each page in the browser, one for each request on the server. */
export function createQueryClient(platform: Platform = {}): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.alerts === true) reportFailure(error)
      },
    }),
    defaultOptions: {
      queries: {
        // On the server a finite time is a timer for each query; there the client goes when the answer is out.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 7 * day,
        staleTime: 60_000,
        networkMode: 'offlineFirst',
        retry: import.meta.env.SSR ? false : shouldRetry,
        // What was refused while the page loaded is not asked again because a part of it appears: 'try again' asks.
        retryOnMount: false,
        throwOnError: false,
      },
      dehydrate: { shouldDehydrateQuery: (query) => query.state.status === 'success' },
    },
  })
  platforms.set(client, platform)
  return client
}

type ReadName = Extract<CallName, `GET ${string}`>

/** The cache key of a read: everything that selects the answer, the language too. */
export const readKey = (name: string, locale: Locale, input: object) => [name, locale, input] as const

/** Options of a read, to be shared by loader and component. */
export function readOptions<Name extends ReadName>(
  name: Name,
  locale: Locale,
  input: { params?: Params<Name>; query?: Query<Name> } = {},
  meta: QueryMeta = {},
) {
  const queryKey = readKey(name, locale, input)
  return queryOptions<Answer<Name>, Error, Answer<Name>, typeof queryKey>({
    queryKey,
    meta,
    queryFn: async ({ signal, client }) => {
      const { transport, device } = platforms.get(client) ?? {}
      try {
        return await api(name, { locale, signal, ...input, ...(transport === undefined ? {} : { transport }) })
      } catch (error) {
        const kept = meta.isKept === true && error instanceof Unreachable ? await device?.find(JSON.stringify(queryKey)) : undefined
        if (kept === undefined) throw error
        // It was stored from this same call's answer, under this same key.
        return kept as Answer<Name>
      }
    },
  })
}
