import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { SsrContext } from '../data/ssr-context.tsx'
import { loadMessages } from '../data/i18n.ts'
import type { LoadContext } from '../data/load.ts'
import { UiProviders } from '../site/frame/ui-providers.tsx'

interface RouterContext extends LoadContext {
  /** The public origin, for canonical links. */
  origin: string
  facts: SsrContext
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // On every page: not worth a file of its own.
  codeSplitGroupings: [],
  // A page's messages are there before it is shown; the server has them from the start (entry-server.tsx).
  beforeLoad: ({ context: { i18n }, location: { pathname } }) => (import.meta.env.SSR ? undefined : loadMessages(i18n, pathname)),
  validateSearch: ({ lang, site }: Record<string, unknown>): { lang?: string; site?: 'centre' | undefined } => ({
    ...(typeof lang === 'string' ? { lang } : {}),
    ...(site === 'centre' ? { site } : {}),
  }),
  // An address that names its language leads to others that do: without scripts nothing else remembers the choice.
  search: { middlewares: [({ search, next }) => ({ ...next(search), ...(search.lang === undefined ? {} : { lang: search.lang }) })] },
  component: Root,
})

function Root() {
  return (
    <UiProviders>
      <Outlet />
    </UiProviders>
  )
}
