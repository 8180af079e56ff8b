import * as z from 'zod'
import type { Call, ConsoleScope } from './call.ts'
import { id, instant } from './field.ts'
import { localised } from './localise.ts'
import { type Shape, shapeOf, shapesOf } from './shape.ts'
import { paging, position, type Sort, summary, wireBoolean } from './paging.ts'
import type {
  ConsoleCalls,
  ConsoleItem,
  ConsoleOperation,
  Fields,
  Merge,
  Name,
  PublicCalls,
  PublicItem,
  PublicOperation,
  Single,
  BaseFields,
} from './standard-calls.ts'

interface Declaration<
  Path extends string,
  Singular extends string,
  Plural extends string,
  F extends Fields,
  Detail extends Name<F>,
  Staff extends Name<F>,
  Filter extends Name<F>,
  Public extends PublicOperation,
  Console extends ConsoleOperation,
> {
  /** Below `/api/v1` and `/api/console`; also names the table. */
  path: Path
  singular: Singular
  plural: Plural
  /** What it is, in a few words, for the API's page. */
  summary: string
  /** `table`: a table of its own, for rules between rows (decision 16); its items are always published. Absent: documents. */
  storage?: 'table'
  fields: F
  /** Fields that lists leave out. */
  detail?: readonly Detail[]
  /** Fields that only the console sees. */
  staff?: readonly Staff[]
  /** Fields that lists can be filtered by (`?code=firm`): strings, enums and booleans. */
  filters?: readonly Filter[]
  /** Fields in which `q` looks (search.ts): the short ones by initial consonants too. */
  search?: readonly Name<F>[]
  /** Fields of which no two items share a value. */
  unique?: readonly Name<F>[]
  /** Fields beside `createdAt` that lists can be ordered by (`?sort=-index`): texts that compare in their order, and numbers. */
  sortable?: readonly Name<F>[]
  /** The filters whose values neighbours share, as the list does in which they stand. Absent: any of the resource. */
  neighboursBy?: readonly NoInfer<Filter>[]
  /** `createdAt` or `-createdAt` (newest first, the default). */
  sort?: Sort
  public: readonly Public[]
  console: readonly Console[]
  /** Stored on the device: the public list takes `updatedSince` and names what is gone. */
  isOffline?: boolean
  scope: ConsoleScope
}

/** Any declaration, its exact types left aside: what the server's standard routes work with. */
export type AnyResource = Omit<
  Declaration<string, string, string, Fields, string, string, string, PublicOperation, ConsoleOperation>,
  'summary' | 'public' | 'console'
> & { calls: object; shapes: Shapes }

/** The shapes of the fields that each reader sees. */
interface Shapes {
  all: Readonly<Record<string, Shape>>
  public: Readonly<Record<string, Shape>>
  publicList: Readonly<Record<string, Shape>>
}
/** An item of a resource, as it is stored and as the console sees it. */
export type ItemOf<R extends AnyResource> = ConsoleItem<R['fields']>
/** An item of a resource, as its readers see it. */
export type PublicItemOf<R extends AnyResource> = R extends { publicItem: z.ZodType<infer Item> } ? Item : PublicItem<R['fields']>

const pick = <T>(object: Record<string, T>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)))
const omit = <T>(object: Record<string, T>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))

/** A field as a filter: booleans travel as words, everything else as it is. */
const filterOf = ({ kind, schema }: Shape): z.ZodType => (kind === 'boolean' ? wireBoolean : schema).optional()

/** Composed before it is measured: macOS sends three characters for one syllable. */
const q = z.string().trim().normalize('NFC').min(1).max(100).optional().meta({
  description: 'Words, all of which must be there; white space in them does not matter. Initial consonants (ㅇㅎ) look in short fields.',
})

/** What every item carries beside its fields. */
const reserved = ['_id', 'createdAt', 'updatedAt', 'version', 'isPublished', 'fallback'] as const

/**
 * Declares a resource of the standard pattern (specification 7.1): its fields once, and from them the public and the
 * console calls with their schemas, the storage, the OpenAPI document and the client's types.
 */
export function resource<
  const Path extends string,
  const Singular extends string,
  const Plural extends string,
  F extends Fields,
  const Public extends PublicOperation,
  const Console extends ConsoleOperation,
  const Detail extends Name<F> = never,
  const Staff extends Name<F> = never,
  const Filter extends Name<F> = never,
>(declaration: Declaration<Path, Singular, Plural, F, Detail, Staff, Filter, Public, Console>) {
  const {
    path,
    singular,
    plural,
    fields,
    filters = [],
    detail = [],
    staff = [],
    sort = '-createdAt',
    neighboursBy = [],
    scope,
  } = declaration
  for (const name of reserved) if (name in fields) throw new Error(`${path}: no field can be called ${name}, every item has one already`)
  if (declaration.storage === 'table' && declaration.isOffline === true)
    throw new Error(`${path}: a removed row of a table is gone, so devices would never hear of it`)
  const stamp = { _id: id, createdAt: instant, updatedAt: instant }
  const fallback = { fallback: z.array(z.string()).optional() }
  const forReaders = omit(fields, staff)
  for (const name of [...filters, ...(declaration.search ?? [])])
    if (declaration.public.length > 0 && staff.some((own) => own === name))
      throw new Error(`${path}: ${name} is for staff, so readers cannot filter or search by it`)
  const shapes = { all: shapesOf(fields), public: shapesOf(forReaders), publicList: shapesOf(omit(forReaders, detail)) }
  for (const [name, { reference }] of Object.entries(shapes.all))
    if (reference !== undefined && !filters.some((own) => own === name))
      throw new Error(`${path}: ${name} refers to ${reference.to}, so it has to be a filter`)
  const readable = Object.fromEntries(Object.entries(forReaders).map(([key, field]) => [key, localised(field)]))
  const publicItem = z.strictObject({ ...stamp, ...readable, ...fallback })
  const publicListItem = z.strictObject({ ...stamp, ...omit(readable, detail), ...fallback })
  /** A delta is for those who keep the items: they come whole. */
  const details = declaration.isOffline === true ? z.strictObject(pick(readable, detail)).partial().shape : {}
  const consoleItem = z.strictObject({ ...stamp, ...fields, version: z.int(), isPublished: z.boolean() })
  const settable = declaration.storage === 'table' ? {} : { isPublished: z.boolean().optional(), createdAt: instant.optional() }
  const listQuery = {
    ...paging(sort, declaration.sortable),
    ...Object.fromEntries(Object.entries(pick(shapes.all, filters)).map(([name, shape]) => [name, filterOf(shape)])),
    ...(declaration.search === undefined ? {} : { q }),
  }
  const params = z.strictObject({ _id: id })
  const single = (item: z.ZodType) => z.strictObject({ [singular]: item })
  const isPublicRead = { tag: path, status: 200, access: 'public', isCacheable: true } as const
  const isStaffs = { tag: path, status: 200, access: scope } as const
  const [open, below] = [`/api/v1/${path}`, `/api/console/${path}`]

  const publicCalls: Record<PublicOperation, Record<string, Call>> = {
    list: {
      [`GET ${open}`]: {
        ...isPublicRead,
        summary: `List: ${declaration.summary}`,
        query: z.strictObject({ ...listQuery, ...(declaration.isOffline === true ? { updatedSince: position.optional() } : {}) }),
        answer: z.strictObject({ [plural]: z.array(publicListItem.extend(details)), summary, removed: z.array(id).optional() }),
      },
    },
    one: {
      [`GET ${open}/{_id}`]: {
        ...isPublicRead,
        summary: `One: ${declaration.summary}`,
        params,
        answer: single(publicItem),
        errors: [404, 410],
      },
    },
    neighbours: {
      [`GET ${open}/{_id}/neighbours`]: {
        ...isPublicRead,
        summary: `Beside one: the next newer and the next older${neighboursBy.map((name) => `, same ${name}`).join('')}`,
        params,
        answer: z.strictObject({ newer: publicListItem.nullable(), older: publicListItem.nullable() }),
        errors: [404, 410],
      },
    },
  }
  const consoleCalls: Record<ConsoleOperation, Record<string, Call>> = {
    list: {
      [`GET ${below}`]: {
        ...isStaffs,
        summary: `Console list: ${declaration.summary}`,
        query: z.strictObject({ ...listQuery, from: instant.optional(), to: instant.optional() }),
        answer: z.strictObject({ [plural]: z.array(consoleItem), summary }),
      },
    },
    one: {
      [`GET ${below}/{_id}`]: {
        ...isStaffs,
        summary: `Console: one of ${plural}`,
        params,
        answer: single(consoleItem),
        errors: [404, 410],
      },
    },
    create: {
      [`POST ${below}`]: {
        ...isStaffs,
        summary: `Console: create one of ${plural}`,
        body: z.strictObject({ ...fields, ...settable }),
        answer: single(consoleItem),
        status: 201,
        errors: [409],
        location: (answer) => `${below}/${(answer as Single<string, BaseFields>)[singular]?._id}`,
      },
    },
    update: {
      [`PUT ${below}/{_id}`]: {
        ...isStaffs,
        summary: `Console: change one of ${plural}; absent fields stay`,
        params,
        body: z.strictObject({ ...withoutDefaults(fields), ...settable }).partial(),
        answer: single(consoleItem),
        errors: [404, 409, 410, 412],
      },
    },
    remove: {
      [`DELETE ${below}/{_id}`]: { ...isStaffs, summary: `Console: remove one of ${plural}`, params, status: 204, errors: [404, 410, 412] },
    },
  }
  const calls = Object.assign(
    {},
    ...declaration.public.map((operation) => publicCalls[operation]),
    ...declaration.console.map((operation) => consoleCalls[operation]),
  ) as Merge<PublicCalls<Path, Singular, Plural, Omit<F, Staff>, Exclude<Detail, Staff>, Exclude<Filter, Staff>>[Public]> &
    Merge<ConsoleCalls<Path, Singular, Plural, F, Filter>[Console]> &
    object
  return {
    ...declaration,
    calls,
    shapes,
    publicItem: publicItem as z.ZodType as z.ZodType<PublicItem<Omit<F, Staff>>>,
    publicListItem: publicListItem as z.ZodType as z.ZodType<Omit<PublicItem<Omit<F, Staff>>, Detail>>,
    consoleItem: consoleItem as z.ZodType as z.ZodType<ConsoleItem<F>>,
  }
}

/** All five operations of the console. */
export const everyOperation = ['list', 'one', 'create', 'update', 'remove'] as const

/** A default belongs to creating: in a change, an absent field stays as it is. */
const withoutDefaults = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { schema, isNullable, preset } = shapeOf(field)
      if (preset === undefined) return [name, field]
      return [name, isNullable ? schema.nullable() : schema]
    }),
  )
