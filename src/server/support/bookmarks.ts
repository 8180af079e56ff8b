import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { languagePath, pathsOf } from '#contract/pages.ts'
import type { AnyResource } from '#contract/resource.ts'
import { type MarkedKind, maxMarks, bookmarkCalls } from '#contract/support/bookmarks.ts'
import { boards } from '#contract/support/boards.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { v7 as uuid } from 'uuid'
import { inPages } from '../db/in-pages.ts'
import { tableOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/platform.ts'
import { type Context, serve, type WriteContext } from '../http/route.ts'
import { listPublic, requirePublished } from '../http/standard.ts'
import type { Joined, Saveable } from '../module.ts'
import { lockCaller, requireRoom } from './members.ts'
import type { SupportTables } from './tables.ts'

type Table = 'bookmarks' | 'likes'
type Row = SupportTables['bookmarks']

const contents = { success, insights, boards, lawyers } as const satisfies Partial<Record<MarkedKind, AnyResource>>

const isContent = (kind: MarkedKind): kind is keyof typeof contents => kind in contents

/** Content: what is published. */
const contentMarks = (resource: AnyResource): Saveable => ({
  isShown: (_item) =>
    sql`exists (select 1 from ${sql.table(tableOf(resource))} as "item" where "item"."_id" = ${_item} and "item"."state" = 'published')`,
  show: async (context, ids) =>
    (await listPublic(context, resource, { where: { _id: { in: ids } } })).map((item) => {
      const { name, subject = name } = item as { name?: unknown; subject?: unknown }
      const [path = '/'] = pathsOf(resource, item)
      return { _id: item._id, subject: String(subject), path }
    }),
})

/** Kinds of the modules that the server has. */
type Kinds = Readonly<Partial<Record<MarkedKind, Saveable>>>

/** Both tables have the same columns. */
const rowsOf = (db: Db, table: Table, _user: string) => db.selectFrom(table as 'bookmarks').where('_user', '=', _user)

/** Its item is there for readers now. One that is published again is in the list again. */
const isShown = (kinds: Kinds, table: Table) =>
  sql<SqlBool>`(${sql.join(
    Object.entries(kinds).map(([kind, { isShown: isThere }]) => sql`("kind" = ${kind} and ${isThere(sql.ref(`${table}._item`))})`),
    sql` or `,
  )})`

/** The marks with what is shown of their items, in the asked language. */
async function withItems(kinds: Kinds, context: Pick<Context, 'db' | 'locale'>, rows: readonly Row[]) {
  const shown = new Map<string, { subject: string; path: string }>()
  for (const [kind, { show }] of Object.entries(kinds)) {
    const ids = rows.filter((row) => row.kind === kind).map(({ _item }) => _item)
    if (ids.length === 0) continue
    for (const { _id, subject, path } of await show(context, ids))
      shown.set(`${kind} ${_id}`, { subject, path: languagePath(path, context.locale) })
  }
  return rows.flatMap(({ _id, createdAt, kind, _item }) => {
    const item = shown.get(`${kind} ${_item}`)
    return item === undefined ? [] : [{ _id, createdAt, kind, _item, ...item }]
  })
}

interface Asked {
  limit?: number
  skip?: number
  sort?: string
  kind?: MarkedKind | undefined
  _item?: string | undefined
}

async function list(kinds: Kinds, table: Table, { limit = 20, skip = 0, sort, kind, _item }: Asked, context: Context<Caller>) {
  const found = rowsOf(context.db, table, context.caller._id)
    .where(isShown(kinds, table))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'success'))
    .$if(_item !== undefined, (query) => query.where('_item', '=', _item ?? ''))
  const direction = sort === 'createdAt' ? 'asc' : 'desc'
  const page = found.selectAll().orderBy('createdAt', direction).orderBy('_id', direction).limit(limit).offset(skip)
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  return { marks: await withItems(kinds, context, await page.execute()), summary: { total: Number(total), limit, skip } }
}

/** Marks an item for the caller, once. */
async function mark(kinds: Kinds, table: Table, { kind, _item }: { kind: MarkedKind; _item: string }, context: WriteContext<Caller>) {
  const { db } = context
  const saveable = kinds[kind]
  if (saveable === undefined) throw new ApiError('notFound')
  if (isContent(kind)) await requirePublished(context, contents[kind], _item)
  else if ((await saveable.show(context, [_item])).length === 0) throw new ApiError('notFound')
  const { _user } = await lockCaller(context)
  const known = await rowsOf(db, table, _user).selectAll().where('kind', '=', kind).where('_item', '=', _item).executeTakeFirst()
  const row = known ?? { _id: uuid(), _user, kind, _item, createdAt: new Date().toISOString() }
  if (known === undefined) {
    const { count } = await rowsOf(db, table, _user)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    requireRoom(Number(count), maxMarks)
    await db.insertInto(table).values(row).execute()
  }
  const [made] = await withItems(kinds, context, [row])
  if (made === undefined) throw new ApiError('notFound')
  return made
}

async function take(table: Table, _id: string, context: WriteContext<Caller>): Promise<void> {
  const own = context.db.deleteFrom(table).where('_id', '=', _id).where('_user', '=', context.caller._id)
  const { numDeletedRows } = await own.executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new ApiError('notFound')
}

/** What an account has marked, as its owner may take it along. */
export const marksOf = (table: Table) => (db: Db, _user: string) =>
  inPages(({ limit, skip }) =>
    rowsOf(db, table, _user).select(['createdAt', 'kind', '_item']).orderBy('createdAt').orderBy('_id').limit(limit).offset(skip).execute(),
  )

/**
 * Serves what a member saves and likes (specification 7.5).
 * @param joined kinds of other modules, and the resources that the server has
 */
export function serveBookmarks(app: FastifyInstance, { resources, saveable }: Pick<Joined, 'resources' | 'saveable'>): void {
  const ofContents = Object.entries(contents).filter(([, resource]) => resources.some(({ path }) => path === resource.path))
  const kinds: Kinds = { ...Object.fromEntries(ofContents.map(([kind, resource]) => [kind, contentMarks(resource)])), ...saveable }

  serve(app, bookmarkCalls, {
    'GET /api/v1/me/bookmarks': async ({ query }, context) => {
      const { marks: bookmarks, summary } = await list(kinds, 'bookmarks', query, context)
      return { bookmarks, summary }
    },
    'POST /api/v1/me/bookmarks': async ({ body }, context) => ({ bookmark: await mark(kinds, 'bookmarks', body, context) }),
    'DELETE /api/v1/me/bookmarks/{_id}': ({ params }, context) => take('bookmarks', params._id, context),
    'GET /api/v1/me/likes': async ({ query }, context) => {
      const { marks: likes, summary } = await list(kinds, 'likes', query, context)
      return { likes, summary }
    },
    'POST /api/v1/me/likes': async ({ body }, context) => ({ like: await mark(kinds, 'likes', body, context) }),
    'DELETE /api/v1/me/likes/{_id}': ({ params }, context) => take('likes', params._id, context),
  })
}
