import type { Locale } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import type { TranslationState } from '#contract/translation-state.ts'
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { conditionsOf } from './conditions.ts'
import { isSqlite } from './is-sqlite.ts'
import type { ListQuery } from './repository.ts'
import { tableOf } from './rows.ts'
import { asTables, type Db } from './schema.ts'

type Json = RawBuilder<unknown>

/** Expands a list of a document into rows with a column `value`; what is no list has none. */
const rowsOf = (list: Json, name: string, isLite: boolean): RawBuilder<unknown> =>
  isLite
    ? sql`json_each(${list}) as ${sql.ref(name)}`
    : sql`jsonb_array_elements(case when jsonb_typeof(${list}) = 'array' then ${list} else '[]'::jsonb end) as ${sql.ref(name)}("value")`

/** Condition on a value of a document: one of its texts is there in Korean alone; undefined where it has no texts. */
function lacks({ kind, fields, item }: Shape, value: Json, locale: Locale, isLite: boolean, depth = 0): RawBuilder<SqlBool> | undefined {
  if (kind === 'translated')
    return sql<SqlBool>`(coalesce(${value} ->> 'ko', '') <> '' and coalesce(${value} ->> ${sql.lit(locale)}, '') = '')`
  if (item !== undefined) {
    const name = `each${depth}`
    const inner = lacks(item, sql`${sql.ref(`${name}.value`)}`, locale, isLite, depth + 1)
    return inner === undefined ? undefined : sql<SqlBool>`exists (select 1 from ${rowsOf(value, name, isLite)} where ${inner})`
  }
  return anyLacks(fields, value, locale, isLite, depth)
}

function anyLacks(
  fields: Readonly<Record<string, Shape>>,
  value: Json,
  locale: Locale,
  isLite: boolean,
  depth = 0,
): RawBuilder<SqlBool> | undefined {
  const found = Object.entries(fields).flatMap(([name, shape]) => {
    const condition = lacks(shape, sql`${value} -> ${sql.lit(name)}`, locale, isLite, depth)
    return condition === undefined ? [] : [condition]
  })
  return found.length === 0 ? undefined : sql<SqlBool>`(${sql.join(found, sql` or `)})`
}

/** Builds the condition that something of an item is to be translated. It reads documents: only lists that ask for it have it. */
export function toTranslate(db: Db, resource: AnyResource, state: TranslationState): Expression<SqlBool> {
  if (state === 'stale') return sql<SqlBool>`"_id" in (select "_item" from "translations" where "resource" = ${resource.path})`
  const isLite = isSqlite(db)
  return anyLacks(resource.shapes.all, isLite ? sql`"data"` : sql`("data"::jsonb)`, state, isLite) ?? sql<SqlBool>`1 = 0`
}

/** Counts the items of a resource, and those that lack a language, in one pass over the documents. */
export async function countUntranslated(db: Db, resource: AnyResource, where: ListQuery<AnyResource>['where']) {
  const counted = (state: TranslationState) =>
    sql<number | string | null>`sum(case when ${toTranslate(db, resource, state)} then 1 else 0 end)`
  const isThere = sql<SqlBool>`"state" <> 'removed'`
  const row = await conditionsOf(resource, where)
    .reduce((found, condition) => found.where(condition), asTables(db).selectFrom(tableOf(resource)).where(isThere))
    .select(({ fn }) => [fn.countAll().as('total'), counted('en').as('en'), counted('cn').as('cn')])
    .executeTakeFirstOrThrow()
  return { total: Number(row.total), en: Number(row.en ?? 0), cn: Number(row.cn ?? 0) }
}
