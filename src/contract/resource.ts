import * as z from 'zod'
import type { Call } from './call.ts'
import { sheetFields } from './columns.ts'
import type { ConsoleOperation, Declaration, Fields, PublicOperation } from './declaration.ts'
import { id, instant } from './field.ts'
import { importCalls } from './import-calls.ts'
import { listCalls } from './list-calls.ts'
import { localised } from './localise.ts'
import { paging, position, summary, wireBoolean } from './paging.ts'
import { type Shape, shapeOf, shapesOf } from './shape.ts'
import type { BaseFields, ConsoleItem, DetailItem, PublicItem, ShortItem, StandardCalls } from './standard-calls.ts'

/** All five operations of the console. */
export const everyOperation = ['list', 'one', 'create', 'update', 'remove'] as const

/** Any declaration, its exact types left aside: what the server's standard routes work with. */
export type AnyResource = Omit<Declaration, 'summary' | 'public' | 'console'> &
  Required<Nature> & {
    calls: object
    /** The shapes of the fields that each reader sees. */
    shapes: Readonly<Record<'all' | 'public' | 'publicList', Readonly<Record<string, Shape>>>>
  }
/** An item of a resource, as it is stored and as the console sees it. */
export type ItemOf<R extends AnyResource> = ConsoleItem<R['fields']>
/** An item of a resource, as its readers see it. */
export type PublicItemOf<R extends AnyResource> = R extends { publicItem: z.ZodType<infer Item> } ? Item : PublicItem<R['fields']>

const pick = <T>(object: Record<string, T>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)))
const omit = <T>(object: Record<string, T>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))

const none = z
  .literal('none')
  .transform(() => null)
  .meta({ type: 'string', const: 'none' })

/** A field as a filter: booleans travel as words, everything else as it is. */
const filterOf = ({ kind, schema }: Shape): z.ZodType => (kind === 'boolean' ? wireBoolean : schema).optional()

/** As a filter of the console: `none` finds what names nothing. */
const consoleFilterOf = (shape: Shape): z.ZodType => {
  const { reference, isNullable, schema } = shape
  if (reference === undefined || !isNullable) return filterOf(shape)
  return z.union([schema, none]).optional()
}

/** Composed before it is measured: macOS sends three characters for one syllable. */
const q = z.string().trim().normalize('NFC').min(1).max(100).optional().meta({
  description: 'Words, all of which must be there; white space in them does not matter. Initial consonants (ㅇㅎ) look in short fields.',
})

const updatedSince = position.optional().meta({
  description:
    'Only what has changed since then, whole, with the ids of what is gone in `removed`. Take `summary.syncedAt` of the last answer: at once where `summary.isPart` is true, else the next time.',
})
const from = instant.optional().meta({ description: 'Only those created at this instant or later.' })
const due = wireBoolean.optional().meta({ description: 'True: only those whose time has come.' })
const to = instant.optional().meta({ description: 'Only those created before this instant.' })

/** What every item carries beside its fields. */
const reserved = ['_id', 'createdAt', 'updatedAt', 'version', 'isPublished', 'fallback'] as const

/** Content that staff make and change. Accounts and their rights come by no file, for they have passwords, and rules between rows. */
const hasImport = ({ storage, console: operations }: Pick<Declaration, 'storage' | 'console'>): boolean =>
  storage !== 'table' && operations.includes('create') && operations.includes('update')

type Nature = Pick<Declaration, 'isPersonal' | 'isCached' | 'keepsVersions'>

/** Completes what a declaration says of its items by what goes without saying. @throws Error where its words contradict each other */
function natureOf(declaration: Declaration): Required<Nature> {
  const { path, storage, isPersonal = false, isOffline = false } = declaration
  const { isCached = !isPersonal } = declaration
  const { keepsVersions = !isPersonal && storage !== 'table' && declaration.console.includes('create') } = declaration
  if (isPersonal && isCached) throw new Error(`${path}: what is personal is not cached`)
  if (isPersonal && declaration.public.length > 0) throw new Error(`${path}: what is personal has no public calls`)
  if (isPersonal && keepsVersions) throw new Error(`${path}: no versions are kept of what is personal, it is gone when it is erased`)
  if (storage === 'table' && keepsVersions) throw new Error(`${path}: rows of a table keep no versions`)
  if (isOffline && !isCached) throw new Error(`${path}: devices ask what is new by the revision that cached resources have`)
  return { isPersonal, isCached, keepsVersions }
}

/** Names in a declaration are those of its fields, and it says nothing that no declaration knows. */
type Checked<D extends Declaration> = Declaration<D['fields']> & { [Key in Exclude<keyof D, keyof Declaration>]: never }

/** Whether a standard call has items that are there, rather than new ones, their numbers or the headings of a file. */
const hasItems = (name: string): boolean => !/^POST |\/(counts|import)$/.test(name)

/** Says of the calls of a resource whether they are personal. */
const withPersonal = (calls: Record<string, Call>, isPersonal: boolean): Record<string, Call> =>
  isPersonal
    ? Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, hasItems(name) ? { ...call, isPersonal } : call]))
    : calls

/**
 * Says of the calls of a resource that they read or write its items; of content, that its versions change with it, and that what
 * refers to an item that is removed changes, too.
 */
function withDependencies({ path, changes = [] }: Declaration, calls: Record<string, Call>, isContent: boolean): Record<string, Call> {
  const reads = isContent ? [path, 'content'] : [path]
  const writesOf = (name: string) =>
    isContent ? [path, 'versions', ...(name.startsWith('DELETE ') ? ['content'] : []), ...changes] : [path, ...changes]
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, name.startsWith('GET ') ? { ...call, reads } : { ...call, writes: writesOf(name) }]),
  )
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * Declares a resource of the standard pattern (specification 7.1): its fields once, and from them the public and the
 * console calls with their schemas, the storage, the OpenAPI document and the client's types.
 */
export function resource<const D extends Declaration>(declaration: D & Checked<D>) {
  const { path, singular, plural, fields, key = '_id', scope, storage, isOffline = false }: Declaration = declaration
  const {
    filters = [],
    search,
    detail = [],
    staff = [],
    sort = '-createdAt',
    neighboursBy = [],
    changeable,
    due: dueBy,
  }: Declaration = declaration
  for (const name of reserved) if (name in fields) throw new Error(`${path}: no field can be called ${name}, every item has one already`)
  if (storage === 'table' && isOffline) throw new Error(`${path}: a removed row of a table is gone, so devices would never hear of it`)
  const nature = natureOf(declaration)
  const stamp = { _id: id, createdAt: instant, updatedAt: instant }
  const fallback = { fallback: z.array(z.string()).optional() }
  const forReaders = omit(fields, staff)
  for (const name of [...filters, ...(search ?? [])])
    if (declaration.public.length > 0 && staff.includes(name))
      throw new Error(`${path}: ${name} is for staff, so readers cannot filter or search by it`)
  const shapes = { all: shapesOf(fields), public: shapesOf(forReaders), publicList: shapesOf(omit(forReaders, detail)) }
  if (declaration.first !== undefined && !filters.includes(declaration.first))
    throw new Error(`${path}: ${declaration.first} stands first, so it has to be a filter`)
  if (dueBy !== undefined && !(declaration.sortable ?? []).includes(dueBy))
    throw new Error(`${path}: items are due by ${dueBy}, so it has to be sortable`)
  for (const name of neighboursBy)
    if (!filters.includes(name)) throw new Error(`${path}: neighbours share ${name}, so it has to be a filter`)
  const grouped = (declaration.groups ?? []).flatMap((group) => group.fields)
  if (grouped.length > 0 && grouped.toSorted().join() !== Object.keys(fields).toSorted().join())
    throw new Error(`${path}: every field stands in one group`)
  for (const [name, { reference }] of Object.entries(shapes.all))
    if (reference !== undefined && !filters.includes(name))
      throw new Error(`${path}: ${name} refers to ${reference.to}, so it has to be a filter`)
  const readable = Object.fromEntries(Object.entries(forReaders).map(([name, field]) => [name, localised(field)]))
  const name = capital(singular)
  const publicItem = z.strictObject({ ...stamp, ...readable, ...fallback }).meta({ id: name })
  const publicListItem = z.strictObject({ ...stamp, ...omit(readable, detail), ...fallback }).meta({ id: `Short${name}` })
  /** A delta is for those who keep the items: they come whole. */
  const details = isOffline ? z.strictObject(pick(readable, detail)).partial().shape : {}
  const consoleItem = z.strictObject({ ...stamp, ...fields, version: z.int(), isPublished: z.boolean() }).meta({ id: `Console${name}` })
  const settable: Fields = storage === 'table' ? {} : { isPublished: z.boolean().optional(), createdAt: instant.optional() }
  const creation = { ...fields, ...declaration.writeOnly, ...settable }
  const change = changeable === undefined ? creation : pick(fields, changeable)
  const pages = paging(sort, declaration.sortable)
  const filtersWith = (toFilter: (shape: Shape) => z.ZodType) => ({
    ...Object.fromEntries(Object.entries(pick(shapes.all, filters)).map(([name, shape]) => [name, toFilter(shape)])),
    ...(search === undefined ? {} : { q }),
  })
  const consoleFilters = { ...filtersWith(consoleFilterOf), ...(dueBy === undefined ? {} : { due }), from, to }
  const params = z.strictObject({ _id: id })
  const isImported = hasImport(declaration)
  const single = (item: z.ZodType) => z.strictObject({ [singular]: item })
  const isPublicRead = { tag: path, status: 200, access: 'public', isCacheable: nature.isCached } as const
  const isStaffs = { tag: path, status: 200, access: scope } as const
  const [open, below] = [`/api/v1/${path}`, `/api/console/${path}`]

  // What is written and never read again is a password.
  const hasPassword = declaration.writeOnly === undefined ? {} : { hasPassword: true }

  const publicCalls: Record<PublicOperation, Record<string, Call>> = {
    list: {
      [`GET ${open}`]: {
        ...isPublicRead,
        summary: `List: ${declaration.summary}`,
        query: z.strictObject({ ...pages, ...filtersWith(filterOf), ...(isOffline ? { updatedSince } : {}) }),
        answer: z.strictObject({
          [plural]: z.array(publicListItem.extend(details).meta({ id: `${name}InList` })),
          summary,
          removed: z.array(id).optional(),
        }),
      },
    },
    one: {
      [`GET ${open}/{${key}}`]: {
        ...isPublicRead,
        summary: `One: ${declaration.summary}`,
        params: z.strictObject({ [key]: fields[key] ?? id }),
        answer: single(publicItem),
        // Of what was removed, nothing but its id is known.
        errors: key === '_id' ? [404, 410] : [404],
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
        query: z.strictObject({ ...pages, ...consoleFilters }),
        answer: z.strictObject({ [plural]: z.array(consoleItem), summary }),
      },
      ...listCalls({
        path: below,
        tag: path,
        scope,
        summary: declaration.summary,
        filters: consoleFilters,
        sort: pages.sort,
        columns: sheetFields({ shapes, detail }).map(([field]) => field),
        isImported,
        isPersonal: nature.isPersonal,
      }),
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
        ...hasPassword,
        summary: `Console: create one of ${plural}`,
        body: z.strictObject(creation).meta({ id: `New${name}` }),
        answer: single(consoleItem),
        status: 201,
        errors: [409],
        location: (answer) => `${below}/${(answer as Record<string, BaseFields>)[singular]?._id}`,
      },
      ...(isImported ? importCalls({ path: below, tag: path, scope, summary: declaration.summary }) : {}),
    },
    update: {
      [`PUT ${below}/{_id}`]: {
        ...isStaffs,
        ...hasPassword,
        summary: `Console: change one of ${plural}; absent fields stay`,
        params,
        body: z
          .strictObject(withoutDefaults(change))
          .partial()
          .meta({ id: `${name}Change` }),
        answer: single(consoleItem),
        errors: [404, 409, 410, 412],
      },
    },
    remove: {
      [`DELETE ${below}/{_id}`]: { ...isStaffs, summary: `Console: remove one of ${plural}`, params, status: 204, errors: [404, 410, 412] },
    },
  }
  const asked: Record<string, Call> = Object.assign(
    {},
    ...declaration.public.map((operation) => publicCalls[operation]),
    ...declaration.console.map((operation) => consoleCalls[operation]),
  )
  const calls = withDependencies(declaration, withPersonal(asked, nature.isPersonal), isImported) as StandardCalls<D>
  return {
    ...(declaration as D),
    ...nature,
    calls,
    shapes,
    publicItem: publicItem as z.ZodType as z.ZodType<DetailItem<D>>,
    publicListItem: publicListItem as z.ZodType as z.ZodType<ShortItem<D>>,
    consoleItem: consoleItem as z.ZodType as z.ZodType<ConsoleItem<D['fields']>>,
  }
}

/** A default belongs to creating: in a change, an absent field stays as it is. */
export const withoutDefaults = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { schema, isNullable, preset } = shapeOf(field)
      if (preset === undefined) return [name, field]
      return [name, isNullable ? schema.nullable() : schema]
    }),
  )
