import { pageSearch } from '#contract/page-parameters.ts'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type DehydratedState, dehydrate, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type LocationRewrite, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { onlySite, otherOrigin } from './data/only.ts'
import { createQueryClient, type Platform } from './data/query-client.ts'
import { routeTree } from './routeTree.gen.ts'
import type { SsrContext } from './data/ssr-context.tsx'
import { restorationBehavior, scrolling, scrollRestoration } from './scrolling.ts'
import { PageError } from './site/frame/page-error.tsx'
import { alert } from './ui/alert.tsx'

interface Parts extends Pick<Platform, 'transport' | 'findOnDevice'> {
  i18n: I18n
  origin: string
  facts?: SsrContext
  /** Where each site has a host of its own: addresses of the other's pages (at-host.ts). */
  rewrite?: LocationRewrite | undefined
  /** The document carries the page as the server rendered it. */
  isServed?: boolean
}

/** The same data makes the same page, byte for byte, in every server process: its ETag is a hash of its content. */
function withoutTimes({ queries, ...rest }: DehydratedState): DehydratedState {
  return { ...rest, queries: queries.map((query) => ({ ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } })) }
}

/**
 * The server keeps a page until content changes, however long that is: its data is as fresh as the answer that brought it.
 * By the time of its making it would be asked for again at once.
 */
function asOfNow(data: DehydratedState): DehydratedState {
  for (const { state } of data.queries) state.dataUpdatedAt = Date.now()
  return data
}

/** In the order in which the server reads an address, however it was put together. */
function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search as Record<string, string | number | undefined>)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** Everything that belongs to one request on the server, or to one page in the browser. */
export function createApp({
  i18n,
  origin,
  facts = { structuredData: [], only: onlySite(), other: otherOrigin() },
  rewrite,
  isServed = false,
  ...platform
}: Parts) {
  const queryClient = createQueryClient({ ...platform, alert })
  const router = createRouter({
    routeTree,
    context: { queryClient, i18n, origin, facts },
    // Parameters are texts: `?q=1e3` stays what was typed. Those that the server has rendered the page by, in its order.
    parseSearch: (search) => pageSearch(new URLSearchParams(search)),
    stringifySearch,
    ...(rewrite === undefined ? {} : { rewrite }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageError,
    scrollRestoration: import.meta.env.SSR || scrollRestoration(isServed),
    defaultHashScrollIntoView: { behavior: scrolling },
    // The data of the page travels in the router's own payload (plain JSON, hence the cast).
    ...(import.meta.env.SSR ? { dehydrate: () => ({ queries: withoutTimes(dehydrate(queryClient)) as never }) } : {}),
    hydrate: (data: { queries: DehydratedState }) => hydrate(queryClient, asOfNow(data.queries)),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  if (!import.meta.env.SSR)
    router.history.subscribe(({ action: { type } }) => {
      router.options.scrollRestorationBehavior = restorationBehavior(type)
    })
  return { i18n, router, queryClient }
}

export type AppRouter = ReturnType<typeof createApp>['router']

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

export function App({ i18n, router }: { i18n: I18n; router: AppRouter }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StrictMode>
  )
}
