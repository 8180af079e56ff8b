import { languageTag, toLocale } from '#contract/locale.ts'
import { partialHeader, type Render } from '#contract/render.ts'
import { I18nProvider } from '@lingui/react'
import { RouterContextProvider, Scripts } from '@tanstack/react-router'
import { createRequestHandler, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App, type AppRouter, createApp } from './app.tsx'
import { importDeferred } from './data/deferred.ts'
import { cataloguesOf, createI18n } from './data/i18n.ts'
import type { SsrContext, Thing } from './data/ssr-context.tsx'

/** What every page hydrates, in the order in which it is needed. */
const frame = [
  'src/client/boot/render.tsx',
  'src/client/site/deferred/site-menu.tsx',
  'src/client/site/deferred/breadcrumb.tsx',
  'src/client/site/deferred/page-foot.tsx',
]
const homeSections = 'src/client/routes/_firm/-home-sections.tsx'

/** Fetched together, after what the first view needs. */
const preload = (files: Iterable<string>): string =>
  Array.from(files, (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`).join('')

/** What React puts in front of the markup: the elements that belong into the head of the document. */
const hoisted = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/

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
    for (const match of router.stores.matches.get()) match.updatedAt = 0
  }
  return router
}

/** Renders one page with its data into the built index.html. */
export const render: Render = async (request, { template, locale: asked, origin, preloads, api }) => {
  const locale = toLocale(asked) ?? 'ko'
  const i18n = await createI18n(locale)
  const facts: SsrContext = { structuredData: [] }
  const app = createApp({ i18n, origin, transport: api, facts })
  const handle = createRequestHandler({ request, createRouter: () => withoutTimes(app.router) })
  return handle(async ({ router, responseHeaders }) => {
    await importDeferred()
    const isPartial = app.queryClient
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.status === 'error')
    if (isPartial) responseHeaders.set(partialHeader, '1')
    const markup = (node: ReactNode) =>
      renderToStaticMarkup(
        <I18nProvider i18n={i18n}>
          <RouterContextProvider router={router}>{node}</RouterContextProvider>
        </I18nProvider>,
      )
    const response = await renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: () => {
        const markupOfApp = renderToString(<App i18n={i18n} router={router} />)
        const head = hoisted.exec(markupOfApp)?.[0] ?? ''
        const { pathname } = router.state.location
        const routes = router.state.matches.map(({ routeId }) => routeId as string)
        const catalogues = cataloguesOf(pathname).map((name) => `locales/${locale}/${name}.po`)
        const modules = [...frame, ...catalogues, ...routes, ...(pathname === '/' ? [homeSections] : [])]
        const files = new Set(modules.flatMap((source) => preloads.get(source) ?? []))
        // The router puts its own doctype in front.
        return template
          .replace(/^<!doctype html>\s*/i, '')
          .replace(/<html lang="[^"]*"/, () => `<html lang="${languageTag(locale)}"`)
          .replace(/<!--head-->[^]*<!--\/head-->/, () => head + block(facts.structuredData))
          .replace('<!--preloads-->', () => preload(files))
          .replace('<!--app-->', () => markupOfApp.slice(head.length))
          .replace('<!--scripts-->', () => markup(<Scripts />))
      },
    })
    return facts.status === undefined ? response : new Response(response.body, { status: facts.status, headers: response.headers })
  })
}
