import { languagePath } from '#contract/language-path.ts'
import { maxMarks, bookmarkCalls } from '#contract/support/bookmarks.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { v7 as uuid } from 'uuid'
import { inPages } from '../db/in-pages.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/platform.ts'
import { type Context, serve, type WriteContext } from '../http/route.ts'
import { translate } from '../http/catalogues.ts'
import { issueOf } from '../http/issues.ts'
import { lockCaller, requireRoom } from '../http/lock-caller.ts'
import type { Saveable } from '../http/saveable.ts'
import type { Joined } from '../module.ts'
import type { SupportTables } from './tables.ts'

type Table = 'bookmarks' | 'likes'
type Row = SupportTables['bookmarks']

/** What members can save of the modules that the server has, by its kind. */
type Kinds = ReadonlyMap<string, Saveable>

/** Both tables have the same columns. */
const rowsOf = (db: Db, table: Table, _user: string) => db.selectFrom(table as 'bookmarks').where('_user', '=', _user)

/** Its item is there for readers now. One that is published again is in the list again. */
const isShown = (kinds: Kinds, table: Table) =>
  sql<SqlBool>`(${sql.join(
    Array.from(kinds, ([kind, { isShown: isThere }]) => sql`("kind" = ${kind} and ${isThere(sql.ref(`${table}._item`))})`),
    sql` or `,
  )})`

/** The marks with what is shown of their items, in the asked language. */
async function withItems(kinds: Kinds, context: Pick<Context, 'db' | 'locale'>, rows: readonly Row[]) {
  const shown = new Map<string, { label: string; subject: string; path: string }>()
  for (const [kind, { show, label: text }] of kinds) {
    const ids = rows.filter((row) => row.kind === kind).map(({ _item }) => _item)
    if (ids.length === 0) continue
    const label = translate(context.locale, { id: text, message: text })
    for (const { _id, subject, path } of await show(context, ids))
      shown.set(`${kind} ${_id}`, { label, subject, path: languagePath(path, context.locale) })
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
  kind?: string | undefined
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
async function mark(kinds: Kinds, table: Table, { kind, _item }: { kind: string; _item: string }, context: WriteContext<Caller>) {
  const { db } = context
  const saveable = kinds.get(kind)
  if (saveable === undefined)
    throw new ApiError('invalid', { issues: [issueOf('kind', 'choice', context.locale, { choices: [...kinds.keys()].join(', ') })] })
  await saveable.require?.(context, _item)
  if ((await saveable.show(context, [_item])).length === 0) throw new ApiError('notFound')
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

/** Lists what an account has marked, as its owner may take it along. */
export const marksOf = (table: Table) => (db: Db, _user: string) =>
  inPages(({ limit, skip }) =>
    rowsOf(db, table, _user).select(['createdAt', 'kind', '_item']).orderBy('createdAt').orderBy('_id').limit(limit).offset(skip).execute(),
  )

/**
 * Serves what a member saves and likes (specification 7.5).
 * @param joined what all modules let members save
 */
export function serveBookmarks(app: FastifyInstance, { saveable }: Pick<Joined, 'saveable'>): void {
  const kinds: Kinds = new Map(Object.entries(saveable))

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
