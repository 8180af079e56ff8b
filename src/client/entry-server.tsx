import { languageTag, toLocale } from '#contract/locale.ts'
import type { FirstPictureSource, Render } from '#contract/render.ts'
import { I18nProvider } from '@lingui/react'
import { RouterContextProvider, Scripts } from '@tanstack/react-router'
import { createRequestHandler, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App, type AppRouter, createApp } from './app.tsx'
import { importDeferred } from './data/deferred.ts'
import { cataloguesOf, createI18n } from './data/i18n.ts'
import type { SsrContext, Thing } from './data/ssr-context.tsx'
import { FirstPictureContext } from './ui/picture.tsx'

/** What is hydrated after what is above it (`deferred`): of every page, and of the home page. */
export const deferredParts = {
  everyPage: [
    'src/client/site/frame/deferred/site-menu.tsx',
    'src/client/site/frame/deferred/breadcrumb.tsx',
    'src/client/site/frame/deferred/page-foot.tsx',
  ],
  home: ['src/client/routes/_firm/-home-sections.tsx'],
}

/** Fetched together, after what the first view needs. */
const preload = (files: Iterable<string>): string =>
  Array.from(files, (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`).join('')

const block = (things: readonly Thing[]): string => {
  if (things.length === 0) return ''
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${graph}</script>`
}

/** A page carries no time of its making: the same content makes the same bytes (`createApp` does it for queries). */
function withoutTimes(router: AppRouter): AppRouter {
  const { load } = router
  router.load = async (options) => {
    await load(options)
    for (const match of router.state.matches) match.updatedAt = 0
  }
  return router
}

const between = (text: string, start: string, end: string): string => {
  const from = text.indexOf(start) + start.length
  return text.slice(from, text.indexOf(end, from))
}

/** What the app puts into the head of a document, and its markup. React sorts them where it renders the document itself. */
function renderApp(app: ReturnType<typeof createApp>, onFirstPicture: (sources: readonly FirstPictureSource[]) => void) {
  const document = renderToString(
    <html lang={app.i18n.locale}>
      <body>
        <FirstPictureContext value={onFirstPicture}>
          <App {...app} />
        </FirstPictureContext>
      </body>
    </html>,
  )
  return {
    head: between(document, '<head>', '</head>'),
    body: document.slice(document.indexOf('<body>') + 6, document.lastIndexOf('</body>')),
  }
}

/** Renders one page with its data into the built index.html. */
export const render: Render = async (request, { template, locale: asked, origin, preloads, api }) => {
  const locale = toLocale(asked) ?? 'ko'
  const i18n = await createI18n(locale)
  const facts: SsrContext = { structuredData: [] }
  const app = createApp({ i18n, origin, transport: api, facts })
  let firstPicture: readonly FirstPictureSource[] = []
  const handle = createRequestHandler({ request, createRouter: () => withoutTimes(app.router) })
  const response = await handle(async ({ router, responseHeaders }) => {
    await importDeferred()
    return renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: () => {
        const { head, body } = renderApp(app, (sources) => {
          if (firstPicture.length === 0) firstPicture = sources
        })
        const scripts = renderToStaticMarkup(
          <I18nProvider i18n={i18n}>
            <RouterContextProvider router={router}>
              <Scripts />
            </RouterContextProvider>
          </I18nProvider>,
        )
        const isHome = router.state.location.pathname === '/'
        const modules = [
          'src/client/boot/render.tsx',
          ...deferredParts.everyPage,
          ...cataloguesOf(router.state.location.pathname).map((name) => `locales/${locale}/${name}.po`),
          ...router.state.matches.map(({ routeId }) => routeId as string),
          ...(isHome ? deferredParts.home : []),
        ]
        const files = new Set(modules.flatMap((source) => preloads.get(source) ?? []))
        // The router puts its own doctype in front.
        return template
          .slice(template.indexOf('<html'))
          .replace('<html lang="ko"', () => `<html lang="${languageTag(locale)}"`)
          .replace(between(template, '<!--head-->', '<!--/head-->'), () => head + block(facts.structuredData))
          .replace('<!--preloads-->', () => preload(files))
          .replace('<!--app-->', () => body)
          .replace('<!--scripts-->', () => scripts)
      },
    })
  })
  const queries = app.queryClient.getQueryCache().getAll()
  return {
    status: facts.status ?? response.status,
    location: response.headers.get('location'),
    html: await response.text(),
    firstPicture,
    isPartial: queries.some(({ state }) => state.status === 'error'),
  }
}
