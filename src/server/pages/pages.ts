import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languageTag, type Locale } from '#contract/locale.ts'
import type { Render } from '#contract/render.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { sendError } from '../http/errors.ts'
import { CachedResponse, type Fresh } from '../http/response-cache.ts'
import { contentSecurityPolicy } from '../http/security.ts'
import { workQueue } from '../http/work-queue.ts'
import { readPageRequest } from './page-request.ts'
import { preloadHeader } from './preload-header.ts'
import { serveKillWorker } from './kill-worker.ts'
import { movedTo } from './old-links.ts'
import { readPreloads } from './preloads.ts'

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
 * Serves the built app: its files, and every page rendered with its data. A page is cached until content changes, so the
 * second visitor gets it without rendering. The console and what has no network start from the raw shell.
 */
export async function servePages(app: FastifyInstance): Promise<void> {
  const { config, cache } = app.platform
  const client = join(config.dist, 'client')
  if (!existsSync(join(client, 'index.html'))) {
    app.log.warn(`no build in ${config.dist}: only the API is served`)
    return
  }
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const preloads = await readPreloads(client)
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
  const shell = new CachedResponse(template, {
    ...headers,
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(inlineScriptHashes(template)),
  })

  // Rendering is work for the one thread: more at once would only need more memory.
  const inTurn = workQueue({ concurrency: 4, capacity: 200 })
  const renderPage = async (url: string, locale: Locale): Promise<Fresh> => {
    const request = new Request(`${config.origin}${url}`)
    const { status, location, html, firstPicture, isPartial } = await render(request, {
      template,
      locale,
      origin: config.origin,
      preloads,
      api,
    })
    const link = status === 200 ? preloadHeader(firstPicture, locale, preloads) : undefined
    const own = {
      ...headers,
      'cache-control': 'private, no-cache',
      'content-language': languageTag(locale),
      'content-security-policy': contentSecurityPolicy(inlineScriptHashes(html)),
      ...(location === null ? {} : { location }),
      ...(link === undefined ? {} : { link }),
    }
    const response = new CachedResponse(html, own, status)
    // A page of which a part could not be loaded is sent and rendered again next time.
    return { response, isCacheable: status === 200 && !isPartial }
  }

  await app.register(fastifyStatic, {
    root: client,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz', 'index.html', ...(config.killsWorker ? ['sw.js'] : [])],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
    },
  })

  if (config.killsWorker) serveKillWorker(app)

  // The shell has a policy of its own: the service worker keeps it with its headers.
  app.get('/index.html', (request, reply) => shell.send(request, reply))

  app.get('/*', async (request, reply) => {
    const { path, search, address, locale, key, isCacheable } = readPageRequest(request.raw)
    if (isFile(path)) return sendError(new ApiError('notFound'), request, reply)
    const target = movedTo(path)
    if (target !== undefined) return reply.header('cache-control', 'public, max-age=86400').redirect(`${target}${search}`, 301)
    if (path === '/console' || path.startsWith('/console/')) return shell.send(request, reply)
    const page = await cache.get(key, async () => {
      const fresh = await inTurn(() => renderPage(address, locale))
      return { ...fresh, isCacheable: fresh.isCacheable && isCacheable }
    })
    return page.send(request, reply)
  })
}
