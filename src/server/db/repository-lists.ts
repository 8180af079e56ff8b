import type { AnyResource } from '#contract/resource.ts'
import { sql } from 'kysely'
import { columnsOf } from './conditions.ts'
import type { Item, ListQuery, Place, Repository } from './repository.ts'
import type { ResourceRows } from './resource-rows.ts'
import type { Db, Row } from './schema.ts'
import { type Amount, weighFound } from './search-index.ts'

/** From here on it matters what is read of the rows that are skipped, and from which end they are counted. */
const farAway = 1000

/** Makes the reads of a repository that give several items. */
export function listsOf(resourceRows: ResourceRows): Pick<Repository<AnyResource>, 'select' | 'list' | 'count' | 'places'> {
  const { resource, columns, hasStates, toItem, select: rows, matching, inOrder } = resourceRows

  const read = (db: Db, query: ListQuery<AnyResource>, wanted: readonly string[], amount?: Amount): Promise<Row[]> => {
    const found = inOrder(matching(db, query, amount), query).select(wanted)
    // SQLite knows no offset without a limit.
    const page = query.limit === undefined ? found : found.limit(query.limit).offset(query.skip ?? 0)
    return page.execute()
  }
  /** A page of rows. What is skipped is looked at in the index alone. `isReversed`: counted from the end of the list. */
  const pageOf = async (
    db: Db,
    query: ListQuery<AnyResource>,
    { limit, skip, isReversed = false, amount }: { limit: number; skip: number; isReversed?: boolean; amount?: Amount | undefined },
  ) => {
    const page = inOrder(matching(db, query, amount), query, isReversed)
      .select('_id')
      .limit(limit)
      .offset(skip)
    const whole = rows(db, []).select(columns).where('_id', 'in', page)
    return (await inOrder(whole, query).execute()).map(toItem)
  }
  const select = async (db: Db, query: ListQuery<AnyResource>, amount?: Amount): Promise<Item[]> => {
    const { limit, skip = 0 } = query
    const isNear = limit === undefined || skip < farAway
    return isNear ? (await read(db, query, columns, amount)).map(toItem) : pageOf(db, query, { limit, skip, amount })
  }
  const count = async (db: Db, query: ListQuery<AnyResource>): Promise<number> => {
    const counted = matching(db, query).select(({ fn }) => fn.countAll().as('total'))
    return Number((await counted.executeTakeFirstOrThrow())['total'])
  }
  /** Returns whether a search is for words alone: then the index knows how many rows have them. */
  const isBySearchAlone = ({ where = {}, either, also = [] }: ListQuery<AnyResource>): boolean =>
    !hasStates && either === undefined && also.length === 0 && Object.values(where).every((wanted) => wanted === undefined)

  /** Looks only once for the rows and their number, unless many have what is looked for: of those a page is read. */
  const search = async (db: Db, query: ListQuery<AnyResource>): Promise<{ items: Item[]; total: number }> => {
    const inIndex =
      query.q === undefined || query.isNear === true
        ? undefined
        : await weighFound(db, resource, query.q, (query.skip ?? 0) + (query.limit ?? 100))
    if (inIndex?.total === 0) return { items: [], total: 0 }
    if (inIndex?.amount === 'many') {
      const counted = isBySearchAlone(query) ? inIndex.total : undefined
      const [total, items] = await Promise.all([counted ?? count(db, query), select(db, query, 'many')])
      return { items, total }
    }
    const found = await inOrder(matching(db, query, inIndex?.amount), query)
      .select(['_id', sql<number>`count(*) over ()`.as('total')])
      .limit(query.limit ?? 100)
      .offset(query.skip ?? 0)
      .execute()
    // Behind the last page nothing says how many there are.
    if (found.length === 0) return { items: [], total: (query.skip ?? 0) === 0 ? 0 : await count(db, query) }
    const ids = found.map(({ _id }) => String(_id))
    const wanted = await rows(db, []).select(columns).where('_id', 'in', ids).execute()
    const items = wanted.map(toItem).toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id))
    return { items, total: Number(found[0]?.['total']) }
  }

  return {
    select,
    list: async (db, query) => {
      if (query.q !== undefined || query.also !== undefined) return search(db, query)
      const { limit = 0, skip = 0 } = query
      if (skip >= farAway && limit > 0) {
        const total = await count(db, query)
        // The end is nearer: pages are counted from there.
        if (skip * 2 <= total) return { items: await select(db, query), total }
        const length = Math.min(limit, total - skip)
        return {
          items: length <= 0 ? [] : await pageOf(db, query, { limit: length, skip: total - skip - length, isReversed: true }),
          total,
        }
      }
      const items = await select(db, query)
      const isWhole = query.limit === undefined || ((query.skip ?? 0) === 0 && items.length < query.limit)
      return { items, total: isWhole ? items.length : await count(db, query) }
    },
    count,
    places: async (db, query) => (await read(db, query, ['_id', 'updatedAt', ...columnsOf(resource)])) as unknown as Place[],
  }
}
