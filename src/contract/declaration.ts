import type * as z from 'zod'
import type { ConsoleScope } from './call.ts'
import type { Sort } from './paging.ts'
import type { SiteName } from './sites.ts'

export type Fields = Record<string, z.ZodType>
type Name<F extends Fields> = keyof F & string

/** Fields of an item that determine its URLs. */
export interface HasUrl {
  _id: string
  code?: unknown
  site?: unknown
  isOpen?: unknown
}

/** Declaration of a resource, as its author writes it (resource.ts). */
export interface Declaration<F extends Fields = Fields> {
  /** Below `/api/v1` and `/api/console`; also names the table. */
  path: string
  singular: string
  plural: string
  /** What the console calls its items, in Korean and marked as labels of fields are (field.ts). */
  label: string
  /** What it is, in a few words, for the API's page. */
  summary: string
  /** `table`: a table of its own, for rules between rows (decision 2); its items are always published. Absent: documents. */
  storage?: 'table'
  fields: F
  /**
   * The headings that divide a long form, each with its fields (`label` as above). Every field stands in one of them, or there are none.
   * One with a `topic` has a form of its own, at an address that ends with it; one with a `site` is not asked for where that is off.
   */
  groups?: readonly { label: string; fields: readonly Name<F>[]; topic?: string; site?: SiteName }[]
  /** Fields that lists leave out. */
  detail?: readonly Name<F>[]
  /** Fields that only the console sees. */
  staff?: readonly Name<F>[]
  /** Fields that the console's changes may set. Absent: all of them. */
  changeable?: readonly Name<F>[]
  /** Fields that an item does not begin with that is made like another one: its dates, or its number. */
  notCopied?: readonly Name<F>[]
  /** The choices among `changeable`, and those of who is in charge, that staff may set for many items at once. */
  bulk?: readonly Name<F>[]
  /** Passwords that the console's writes may carry beside the fields: the resource's hooks store their hashes, and no answer has them. */
  writeOnly?: Fields
  /** A choice, one of the filters: lists leave out the items that have this value, unless it is asked for. */
  setAside?: { field: Name<F>; value: string }
  /** Fields that lists can be filtered by (`?code=firm`): strings, enums and booleans. */
  filters?: readonly Name<F>[]
  /** Fields in which `q` looks (search.ts): the short ones by initial consonants too. */
  search?: readonly Name<F>[]
  /** Fields of which no two items share a value. */
  unique?: readonly Name<F>[]
  /** The unique field that readers address an item by (`/api/v1/areas/{code}`). Absent: `_id`. */
  key?: Name<F>
  /** Fields beside `createdAt` that lists can be ordered by (`?sort=-index`): texts that compare in their order, and numbers. */
  sortable?: readonly Name<F>[]
  /**
   * Orders of lists that are no field's: numbers made from an item alone, each kept in a column with an index (`?sort=-turn`). What
   * is answered does not have them. Documents only.
   */
  orders?: Readonly<Record<string, (item: Readonly<Record<string, unknown>>) => number>>
  /** An instant, one of `sortable`: lists of the console can be narrowed to items for which it has come (`?due=true`). */
  due?: Name<F>
  /** The filters whose values neighbours share, as the list does in which they stand. Absent: any of the resource. */
  neighboursBy?: readonly Name<F>[]
  /** A flag, one of the filters: the items that have it stand above the others where the newest come first. */
  first?: Name<F>
  /** `-createdAt` (newest first, the default), `createdAt`, or one of `orders`. */
  sort?: Sort | `-${string}`
  /** The path of an item's own page. */
  page?: (item: HasUrl) => string | undefined
  /** The paths of the pages that show items without one. */
  shownOn?: (item: HasUrl) => readonly string[]
  public: readonly PublicOperation[]
  console: readonly ConsoleOperation[]
  /** Stored on the device: the public list takes `updatedSince` and names what is gone. */
  isOffline?: boolean
  /** A filter by which an item belongs to one of the sites, and its values: where a site is alone, items of the other are not there. */
  ofSite?: { field: string; values: Readonly<Record<SiteName, readonly string[]>> }
  /** Arrives on open screens of the console by itself (contract/platform/events.ts): every change moves its revision on. */
  isLive?: boolean
  scope: ConsoleScope
  /** Topics that a change of an item changes beside it (`Call.writes`). */
  changes?: readonly string[]
  /** Records of people: no reader has them, no cached answer and no device; which of them staff read or change is noted. Absent: no. */
  isPersonal?: boolean
  /** Which of its items staff read or change is noted. Absent: of what is personal. */
  isNoted?: boolean
  /** Public answers that are made from its items may be cached, so every change moves its revision on. Absent: unless it is personal. */
  isCached?: boolean
  /**
   * Items have drafts, versions and translations, and go through the trash. Absent: documents that staff create do, unless they are
   * personal.
   */
  keepsVersions?: boolean
}

export type PublicOperation = 'list' | 'one' | 'neighbours'
export type ConsoleOperation = 'list' | 'one' | 'create' | 'update' | 'remove'

/** The names that a declaration lists under any of the keys. */
export type Listed<D, Key extends keyof Declaration> = Key extends unknown
  ? D extends { [K in Key]: readonly (infer Named extends string)[] }
    ? Named
    : never
  : never
