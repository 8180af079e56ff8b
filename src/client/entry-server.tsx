import { languageTag, toLocale } from '#contract/locale.ts'
import { type FirstPictureSource, type HasPage, missingPath, type Render } from '#contract/render.ts'
import { siteOf, type SiteName, sites } from '#contract/sites.ts'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
  Scripts,
} from '@tanstack/react-router'
import { createRequestHandler, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App, type AppRouter, createApp } from './app.tsx'
import { atHost } from './data/at-host.ts'
import { importDeferred } from './data/deferred.ts'
import { cataloguesOf } from './data/catalogues.ts'
import { createI18n } from './data/i18n.ts'
import { isMissingPage, missingRoute } from './data/missing-page.ts'
import type { SsrContext, Thing } from './data/ssr-context.tsx'
import { FirstPictureContext } from './ui/picture.tsx'

/** Parts that hydrate after what is above them (`deferred`): of every page of a site, and of the firm's home page. */
export const deferredParts = {
  firm: [
    'src/client/site/frame/deferred/site-menu.tsx',
    'src/client/site/frame/deferred/breadcrumb.tsx',
    'src/client/site/frame/deferred/page-foot.tsx',
  ],
  centre: ['src/client/site/frame/trade/trade-foot.tsx'],
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

/**
 * What the browser needs to go on from here. The router adds to what it is given: it is given nothing else, so that every
 * script that comes back is its own.
 */
async function routerScripts(app: ReturnType<typeof createApp>, router: AppRouter, responseHeaders: Headers) {
  const render = () =>
    `<html><body>${renderToStaticMarkup(
      <I18nProvider i18n={app.i18n}>
        <RouterContextProvider router={router}>
          <Scripts />
        </RouterContextProvider>
      </I18nProvider>,
    )}</body></html>`
  const response = await renderSsrHtmlResponse({ router, responseHeaders, render })
  if (!response.ok) throw new Error('the data of a page could not be written')
  return between(await response.text(), '<body>', '</body></html>')
}

const textsOf = (scripts: string): string[] => [...scripts.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text)

/** The router's script within the markup of every page, which restores the scroll position: a page without content has no other. */
async function scrollScript(): Promise<string> {
  const root = createRootRoute()
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/' })])
  const router = createRouter({ routeTree, history: createMemoryHistory(), scrollRestoration: true, isServer: true })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}
const ofMarkup = textsOf(await scrollScript())

/** What the built index.html says in its head of the firm, for a page of a site. A change of site in the browser: `putOn` (neutral.ts). */
const siteHead = (site: SiteName): string => {
  const { folder, colours } = sites[site]
  const bar = (scheme: 'light' | 'dark') =>
    `<meta name="theme-color" content="${colours[scheme]}" media="(prefers-color-scheme: ${scheme})">`
  const icons = `<link rel="icon" href="${folder}/icons/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="${folder}/icons/apple-touch.png">`
  return `${bar('light')}${bar('dark')}${icons}`
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

const { router: routes } = createApp({
  i18n: await createI18n('ko'),
  origin: '',
  transport: () => Promise.reject(new Error('it only knows paths')),
})

export const hasPage: HasPage = (path) => routes.getMatchedRoutes(path)[2]?.id !== missingRoute

/** Renders one page with its data into the built index.html; of a page that is not there, nothing. */
export const render: Render = async (request, { template, locale: asked, origin, only, other, preloads, api }) => {
  const locale = toLocale(asked) ?? 'ko'
  const { pathname: asking } = new URL(request.url)
  // As the browser, which has the messages of this page alone.
  const i18n = await createI18n(locale, asking)
  const facts: SsrContext = { structuredData: [], only, other }
  const rewrite = only === undefined || other === undefined ? undefined : atHost(only, other, i18n)
  const app = createApp({ i18n, origin, transport: api, facts, rewrite })
  const isMissing = asking === missingPath
  let firstPicture: readonly FirstPictureSource[] = []
  let html = ''
  let scripts = ''
  const handle = createRequestHandler({ request, createRouter: () => withoutTimes(app.router) })
  const response = await handle(async ({ router, responseHeaders }) => {
    if (!isMissing && isMissingPage(app)) return new Response(null, { status: 404 })
    await importDeferred()
    const { head, body } = renderApp(app, (sources) => {
      if (firstPicture.length === 0) firstPicture = sources
    })
    if (!isMissing) scripts = await routerScripts(app, router, responseHeaders)
    const { pathname, search } = router.state.location
    const site = siteOf(pathname, search.site, only)
    const modules = [
      'src/client/boot/render.tsx',
      ...deferredParts[site],
      `locales/${locale}/shell.po`,
      ...(pathname === '/'
        ? []
        : ['src/client/data/catalogues.ts', ...cataloguesOf(pathname).map((name) => `locales/${locale}/${name}.po`)]),
      ...router.state.matches.map(({ routeId }) => routeId as string),
      ...(pathname === '/' ? deferredParts.home : []),
    ]
    const files = new Set(modules.flatMap((source) => preloads.get(source) ?? []))
    html = template
      .replace('<html lang="ko"', () => `<html lang="${languageTag(locale)}"`)
      .replace(between(template, '<!--head-->', '<!--/head-->'), () => siteHead(site) + head + block(facts.structuredData))
      .replace('<!--preloads-->', () => preload(files))
      .replace('<!--app-->', () => body)
      .replace('<!--scripts-->', () => scripts)
    return new Response(null)
  })
  const queries = app.queryClient.getQueryCache().getAll()
  return {
    status: facts.status ?? response.status,
    location: response.headers.get('location'),
    html,
    scripts: [...ofMarkup, ...textsOf(scripts)],
    firstPicture,
    isPartial: queries.some(({ state }) => state.status === 'error'),
  }
}
