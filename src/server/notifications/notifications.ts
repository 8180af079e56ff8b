import { type Locale, toLocale } from '#contract/locale.ts'
import { type MemberNotification, memberNotificationCalls } from '#contract/platform/member-notifications.ts'
import type { FastifyInstance } from 'fastify'
import { inPages } from '../db/in-pages.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { translate } from '../http/catalogues.ts'
import { serve } from '../http/route.ts'
import { declarationOf, type Description, type NotificationRegistry } from './kinds.ts'
import { countUnread, fromRow } from './rows.ts'

const own = (db: Db, _user: string) => db.selectFrom('notifications').selectAll().where('_user', '=', _user)

/** Describes notifications in a language, module by module. Kinds that this build does not know are left out. */
async function toShown(
  db: Db,
  registry: NotificationRegistry,
  rows: Awaited<ReturnType<ReturnType<typeof own>['execute']>>,
  locale: Locale,
): Promise<MemberNotification[]> {
  const known = rows.map(fromRow).filter(({ module, kind }) => registry[module]?.kinds[kind] !== undefined)
  const modules = Map.groupBy(known, ({ module }) => module)
  const described = new Map<string, Description>()
  for (const [module, notifications] of modules)
    for (const [_id, one] of (await registry[module]?.describe(db, notifications, locale)) ?? []) described.set(_id, one)
  return known.map((notification) => {
    const { _id, createdAt, module, kind, subject, readAt } = notification
    const { kind: declared, pathOf } = declarationOf(registry, notification)
    const { values = {}, former = {} } = described.get(_id) ?? {}
    const text = translate(locale, declared.text, values)
    return { _id, createdAt, module, kind, text, subject, path: pathOf(notification), readAt, ...former }
  })
}

/** Serves what members are notified of in the app. */
export function serveNotifications(app: FastifyInstance): void {
  const { notifications: registry } = app.platform

  serve(app, memberNotificationCalls, {
    'GET /api/v1/me/notifications': async ({ query }, { db, locale, caller: { _id: _user } }) => {
      const { limit = 20, skip = 0, sort } = query
      const direction = sort === 'createdAt' ? 'asc' : 'desc'
      const page = own(db, _user).orderBy('createdAt', direction).orderBy('_id', direction).limit(limit).offset(skip)
      const all = db.selectFrom('notifications').where('_user', '=', _user)
      const { total } = await all.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      const notifications = await toShown(db, registry, await page.execute(), locale)
      return { notifications, unread: await countUnread(db, _user), summary: { total: Number(total), limit, skip } }
    },
    'PUT /api/v1/me/notifications/{_id}': async ({ params, body }, { db, locale, caller: { _id: _user } }) => {
      const readAt = body.isRead ? new Date().toISOString() : null
      await db.updateTable('notifications').set({ readAt }).where('_id', '=', params._id).where('_user', '=', _user).execute()
      const rows = await own(db, _user).where('_id', '=', params._id).execute()
      const [notification] = await toShown(db, registry, rows, locale)
      if (notification === undefined) throw new ApiError('notFound')
      return { notification, unread: await countUnread(db, _user) }
    },
    'PUT /api/v1/me/notifications': async ({ body }, { db, caller: { _id: _user } }) => {
      const unread = db.updateTable('notifications').set({ readAt: new Date().toISOString() }).where('_user', '=', _user)
      await unread.where('readAt', 'is', null).where('createdAt', '<=', body.readUntil).execute()
      return { unread: await countUnread(db, _user) }
    },
  })
}

/** Exports what a member was notified of, for its owner: in the account's language. */
export async function* notificationsOf(db: Db, _user: string, registry: NotificationRegistry): AsyncGenerator<object> {
  const owner = await db.selectFrom('users').select('locale').where('_id', '=', _user).executeTakeFirst()
  const locale = toLocale(owner?.locale) ?? 'ko'
  const inOrder = () => own(db, _user).orderBy('createdAt').orderBy('_id')
  const page = async ({ limit, skip }: { limit: number; skip: number }) =>
    toShown(db, registry, await inOrder().limit(limit).offset(skip).execute(), locale)
  for await (const { createdAt, kind, text, readAt } of inPages(page)) yield { createdAt, kind, text, readAt }
}

const keptDays = 180

/** Deletes what members were notified of long ago. */
export async function forgetOldNotifications(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60_000).toISOString()
  await db.deleteFrom('notifications').where('createdAt', '<', before).execute()
}
