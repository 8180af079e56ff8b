import { trashCalls } from '#contract/platform/editorial.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import type { Item } from '../db/repository.ts'
import { findDanglingReference } from '../db/references.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { lockRevisions } from '../db/revision.ts'
import { eraseAtOf, eraseFromTrash } from '../db/trash.ts'
import { ApiError } from '../http/api-error.ts'
import { recordChange } from '../http/changes.ts'
import { issueOf } from '../http/issues.ts'
import type { Caller } from '../http/platform.ts'
import { serve, type WriteContext } from '../http/route.ts'
import { namesOf, openContent, openPaths } from './editorial.ts'

/** An item without what it names and is gone. @throws ApiError `invalid` where it has to name something that is gone */
async function withoutDangling({ db, locale }: WriteContext, resource: AnyResource, removed: Item): Promise<Item> {
  const name = await findDanglingReference(db, resource, removed)
  if (name === undefined) return removed
  if (resource.shapes.all[name]?.isNullable !== true) throw new ApiError('invalid', { issues: [issueOf(name, 'reference', locale)] })
  return withoutDangling({ db, locale } as WriteContext, resource, { ...removed, [name]: null })
}

/** Serves removed items that can be restored. */
export function serveTrash(app: FastifyInstance): void {
  /** One of the trash that the caller may see. */
  const find = async (context: Pick<WriteContext<Caller>, 'db' | 'caller'>, _id: string) => {
    const row = await context.db.selectFrom('trash').selectAll().where('_id', '=', _id).executeTakeFirst()
    if (row === undefined) throw new ApiError('notFound')
    return { row, resource: openContent(context, row.resource) }
  }

  serve(app, trashCalls, {
    'GET /api/console/trash': async ({ query }, context) => {
      const { db } = context
      const { resource, _item, limit = 20, skip = 0 } = query
      const paths = openPaths(context).filter((path) => resource === undefined || path === resource)
      const inOpen = db.selectFrom('trash').where('resource', 'in', paths.length === 0 ? [''] : paths)
      const open = _item === undefined ? inOpen : inOpen.where('_item', '=', _item)
      const { total } = await open.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      const rows = await open
        .select(['_id', 'resource', '_item', 'title', 'removedAt', '_user'])
        .orderBy('removedAt', 'desc')
        .orderBy('_id', 'desc')
        .limit(limit)
        .offset(skip)
        .execute()
      const names = await namesOf(
        db,
        rows.map(({ _user }) => _user),
      )
      const trash = rows.map(({ _user, ...row }) => ({ ...row, eraseAt: eraseAtOf(row.removedAt), user: names.get(_user ?? '') ?? null }))
      return { trash, summary: { total: Number(total), limit, skip } }
    },
    'POST /api/console/trash/{_id}/restore': async ({ params }, context) => {
      const { db } = context
      const { row, resource } = await find(context, params._id)
      await lockRevisions(db, [resource.path])
      const removed = await withoutDangling(context, resource, JSON.parse(row.data) as Item)
      const after = await repositoryOf(resource).restore(db, removed)
      // Somebody else has put it back at the same moment.
      if (after === undefined) throw new ApiError('notFound')
      await db.deleteFrom('trash').where('_id', '=', row._id).execute()
      await recordChange(context, { resource, before: undefined, after })
      return { restored: { resource: resource.path, _item: after._id } }
    },
    'DELETE /api/console/trash/{_id}': async ({ params }, context) => {
      const { row } = await find(context, params._id)
      if (!(await eraseFromTrash(context.db, row._id))) throw new ApiError('notFound')
    },
  })
}
