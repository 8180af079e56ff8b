import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { Neighbours } from '#contract/standard-calls.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { bump } from './revision.ts'
import { type Db, type DocumentRow, documents } from './schema.ts'
import { searchConditions } from './search.ts'
import { derive, tableOf, toColumn } from './tables.ts'

/** An item of a resource that is known at run time only. */
export type Item = ItemOf<AnyResource>

export interface ListFilter {
  limit: number
  skip: number
  sort: 'createdAt' | '-createdAt'
  q?: string | undefined
  /** createdAt from (inclusive) and to (exclusive). */
  from?: string | undefined
  to?: string | undefined
  /** Values of the resource's filters. */
  where: Record<string, unknown>
}

/** Only checked values are ever stored, so what is read back is an item of its resource. */
const toItem = <R extends AnyResource>(_resource: R, row: Omit<DocumentRow, 'search' | 'initials'>): ItemOf<R> =>
  ({
    ...(JSON.parse(row.data) as Record<string, unknown>),
    _id: row._id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
    isPublished: row.state === 'published',
  }) as ItemOf<R>

const isContent = (resource: AnyResource): boolean => resource.scope !== 'console:inquiries'

/** The moment of a change: content moves the clock on, requests of visitors leave it alone. */
const stampOf = async (db: Db, resource: AnyResource): Promise<string> => (isContent(resource) ? bump(db) : new Date().toISOString())

const columns = ['_id', 'version', 'state', 'createdAt', 'updatedAt', 'data'] as const

function equals(name: string, wanted: unknown): Expression<SqlBool> {
  const value = toColumn(wanted)
  return value === null ? sql<SqlBool>`${sql.ref(name)} is null` : sql<SqlBool>`${sql.ref(name)} = ${value}`
}

function conditions(resource: AnyResource, { q, from, to, where }: Omit<ListFilter, 'limit' | 'skip' | 'sort'>): Expression<SqlBool>[] {
  const equal = (resource.filters ?? []).filter((name) => where[name] !== undefined).map((name) => equals(name, where[name]))
  return [
    ...equal,
    ...(q === undefined ? [] : searchConditions(q)),
    ...(from === undefined ? [] : [sql<SqlBool>`${sql.ref('createdAt')} >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${sql.ref('createdAt')} < ${to}`]),
  ]
}

/** A page of items and how many there are. `state` absent: published and draft. */
export async function listItems<R extends AnyResource>(
  db: Db,
  resource: R,
  filter: ListFilter,
  state?: 'published',
): Promise<{ items: ItemOf<R>[]; total: number }> {
  const direction = filter.sort === 'createdAt' ? 'asc' : 'desc'
  let query = documents(db).selectFrom(tableOf(resource))
  query = state === undefined ? query.where('state', '!=', 'removed') : query.where('state', '=', state)
  for (const condition of conditions(resource, filter)) query = query.where(condition)
  const { total } = await query.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .select(columns)
    .orderBy('createdAt', direction)
    .orderBy('_id', direction)
    .limit(filter.limit)
    .offset(filter.skip)
    .execute()
  return { items: rows.map((row) => toItem(resource, row)), total: Number(total) }
}

/** Published items that match and changed after `since`, and the ids of all others that changed (removed, withdrawn, no longer matching). */
export async function listChanges<R extends AnyResource>(
  db: Db,
  resource: R,
  filter: ListFilter,
  since: string,
): Promise<{ items: ItemOf<R>[]; removed: string[]; total: number }> {
  const changed = await documents(db).selectFrom(tableOf(resource)).select(['_id']).where('updatedAt', '>', since).execute()
  let query = documents(db).selectFrom(tableOf(resource)).select(columns).where('updatedAt', '>', since).where('state', '=', 'published')
  for (const condition of conditions(resource, filter)) query = query.where(condition)
  const direction = filter.sort === 'createdAt' ? 'asc' : 'desc'
  const rows = await query.orderBy('createdAt', direction).orderBy('_id', direction).execute()
  const matching = new Set(rows.map(({ _id }) => _id))
  return {
    items: rows.slice(filter.skip, filter.skip + filter.limit).map((row) => toItem(resource, row)),
    removed: changed.map(({ _id }) => _id).filter((_id) => !matching.has(_id)),
    total: rows.length,
  }
}

/** One item, whatever its state; `removed` where it was taken away. */
export async function findItem<R extends AnyResource>(db: Db, resource: R, _id: string): Promise<ItemOf<R> | 'removed' | undefined> {
  const row = await documents(db).selectFrom(tableOf(resource)).select(columns).where('_id', '=', _id).executeTakeFirst()
  if (row === undefined) return undefined
  return row.state === 'removed' ? 'removed' : toItem(resource, row)
}

/** The published items beside one in the order of a list, the newest first, among those that share its `neighboursBy`. */
export async function findNeighbours(db: Db, resource: AnyResource, item: Item): Promise<Neighbours<Item>> {
  const { _id, createdAt } = item
  const beside = async (sign: '>' | '<'): Promise<Item | null> => {
    let query = documents(db)
      .selectFrom(tableOf(resource))
      .select(columns)
      .where('state', '=', 'published')
      .where((row) => row.or([row('createdAt', sign, createdAt), row('createdAt', '=', createdAt).and('_id', sign, _id)]))
    for (const name of resource.neighboursBy ?? []) query = query.where(equals(name, item[name]))
    const direction = sign === '>' ? 'asc' : 'desc'
    const row = await query.orderBy('createdAt', direction).orderBy('_id', direction).limit(1).executeTakeFirst()
    return row === undefined ? null : toItem(resource, row)
  }
  return { newer: await beside('>'), older: await beside('<') }
}

export interface Settable {
  _id?: string
  isPublished?: boolean
  createdAt?: string
}

/** Stores a new item. Throws the engine's unique violation where a unique field is taken. */
export async function insertItem<R extends AnyResource>(
  db: Db,
  resource: R,
  { _id = uuid(), isPublished = true, createdAt, ...data }: Settable & Record<string, unknown>,
): Promise<ItemOf<R>> {
  const updatedAt = await stampOf(db, resource)
  const row: DocumentRow = {
    _id,
    version: 1,
    state: isPublished ? 'published' : 'draft',
    createdAt: createdAt ?? updatedAt,
    updatedAt,
    data: JSON.stringify(data),
    ...derive(resource, data),
  }
  await documents(db).insertInto(tableOf(resource)).values(row).execute()
  return toItem(resource, row)
}

/** Writes an item's new values over the old ones, if it is still the version that was read. `undefined`: it is not. */
export async function updateItem<R extends AnyResource>(
  db: Db,
  resource: R,
  current: ItemOf<R>,
  { isPublished = current.isPublished, createdAt = current.createdAt, ...change }: Settable & Record<string, unknown>,
): Promise<ItemOf<R> | undefined> {
  const { _id, version, createdAt: _createdAt, updatedAt: _updatedAt, isPublished: _isPublished, ...before } = current as Item
  const data = { ...before, ...change }
  const updatedAt = await stampOf(db, resource)
  const row = {
    version: version + 1,
    state: isPublished ? ('published' as const) : ('draft' as const),
    createdAt,
    updatedAt,
    data: JSON.stringify(data),
    ...derive(resource, data),
  }
  const { numUpdatedRows } = await documents(db)
    .updateTable(tableOf(resource))
    .set(row)
    .where('_id', '=', _id)
    .where('version', '=', version)
    .where('state', '!=', 'removed')
    .executeTakeFirst()
  return numUpdatedRows === 0n ? undefined : toItem(resource, { ...row, _id })
}

/** Takes an item away: its content is gone at once, its id stays so that devices can forget it. */
export async function removeItem(db: Db, resource: AnyResource, { _id, version }: Pick<Item, '_id' | 'version'>): Promise<boolean> {
  const { numUpdatedRows } = await documents(db)
    .updateTable(tableOf(resource))
    .set({ version: version + 1, state: 'removed', updatedAt: await stampOf(db, resource), data: '{}', ...derive(resource, {}) })
    .where('_id', '=', _id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
