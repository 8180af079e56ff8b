import type { Picture } from '#contract/field.ts'
import { resources } from '#contract/index.ts'
import { defaultLocale, languageTag, locales } from '#contract/locale.ts'
import { languagePath, staticPaths } from '#contract/pages.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import type { Item } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { element, sendXml } from './xml.ts'

/** A sitemap holds 50,000 addresses at most (sitemaps.org); each page has one for each language. */
const most = Math.floor(50_000 / locales.length)

const everyResource: readonly AnyResource[] = resources

interface Page {
  path: string
  updatedAt?: string
  picture?: Picture
}

/** The picture that stands for an item: the first that its declaration names. */
const pictureOf = ({ shapes }: AnyResource, item: Item): Picture | undefined =>
  Object.entries(shapes.public).flatMap(([name, { kind }]) => (kind === 'picture' ? ((item[name] as Picture | null) ?? []) : []))[0]

async function itemPages(db: Db, resource: AnyResource): Promise<Page[]> {
  const items = await repositoryOf(resource).select(db, { limit: most, state: 'published' })
  return items.flatMap((item) => {
    const path = resource.page?.(item)
    const picture = pictureOf(resource, item)
    return path === undefined ? [] : [{ path, updatedAt: item.updatedAt, ...(picture === undefined ? {} : { picture }) }]
  })
}

function entriesOf(origin: string, { path, updatedAt, picture }: Page): string[] {
  const link = (tag: string, address: string) => element('xhtml:link', '', { rel: 'alternate', hreflang: tag, href: `${origin}${address}` })
  const same = [
    ...(updatedAt === undefined ? [] : [element('lastmod', updatedAt)]),
    ...locales.map((locale) => link(languageTag(locale), languagePath(path, locale))),
    link('x-default', languagePath(path, defaultLocale)),
    ...(picture === undefined
      ? []
      : [`<image:image>${element('image:loc', `${origin}/api/v1/files/${picture._file}/960.webp`)}</image:image>`]),
  ].join('')
  return locales.map((locale) => `<url>${element('loc', `${origin}${languagePath(path, locale)}`)}${same}</url>`)
}

/** Serves `/sitemap.xml`: every public page in each language, when it last changed, and its picture. */
export function serveSitemap(app: FastifyInstance): void {
  const { config, database } = app.platform
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ].join(' ')
  const make = async () => {
    const ofItems = await Promise.all(
      everyResource.filter(({ page }) => page !== undefined).map((resource) => itemPages(database.db, resource)),
    )
    const pages: Page[] = [...staticPaths.map((path) => ({ path })), ...ofItems.flat()]
    const entries = pages.slice(0, most).flatMap((page) => entriesOf(config.origin, page))
    return `<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>`
  }
  app.get('/sitemap.xml', (request, reply) => sendXml(request, reply, 'sitemap', 'application/xml', make))
}
