import { languageTag } from '#contract/locale.ts'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { I18nProvider as AriaI18nProvider } from 'react-aria-components'
import { onOutcome } from '../data/http.ts'
import { createQueryClient } from '../data/query-client.ts'
import { followWrites } from '../data/refresh.ts'
import { useLocale } from '../data/use-locale.ts'
import { alert } from '../ui/alert.tsx'
import { LoadFailed } from './frame/load-failed.tsx'
import { topics } from './contract.gen.ts'
import { routeTree } from './routeTree.gen.ts'

/** The search of an address: parameters are texts, as on the site. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))
function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).flatMap(([key, value]) => (typeof value === 'string' && value !== '' ? [[key, value]] : []))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export function createConsole(i18n: I18n) {
  const queryClient = createQueryClient({ alert })
  // What staff look at may have been changed a moment ago by somebody else.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, staleTime: 0, gcTime: 5 * 60_000 } })
  onOutcome(followWrites(queryClient, topics))
  const router = createRouter({
    routeTree,
    basepath: '/console',
    context: { queryClient, i18n },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: LoadFailed,
  })
  return { i18n, queryClient, router }
}

export type ConsoleRouter = ReturnType<typeof createConsole>['router']

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter
  }
}

export interface ConsoleContext {
  queryClient: QueryClient
  i18n: I18n
}

/** What React Aria says to readers is in the console's language too, whichever the browser's is. */
function AriaLanguage({ children }: { children: ReactNode }) {
  return <AriaI18nProvider locale={languageTag(useLocale())}>{children}</AriaI18nProvider>
}

export const Console = ({ i18n, queryClient, router }: ReturnType<typeof createConsole>) => (
  <I18nProvider i18n={i18n}>
    <AriaLanguage>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AriaLanguage>
  </I18nProvider>
)
