import type { Answer, CallName } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { onlineManager, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiFailure, api, type CallInput, type Transport, Unreachable } from './http.ts'

const day = 24 * 60 * 60 * 1000

/** Response stored on the device with the time at which the server last confirmed it (ms since epoch). */
export interface StoredResponse {
  value: unknown
  savedAt: number
}

/** Dependencies of the query functions; no component needs them directly. */
export interface Platform {
  transport?: Transport
  /** Looks for an answer on the device (offline/content/find-on-device.ts). */
  findOnDevice?: (key: ReadKey, place: QueryMeta['offline']) => Promise<StoredResponse | undefined>
  /** Shows a message to the person. */
  alert?: (message: string) => unknown
}
const platforms = new WeakMap<QueryClient, Platform>()

export interface QueryMeta extends Record<string, unknown> {
  /** Stored on the device: `localStorage` for small documents that the first paint needs, `database` for content, `member` for the own things of an account. */
  offline?: 'database' | 'localStorage' | 'member'
  /** Specification 8, 'Loading lawyers, stories or insights fails': it is logged, and the server's message alerted, as every 403 is. */
  alerts?: boolean
  /** Too long to be asked for after each change: whoever changes it puts in what the server answers. */
  keepsItself?: boolean
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
        // A network that is away is no news that an alert has to bring: the section itself says so, calmly.
        if (import.meta.env.SSR || !(error instanceof ApiFailure) || (query.meta?.alerts !== true && error.status !== 403)) return
        console.error(error)
        platform.alert?.(error.message)
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
      // Without a network a press is answered at once, too.
      mutations: { networkMode: 'always' },
      dehydrate: { shouldDehydrateQuery: (query) => query.state.status === 'success' },
    },
  })
  platforms.set(client, platform)
  return client
}

export type ReadName = Extract<CallName, `GET ${string}`>

/** The cache key of a read: everything that selects the answer, the language too. */
export const readKey = (name: string, locale: Locale, input: object) => [name, locale, input] as const

export type ReadKey = ReturnType<typeof readKey>
type Input<Name extends ReadName> = Pick<CallInput<Name>, 'params' | 'query'>

/** Asks the server. Until it answers the page shows what the device has; its age tells that it is old. */
function answer<Name extends ReadName>(
  name: Name,
  locale: Locale,
  input: Input<Name>,
  { client, signal, queryKey, meta }: { client: QueryClient; signal: AbortSignal; queryKey: ReadKey; meta: QueryMeta | undefined },
): Promise<Answer<Name>> {
  const { transport, findOnDevice } = platforms.get(client) ?? {}
  const hasNothing = () => client.getQueryData(queryKey) === undefined
  if (meta?.offline !== undefined && hasNothing())
    void findOnDevice?.(queryKey, meta.offline).then((stored) => {
      // An item that the device lacks may be new on the server.
      if (stored === undefined || !hasNothing() || (isMissing(stored.value) && onlineManager.isOnline())) return
      client.setQueryData(queryKey, stored.value, { updatedAt: stored.savedAt })
    })
  return api(name, { locale, signal, ...input, ...(transport === undefined ? {} : { transport }) })
}

/** Options of a read, to be shared by loader and component. */
export const readOptions = <Name extends ReadName>(name: Name, locale: Locale, input: Input<Name> = {}, meta: QueryMeta = {}) =>
  queryOptions<Answer<Name>, Error, Answer<Name>, ReadKey>({
    queryKey: readKey(name, locale, input),
    meta,
    queryFn: (context) => answer(name, locale, input, context),
  })
export type Read<Name extends ReadName> = ReturnType<typeof readOptions<Name>>

/** Placeholder for an item that never existed (404) or was removed (410). */
export interface Missing {
  missing: 404 | 410
}
export const isMissing = (data: unknown): data is Missing => typeof data === 'object' && data !== null && 'missing' in data

/** Returns the item; undefined if it is missing or has not loaded yet. */
export const present = <Data>(data: Data) => (isMissing(data) ? undefined : (data as Exclude<Data, Missing>))

/**
 * Options of the read of one item. That there is none is an answer like any other: it is stored, and travels with the page.
 * An id that is none (400) is one that nothing has.
 */
export const itemOptions = <Name extends ReadName>(name: Name, locale: Locale, input: Input<Name>, meta: QueryMeta = {}) =>
  queryOptions<Answer<Name> | Missing, Error, Answer<Name> | Missing, ReadKey>({
    queryKey: readKey(name, locale, input),
    meta,
    queryFn: (context) =>
      answer(name, locale, input, context).catch((error: unknown) => {
        if (error instanceof ApiFailure && [400, 404, 410].includes(error.status)) return { missing: error.status === 410 ? 410 : 404 }
        throw error
      }),
  })
export type ItemRead<Name extends ReadName> = ReturnType<typeof itemOptions<Name>>
