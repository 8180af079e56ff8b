import { insights } from '#contract/law/insights.ts'
import { success } from '#contract/law/success.ts'
import { languageTag, type Locale } from '#contract/locale.ts'
import { languagePath, pathOf } from '#contract/pages.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import type { Platform } from '../http/platform.ts'
import { toPublic } from '../http/standard.ts'
import { queryLocale } from './query-locale.ts'
import { readFirm } from './firm.ts'
import { element, escapeXml, sendXml } from './xml.ts'

const most = 30
const newest = { limit: most, state: 'published' } as const

/** The newest articles, columns and stories, mixed. */
async function readEntries(db: Db, locale: Locale) {
  const insightsOf = async (code: 'article' | 'column') => {
    const items = await repositoryOf(insights).select(db, { ...newest, where: { code } })
    return items.map((item) => ({ ...toPublic(insights, item, locale, false), path: pathOf(insights, item) ?? '/' }))
  }
  const stories = async () => {
    const items = await repositoryOf(success).select(db, newest)
    return items.map((item) => ({ ...toPublic(success, item, locale, false), path: pathOf(success, item) ?? '/' }))
  }
  const all = (await Promise.all([insightsOf('article'), insightsOf('column'), stories()])).flat()
  return all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, most)
}
type Entry = Awaited<ReturnType<typeof readEntries>>[number]
type Enclosure = { _id: string; type: string; size: number }

/** RFC 822, as RSS has it. */
const dateOf = (instant: string): string => new Date(instant).toUTCString()

function itemOf(origin: string, locale: Locale, { subject, summary, createdAt, path }: Entry, enclosure: Enclosure | undefined): string {
  const address = `${origin}${languagePath(path, locale)}`
  return [
    '<item>',
    element('title', subject),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', dateOf(createdAt)),
    element('description', summary),
    enclosure === undefined
      ? ''
      : `<enclosure url="${escapeXml(`${origin}/api/v1/files/${enclosure._id}`)}" length="${enclosure.size}" type="${escapeXml(enclosure.type)}"/>`,
    '</item>',
  ].join('')
}

async function makeFeed({ config: { origin }, database: { db } }: Platform, locale: Locale): Promise<string> {
  const firm = await readFirm(db, locale)
  const entries = await readEntries(db, locale)
  const wanted = entries.flatMap(({ thumb }) => thumb?._file ?? [])
  const files =
    wanted.length === 0
      ? []
      : await db.selectFrom('files').select(['_id', 'type', 'size']).where('_id', 'in', wanted).where('isPublic', '=', 1).execute()
  const changed = entries
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  const items = entries.map((entry) =>
    itemOf(
      origin,
      locale,
      entry,
      files.find(({ _id }) => _id === entry.thumb?._file),
    ),
  )
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', firm.name || new URL(origin).host),
    element('link', `${origin}${languagePath('/', locale)}`),
    element('description', firm.tagline),
    element('language', languageTag(locale)),
    ...(changed === undefined ? [] : [element('lastBuildDate', dateOf(changed))]),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(`${origin}${languagePath('/rss.xml', locale)}`)}"/>`,
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
