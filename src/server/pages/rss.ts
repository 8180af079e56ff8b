import type { Picture } from '#contract/field.ts'
import { languageTag, type Locale } from '#contract/locale.ts'
import { languagePath } from '#contract/language-path.ts'
import { isOfSites, type OnlySite, sites } from '#contract/sites.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import { onlySiteOf } from '../http/origins.ts'
import type { Platform } from '../http/platform.ts'
import type { Joined } from '../module.ts'
import { queryLocale } from './query-locale.ts'
import { element, sendXml } from './xml.ts'

const most = 30

export interface Reading {
  db: Db
  locale: Locale
}

/** Item in the feed, in the asked language. */
export interface FeedEntry {
  path: string
  subject: string
  summary: string
  createdAt: string
  updatedAt: string
  picture: Picture | null
}

/** The newest of what all modules of a site publish, mixed. */
async function readEntries(feeds: Joined['feeds'], reading: Reading, only: OnlySite): Promise<FeedEntry[]> {
  const all = await Promise.all(feeds.map((newest) => newest(reading, most)))
  return all
    .flat()
    .filter(({ path }) => isOfSites(path, only))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, most)
}
type Enclosure = { _id: string; type: string; size: number }

/** RFC 822, as RSS has it. */
const dateOf = (instant: string): string => new Date(instant).toUTCString()

function itemOf(origin: string, locale: Locale, item: FeedEntry, file: Enclosure | undefined): string {
  const address = `${origin}${languagePath(item.path, locale)}`
  const enclosure = file && { url: `${origin}/api/v1/files/${file._id}`, length: String(file.size), type: file.type }
  return [
    '<item>',
    element('title', item.subject),
    element('link', address),
    element('guid', address, { isPermaLink: 'true' }),
    element('pubDate', dateOf(item.createdAt)),
    element('description', item.summary),
    ...(enclosure === undefined ? [] : [element('enclosure', '', enclosure)]),
    '</item>',
  ].join('')
}

async function makeFeed(
  { config: { origins }, database: { db }, readSite }: Platform,
  feeds: Joined['feeds'],
  locale: Locale,
  only: OnlySite,
): Promise<string> {
  const named = only ?? 'firm'
  const origin = origins[named]
  const site = await readSite(db, named, locale)
  const entries = await readEntries(feeds, { db, locale }, only)
  const wanted = entries.flatMap(({ picture }) => picture?._file ?? [])
  const files =
    wanted.length === 0
      ? []
      : await db.selectFrom('files').select(['_id', 'type', 'size']).where('_id', 'in', wanted).where('isPublic', '=', 1).execute()
  const changed = entries
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  const items = entries.map((entry) => {
    const enclosure = files.find(({ _id }) => _id === entry.picture?._file)
    return itemOf(origin, locale, entry, enclosure)
  })
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', site.name || new URL(origin).host),
    element('link', `${origin}${languagePath(sites[named].home, locale)}`),
    element('description', site.tagline),
    element('language', languageTag(locale)),
    ...(changed === undefined ? [] : [element('lastBuildDate', dateOf(changed))]),
    element('atom:link', '', { rel: 'self', type: 'application/rss+xml', href: `${origin}${languagePath('/rss.xml', locale)}` }),
    ...items,
    '</channel></rss>',
  ].join('\n')
}

/** Serves `/rss.xml` (`?lang`): the newest of what modules publish. */
export function serveFeed(app: FastifyInstance, feeds: Joined['feeds']): void {
  app.get('/rss.xml', (request, reply) => {
    const locale = queryLocale(request)
    const only = onlySiteOf(app.platform.config, request.headers)
    return sendXml(request, reply, `rss ${only ?? 'all'} ${locale}`, 'application/rss+xml', () =>
      makeFeed(app.platform, feeds, locale, only),
    )
  })
}
