import * as z from 'zod'
import type { Call, ConsoleScope } from './call.ts'
import { id, instant } from './field.ts'
import type { Localised } from './locale.ts'
import { localised } from './localise.ts'
import { paging, type Paging, type Sort, type Summary, summary, wireBoolean } from './paging.ts'

type Fields = Record<string, z.ZodType>
type Name<F> = keyof F & string
type Values<F extends Fields> = { [Key in keyof F]: z.output<F[Key]> }

/** What every stored item carries. */
export interface Stamp {
  _id: string
  createdAt: string
  updatedAt: string
}
export type PublicItem<F extends Fields> = Stamp & Localised<Values<F>> & { fallback?: string[] }
export type ConsoleItem<F extends Fields> = Stamp & Values<F> & { version: number; isPublished: boolean }
type PublicOperation = 'list' | 'one'
type ConsoleOperation = 'list' | 'one' | 'create' | 'update' | 'remove'

interface Declaration<
  Path extends string,
  One extends string,
  Many extends string,
  F extends Fields,
  Detail extends Name<F>,
  Filter extends Name<F>,
  Public extends PublicOperation,
  Console extends ConsoleOperation,
> {
  /** Below `/api/v1` and `/api/console`; also names the table. */
  path: Path
  one: One
  many: Many
  /** What it is, in a few words, for the API's page. */
  summary: string
  fields: F
  /** Fields that lists leave out. */
  detail?: readonly Detail[]
  /** Fields that lists can be filtered by (`?code=firm`): strings, enums and booleans. */
  filters?: readonly Filter[]
  /** Fields in which `q` looks. */
  search?: readonly Name<F>[]
  /** Fields of which no two items share a value. */
  unique?: readonly Name<F>[]
  /** `createdAt` or `-createdAt` (newest first, the default). */
  sort?: Sort
  public: readonly Public[]
  console: readonly Console[]
  /** Kept on the device: the public list takes `updatedSince` and names what is gone. */
  isOffline?: boolean
  scope: ConsoleScope
}

/** Any declaration, its exact types left aside: what the server's standard routes work with. */
export interface AnyResource {
  path: string
  one: string
  many: string
  fields: Fields
  detail?: readonly string[]
  filters?: readonly string[]
  search?: readonly string[]
  unique?: readonly string[]
  isOffline?: boolean
  scope: ConsoleScope
  calls: object
}
/** An item of a resource, as it is stored and as the console sees it. */
export type ItemOf<R extends AnyResource> = ConsoleItem<R['fields']>
/** An item of a resource, as its readers see it. */
export type PublicItemOf<R extends AnyResource> = PublicItem<R['fields']>

type ListQuery<F extends Fields, Filter extends Name<F>> = Paging & { q?: string; updatedSince?: string } & {
  [Key in Filter]?: NonNullable<z.output<F[Key]>>
}
type ConsoleQuery<F extends Fields, Filter extends Name<F>> = ListQuery<F, Filter> & { from?: string; to?: string }
type List<Many extends string, Item> = { [Key in Many]: Item[] } & { summary: Summary }
type Single<One extends string, Item> = { [Key in One]: Item }
type Id = { _id: string }

type PublicCalls<
  Path extends string,
  One extends string,
  Many extends string,
  F extends Fields,
  Detail extends Name<F>,
  Filter extends Name<F>,
> = {
  list: {
    [K in `GET /api/v1/${Path}`]: Call<
      unknown,
      ListQuery<F, Filter>,
      unknown,
      List<Many, Omit<PublicItem<F>, Detail>> & { removed?: string[] }
    >
  }
  one: { [K in `GET /api/v1/${Path}/{_id}`]: Call<Id, unknown, unknown, Single<One, PublicItem<F>>> }
}
type ConsoleCalls<Path extends string, One extends string, Many extends string, F extends Fields, Filter extends Name<F>> = {
  list: { [K in `GET /api/console/${Path}`]: Call<unknown, ConsoleQuery<F, Filter>, unknown, List<Many, ConsoleItem<F>>> }
  one: { [K in `GET /api/console/${Path}/{_id}`]: Call<Id, unknown, unknown, Single<One, ConsoleItem<F>>> }
  create: { [K in `POST /api/console/${Path}`]: Call<unknown, unknown, CreateBody<F>, Single<One, ConsoleItem<F>>> }
  update: { [K in `PUT /api/console/${Path}/{_id}`]: Call<Id, unknown, Partial<CreateBody<F>>, Single<One, ConsoleItem<F>>> }
  remove: { [K in `DELETE /api/console/${Path}/{_id}`]: Call<Id> }
}
export type CreateBody<F extends Fields> = { [Key in keyof F]: z.input<F[Key]> } & { isPublished?: boolean; createdAt?: string }

type Merge<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void ? All : never

const pick = <T>(object: Record<string, T>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)))
const omit = <T>(object: Record<string, T>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))

/** A field as a filter: booleans travel as words, everything else as it is. */
const filterOf = (field: z.ZodType): z.ZodType => {
  const inner = field instanceof z.ZodNullable || field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field
  return (inner instanceof z.ZodBoolean ? wireBoolean : inner).optional()
}

/** What every item carries beside its fields. */
const reserved = ['_id', 'createdAt', 'updatedAt', 'version', 'isPublished', 'fallback'] as const

/**
 * Declares a resource of the standard pattern (specification 7.1): its fields once, and from them the public and the
 * console calls with their schemas, the storage, the OpenAPI document and the client's types.
 */
export function resource<
  const Path extends string,
  const One extends string,
  const Many extends string,
  F extends Fields,
  const Public extends PublicOperation,
  const Console extends ConsoleOperation,
  const Detail extends Name<F> = never,
  const Filter extends Name<F> = never,
>(declaration: Declaration<Path, One, Many, F, Detail, Filter, Public, Console>) {
  const { path, one, many, fields, filters = [], detail = [], sort = '-createdAt', scope } = declaration
  for (const name of reserved) if (name in fields) throw new Error(`${path}: no field can be called ${name}, every item has one already`)
  const stamp = { _id: id, createdAt: instant, updatedAt: instant }
  const fallback = { fallback: z.array(z.string()).optional() }
  const readable = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, localised(field)]))
  const publicItem = z.strictObject({ ...stamp, ...readable, ...fallback })
  const publicListItem = z.strictObject({ ...stamp, ...omit(readable, detail), ...fallback })
  const consoleItem = z.strictObject({ ...stamp, ...fields, version: z.int(), isPublished: z.boolean() })
  const settable = { isPublished: z.boolean().optional(), createdAt: instant.optional() }
  const listQuery = {
    ...paging(sort),
    ...Object.fromEntries(Object.entries(pick(fields, filters)).map(([key, field]) => [key, filterOf(field)])),
    ...(declaration.search === undefined ? {} : { q: z.string().trim().min(1).max(100).optional() }),
  }
  const params = z.strictObject({ _id: id })
  const single = (item: z.ZodType) => z.strictObject({ [one]: item })
  const common = { tag: path, status: 200 } as const
  const editing = { ...common, access: scope, errors: [404, 410, 412] } as const

  const publicCalls: Record<PublicOperation, Record<string, Call>> = {
    list: {
      [`GET /api/v1/${path}`]: {
        ...common,
        summary: `List: ${declaration.summary}`,
        access: 'public',
        query: z.strictObject({ ...listQuery, ...(declaration.isOffline === true ? { updatedSince: instant.optional() } : {}) }),
        answer: z.strictObject({ [many]: z.array(publicListItem), summary, removed: z.array(id).optional() }),
        isCacheable: true,
      },
    },
    one: {
      [`GET /api/v1/${path}/{_id}`]: {
        ...common,
        summary: `One: ${declaration.summary}`,
        access: 'public',
        params,
        answer: single(publicItem),
        errors: [404, 410],
        isCacheable: true,
      },
    },
  }
  const consoleCalls: Record<ConsoleOperation, Record<string, Call>> = {
    list: {
      [`GET /api/console/${path}`]: {
        ...common,
        summary: `Console list: ${declaration.summary}`,
        access: scope,
        query: z.strictObject({ ...listQuery, from: instant.optional(), to: instant.optional() }),
        answer: z.strictObject({ [many]: z.array(consoleItem), summary }),
      },
    },
    one: {
      [`GET /api/console/${path}/{_id}`]: {
        ...common,
        summary: `Console: one of ${many}`,
        access: scope,
        params,
        answer: single(consoleItem),
        errors: [404, 410],
      },
    },
    create: {
      [`POST /api/console/${path}`]: {
        ...common,
        summary: `Console: create one of ${many}`,
        access: scope,
        body: z.strictObject({ ...fields, ...settable }),
        answer: single(consoleItem),
        status: 201,
        errors: [409],
        location: (answer) => `/api/console/${path}/${(answer as Single<string, Stamp>)[one]?._id}`,
      },
    },
    update: {
      [`PUT /api/console/${path}/{_id}`]: {
        ...editing,
        summary: `Console: change one of ${many}; absent fields stay`,
        params,
        body: z.strictObject({ ...withoutDefaults(fields), ...settable }).partial(),
        answer: single(consoleItem),
      },
    },
    remove: {
      [`DELETE /api/console/${path}/{_id}`]: { ...editing, summary: `Console: remove one of ${many}`, params, status: 204 },
    },
  }
  const calls = Object.assign(
    {},
    ...declaration.public.map((operation) => publicCalls[operation]),
    ...declaration.console.map((operation) => consoleCalls[operation]),
  ) as Merge<PublicCalls<Path, One, Many, F, Detail, Filter>[Public]> & Merge<ConsoleCalls<Path, One, Many, F, Filter>[Console]> & object
  return {
    ...declaration,
    calls,
    publicItem: publicItem as z.ZodType as z.ZodType<PublicItem<F>>,
    publicListItem: publicListItem as z.ZodType as z.ZodType<Omit<PublicItem<F>, Detail>>,
    consoleItem: consoleItem as z.ZodType as z.ZodType<ConsoleItem<F>>,
  }
}

/** All five operations of the console. */
export const everyOperation = ['list', 'one', 'create', 'update', 'remove'] as const

/** A default belongs to creating: in a change, an absent field stays as it is. */
const withoutDefaults = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field]),
  )
