import { publicationCalls } from '#contract/platform/editorial.ts'
import { resources } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import { titleOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import type { Item } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { lockRevisions } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import { keepVersion } from '../db/versions.ts'
import { ApiError } from '../http/api-error.ts'
import { announce, type Change } from '../http/changes.ts'
import { issueOf } from '../http/issues.ts'
import type { Platform } from '../http/platform.ts'
import { serve } from '../http/route.ts'
import { requireItem } from '../http/standard.ts'
import { openContent, openPaths } from './editorial.ts'
import type { SiteTables } from './tables.ts'

type Times = Pick<SiteTables['schedules'], 'publishAt' | 'unpublishAt'>

const all: readonly AnyResource[] = resources
/** So many are published in a row before others get their turn. */
const batch = 100

/** The first of the times that are left. */
const nextOf = ({ publishAt, unpublishAt }: Times): string | undefined => [publishAt, unpublishAt].filter((at) => at !== null).toSorted()[0]

/** Returns the rest of a schedule after `now` and whether the item is published by then; `undefined` if nothing is due. */
export function advance({ publishAt, unpublishAt }: Times, now: string): { left: Times; isPublished: boolean } | undefined {
  const isDue = (at: string | null): at is string => at !== null && at <= now
  const left = { publishAt: isDue(publishAt) ? null : publishAt, unpublishAt: isDue(unpublishAt) ? null : unpublishAt }
  // Where both have come while no process ran, the item has been withdrawn again: that is the later one.
  if (isDue(unpublishAt)) return { left, isPublished: false }
  return isDue(publishAt) ? { left, isPublished: true } : undefined
}

type Place = Pick<SiteTables['schedules'], 'resource' | '_item'>

const ofPlace = (db: Db, { resource, _item }: Place) =>
  db.deleteFrom('schedules').where('resource', '=', resource).where('_item', '=', _item)

async function store(db: Db, place: Place, times: Times, _user: string): Promise<void> {
  await ofPlace(db, place).execute()
  const nextAt = nextOf(times)
  if (nextAt !== undefined)
    await db
      .insertInto('schedules')
      .values({ ...place, ...times, nextAt, _user })
      .execute()
}

/** Publishes or withdraws one item whose time has come. Several processes may try: the first one does it. */
async function publishOne(platform: Platform, { resource: path, _item }: Place, now: string): Promise<void> {
  const resource = all.find((each) => each.path === path)
  const change = await platform.database.db.transaction().execute(async (db): Promise<Change | undefined> => {
    await lockRevisions(db, [path])
    // Taken out at once: another process that waits for the lock finds nothing to do.
    const row = await ofPlace(db, { resource: path, _item }).where('nextAt', '<=', now).returningAll().executeTakeFirst()
    const step = row && advance(row, now)
    const before = resource && (await repositoryOf(resource).find(db, _item))
    if (row === undefined || step === undefined || resource === undefined || typeof before !== 'object') return undefined
    await store(db, { resource: path, _item }, step.left, row._user)
    if (before.isPublished === step.isPublished) return undefined
    const after = await repositoryOf(resource).update(db, before, { isPublished: step.isPublished })
    if (after === undefined) return undefined
    await keepVersion(db, resource, { before, after, _user: row._user })
    return { resource, before, after }
  })
  if (change === undefined) return
  platform.revision.invalidate()
  announce(platform, change)
}

/** Publishes and withdraws what is due. */
export async function publishDue(platform: Platform, now = new Date()): Promise<void> {
  const at = now.toISOString()
  for (;;) {
    const due = platform.database.db.selectFrom('schedules').select(['resource', '_item']).where('nextAt', '<=', at)
    const rows = await due.orderBy('nextAt').orderBy('_item').limit(batch).execute()
    for (const row of rows) await publishOne(platform, row, at)
    if (rows.length < batch) return
  }
}

/** What items are called, with a query for each resource. */
async function titlesOf(db: Db, places: readonly Place[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const [path, rows] of Map.groupBy(places, ({ resource }) => resource)) {
    const resource = all.find((each) => each.path === path)
    const where = { _id: { in: rows.map(({ _item }) => _item) } }
    const items: Item[] = resource === undefined ? [] : await repositoryOf(resource).select(db, { where })
    for (const item of items) if (resource !== undefined) titles.set(item._id, titleOf(resource, item, 'ko'))
  }
  return titles
}

export function serveSchedules(app: FastifyInstance): void {
  serve(app, publicationCalls, {
    'GET /api/console/schedules': async ({ query }, context) => {
      const { db } = context
      const { resource, _item, limit = 20, skip = 0 } = query
      const open = openPaths(context)
      const wanted = resource === undefined ? open : open.filter((path) => path === resource)
      const inOpen = db.selectFrom('schedules').where('resource', 'in', wanted.length === 0 ? [''] : wanted)
      const found = _item === undefined ? inOpen : inOpen.where('_item', '=', _item)
      const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      const rows = await found
        .select(['resource', '_item', 'publishAt', 'unpublishAt'])
        .orderBy('nextAt')
        .orderBy('_item')
        .limit(limit)
        .offset(skip)
        .execute()
      const titles = await titlesOf(db, rows)
      const schedules = rows.map((row) => ({ ...row, title: titles.get(row._item) ?? '' }))
      return { schedules, summary: { total: Number(total), limit, skip } }
    },
    'PUT /api/console/schedules': async ({ body: { resource: path, _item, publishAt, unpublishAt } }, context) => {
      const { db, locale } = context
      const resource = openContent(context, path)
      const item = await requireItem(context, resource, _item)
      if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
        throw new ApiError('invalid', { issues: [issueOf('unpublishAt', 'scheduleOrder', locale)] })
      await lockRevisions(db, [path])
      await store(db, { resource: path, _item }, { publishAt, unpublishAt }, context.caller._id)
      return { schedule: { resource: path, _item, title: titleOf(resource, item, 'ko'), publishAt, unpublishAt } }
    },
  })
}
