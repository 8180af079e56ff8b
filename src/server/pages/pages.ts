import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { acceptLanguage, languageTag, type Locale, toLocale } from '#contract/locale.ts'
import { partialHeader, type Render } from '#contract/render.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readClock } from '../db/clock.ts'
import { ApiError } from '../http/api-error.ts'
import { sendError } from '../http/errors.ts'
import { Kept } from '../http/kept.ts'
import { contentSecurityPolicy } from '../http/security.ts'
import { readPreloads } from './preloads.ts'

/** The language of a page: `?lang`, then the cookie, then the browser's wish, then Korean. */
export function pageLocale(request: Pick<FastifyRequest, 'query' | 'headers'>): Locale {
  const asked = (request.query as Record<string, unknown>)['lang']
  const remembered = /(?:^|; )locale=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return (
    toLocale(typeof asked === 'string' ? asked : undefined) ?? toLocale(remembered) ?? acceptLanguage(request.headers['accept-language'])
  )
}

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([^]*?)<\/script>/g

/** SHA-256 of every inline script of a page. Blocks of data are no scripts. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => createHash('sha256').update(text).digest('base64'))

const cacheControl = (path: string): string =>
  path.includes('/assets/') || path.includes('/fonts/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Paths that are never a page: what is missing there is a 404, not HTML. */
const isFile = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/assets/') || /\.[a-z0-9]{2,11}$/i.test(path)

/**
 * Serves the built app: its files, and every page rendered with its data. A page is kept until content changes, so the
 * second visitor gets it without rendering. The console and what has no network start from the raw shell.
 */
export async function servePages(app: FastifyInstance): Promise<void> {
  const { config, answers, database } = app.platform
  const client = join(config.dist, 'client')
  if (!existsSync(join(client, 'index.html'))) {
    app.log.warn(`no build in ${config.dist}: only the API is served`)
    return
  }
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const preloads = await readPreloads(client, template)
  const { render } = (await import(pathToFileURL(join(config.dist, 'server/entry-server.js')).href)) as { render: Render }

  const api = async (path: string, init?: RequestInit): Promise<Response> => {
    const { statusCode, headers, rawPayload } = await app.inject({
      method: 'GET',
      url: path,
      headers: Object.fromEntries(new Headers(init?.headers)),
    })
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: { 'content-type': String(headers['content-type']) } })
  }
  const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'cookie, accept-language, accept-encoding' }
  const shell = new Kept(template, {
    ...headers,
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(inlineScriptHashes(template)),
  })

  const renderPage = async (url: string, locale: Locale): Promise<{ page: Kept; isWhole: boolean }> => {
    const request = new Request(`${config.origin}${url}`)
    const response = await render(request, { template, locale, origin: config.origin, preloads, api })
    const html = await response.text()
    const location = response.headers.get('location')
    const own = {
      ...headers,
      'cache-control': 'private, no-cache',
      'content-language': languageTag(locale),
      'content-security-policy': contentSecurityPolicy(inlineScriptHashes(html)),
      ...(location === null ? {} : { location }),
    }
    // A page on which something could not be loaded is sent, and made anew next time.
    return { page: new Kept(html, own, response.status), isWhole: response.status === 200 && !response.headers.has(partialHeader) }
  }

  await app.register(fastifyStatic, {
    root: client,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz', 'index.html'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
    },
  })

  // The shell has a policy of its own: the service worker keeps it with its headers.
  app.get('/index.html', (request, reply) => shell.send(request, reply))

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (isFile(path)) return sendError(new ApiError('notFound'), request, reply)
    if (path === '/console' || path.startsWith('/console/')) return shell.send(request, reply)
    const locale = pageLocale(request)
    const key = `page ${locale} ${request.url}`
    const clock = await readClock(database.db)
    const kept = answers.find(key, clock)
    if (kept !== undefined) return kept.send(request, reply)
    const { page, isWhole } = await renderPage(request.url, locale)
    if (isWhole) answers.keep(key, clock, page)
    return page.send(request, reply)
  })
}
