import { versionCalls } from '#contract/platform/editorial.ts'
import type { ItemOf } from '#contract/resource.ts'
import { setting } from '#contract/site/setting.ts'
import { consoleSettingOfSite } from '#contract/site/setting-of-site.ts'
import type { OnlySite } from '#contract/sites.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { namesOf, openContent } from './editorial.ts'

/** Leaves of a version what a server with one site alone shows of the item itself. */
const shownAlone = (resource: string, item: unknown, only: OnlySite): Record<string, unknown> => {
  // It is as its resource has stored it.
  const shown = resource === setting.path ? consoleSettingOfSite(item as ItemOf<typeof setting>, only) : item
  return { ...(shown as Record<string, unknown>) }
}

/** Versions of content, as db/versions.ts keeps them. */
export function serveVersions(app: FastifyInstance): void {
  const { onlySite } = app.platform.config
  serve(app, versionCalls, {
    'GET /api/console/versions': async ({ query }, context) => {
      const { db } = context
      const { resource, _item, limit = 20, skip = 0 } = query
      openContent(context, resource)
      const ofItem = db.selectFrom('versions').where('resource', '=', resource).where('_item', '=', _item)
      const { total } = await ofItem.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      const rows = await ofItem
        .select(['_id', 'version', 'at', '_user', 'isPublished', 'changed'])
        .orderBy('version', 'desc')
        .limit(limit)
        .offset(skip)
        .execute()
      const names = await namesOf(
        db,
        rows.map(({ _user }) => _user),
      )
      const versions = rows.map(({ _user, isPublished, changed, ...row }) => ({
        ...row,
        user: names.get(_user ?? '') ?? null,
        isPublished: isPublished === 1,
        changed: JSON.parse(changed) as string[],
      }))
      return { versions, summary: { total: Number(total), limit, skip } }
    },
    'GET /api/console/versions/{_id}': async ({ params }, context) => {
      const { db } = context
      const row = await db.selectFrom('versions').selectAll().where('_id', '=', params._id).executeTakeFirst()
      if (row === undefined) throw new ApiError('notFound')
      openContent(context, row.resource)
      const { _id, version, at, _user, isPublished, changed, data } = row
      const names = await namesOf(db, [_user])
      return {
        version: {
          _id,
          version,
          at,
          user: names.get(_user ?? '') ?? null,
          isPublished: isPublished === 1,
          changed: JSON.parse(changed) as string[],
          item: shownAlone(row.resource, JSON.parse(data), onlySite),
        },
      }
    },
  })
}
