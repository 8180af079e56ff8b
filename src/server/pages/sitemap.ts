import type { HasUrl } from '#contract/declaration.ts'
import { defaultLocale, languageTag, locales } from '#contract/locale.ts'
import { moduleOf } from '#contract/module-of.ts'
import { languagePath } from '#contract/language-path.ts'
import type { AnyResource } from '#contract/resource.ts'
import { hasModule, isOfSites, type OnlySite } from '#contract/sites.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { onlySiteOf, originOf } from '../http/origins.ts'
import type { Joined } from '../module.ts'
import { element, sendXml } from './xml.ts'

/** Pages in one file, each in every language. A file may have 50,000 addresses (sitemaps.org), but is made in one piece. */
const most = 500

interface Page {
  path: string
  updatedAt?: string
}

/** Items whose pages do not follow from themselves: another module knows them, and declares them (`addressed`). */
export interface Addressed {
  resource: AnyResource
  /** An item's own page and those below it, by its id; what has no page is not there. */
  pathsOf: (db: Db, items: readonly HasUrl[]) => Promise<ReadonlyMap<string, readonly string[]>>
}
type Source = Pick<Addressed, 'resource'> & Partial<Addressed>

/** Where its items are, part by part, and nothing else of them. */
async function itemPages(db: Db, { resource, pathsOf }: Source, part: number): Promise<Page[]> {
  const places = await repositoryOf(resource).places(db, { limit: most, skip: most * part, state: 'published' })
  const known = await pathsOf?.(db, places)
  return places.flatMap(({ updatedAt, ...place }): Page[] => {
    const own = resource.page?.(place)
    const [path, ...below] = known?.get(place._id) ?? (own === undefined ? [] : [own])
    // When what a list shows has changed is not known by its item.
    return path === undefined ? [] : [{ path, updatedAt }, ...below.map((each) => ({ path: each }))]
  })
}

function entriesOf(origin: string, { path, updatedAt }: Page): string[] {
  const link = (tag: string, address: string) => element('xhtml:link', '', { rel: 'alternate', hreflang: tag, href: `${origin}${address}` })
  const same = [
    ...(updatedAt === undefined ? [] : [element('lastmod', updatedAt)]),
    ...locales.map((locale) => link(languageTag(locale), languagePath(path, locale))),
    link('x-default', languagePath(path, defaultLocale)),
  ].join('')
  return locales.map((locale) => `<url>${element('loc', `${origin}${languagePath(path, locale)}`)}${same}</url>`)
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlset = (origin: string, pages: readonly Page[]): string =>
  `<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.flatMap((page) => entriesOf(origin, page)).join('\n')}\n</urlset>`

const nameOf = ({ path }: AnyResource): string => path.replaceAll('/', '-')

/**
 * Serves `/sitemap.xml`: every public page in each language, and when it last changed. Where they are many it names files that
 * have them in parts: `/sitemap/pages-1.xml`, `/sitemap/success-2.xml`.
 */
export function serveSitemap(
  app: FastifyInstance,
  { addressed, pages, resources }: Pick<Joined, 'addressed' | 'pages' | 'resources'>,
): void {
  const {
    config,
    database: { db },
  } = app.platform
  const others = resources.filter(({ path, page }) => page !== undefined && !addressed.some(({ resource }) => resource.path === path))
  const all: readonly Source[] = [...others.map((resource) => ({ resource })), ...addressed]
  const sourcesOf = (only: OnlySite) => (only === undefined ? all : all.filter(({ resource }) => hasModule(only, moduleOf(resource))))
  const fixedPages = (only: OnlySite): Page[] => pages.staticPaths.filter((path) => isOfSites(path, only)).map((path) => ({ path }))
  const pagesOf = async (source: Source, part: number, only: OnlySite) =>
    (await itemPages(db, source, part)).filter(({ path }) => isOfSites(path, only))
  const makeWhole = async (only: OnlySite, origin: string): Promise<string> => {
    const sources = sourcesOf(only)
    const counts = await Promise.all(sources.map(({ resource }) => repositoryOf(resource).count(db, { state: 'published' })))
    if (counts.reduce((sum, count) => sum + count, fixedPages(only).length) <= most) {
      const ofItems = await Promise.all(sources.map((source) => pagesOf(source, 0, only)))
      return urlset(origin, [...fixedPages(only), ...ofItems.flat()])
    }
    const parts = sources.flatMap(({ resource }, index) =>
      Array.from({ length: Math.ceil((counts[index] ?? 0) / most) }, (_, part) => `${nameOf(resource)}-${part + 1}`),
    )
    const names = ['pages-1', ...parts].map((name) => `<sitemap>${element('loc', `${origin}/sitemap/${name}.xml`)}</sitemap>`)
    return `<sitemapindex xmlns="${schema}">\n${names.join('\n')}\n</sitemapindex>`
  }
  app.get('/sitemap.xml', (request, reply) => {
    const only = onlySiteOf(config, request.headers)
    return sendXml(request, reply, `sitemap ${only ?? 'all'}`, 'application/xml', () => makeWhole(only, originOf(config, request.headers)))
  })

  app.get<{ Params: { name: string } }>('/sitemap/:name.xml', async (request, reply) => {
    const [, name, number] = /^([a-z-]+)-([1-9]\d{0,3})$/.exec(request.params.name) ?? []
    const only = onlySiteOf(config, request.headers)
    const source = sourcesOf(only).find(({ resource }) => nameOf(resource) === name)
    const part = Number(number) - 1
    const isThere =
      source === undefined
        ? name === 'pages' && part === 0
        : (await repositoryOf(source.resource).places(db, { limit: 1, skip: most * part, state: 'published' })).length > 0
    if (!isThere) throw new ApiError('notFound')
    const make = async () =>
      urlset(originOf(config, request.headers), source === undefined ? fixedPages(only) : await pagesOf(source, part, only))
    return sendXml(request, reply, `sitemap ${only ?? 'all'} ${name} ${part}`, 'application/xml', make)
  })
}
