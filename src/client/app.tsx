import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type DehydratedState, dehydrate, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { Transport } from './data/http.ts'
import { createQueryClient, type DeviceAnswers } from './data/query-client.ts'
import { routeTree } from './routeTree.gen.ts'
import { PageError } from './site/page-error.tsx'

interface Parts {
  i18n: I18n
  origin: string
  transport?: Transport
  device?: DeviceAnswers
}

/**
 * The server keeps a page until content changes, however long that is: its data is as fresh as the answer that brought it.
 * By the time of its making it would be asked for again at once.
 */
function asOfNow(data: DehydratedState): DehydratedState {
  for (const { state } of data.queries) state.dataUpdatedAt = Date.now()
  return data
}

/** Everything that belongs to one request on the server, or to one page in the browser. */
export function createApp({ i18n, origin, ...platform }: Parts) {
  const queryClient = createQueryClient(platform)
  const router = createRouter({
    routeTree,
    context: { queryClient, i18n, origin },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageError,
    scrollRestoration: true,
    scrollRestorationBehavior: 'smooth',
    defaultHashScrollIntoView: { behavior: 'smooth' },
    // The data of the page travels in the router's own payload (plain JSON, hence the cast).
    ...(import.meta.env.SSR ? { dehydrate: () => ({ queries: dehydrate(queryClient) as never }) } : {}),
    hydrate: (data: { queries: DehydratedState }) => hydrate(queryClient, asOfNow(data.queries)),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
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
