import { languageTag, toLocale } from '#contract/locale.ts'
import { partialHeader, type Render } from '#contract/render.ts'
import { I18nProvider } from '@lingui/react'
import { HeadContent, RouterContextProvider, Scripts } from '@tanstack/react-router'
import { createRequestHandler, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App, createApp } from './app.tsx'
import { createServerI18n } from './data/i18n.ts'

const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * The app is fetched at once, behind what is to be seen, and evaluated after the first paint of what is already there:
 * evaluating it first would keep a slow phone blank. A hidden page has no frames to wait for.
 */
const startAfterPaint = (entry: string): string =>
  `<script>{let start=()=>import("${entry}");document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}</script>`

/** Renders one page with its data into the built index.html. */
export const render: Render = async (request, { template, locale: asked, origin, preloads, api }) => {
  const locale = toLocale(asked) ?? 'ko'
  const i18n = await createServerI18n(locale)
  const app = createApp({ i18n, origin, transport: api })
  const handle = createRequestHandler({ request, createRouter: () => app.router })
  return handle(({ router, responseHeaders }) => {
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
    return renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: () => {
        const page = renderToString(<App i18n={i18n} router={router} />)
        const routes = router.stores.matches.get().flatMap(({ routeId }) => preloads.get(routeId) ?? [])
        const files = new Set([...(preloads.get(`locale:${locale}`) ?? []), ...routes])
        const head = markup(
          <>
            <HeadContent />
            {[...files].map((file) => (
              <link key={file} rel="modulepreload" crossOrigin="" href={`/${file}`} />
            ))}
          </>,
        )
        const scripts = markup(<Scripts />)
        // The router puts its own doctype in front.
        return template
          .replace(/^<!doctype html>\s*/i, '')
          .replace(/<html lang="[^"]*"/, () => `<html lang="${languageTag(locale)}"`)
          .replace(/<!--head-->[^]*<!--\/head-->/, () => head)
          .replace(entryScript, (_tag, entry: string) => `<link rel="modulepreload" crossorigin href="${entry}" />`)
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
          .replace('<!--app-->', () => page)
          .replace('<!--scripts-->', () => scripts + startAfterPaint(entryScript.exec(template)?.[1] ?? ''))
      },
    })
  })
}
