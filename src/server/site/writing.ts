import { resources } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { linkablePaths } from '#contract/pages.ts'
import type { AnyResource } from '#contract/resource.ts'
import { setting } from '#contract/site/setting.ts'
import { type FoundPage, maxFoundPages, namedPages, usualAdRules, writingCalls } from '#contract/platform/writing.ts'
import { titleOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { translate } from '../http/catalogues.ts'
import { serve } from '../http/route.ts'
import { openContent, openPaths } from './editorial.ts'
import { readOwnWork, translationCounter } from './work.ts'

/** Those whose items have pages of their own. */
const withPages = (resources as readonly AnyResource[]).filter(({ page }) => page !== undefined)

/** Of a link inside the site, the path of its page. */
const pathOf = (link: string): string => link.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Which of these paths lead to a published item, or a public file. One query for each kind, however many paths there are. */
async function findPages(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const found = new Set(linkablePaths)
  const names = [...new Set(paths.map(lastOf))].filter((name) => name !== '')
  if (names.length === 0) return found
  for (const resource of withPages) {
    const where = { [resource.key ?? '_id']: { in: names } }
    for (const place of await repositoryOf(resource).places(db, { where, state: 'published' })) {
      const page = resource.page?.(place)
      if (page !== undefined) found.add(page)
    }
  }
  const files = await db.selectFrom('files').select('_id').where('_id', 'in', names).where('isPublic', '=', 1).execute()
  for (const { _id } of files) found.add(`/api/v1/files/${_id}`)
  return found
}

/** The pages of the site itself whose names have these words. */
function sitePages(q: string, locale: Locale): FoundPage[] {
  const words = q.toLowerCase()
  return namedPages.flatMap(([path, label]) => {
    const title = translate(locale, { id: label })
    return title.toLowerCase().includes(words) ? [{ path, title, resource: null, isPublished: true }] : []
  })
}

/** Serves checks for editors: wording to avoid, dead links, pages to link to, outdated translations. */
export function serveWriting(app: FastifyInstance): void {
  const readTranslations = translationCounter(app.platform.config.onlySite)
  serve(app, writingCalls, {
    'GET /api/console/writing': async (_input, { db }) => {
      const [item] = await repositoryOf(setting).select(db, { limit: 1 })
      return { writing: { adRules: item?.adRules ?? usualAdRules, firm: item?.name ?? { ko: '' } } }
    },
    'POST /api/console/writing/links': async ({ body }, { db }) => {
      const pages = await findPages(
        db,
        body.links.map((link) => pathOf(link)),
      )
      return { dead: [...new Set(body.links)].filter((link) => !pages.has(pathOf(link))) }
    },
    'GET /api/console/writing/pages': async ({ query }, context) => {
      const { search: db } = app.platform.database
      const { locale } = context
      const open = new Set(openPaths(context))
      const limit = Math.ceil(maxFoundPages / withPages.length) + 2
      const pages = sitePages(query.q, locale)
      for (const resource of withPages) {
        const state = open.has(resource.path) ? {} : ({ state: 'published' } as const)
        for (const item of await repositoryOf(resource).select(db, { q: query.q, limit, ...state })) {
          const path = resource.page?.(item)
          if (path === undefined) continue
          pages.push({ path, title: titleOf(resource, item, locale), resource: resource.path, isPublished: item.isPublished })
        }
      }
      // What can be read comes first.
      return { pages: pages.toSorted((a, b) => Number(b.isPublished) - Number(a.isPublished)).slice(0, maxFoundPages) }
    },
    'GET /api/console/writing/work': async (_input, context) => ({
      ...(await readOwnWork(context)),
      translations: await readTranslations(context),
    }),
    'GET /api/console/translations': async ({ query }, context) => {
      openContent(context, query.resource)
      const translations = await context.db
        .selectFrom('translations')
        .select(['_id', 'field', 'locale', 'text', 'source'])
        .where('resource', '=', query.resource)
        .where('_item', '=', query._item)
        .orderBy('_id')
        .execute()
      return { translations }
    },
    'DELETE /api/console/translations/{_id}': async ({ params }, context) => {
      const row = await context.db.selectFrom('translations').select('resource').where('_id', '=', params._id).executeTakeFirst()
      if (row === undefined) throw new ApiError('notFound')
      openContent(context, row.resource)
      await context.db.deleteFrom('translations').where('_id', '=', params._id).execute()
    },
  })
}
