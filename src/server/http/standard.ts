import type { Summary } from '#contract/paging.ts'
import type { AnyResource, ItemOf, PublicItemOf } from '#contract/resource.ts'
import type { Call } from '#contract/call.ts'
import type { ErrorCode } from '#contract/api.ts'
import type { FastifyInstance } from 'fastify'
import { findDanglingReference, lockForRemoval, releaseReferences } from '../db/references.ts'
import { lockRevisions, readRestored, readRevision } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import type { Item, ListQuery, Position, Values } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { ApiError } from './api-error.ts'
import { audit, auditFields } from './audit.ts'
import { recordChange } from './changes.ts'
import { countFilters } from './counts.ts'
import { exportList } from './export.ts'
import { importHeadings, importRows } from './import.ts'
import { issueOf } from './issues.ts'
import { requireVersion } from './item-tags.ts'
import { isOfSite, listQueryOf, ofOwnSite } from './list-query.ts'
import { localise } from './localise.ts'
import type { Platform } from './platform.ts'
import { cleanFields } from './rich-text.ts'
import { type Context, type Input, serveCall, type WriteContext } from './route.ts'

/**
 * An item as a visitor reads it: one language, nothing that only staff see. Its type is that of a detail; `isDetail` false
 * leaves `detail` fields out. Rich text is cleaned once more, since it may have been stored under an older allow-list.
 */
export function toPublic<R extends AnyResource>(
  resource: R,
  { _id, createdAt, updatedAt, ...item }: ItemOf<R>,
  locale: Context['locale'],
  isDetail: boolean,
): PublicItemOf<R> {
  const fields = isDetail ? resource.shapes.public : resource.shapes.publicList
  const fallback: string[] = []
  const localised = localise(fields, cleanFields(fields, item as Record<string, unknown>), locale, fallback)
  // The walk keeps the shape, so what comes out is the item with its texts in one language.
  return { ...localised, _id, createdAt, updatedAt, ...(fallback.length === 0 ? {} : { fallback }) } as unknown as PublicItemOf<R>
}

/** The published items that match, as visitors read them in lists. */
export async function listPublic<R extends AnyResource>(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  resource: R,
  query: ListQuery<R>,
  isDetail = false,
): Promise<PublicItemOf<R>[]> {
  const items = await repositoryOf(resource).select(db, { ...query, state: 'published' })
  return items.map((item) => toPublic(resource, item, locale, isDetail))
}

/** A page of published items as their readers may have them, and how many there are. */
export async function pagePublic<R extends AnyResource>(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  resource: R,
  query: ListQuery<R>,
  isDetail = false,
): Promise<{ items: PublicItemOf<R>[]; summary: Summary }> {
  const { items, total } = await repositoryOf(resource).list(db, { ...query, state: 'published' })
  const { limit = total, skip = 0 } = query
  return { items: items.map((item) => toPublic(resource, item, locale, isDetail)), summary: { total, limit, skip } }
}

/** The item that a path names. @throws ApiError `notFound`, `gone` */
export async function requireItem<R extends AnyResource>({ db }: Pick<Context, 'db'>, resource: R, _id: string): Promise<ItemOf<R>> {
  const item = await repositoryOf(resource).find(db, _id)
  if (item === undefined) throw new ApiError('notFound')
  if (item === 'removed') throw new ApiError('gone')
  return item
}

/** The item that a standard call names. */
const idOf = ({ params }: Input): string => (params as { _id: string })._id

/** Items as a list shows them. */
const asListed = async (context: Context, resource: AnyResource, items: Item[]): Promise<Item[]> =>
  (await hooksOf(context, resource).asListed?.(context.db, items)) ?? items

/** @throws ApiError `stale` with the current item, where `If-Match` names another version */
async function checkVersion(context: Context, resource: AnyResource, item: Item): Promise<void> {
  await requireVersion(context, item, async () => ({ [resource.singular]: (await asListed(context, resource, [item]))[0] }))
}

/**
 * Looks for the items that a write is going to name, under the lock of its resource: one that is removed at the same moment
 * is seen here, or takes the name out again.
 * @throws ApiError `invalid`, which names the field
 */
async function checkReferences({ db, locale }: Pick<Context, 'db' | 'locale'>, resource: AnyResource, values: Record<string, unknown>) {
  const name = await findDanglingReference(db, resource, values)
  if (name !== undefined) throw new ApiError('invalid', { issues: [issueOf(name, 'reference', locale)] })
}

const staleError = async (context: Context, resource: AnyResource, _id: string): Promise<ApiError> =>
  new ApiError('stale', {
    current: { [resource.singular]: (await asListed(context, resource, [await requireItem(context, resource, _id)]))[0] },
  })

/** Writes a change, or says what the item is now where somebody else was faster. */
export async function changeItem<R extends AnyResource>(
  context: WriteContext,
  resource: R,
  item: ItemOf<R>,
  change: Values,
): Promise<ItemOf<R>> {
  await checkVersion(context, resource, item)
  await checkReferences(context, resource, change)
  const changed = await repositoryOf(resource).update(context.db, item, cleanFields(resource.shapes.all, change))
  if (changed === undefined) throw await staleError(context, resource, item._id)
  await recordChange(context, { resource, before: item, after: changed })
  return changed
}

/** Where a device goes on: after `updatedSince`, which is an instant, or a position that an answer gave it (paging.ts). */
const positionOf = (updatedSince: string): Position => {
  const [at = '', _id = '~'] = updatedSince.split('_')
  return { at, _id }
}

const publicList =
  (resource: AnyResource) =>
  async ({ query }: Input, { db, locale, request }: Context) => {
    const { updatedSince } = query as { updatedSince?: string }
    const wanted = listQueryOf(resource, query as Record<string, unknown>, request.server.platform.config.onlySite)
    const summary = { limit: wanted.limit, skip: wanted.skip }
    const show = (items: Item[]) => items.map((item) => toPublic(resource, item, locale, updatedSince !== undefined))
    // Read before the rows: what changes in between is told again next time, never left out.
    const syncedAt = resource.isOffline === true ? { syncedAt: await readRevision(db, resource.path) } : {}
    if (updatedSince === undefined) {
      const { items, total } = await repositoryOf(resource).list(db, { ...wanted, state: 'published' })
      return { [resource.plural]: show(items), summary: { total, ...summary, ...syncedAt } }
    }
    const { items, removed, next } = await repositoryOf(resource).changes(db, wanted, positionOf(updatedSince))
    const restoredAt = await readRestored(db)
    const reached = next === undefined ? syncedAt : { syncedAt: `${next.at}_${next._id}`, isPart: true }
    return { [resource.plural]: show(items), summary: { total: items.length, ...summary, ...reached, ...restoredAt }, removed }
  }

/** The item as its readers may have it. @throws ApiError `notFound`, `gone`: what is not published is not there */
export async function requirePublished<R extends AnyResource>({ db }: Pick<Context, 'db'>, resource: R, _id: string): Promise<ItemOf<R>> {
  const item = await requireItem({ db }, resource, _id)
  if (!item.isPublished) throw new ApiError('notFound')
  return item
}

/** The published item of a site that is there. @throws ApiError `notFound`, `gone` */
async function requireShown<R extends AnyResource>(context: Context, resource: R, _id: string): Promise<ItemOf<R>> {
  const item = await requirePublished(context, resource, _id)
  if (!isOfSite(resource, item, context.request.server.platform.config.onlySite)) throw new ApiError('notFound')
  return item
}

const publicOne = (resource: AnyResource) => async (input: Input, context: Context) => {
  const { singular, key } = resource
  if (key === undefined) return { [singular]: toPublic(resource, await requireShown(context, resource, idOf(input)), context.locale, true) }
  const [item] = await listPublic(context, resource, { where: input.params as Record<string, unknown> }, true)
  if (item === undefined) throw new ApiError('notFound')
  return { [singular]: item }
}

const publicNeighbours = (resource: AnyResource) => async (input: Input, context: Context) => {
  const { newer, older } = await repositoryOf(resource).neighbours(context.db, await requireShown(context, resource, idOf(input)))
  const show = (item: Item | null) => (item === null ? null : toPublic(resource, item, context.locale, false))
  return { newer: show(newer), older: show(older) }
}

/** Extension points of a resource's standard console routes, run in their transaction. Throwing refuses the write. */
export interface ResourceHooks {
  /** Before a write: the item as it is (none when one is created) and what was sent. Returns what is to be stored. */
  beforeWrite?: (context: WriteContext, before: Item | undefined, values: Values) => Promise<Values>
  afterWrite?: (context: WriteContext) => Promise<void>
  /** Items as who did not open them may see them: in lists, and beside a refusal. */
  asListed?: (db: Db, items: Item[]) => Promise<Item[]>
  /** Before one item is shown to who has opened it, or changed it. */
  onOpen?: (item: Item, context: Context) => Promise<void>
  /** What is said of an item that others name: what can be done instead. */
  inUse?: ErrorCode
  /** After an item was changed by its standard call. */
  onChange?: (before: Item, after: Item, context: WriteContext) => Promise<void>
  /** After an item was created. */
  onCreate?: (item: Item, context: WriteContext) => Promise<void>
  /** Takes away with an item what belongs to it. */
  onRemove?: (item: Item, context: WriteContext) => Promise<void>
}

/** Joins what several modules do beside the standard routes of one resource, in their order. */
export function joinHooks(all: readonly ResourceHooks[]): ResourceHooks {
  const [first = {}] = all
  if (all.length < 2) return first
  return {
    ...Object.assign({}, ...all.toReversed()),
    beforeWrite: (context, before, values) =>
      all.reduce(async (sent, { beforeWrite }) => (await beforeWrite?.(context, before, await sent)) ?? sent, Promise.resolve(values)),
    asListed: (db, items) =>
      all.reduce(async (shown, { asListed }) => (await asListed?.(db, await shown)) ?? shown, Promise.resolve(items)),
    afterWrite: async (context) => {
      for (const { afterWrite } of all) await afterWrite?.(context)
    },
    onOpen: async (item, context) => {
      for (const { onOpen } of all) await onOpen?.(item, context)
    },
    onCreate: async (item, context) => {
      for (const { onCreate } of all) await onCreate?.(item, context)
    },
    onChange: async (before, after, context) => {
      for (const { onChange } of all) await onChange?.(before, after, context)
    },
    onRemove: async (item, context) => {
      for (const { onRemove } of all) await onRemove?.(item, context)
    },
  }
}

const writeAsSent: NonNullable<ResourceHooks['beforeWrite']> = async (_context, _before, values) => values

interface Noted {
  before: Item
  after: Item
  sent: Values
}

/** Notes who had items, where that is noted. */
const noteOf =
  ({ isNoted, path }: AnyResource) =>
  async ({ db, caller }: Context, action: 'list' | 'read' | 'change' | 'remove', ...items: readonly Pick<Item, '_id'>[]): Promise<void> => {
    if (isNoted) await audit(db, caller, { action, resource: path, items: items.map(({ _id }) => _id) })
  }

/** Notes which fields of an item were changed, where that is noted; a field that is never read is one of them. */
async function noteChangedFields({ db, caller }: Context, { isNoted, path }: AnyResource, { before, after, sent }: Noted): Promise<void> {
  if (!isNoted) return
  const isOther = (name: string) => !(name in before) || JSON.stringify(before[name]) !== JSON.stringify(after[name])
  const fields = Object.keys(sent).filter(isOther)
  await auditFields(db, caller, path, after._id, fields)
}

/** The hooks that resources are served with, by path. */
const served = new WeakMap<Platform, Map<string, ResourceHooks>>()

const hooksOf = ({ request }: Context, { path }: AnyResource): ResourceHooks => served.get(request.server.platform)?.get(path) ?? {}

/** Stores an item as its standard POST does: that POST itself, and calls that make one in a way of their own. In their transaction. */
export async function createItem<R extends AnyResource>(context: WriteContext, resource: R, sent: Values): Promise<ItemOf<R>> {
  const { beforeWrite = writeAsSent, afterWrite, onCreate } = hooksOf(context, resource)
  const values = await beforeWrite(context, undefined, ofOwnSite(resource, sent, context.request.server.platform.config.onlySite))
  await checkReferences(context, resource, values)
  const item = await repositoryOf(resource).insert(context.db, cleanFields(resource.shapes.all, values))
  await onCreate?.(item, context)
  await afterWrite?.(context)
  await recordChange(context, { resource, before: undefined, after: item })
  return item
}

/**
 * Changes an item as its standard PUT does, from what it is: that PUT itself, and calls that change a part of an item in a way
 * of their own. In their transaction.
 */
export async function updateItem<R extends AnyResource>(
  context: WriteContext,
  resource: R,
  _id: string,
  valuesOf: (item: ItemOf<R>) => Values,
): Promise<ItemOf<R>> {
  const { beforeWrite = writeAsSent, afterWrite, onOpen, onChange } = hooksOf(context, resource)
  // Writers of a resource follow each other on either engine: without If-Match the last one wins.
  await lockRevisions(context.db, [resource.path])
  const item = await requireItem(context, resource, _id)
  const sent = ofOwnSite(resource, valuesOf(item), context.request.server.platform.config.onlySite)
  const change = await beforeWrite(context, item, sent)
  const changed = await changeItem(context, resource, item, change)
  await onChange?.(item, changed, context)
  await onOpen?.(item, context)
  await afterWrite?.(context)
  await noteChangedFields(context, resource, { before: item, after: changed, sent })
  return changed
}

/** Finds items as the console's list shows them, and notes who had them, without counting them. */
export async function findListed(context: Context, resource: AnyResource, query: ListQuery<AnyResource>): Promise<readonly Item[]> {
  const items = await repositoryOf(resource).select(context.db, query)
  await noteOf(resource)(context, 'list', ...items)
  return asListed(context, resource, items)
}

const consoleHandlers = (
  resource: AnyResource,
  { beforeWrite = writeAsSent, afterWrite, onOpen, onRemove, inUse = 'inUse' }: ResourceHooks,
  note: ReturnType<typeof noteOf>,
) => ({
  list: async ({ query }: Input, context: Context) => {
    const { db, request } = context
    const wanted = listQueryOf(resource, query as Record<string, unknown>, request.server.platform.config.onlySite)
    const { items, total } = await repositoryOf(resource).list(db, wanted)
    await note(context, 'list', ...items)
    return { [resource.plural]: await asListed(context, resource, items), summary: { total, limit: wanted.limit, skip: wanted.skip } }
  },
  one: async (input: Input, context: Context) => {
    const item = await requireItem(context, resource, idOf(input))
    await onOpen?.(item, context)
    await note(context, 'read', item)
    return { [resource.singular]: item }
  },
  create: async ({ body }: Input, context: WriteContext) => ({
    [resource.singular]: await createItem(context, resource, body as Values),
  }),
  update: async (input: Input, context: WriteContext) => ({
    [resource.singular]: await updateItem(context, resource, idOf(input), () => input.body as Values),
  }),
  remove: async (input: Input, context: WriteContext) => {
    await lockForRemoval(context.db, resource)
    const item = await requireItem(context, resource, idOf(input))
    await checkVersion(context, resource, item)
    await beforeWrite(context, item, {})
    const isFree = await releaseReferences(context.db, resource, item._id, (change) => recordChange(context, change))
    if (!isFree) throw new ApiError(inUse)
    if (!(await repositoryOf(resource).remove(context.db, item))) throw await staleError(context, resource, item._id)
    await recordChange(context, { resource, before: item, after: undefined })
    await onRemove?.(item, context)
    await afterWrite?.(context)
    await note(context, 'remove', item)
  },
})

/** Serves the standard calls that a resource declares (specification 7.1). */
export function serveResource(app: FastifyInstance, resource: AnyResource, hooks: ResourceHooks = {}): void {
  const { platform } = app
  served.set(platform, (served.get(platform) ?? new Map<string, ResourceHooks>()).set(resource.path, hooks))
  const handlers = consoleHandlers(resource, hooks, noteOf(resource))
  const below = `/api/console/${resource.path}`
  const standard: Record<string, (input: Input, context: WriteContext) => Promise<unknown>> = {
    [`GET /api/v1/${resource.path}`]: publicList(resource),
    [`GET /api/v1/${resource.path}/{${resource.key ?? '_id'}}`]: publicOne(resource),
    [`GET /api/v1/${resource.path}/{_id}/neighbours`]: publicNeighbours(resource),
    [`GET ${below}`]: handlers.list,
    [`GET ${below}/counts`]: countFilters(resource),
    [`GET ${below}/export`]: exportList(resource, hooks.asListed),
    [`GET ${below}/import`]: importHeadings(resource),
    [`POST ${below}/import`]: importRows(resource, { create: createItem, update: updateItem }),
    [`GET ${below}/{_id}`]: handlers.one,
    [`POST ${below}`]: handlers.create,
    [`PUT ${below}/{_id}`]: handlers.update,
    [`DELETE ${below}/{_id}`]: handlers.remove,
  }
  for (const [name, declared] of Object.entries(resource.calls as Record<string, Call>)) {
    const handler = standard[name]
    if (handler === undefined) throw new Error(`${name} is declared, and nothing answers it`)
    serveCall(app, name, declared, handler)
  }
}
