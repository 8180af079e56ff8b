import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languageTag, type Locale } from '#contract/locale.ts'
import { type HasPage, missingPath, type Render, type RenderContext } from '#contract/render.ts'
import { isOfSites, type OnlySite, siteOf, sites } from '#contract/sites.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { translate } from '../http/catalogues.ts'
import { sendError } from '../http/errors.ts'
import { networkOfVisitor, ownAddress } from '../http/network-of.ts'
import { onlySiteOf, otherAddressOf } from '../http/origins.ts'
import { CachedResponse, type Fresh } from '../http/response-cache.ts'
import { contentSecurityPolicy, pagePolicies, scriptHash } from '../http/security.ts'
import { type Asked, workQueue } from '../http/work-queue.ts'
import { htmlHeaders, readConsoleDocuments, readSiteDocuments } from './documents.ts'
import { pageKey, type PageRequest, readPageRequest } from './page-request.ts'
import { preloadHeader } from './preload-header.ts'
import { asPreview, previewedPage, previewPath } from './previews.ts'
import { picturesOff, serveIcons, servePicturesAlone } from './icons.ts'
import { serveKillWorker } from './kill-worker.ts'
import { movedTo, withSearch } from './old-links.ts'
import { readPreloads } from './preloads.ts'

const cacheControl = (path: string): string =>
  path.includes('/assets/') || path.includes('/fonts/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Above a page that is shown before it is published. */
const previewNotice = /*i18n*/ { id: 'page.preview', message: '미리보기입니다. 이 주소를 받은 분만 보실 수 있습니다.' }

/** Paths that are never a page: what is missing there is a 404, not HTML. */
const isFile = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/assets/') || /\.[a-z0-9]{2,11}$/i.test(path)

/**
 * Serves the built app: its files, and every page rendered with its data. A page is cached until content changes, so the
 * second visitor gets it without rendering. What has no network starts from the raw shell, the console from a document of its own.
 */
export async function servePages(app: FastifyInstance): Promise<void> {
  const { config, cache, database, previews } = app.platform
  const client = join(config.dist, 'client')
  if (!existsSync(join(client, 'index.html'))) {
    app.log.warn(`no build in ${config.dist}: only the API is served`)
    return
  }
  const documentOf = await readSiteDocuments(client, config)
  const { staff, entrance, pickupDesk } = await readConsoleDocuments(client, config)
  const preloads = await readPreloads(client)
  const { render, hasPage } = (await import(pathToFileURL(join(config.dist, 'server/entry-server.js')).href)) as {
    render: Render
    hasPage: HasPage
  }

  const api = async (path: string, init?: RequestInit): Promise<Response> => {
    const { statusCode, headers, rawPayload } = await app.inject({
      method: 'GET',
      url: path,
      remoteAddress: ownAddress,
      headers: Object.fromEntries(new Headers(init?.headers)),
    })
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: { 'content-type': String(headers['content-type']) } })
  }
  // Rendering is work for the one thread: more at once would only need more memory. Whoever asks for hundreds keeps nobody else waiting.
  const inTurn = workQueue({ concurrency: 4, capacity: 200 })
  let arrivals = 0
  /** The turn of whoever asks: among those who have had as many pages, in the order in which they came. */
  const turnOf = (request: FastifyRequest): Asked => ({ by: networkOfVisitor(request), cost: (arrivals += 1) })
  const renderWith = (answer: RenderContext['api'], only: OnlySite, url: string, locale: Locale) => {
    const { origin, template, other } = documentOf(only)
    return render(new Request(`${origin}${url}`), { template, locale, origin, only, other, preloads, api: answer })
  }
  const renderPage = async (only: OnlySite, url: string, locale: Locale): Promise<Fresh> => {
    const { status, location, html, scripts, firstPicture, isPartial } = await renderWith(api, only, url, locale)
    if (status >= 500) throw new Error(`a page could not be rendered: ${status}`)
    const { origin, scriptHashes } = documentOf(only)
    const link = status === 200 ? preloadHeader(firstPicture, locale, preloads) : undefined
    const own = {
      ...htmlHeaders,
      'cache-control': 'private, no-cache',
      'content-language': languageTag(locale),
      ...pagePolicies(url, { origin, toss: config.toss }, [...scriptHashes, ...scripts.map(scriptHash)]),
      ...(location === null ? {} : { location }),
      ...(link === undefined ? {} : { link }),
    }
    const response = new CachedResponse(html, own, status)
    // A page of which a part could not be loaded is sent and rendered again next time.
    return { response, isCacheable: location === null && !isPartial }
  }
  const missingPage = ({ locale, site, only, isLanguageNamed }: PageRequest, turn: Asked): Promise<CachedResponse> => {
    const isSiteNamed = only === undefined && site === 'centre'
    const named = new URLSearchParams({ ...(isLanguageNamed ? { lang: locale } : {}), ...(isSiteNamed ? { site } : {}) })
    const address = named.size === 0 ? missingPath : `${missingPath}?${named.toString()}`
    return cache.get(pageKey(only, locale, address), () => inTurn(() => renderPage(only, address, locale), turn))
  }

  await app.register(fastifyStatic, {
    root: client,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [
      '**/.vite/**',
      '**/*.br',
      '**/*.gz',
      '**/index.html',
      ...(config.killsWorker ? ['sw.js'] : []),
      ...picturesOff(client, config.onlySite),
    ],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
    },
  })

  if (config.killsWorker) serveKillWorker(app)
  if (config.onlySite === 'centre') servePicturesAlone(app, client)
  serveIcons(app)

  // The shell has a policy of its own: the service worker keeps it with its headers.
  app.get('/index.html', (request, reply) => documentOf(onlySiteOf(config, request.headers)).shell.send(request, reply))

  app.get(previewPath, async (request, reply) => {
    const shown = await previews.read(String((request.query as { token?: unknown }).token))
    const previewed = shown && (await previewedPage(database.db, shown, api))
    if (previewed === undefined) {
      const asked = readPageRequest(request.raw, onlySiteOf(config, request.headers))
      return (await missingPage(asked, turnOf(request))).send(request, reply)
    }
    const { page, locale } = previewed
    // The console is the same at each host.
    const only = config.centreHost === undefined ? config.onlySite : siteOf(page)
    const { html, status } = await inTurn(() => renderWith(previewed.api, only, `${page}?lang=${locale}`, locale), turnOf(request))
    const own = { ...htmlHeaders, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
    return reply
      .code(status)
      .headers({ ...own, 'content-security-policy': contentSecurityPolicy() })
      .send(asPreview(html, translate(locale, previewNotice)))
  })

  app.get('/*', async (request, reply) => {
    const asked = readPageRequest(request.raw, onlySiteOf(config, request.headers))
    const { path, search, only, address, locale, key, isCacheable, corrected } = asked
    if (isFile(path)) return sendError(new ApiError('notFound'), request, reply)
    if (path === '/' && only === 'centre') return reply.redirect(`${sites.centre.home}${search}`, 302)
    const target = movedTo(path)
    if (target !== undefined && (isOfSites(target.replace(/\?.*/, ''), only) || config.centreHost !== undefined))
      return reply.header('cache-control', 'public, max-age=86400').redirect(withSearch(target, search), 301)
    if (/^\/console\/fairs\/[^/]+\/check-in$/.test(path)) return entrance.send(request, reply)
    if (path === '/console/shop/pickup' || path === '/console/shop/desk') return pickupDesk.send(request, reply)
    if (path === '/console' || path.startsWith('/console/')) return staff.send(request, reply)
    const other = hasPage(path) ? otherAddressOf(config, only, `${path}${search}`) : undefined
    if (other !== undefined) return reply.header('cache-control', 'public, max-age=3600').redirect(other, 301)
    if (corrected !== undefined) return reply.header('cache-control', 'no-cache').redirect(corrected, 302)
    const isMissing = asked.isMissing || path === missingPath || !hasPage(path) || !isOfSites(path, only)
    const page = isMissing
      ? await missingPage(asked, turnOf(request))
      : await cache.get(key, async () => {
          const fresh = await inTurn(() => renderPage(only, address, locale), turnOf(request))
          // Of pages that are not there, there are as many as there are words: they share one.
          if (fresh.response.status === 404) return { response: await missingPage(asked, turnOf(request)), isCacheable: false }
          return { ...fresh, isCacheable: fresh.isCacheable && isCacheable }
        })
    return page.send(request, reply)
  })
}
