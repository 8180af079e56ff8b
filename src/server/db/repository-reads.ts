import type { AnyResource } from '#contract/resource.ts'
import { type SqlBool, sql } from 'kysely'
import { conditionsOf } from './conditions.ts'
import type { Item, Repository, ValueCount } from './repository.ts'
import { isPublic, type ResourceRows } from './resource-rows.ts'
import type { Db } from './schema.ts'
import { contains, wantedOf } from './search.ts'

/** Makes the read of a repository that counts items by their values. */
export const countByOf =
  ({ resource, matching }: ResourceRows): Repository<AnyResource>['countBy'] =>
  async (db, { where = {}, q, translation }, names, limit) => {
    if (names.length === 0) return []
    const part = (isOne: boolean) => Object.fromEntries(Object.entries(where).filter(([name]) => names.includes(name) === isOne))
    // One pass over the items; all counts are sums over the few combinations of values that there are.
    const found = matching(db, { where: part(false), q, translation })
      .select(({ fn }) => [...names, fn.countAll().as('items')])
      .groupBy(names)
    const counts = names.map((name) => {
      const others = conditionsOf(resource, { ...part(true), [name]: undefined })
      const narrowed = others.length === 0 ? sql`` : sql`where ${sql.join(others, sql` and `)}`
      const values = sql`select cast(${sql.ref(name)} as text) as "value", sum("items") as "total" from "found" ${narrowed} group by 1`
      return sql`select cast(${name} as text) as "name", "value", "total"
        from (${values} order by 2 desc limit ${sql.lit(limit)}) as ${sql.ref(`by_${name}`)}`
    })
    const query = sql<Record<keyof ValueCount, string>>`with "found" as materialized ${found} ${sql.join(counts, sql` union all `)}`
    const { rows: counted } = await query.execute(db)
    // PostgreSQL counts in texts.
    return counted.map(({ name, value, total }) => ({ name, value, total: Number(total) }))
  }

/** Makes the reads of a repository that begin at one item, or at one moment. */
export function readsOf(resourceRows: ResourceRows): Pick<Repository<AnyResource>, 'find' | 'neighbours' | 'changes'> {
  const { resource, columns, hasStates, toItem, select: rows, matching } = resourceRows

  const beside = async (db: Db, { _id, createdAt, ...item }: Item, sign: '>' | '<'): Promise<Item | null> => {
    const direction = sign === '>' ? 'asc' : 'desc'
    const where = Object.fromEntries((resource.neighboursBy ?? []).map((name) => [name, item[name] ?? null]))
    const row = await matching(db, { where, state: 'published' })
      .where(sql<SqlBool>`("createdAt", "_id") ${sql.raw(sign)} (${createdAt}, ${_id})`)
      .select(columns)
      .orderBy('createdAt', direction)
      .orderBy('_id', direction)
      .limit(1)
      .executeTakeFirst()
    return row === undefined ? null : toItem(row)
  }
  return {
    find: async (db, _id) => {
      const row = await rows(db, []).select(columns).where('_id', '=', _id).executeTakeFirst()
      if (row === undefined) return undefined
      return row['state'] === 'removed' && hasStates ? 'removed' : toItem(row)
    },
    neighbours: async (db, item) => ({ newer: await beside(db, item, '>'), older: await beside(db, item, '<') }),
    changes: async (db, query, { at, _id }) => {
      const wanted = query.q === undefined ? [] : wantedOf(query.q)
      // No more than a page of rows, whatever is looked for: without the index.
      const conditions = sql.join([isPublic, ...conditionsOf(resource, query.where), ...wanted.map(contains)], sql` and `)
      const found = await rows(db, [sql<SqlBool>`("updatedAt", "_id") > (${at}, ${_id})`])
        .select([...columns, sql<number>`case when ${conditions} then 1 else 0 end`.as('isMatch')])
        .orderBy('updatedAt')
        .orderBy('_id')
        .limit(query.limit ?? 100)
        .execute()
      const items = found.filter(({ isMatch }) => isMatch === 1).map(toItem)
      const removed = found.filter(({ isMatch, state }) => isMatch !== 1 && state !== 'draft').map((row) => String(row['_id']))
      const last = found.length === query.limit ? found.at(-1) : undefined
      return { items, removed, next: last && { at: String(last['updatedAt']), _id: String(last['_id']) } }
    },
  }
}
