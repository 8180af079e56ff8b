import type { AnyResource } from '#contract/resource.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { anyOf, columnsOf, conditionsOf, orderOf } from './conditions.ts'
import { dependsOn } from './dependencies.ts'
import { noteUses } from './file-uses.ts'
import type { Item, ListQuery, Place, Repository, ValueCount } from './repository.ts'
import { bump } from './revision.ts'
import { formatOf, isTable, tableOf } from './rows.ts'
import { asTables, type Db, type Row } from './schema.ts'
import { contains, wantedOf } from './search.ts'
import { findBy, type Found } from './search-index.ts'

/** As a literal, so that both engines see that the partial indexes of resource-tables.ts apply. */
const isThere = sql<SqlBool>`"state" <> 'removed'`
const isPublic = sql<SqlBool>`"state" = 'published'`
/** A draft was never published: no device has it. What was is withdrawn, and devices have to forget it. */
const unpublished = sql<string>`case when "state" = 'draft' then 'draft' else 'withdrawn' end`

/** From here on it matters what is read of the rows that are skipped, and from which end they are counted. */
const farAway = 1000

function makeRepository(resource: AnyResource): Repository<AnyResource> {
  const table = tableOf(resource)
  const format = formatOf(resource)
  const hasStates = !isTable(resource)
  const columns = ['_id', 'version', 'createdAt', 'updatedAt', ...format.columns]

  const toItem = (row: Row): Item => {
    const { _id, version, createdAt, updatedAt } = row as unknown as Item
    return { ...format.toFields(row), _id, version, createdAt, updatedAt } as Item
  }
  /** Where every read begins. */
  const rows = (db: Db, conditions: readonly Expression<SqlBool>[], from = sql<Row>`${sql.table(table)}`) => {
    if (resource.isCached) dependsOn(resource.path)
    return conditions.reduce((found, condition) => found.where(condition), asTables(db).selectFrom(from.as(table)))
  }
  const matching = (db: Db, query: ListQuery<AnyResource>) => {
    const states = query.state === undefined ? [isThere] : [isThere, isPublic]
    const { from, where }: Found = query.q === undefined ? { where: [] } : findBy(db, resource, query.q)
    const either = query.either === undefined ? [] : [anyOf(resource, query.either)]
    return rows(db, [...(hasStates ? states : []), ...conditionsOf(resource, query.where), ...either, ...where], from)
  }
  const inOrder = (found: ReturnType<typeof matching>, { sort }: ListQuery<AnyResource>, isReversed = false) =>
    orderOf(resource, sort).reduce(
      (ordered, { column, direction }) => ordered.orderBy(column, (direction === 'asc') === isReversed ? 'desc' : 'asc'),
      found,
    )
  const read = (db: Db, query: ListQuery<AnyResource>, wanted: readonly string[]): Promise<Row[]> => {
    const found = inOrder(matching(db, query), query).select(wanted)
    // SQLite knows no offset without a limit.
    const page = query.limit === undefined ? found : found.limit(query.limit).offset(query.skip ?? 0)
    return page.execute()
  }
  /** A page of rows. What is skipped is looked at in the index alone. @param isReversed counted from the end of the list */
  const pageOf = async (db: Db, query: ListQuery<AnyResource>, { limit, skip }: { limit: number; skip: number }, isReversed = false) => {
    const page = inOrder(matching(db, query), query, isReversed).select('_id').limit(limit).offset(skip)
    const whole = rows(db, []).select(columns).where('_id', 'in', page)
    return (await inOrder(whole, query).execute()).map(toItem)
  }
  const select = async (db: Db, query: ListQuery<AnyResource>): Promise<Item[]> => {
    const { limit, skip = 0 } = query
    return limit === undefined || skip < farAway ? (await read(db, query, columns)).map(toItem) : pageOf(db, query, { limit, skip })
  }
  const count = async (db: Db, query: ListQuery<AnyResource>): Promise<number> => {
    const counted = matching(db, query).select(({ fn }) => fn.countAll().as('total'))
    return Number((await counted.executeTakeFirstOrThrow())['total'])
  }
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

  /** The moment of a change: what is cached, or looked at as it comes, bumps its revision. */
  const hasRevision = resource.isCached || resource.isLive === true
  const stampOf = async (db: Db): Promise<string> => (hasRevision ? bump(db, resource.path) : new Date().toISOString())
  /** Writes over the version that was read. */
  const write = async (db: Db, { _id, version }: Pick<Item, '_id' | 'version'>, row: Row): Promise<boolean> => {
    const changed = asTables(db)
      .updateTable(table)
      .set({ ...row, version: version + 1 })
    const { numUpdatedRows } = await changed.where('_id', '=', _id).where('version', '=', version).executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Looks only once for the rows and their number. */
  const search = async (db: Db, query: ListQuery<AnyResource>): Promise<{ items: Item[]; total: number } | undefined> => {
    const found = await inOrder(matching(db, query), query)
      .select(['_id', sql<number>`count(*) over ()`.as('total')])
      .limit(query.limit ?? 100)
      .offset(query.skip ?? 0)
      .execute()
    if (found.length === 0) return undefined
    const ids = found.map(({ _id }) => String(_id))
    const read = await rows(db, []).select(columns).where('_id', 'in', ids).execute()
    const items = read.map(toItem).toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id))
    return { items, total: Number(found[0]?.['total']) }
  }

  return {
    select,
    list: async (db, query) => {
      const searched = query.q === undefined ? undefined : await search(db, query)
      if (searched !== undefined) return searched
      const { limit = 0, skip = 0 } = query
      if (skip >= farAway && limit > 0) {
        const total = await count(db, query)
        // The end is nearer: pages are counted from there.
        if (skip * 2 <= total) return { items: await select(db, query), total }
        const length = Math.min(limit, total - skip)
        return { items: length <= 0 ? [] : await pageOf(db, query, { limit: length, skip: total - skip - length }, true), total }
      }
      const items = await select(db, query)
      const isWhole = query.limit === undefined || ((query.skip ?? 0) === 0 && items.length < query.limit)
      return { items, total: isWhole ? items.length : await count(db, query) }
    },
    count,
    countBy: async (db, { where = {}, q }, names, limit) => {
      if (names.length === 0) return []
      const part = (isOne: boolean) => Object.fromEntries(Object.entries(where).filter(([name]) => names.includes(name) === isOne))
      // One pass over the items; all counts are sums over the few combinations of values that there are.
      const found = matching(db, { where: part(false), q })
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
    },
    places: async (db, query) => (await read(db, query, ['_id', 'updatedAt', ...columnsOf(resource)])) as unknown as Place[],
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
    insert: async (db, { _id = uuid(), isPublished = true, createdAt, ...fields }) => {
      const updatedAt = await stampOf(db)
      // After a clock that was ahead the stamps of changes are, until it is that time.
      const now = new Date().toISOString()
      const row = {
        _id,
        version: 1,
        createdAt: createdAt ?? (updatedAt < now ? updatedAt : now),
        updatedAt,
        ...format.toRow(fields, isPublished),
      }
      await asTables(db).insertInto(table).values(row).execute()
      await noteUses(db, resource, _id, fields)
      return toItem(row)
    },
    update: async (db, current, { isPublished = current.isPublished, createdAt = current.createdAt, ...change }) => {
      const { _id, version, createdAt: _createdAt, updatedAt: _updatedAt, isPublished: _isPublished, ...before } = current
      const stored = format.toRow({ ...before, ...change }, isPublished)
      const state = hasStates && !isPublished ? { state: unpublished } : {}
      const row = { createdAt, updatedAt: await stampOf(db), ...stored, ...state }
      if (!(await write(db, current, row))) return undefined
      await noteUses(db, resource, _id, { ...before, ...change })
      return toItem({ ...row, _id, version: version + 1 })
    },
    remove: async (db, current) => {
      const updatedAt = await stampOf(db)
      await noteUses(db, resource, current._id, {})
      const { _id, version } = current
      const own = asTables(db).deleteFrom(table).where('_id', '=', _id).where('version', '=', version)
      const { numDeletedRows } = await (hasStates ? own.where('state', '=', 'draft') : own).executeTakeFirst()
      if (numDeletedRows > 0n || !hasStates) return numDeletedRows > 0n
      return write(db, current, { updatedAt, ...format.toRow({}, false), state: 'removed' })
    },
    restore: async (db, { _id, version, createdAt, updatedAt: _updatedAt, isPublished: _isPublished, ...fields }) => {
      const row = { updatedAt: await stampOf(db), createdAt, ...format.toRow(fields, false) }
      // Of what was published its id has stayed, and devices know that it is gone.
      const left = asTables(db)
        .updateTable(table)
        .set({ ...row, version: version + 2, state: 'withdrawn' })
        .where('_id', '=', _id)
      const { numUpdatedRows } = await left.where('state', '=', 'removed').executeTakeFirst()
      if (numUpdatedRows > 0n) {
        await noteUses(db, resource, _id, fields)
        return toItem({ ...row, _id, version: version + 2 })
      }
      const made = { ...row, _id, version: version + 1 }
      const added = asTables(db)
        .insertInto(table)
        .values(made)
        .onConflict((conflict) => conflict.column('_id').doNothing())
      const { numInsertedOrUpdatedRows = 0n } = await added.executeTakeFirst()
      if (numInsertedOrUpdatedRows === 0n) return undefined
      await noteUses(db, resource, _id, fields)
      return toItem(made)
    },
  }
}

const repositories = new WeakMap<AnyResource, Repository<AnyResource>>()

/**
 * The repository of a resource. Its items are documents or rows of a table of its own (rows.ts); everything else is the same
 * for both, but that a removed row of a table is gone, so that it has no deltas.
 */
export function repositoryOf<R extends AnyResource>(resource: R): Repository<R> {
  const repository = repositories.get(resource) ?? makeRepository(resource)
  repositories.set(resource, repository)
  // Its items are those of this resource: only values that its schema has checked are stored.
  return repository
}
