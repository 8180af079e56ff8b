import type { AnyResource } from '#contract/resource.ts'
import { pruned } from '#contract/shape.ts'
import { type SqlBool, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { dependsOn } from './dependencies.ts'
import { bump } from './revision.ts'
import { conditionsOf, notAll, orderOf } from './conditions.ts'
import type { Item, ListQuery, Repository, Values } from './repository.ts'
import { type Db, type DocumentRow, documents } from './schema.ts'
import { derive, tableOf } from './tables.ts'

const columns = ['_id', 'version', 'state', 'createdAt', 'updatedAt', 'data'] as const
type Read = Pick<DocumentRow, (typeof columns)[number]>

/** What the declaration no longer names is not read, and so is not kept by the next write either. */
const toItem = ({ shapes }: AnyResource, { data, state, ...row }: Read): Item => ({
  ...pruned(shapes.all, JSON.parse(data) as Record<string, unknown>),
  ...row,
  isPublished: state === 'published',
})

const isContent = (resource: AnyResource): boolean => resource.scope !== 'console:inquiries'

/** The moment of a change: content bumps its revision, consultation requests do not. */
const stampOf = async (db: Db, resource: AnyResource): Promise<string> =>
  isContent(resource) ? bump(db, resource.path) : new Date().toISOString()

/** As a literal, so that both engines see that the partial indexes of tables.ts apply. */
const isThere = sql<SqlBool>`"state" <> 'removed'`

/** Items as JSON texts with derived columns (decision 2). */
export function documentRepository(resource: AnyResource): Repository<AnyResource> {
  const table = tableOf(resource)
  /** Where every read begins. */
  const rows = (db: Db) => {
    dependsOn(resource.path)
    return documents(db).selectFrom(table)
  }
  const toItemOf = (row: Read): Item => toItem(resource, row)

  const matching = (db: Db, query: ListQuery<AnyResource>) => {
    let found = rows(db).where(isThere)
    if (query.state !== undefined) found = found.where('state', '=', query.state)
    for (const condition of conditionsOf(resource, query)) found = found.where(condition)
    return found
  }
  const countOf = async (found: ReturnType<typeof rows>): Promise<number> =>
    Number((await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()).total)
  /** SQLite knows no offset without a limit. */
  const page = (found: ReturnType<typeof rows>, { limit, skip = 0 }: ListQuery<AnyResource>) =>
    limit === undefined ? found : found.limit(limit).offset(skip)

  const select = async (db: Db, query: ListQuery<AnyResource>): Promise<Item[]> => {
    const { column, direction } = orderOf(resource, query.sort)
    const found = matching(db, query).orderBy(column, direction).orderBy('_id', direction)
    return (await page(found, query).select(columns).execute()).map(toItemOf)
  }

  const find: Repository<AnyResource>['find'] = async (db, _id) => {
    const row = await rows(db).select(columns).where('_id', '=', _id).executeTakeFirst()
    if (row === undefined) return undefined
    return row.state === 'removed' ? 'removed' : toItemOf(row)
  }

  const beside = async (db: Db, { _id, createdAt, ...item }: Item, sign: '>' | '<'): Promise<Item | null> => {
    const direction = sign === '>' ? 'asc' : 'desc'
    const where = Object.fromEntries((resource.neighboursBy ?? []).map((name) => [name, item[name] ?? null]))
    const row = await matching(db, { where, state: 'published' })
      .where((is) => is.or([is('createdAt', sign, createdAt), is('createdAt', '=', createdAt).and('_id', sign, _id)]))
      .select(columns)
      .orderBy('createdAt', direction)
      .orderBy('_id', direction)
      .limit(1)
      .executeTakeFirst()
    return row === undefined ? null : toItemOf(row)
  }

  const changes: Repository<AnyResource>['changes'] = async (db, query, since) => {
    const conditions = [sql<SqlBool>`"state" = 'published'`, ...conditionsOf(resource, query)]
    const changed = rows(db).where('updatedAt', '>', since)
    let current = changed
    for (const condition of conditions) current = current.where(condition)
    const { direction } = orderOf(resource, query.sort)
    const found = page(current.orderBy('updatedAt', direction).orderBy('_id', direction), query)
    const items = (await found.select(columns).execute()).map(toItemOf)
    const others = await changed.where(notAll(conditions)).select('_id').execute()
    return { items, removed: others.map(({ _id }) => _id), total: await countOf(current) }
  }

  /** Writes `row` over the version that was read. */
  const write = async (db: Db, { _id, version }: Pick<Item, '_id' | 'version'>, row: Partial<DocumentRow>): Promise<boolean> => {
    const { numUpdatedRows } = await documents(db)
      .updateTable(table)
      .set({ ...row, version: version + 1 })
      .where('_id', '=', _id)
      .where('version', '=', version)
      .where(isThere)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    select,
    list: async (db, query) => {
      const items = await select(db, query)
      const isWhole = query.limit === undefined || ((query.skip ?? 0) === 0 && items.length < query.limit)
      return { items, total: isWhole ? items.length : await countOf(matching(db, query)) }
    },
    find,
    neighbours: async (db, item) => ({ newer: await beside(db, item, '>'), older: await beside(db, item, '<') }),
    changes,
    insert: async (db, { _id = uuid(), isPublished = true, createdAt, ...data }) => {
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
      await documents(db).insertInto(table).values(row).execute()
      return toItemOf(withoutDerived(row))
    },
    update: async (db, current, { isPublished = current.isPublished, createdAt = current.createdAt, ...change }: Values) => {
      const { _id, version, createdAt: _createdAt, updatedAt: _updatedAt, isPublished: _isPublished, ...before } = current
      const data = { ...before, ...change }
      const row = {
        state: isPublished ? ('published' as const) : ('draft' as const),
        createdAt,
        updatedAt: await stampOf(db, resource),
        data: JSON.stringify(data),
        ...derive(resource, data),
      }
      return (await write(db, current, row)) ? toItemOf(withoutDerived({ ...row, _id, version: version + 1 })) : undefined
    },
    remove: async (db, current) =>
      write(db, current, { state: 'removed', updatedAt: await stampOf(db, resource), data: '{}', ...derive(resource, {}) }),
  }
}

const withoutDerived = ({ _id, version, state, createdAt, updatedAt, data }: Read): Read => ({
  _id,
  version,
  state,
  createdAt,
  updatedAt,
  data,
})
