import { languageTag, toLocale } from '#contract/locale.ts'
import { partialHeader, type Render } from '#contract/render.ts'
import { I18nProvider } from '@lingui/react'
import { RouterContextProvider, Scripts } from '@tanstack/react-router'
import { createRequestHandler, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App, createApp } from './app.tsx'
import { createServerI18n } from './data/i18n.ts'
import type { PageFacts, Thing } from './data/page-facts.tsx'
import { leave } from './site/leave.ts'
import { start } from './start.ts'

const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/

const modulePreload = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g

/** What brings the page to life, as text: the same functions that are checked and tested as modules. */
const startScript = (modules: readonly string[], files: readonly string[]): string =>
  `<script>(${start.toString()})(${JSON.stringify(modules)},${JSON.stringify(files)},${leave.toString()})</script>`

/** What React puts in front of the markup: the elements that belong into the head of the document. */
const hoisted = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/

const block = (things: readonly Thing[]): string => {
  if (things.length === 0) return ''
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${graph}</script>`
}

/** Renders one page with its data into the built index.html. */
export const render: Render = async (request, { template, locale: asked, origin, preloads, api }) => {
  const locale = toLocale(asked) ?? 'ko'
  const i18n = await createServerI18n(locale)
  const facts: PageFacts = { structuredData: [] }
  const app = createApp({ i18n, origin, transport: api, facts })
  const handle = createRequestHandler({ request, createRouter: () => app.router })
  return handle(async ({ router, responseHeaders }) => {
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
        const routes = router.stores.matches.get().flatMap(({ routeId }) => preloads.get(routeId) ?? [])
        const catalogues = [
          `client:${locale}`,
          ...(router.stores.matches.get().some(({ routeId }) => routeId === '/_firm/') ? [] : [`pages:${locale}`]),
        ]
        const entry = entryScript.exec(template)?.[1] ?? ''
        const early = Array.from(template.matchAll(modulePreload), ([, file = '']) => file)
        const late = [...catalogues.flatMap((name) => preloads.get(name) ?? []), ...routes]
        const files = new Set([...early, entry, ...late.map((file) => `/${file}`)])
        const scripts = markup(<Scripts />)
        // The router puts its own doctype in front.
        return template
          .replace(/^<!doctype html>\s*/i, '')
          .replace(/<html lang="[^"]*"/, () => `<html lang="${languageTag(locale)}"`)
          .replace(/<!--head-->[^]*<!--\/head-->/, () => head + block(facts.structuredData))
          .replace(entryScript, '')
          .replace(modulePreload, '')
          .replace('<!--app-->', () => markupOfApp.slice(head.length))
          .replace('<!--scripts-->', () => scripts + startScript([...early, entry], [...files]))
      },
    })
    return facts.status === undefined ? response : new Response(response.body, { status: facts.status, headers: response.headers })
  })
}
