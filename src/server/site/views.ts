import { type ListView, maxShown, maxViews, viewCalls } from '#contract/platform/views.ts'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/platform.ts'
import { type Context, serve } from '../http/route.ts'
import { openResource } from './editorial.ts'
import type { SiteTables } from './tables.ts'

type Row = Selectable<SiteTables['listViews']>

function toView({ _id, _user, resource, name, search, isShared }: Row, caller: Caller): ListView {
  const isOwn = _user === caller._id
  const mayChange = isOwn || caller.scopes.includes('console:settings')
  return { _id, resource, name, search: JSON.parse(search) as ListView['search'], isShared: isShared === 1, isOwn, mayChange }
}

/** The path of a list that the caller may open. @throws ApiError `notFound`, `forbidden` */
function openList(context: Context<Caller>, path: string): string {
  const { calls } = openResource(context, path)
  if (!(`GET /api/console/${path}` in calls)) throw new ApiError('notFound')
  return path
}

/** A view that the caller may change. @throws ApiError `notFound`: another’s own one, too; `forbidden` */
async function requireOwn(context: Context<Caller>, _id: string): Promise<Row> {
  const { caller } = context
  const row = await context.db.selectFrom('listViews').selectAll().where('_id', '=', _id).executeTakeFirst()
  if (row === undefined || (row._user !== caller._id && row.isShared === 0)) throw new ApiError('notFound')
  openList(context, row.resource)
  if (!toView(row, caller).mayChange) throw new ApiError('forbidden')
  return row
}

/** Forgets the views of who has left; what others use stays. */
export async function forgetViews(_user: string, { db }: { db: Db }): Promise<void> {
  await db.deleteFrom('listViews').where('_user', '=', _user).where('isShared', '=', 0).execute()
}

/** Saved views of the console's lists. */
export function serveViews(app: FastifyInstance): void {
  serve(app, viewCalls, {
    'GET /api/console/views': async ({ query }, context) => {
      const { caller } = context
      const rows = await context.db
        .selectFrom('listViews')
        .selectAll()
        .where('resource', '=', openList(context, query.resource))
        .where((eb) => eb.or([eb('_user', '=', caller._id), eb('isShared', '=', 1)]))
        .orderBy((eb) => eb.case().when('_user', '=', caller._id).then(0).else(1).end())
        .orderBy('_id')
        .limit(maxShown)
        .execute()
      return { views: rows.map((row) => toView(row, caller)) }
    },
    'POST /api/console/views': async ({ body }, context) => {
      const { db } = context
      const { caller } = context
      const resource = openList(context, body.resource)
      const own = db.selectFrom('listViews').where('_user', '=', caller._id).where('resource', '=', resource)
      const { total } = await own.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      if (Number(total) >= maxViews) throw new ApiError('tooManyOwn', { values: { limit: maxViews } })
      const { name, isShared, search } = body
      const row: Row = { _id: uuid(), _user: caller._id, resource, name, search: JSON.stringify(search), isShared: isShared ? 1 : 0 }
      await db.insertInto('listViews').values(row).execute()
      return { view: toView(row, caller) }
    },
    'PUT /api/console/views/{_id}': async ({ params, body }, context) => {
      const before = await requireOwn(context, params._id)
      const { name = before.name, isShared = before.isShared === 1, search } = body
      const change = { name, isShared: isShared ? 1 : 0, search: search === undefined ? before.search : JSON.stringify(search) } as const
      await context.db.updateTable('listViews').set(change).where('_id', '=', before._id).execute()
      return { view: toView({ ...before, ...change }, context.caller) }
    },
    'DELETE /api/console/views/{_id}': async ({ params }, context) => {
      const { _id } = await requireOwn(context, params._id)
      await context.db.deleteFrom('listViews').where('_id', '=', _id).execute()
    },
  })
}
