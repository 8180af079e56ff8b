import '../ui/styles.css'
import { calls } from '#contract/api.ts'
import { topicsOf } from '#contract/dependencies.ts'
import { languageTag, type Locale } from '#contract/locale.ts'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../data/i18n.ts'
import { onOutcome } from '../data/http.ts'
import { onlySite, otherOrigin } from '../data/only.ts'
import { createQueryClient } from '../data/query-client.ts'
import { followWrites } from '../data/refresh.ts'
import { UiProviders } from '../site/frame/ui-providers.tsx'
import { alert } from '../ui/alert.tsx'
import { type Answers, stubServer, type StubServer } from './server.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the person prefers: see vitest.config.ts. */
    emulate: (media: {
      reducedMotion?: 'reduce' | 'no-preference'
      colorScheme?: 'light' | 'dark'
      forcedColors?: 'active' | 'none'
    }) => Promise<void>
  }
}

interface Options {
  locale?: Locale
  /** The address of the page that it stands on. Every address shows the same part. */
  path?: string
  answers?: Answers
}

export interface Shown {
  server: StubServer
  /** Where links have led. */
  history: RouterHistory
  /** Leaves the page. */
  unmount: () => Promise<void>
}

/** Shows a part of the app as a page does: with its language, links, alerts and reads, which `answers` answer. */
export async function renderPart(part: ReactNode, { locale = 'ko', path = '/', answers = {} }: Options = {}): Promise<Shown> {
  const i18n = await createI18n(locale)
  document.documentElement.lang = languageTag(locale)
  const server = stubServer(answers)
  const queryClient = createQueryClient({ alert })
  const defaults = queryClient.getDefaultOptions()
  // Tried again as often as ever, without the pauses.
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 1 } })
  onOutcome(followWrites(queryClient, topicsOf(calls)))
  const root = createRootRoute({ component: () => <UiProviders>{part}</UiProviders> })
  const pages = ['/', '$'].map((address) => createRoute({ getParentRoute: () => root, path: address }))
  const history = createMemoryHistory({ initialEntries: [path] })
  const { origin } = window.location
  const context = { queryClient, i18n, origin, facts: { structuredData: [], only: onlySite(), other: otherOrigin() } }
  const router = createRouter({ routeTree: root.addChildren(pages), history, context })
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  onTestFinished(async () => {
    await screen.unmount()
    server.close()
    queryClient.clear()
    // What a list has told screen readers stays for seconds, outside of the part.
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
  })
  return { server, history, unmount: () => screen.unmount() }
}
