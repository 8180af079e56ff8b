import type { AnyResource } from '#contract/resource.ts'
import { pathsOf } from '#contract/page.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { tableOf } from '../db/rows.ts'
import type { Context } from './route.ts'
import { listPublic, requirePublished } from './standard.ts'

type Where = Pick<Context, 'db' | 'locale'>

/** A kind of what members save: a condition that holds while readers have an item, and what is shown of those that they have. */
export interface Saveable {
  /** What its items are called: a label of the contract. */
  label: string
  isShown: (_item: RawBuilder<unknown>) => RawBuilder<SqlBool>
  show: (context: Where, ids: readonly string[]) => Promise<readonly { _id: string; subject: string; path: string }[]>
  /** Refuses an item that nobody can save now, where there is more to be said of it than `notFound`. */
  require?: (context: Where, _item: string) => Promise<unknown>
}

/** Content with a page of its own: what is published. */
export const saveableContent = (resource: AnyResource): Saveable => ({
  label: resource.label,
  isShown: (_item) =>
    sql`exists (select 1 from ${sql.table(tableOf(resource))} as "item" where "item"."_id" = ${_item} and "item"."state" = 'published')`,
  show: async (context, ids) =>
    (await listPublic(context, resource, { where: { _id: { in: ids } } })).map((item) => {
      const { name, title = name, subject = title } = item as { name?: unknown; title?: unknown; subject?: unknown }
      const [path = '/'] = pathsOf(resource, item)
      return { _id: item._id, subject: String(subject), path }
    }),
  require: (context, _item) => requirePublished(context, resource, _item),
})
