import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languageTag, type Locale } from '#contract/locale.ts'
import { type HasPage, missingPath, type Render, type RenderContext } from '#contract/render.ts'
import { isOfSites, type OnlySite, sites } from '#contract/sites.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { translate } from '../http/catalogues.ts'
import { sendError } from '../http/errors.ts'
import { CachedResponse, type Fresh } from '../http/response-cache.ts'
import { type Allowed, contentSecurityPolicy, pagePolicies, permissionsPolicy, scriptHash } from '../http/security.ts'
import { workQueue } from '../http/work-queue.ts'
import { type PageRequest, readPageRequest } from './page-request.ts'
import { preloadHeader } from './preload-header.ts'
import { asPreview, previewedPage, previewPath } from './previews.ts'
import { serveIcons } from './icons.ts'
import { serveKillWorker } from './kill-worker.ts'
import { movedTo } from './old-links.ts'
import { readPreloads } from './preloads.ts'

/** Hashes of the inline scripts of the template: all of them came with the build. */
const scriptHashesOf = (template: string): string[] =>
  [...template.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => scriptHash(text))

const cacheControl = (path: string): string =>
  path.includes('/assets/') || path.includes('/fonts/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Above a page that is shown before it is published. */
const previewNotice = /*i18n*/ { id: 'page.preview', message: '미리보기입니다. 이 주소를 받은 분만 보실 수 있습니다.' }

/** Paths that are never a page: what is missing there is a 404, not HTML. */
const isFile = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/assets/') || /\.[a-z0-9]{2,11}$/i.test(path)

/** The title of a page until the app gives it its own, in the shell. */
const titles = { firm: '법률 상담', centre: '무역 상담회' }

/** Says in a document of the build which site is there alone: its icon at once, and to the app where it links to the other. */
const sayOnly = (html: string, only: OnlySite): string =>
  only === undefined
    ? html
    : html
        .replace('<html lang="ko"', `<html lang="ko" data-only="${only}"`)
        .replace(`<title>${titles.firm}</title>`, () => `<title>${titles[only]}</title>`)
        .replaceAll(/="(?=\/(?:icons\/|manifest\.))/g, `="${sites[only].folder}`)
        .replace(sites.firm.colours.light, sites[only].colours.light)
        .replace(sites.firm.colours.dark, sites[only].colours.dark)

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
  const { onlySite: only } = config
  const readDocument = async (name: string) => sayOnly(await readFile(join(client, name), 'utf8'), only)
  const template = await readDocument('index.html')
  const preloads = await readPreloads(client)
  const { render, hasPage } = (await import(pathToFileURL(join(config.dist, 'server/entry-server.js')).href)) as {
    render: Render
    hasPage: HasPage
  }

  const api = async (path: string, init?: RequestInit): Promise<Response> => {
    const { statusCode, headers, rawPayload } = await app.inject({
      method: 'GET',
      url: path,
      headers: Object.fromEntries(new Headers(init?.headers)),
    })
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: { 'content-type': String(headers['content-type']) } })
  }
  const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'cookie, accept-language, accept-encoding' }
  const ofTemplate = scriptHashesOf(template)
  const asItIs = (html: string, allowed: Allowed = {}, own: Record<string, string> = {}) =>
    new CachedResponse(html, {
      ...headers,
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(scriptHashesOf(html), allowed),
      ...own,
    })
  const shell = asItIs(template)
  const consoleHtml = await readDocument('console/index.html')
  const ofConsole = { frames: 'blob: https://www.youtube-nocookie.com' }
  const staff = asItIs(consoleHtml, ofConsole)
  // Browsers without a reader of codes need one in WebAssembly: here, and nowhere else.
  const entrance = asItIs(
    consoleHtml,
    { ...ofConsole, scripts: ["'wasm-unsafe-eval'"] },
    { 'permissions-policy': permissionsPolicy(['camera']) },
  )

  // Rendering is work for the one thread: more at once would only need more memory.
  const inTurn = workQueue({ concurrency: 4, capacity: 200 })
  const renderWith = (answer: RenderContext['api'], url: string, locale: Locale) =>
    render(new Request(`${config.origin}${url}`), { template, locale, origin: config.origin, only, preloads, api: answer })
  const renderPage = async (url: string, locale: Locale): Promise<Fresh> => {
    const { status, location, html, scripts, firstPicture, isPartial } = await renderWith(api, url, locale)
    if (status >= 500) throw new Error(`a page could not be rendered: ${status}`)
    const link = status === 200 ? preloadHeader(firstPicture, locale, preloads) : undefined
    const own = {
      ...headers,
      'cache-control': 'private, no-cache',
      'content-language': languageTag(locale),
      ...pagePolicies(url, config.origin, [...ofTemplate, ...scripts.map(scriptHash)]),
      ...(location === null ? {} : { location }),
      ...(link === undefined ? {} : { link }),
    }
    const response = new CachedResponse(html, own, status)
    // A page of which a part could not be loaded is sent and rendered again next time.
    return { response, isCacheable: location === null && !isPartial }
  }
  const missingPage = ({ locale, site, isLanguageNamed }: PageRequest): Promise<CachedResponse> => {
    const named = new URLSearchParams({ ...(isLanguageNamed ? { lang: locale } : {}), ...(site === 'firm' ? {} : { site }) })
    const address = named.size === 0 ? missingPath : `${missingPath}?${named.toString()}`
    return cache.get(`page ${locale} ${address}`, () => inTurn(() => renderPage(address, locale)))
  }

  await app.register(fastifyStatic, {
    root: client,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz', '**/index.html', ...(config.killsWorker ? ['sw.js'] : [])],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
    },
  })

  if (config.killsWorker) serveKillWorker(app)
  serveIcons(app)

  // The shell has a policy of its own: the service worker keeps it with its headers.
  app.get('/index.html', (request, reply) => shell.send(request, reply))

  app.get(previewPath, async (request, reply) => {
    const shown = await previews.read(String((request.query as { token?: unknown }).token))
    const previewed = shown && (await previewedPage(database.db, shown, api))
    if (previewed === undefined) return (await missingPage(readPageRequest(request.raw, only))).send(request, reply)
    const { page, locale } = previewed
    const { html, status } = await inTurn(() => renderWith(previewed.api, `${page}?lang=${locale}`, locale))
    const own = { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
    return reply
      .code(status)
      .headers({ ...own, 'content-security-policy': contentSecurityPolicy() })
      .send(asPreview(html, translate(locale, previewNotice)))
  })

  app.get('/*', async (request, reply) => {
    const asked = readPageRequest(request.raw, only)
    const { path, search, address, locale, key, isCacheable, corrected } = asked
    if (isFile(path)) return sendError(new ApiError('notFound'), request, reply)
    if (path === '/' && only === 'centre') return reply.redirect(`${sites.centre.home}${search}`, 302)
    const target = movedTo(path)
    if (target !== undefined && isOfSites(target, only))
      return reply.header('cache-control', 'public, max-age=86400').redirect(`${target}${search}`, 301)
    if (/^\/console\/fairs\/[^/]+\/check-in$/.test(path)) return entrance.send(request, reply)
    if (path === '/console' || path.startsWith('/console/')) return staff.send(request, reply)
    if (corrected !== undefined) return reply.header('cache-control', 'no-cache').redirect(corrected, 302)
    const isMissing = asked.isMissing || path === missingPath || !hasPage(path) || !isOfSites(path, only)
    const page = isMissing
      ? await missingPage(asked)
      : await cache.get(key, async () => {
          const fresh = await inTurn(() => renderPage(address, locale))
          // Of pages that are not there, there are as many as there are words: they share one.
          if (fresh.response.status === 404) return { response: await missingPage(asked), isCacheable: false }
          return { ...fresh, isCacheable: fresh.isCacheable && isCacheable }
        })
    return page.send(request, reply)
  })
}
