import { insights } from '#contract/law/insights.ts'
import { success } from '#contract/law/success.ts'
import { languageTag, type Locale } from '#contract/locale.ts'
import { languagePath } from '#contract/pages.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import type { Platform } from '../http/platform.ts'
import { listPublic } from '../http/standard.ts'
import { queryLocale } from './query-locale.ts'
import { readSite } from './sites.ts'
import { element, sendXml } from './xml.ts'

const most = 30

/** The newest articles, columns and stories, mixed. */
async function readEntries(db: Db, locale: Locale) {
  const written = await listPublic({ db, locale }, insights, { limit: most, where: { code: { in: ['article', 'column'] } } })
  const stories = await listPublic({ db, locale }, success, { limit: most })
  const all = [
    ...written.map((item) => ({ item, path: insights.page(item) ?? '/' })),
    ...stories.map((item) => ({ item, path: success.page(item) })),
  ]
  return all.toSorted((a, b) => (a.item.createdAt < b.item.createdAt ? 1 : -1)).slice(0, most)
}
type Enclosure = { _id: string; type: string; size: number }
type Entry = Awaited<ReturnType<typeof readEntries>>[number]

/** RFC 822, as RSS has it. */
const dateOf = (instant: string): string => new Date(instant).toUTCString()

function itemOf(origin: string, locale: Locale, { item, path }: Entry, picture: Enclosure | undefined): string {
  const address = `${origin}${languagePath(path, locale)}`
  const enclosure = picture && { url: `${origin}/api/v1/files/${picture._id}`, length: String(picture.size), type: picture.type }
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

async function makeFeed({ config: { origin }, database: { db } }: Platform, locale: Locale): Promise<string> {
  const firm = await readSite(db, 'firm', locale)
  const entries = await readEntries(db, locale)
  const wanted = entries.flatMap(({ item }) => item.thumb?._file ?? [])
  const files =
    wanted.length === 0
      ? []
      : await db.selectFrom('files').select(['_id', 'type', 'size']).where('_id', 'in', wanted).where('isPublic', '=', 1).execute()
  const changed = entries
    .map(({ item }) => item.updatedAt)
    .toSorted()
    .at(-1)
  const items = entries.map((entry) => {
    const enclosure = files.find(({ _id }) => _id === entry.item.thumb?._file)
    return itemOf(origin, locale, entry, enclosure)
  })
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', firm.name || new URL(origin).host),
    element('link', `${origin}${languagePath('/', locale)}`),
    element('description', firm.tagline),
    element('language', languageTag(locale)),
    ...(changed === undefined ? [] : [element('lastBuildDate', dateOf(changed))]),
    element('atom:link', '', { rel: 'self', type: 'application/rss+xml', href: `${origin}${languagePath('/rss.xml', locale)}` }),
    ...items,
    '</channel></rss>',
  ].join('\n')
}

/** Serves `/rss.xml` (`?lang`): the newest of what the firm writes. */
export function serveFeed(app: FastifyInstance): void {
  app.get('/rss.xml', (request, reply) => {
    const locale = queryLocale(request)
    return sendXml(request, reply, `rss ${locale}`, 'application/rss+xml', () => makeFeed(app.platform, locale))
  })
}
