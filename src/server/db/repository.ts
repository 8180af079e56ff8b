import type { HasUrl } from '#contract/declaration.ts'
import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { Neighbours } from '#contract/standard-calls.ts'
import type { TranslationState } from '#contract/translation-state.ts'
import type { Expression, SqlBool } from 'kysely'
import type { Db } from './schema.ts'

/** An item of a resource that is known at run time only. */
export type Item = ItemOf<AnyResource>

/** A range; absent bounds are open. Texts compare by code point, so instants compare in time. */
export interface Range<Value> {
  gte?: Value
  gt?: Value
  lte?: Value
  lt?: Value
}
/** Condition on a column: this value (null: none), one of several, another one than this, or a range. `undefined`: no condition. */
export type Condition<Value> = Value | { in: readonly Value[] } | { not: NonNullable<Value> } | Range<NonNullable<Value>> | undefined
export type Where<R extends AnyResource> = { [Name in keyof ItemOf<R>]?: Condition<ItemOf<R>[Name]> }

export interface ListQuery<R extends AnyResource> {
  /** By fields that have a column: filters, sortable and unique ones, `_id`, `createdAt` and `updatedAt`. */
  where?: Where<R>
  /** Beside `where`, at least one of these. */
  either?: readonly Where<R>[]
  /** And all of these: conditions on tables of the resource's module, by the `_id` of a row. */
  also?: readonly Expression<SqlBool>[]
  /** Words to look for; see search.ts. */
  q?: string | undefined
  /** Whether each of these may have a typing mistake; see near.ts. */
  isNear?: boolean
  /** A sortable field, `-` in front for descending. Default `-createdAt`; items that are equal are ordered by `_id`. */
  sort?: string
  /** Absent: all of them. */
  limit?: number
  skip?: number
  /** Only those of which this is to be translated; see translation-state.ts. */
  translation?: TranslationState | undefined
  /** Absent: published and draft. */
  state?: 'published'
}

export interface Page<R extends AnyResource> {
  items: ItemOf<R>[]
  /** How many there are on all pages. */
  total: number
}

/** Column values that determine an item's URLs and its place among changes. */
export type Place = HasUrl & { updatedAt: string }

export interface ValueCount {
  /** Of the column. */
  name: string
  value: string | null
  total: number
}

/** A place in the order of changes: after the item with this `_id`, among those that changed at this instant. */
export interface Position {
  at: string
  _id: string
}

/** Columns that may be set beside the fields of an item. */
export interface Settable {
  _id?: string
  isPublished?: boolean
  createdAt?: string
}
export type Values = Settable & Record<string, unknown>

/**
 * Where the items of one resource are stored. Standard routes and modules use nothing else; a write needs the transaction
 * that its answer commits with. Unique violations are thrown as the engine's (`isUniqueViolation`).
 */
export interface Repository<R extends AnyResource> {
  list: (db: Db, query: ListQuery<R>) => Promise<Page<R>>
  /** As `list`, without counting. */
  select: (db: Db, query: ListQuery<R>) => Promise<ItemOf<R>[]>
  count: (db: Db, query: Pick<ListQuery<R>, 'where' | 'either' | 'also' | 'q' | 'translation' | 'state'>) => Promise<number>
  /**
   * How many items have each value of each of these columns, under the conditions on the others: as texts, null where there is
   * none. The most frequent values come first, `limit` of each column at most.
   */
  countBy: (
    db: Db,
    query: Pick<ListQuery<R>, 'where' | 'q' | 'translation'>,
    names: readonly string[],
    limit: number,
  ) => Promise<ValueCount[]>
  /** As `select`, but only what has a column: enough to know where the page of an item is, and when it last changed. */
  places: (db: Db, query: ListQuery<R>) => Promise<Place[]>
  /** One item in any state; `removed` where only its id is left. */
  find: (db: Db, _id: string) => Promise<ItemOf<R> | 'removed' | undefined>
  /** The published items beside one in the order of a list, newest first, among those that share its `neighboursBy`. */
  neighbours: (db: Db, item: ItemOf<R>) => Promise<Neighbours<ItemOf<R>>>
  /**
   * A page of what changed after `since`, in the order of the changes: published items that match, and the ids of all others
   * (removed, withdrawn, no longer matching) that were ever published. `next` is where the next page begins, if there is one.
   */
  changes: (db: Db, query: ListQuery<R>, since: Position) => Promise<{ items: ItemOf<R>[]; removed: string[]; next: Position | undefined }>
  insert: (db: Db, values: Values) => Promise<ItemOf<R>>
  /** Writes `change` over the item, if it is still the version that was read; else `undefined`. */
  update: (db: Db, current: ItemOf<R>, change: Values) => Promise<ItemOf<R> | undefined>
  /** Removes an item if it is still the version that was read. Its content is gone at once; the id of what was published stays, since devices have to forget it. */
  remove: (db: Db, current: Pick<ItemOf<R>, '_id' | 'version'>) => Promise<boolean>
  /** Puts a removed item back as it was, as a draft of a later version. `undefined`: it is there. */
  restore: (db: Db, removed: ItemOf<R>) => Promise<ItemOf<R> | undefined>
}
