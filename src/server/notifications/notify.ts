import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import type { Platform } from '../http/platform.ts'
import { noteTold } from '../mail/deliveries.ts'
import { declarationOf, type Notification } from './kinds.ts'
import { sendNotification } from './send-notification.ts'

/** Transaction of a change, and what follows it. */
export interface Change {
  db: Db
  platform: Platform
  /** ISO 8601. */
  now: string
  afterCommit: (work: () => Promise<void>) => void
}

type News = Pick<Notification, 'module' | 'kind' | 'subject' | 'data'>

/** Notifies members of something in the app alone: another notification says it elsewhere. In the transaction of the change. */
export async function notifyInApp({ db, platform, now: createdAt }: Change, users: readonly string[], news: News): Promise<Notification[]> {
  if (users.length === 0) return []
  const { letter } = declarationOf(platform.notifications, news)
  const notifications = users.map((_user): Notification => ({ _id: uuid(), _user, ...news, createdAt, readAt: null }))
  const rows = notifications.map((notification) => ({ ...notification, data: JSON.stringify(notification.data) }))
  await db.insertInto('notifications').values(rows).execute()
  await noteTold(db, letter.template.name, rows)
  return notifications
}

type About = Pick<Notification, 'module' | 'kind' | 'subject'>

/**
 * Notifies a member once more, in the app alone, by a notification of the same kind about the same thing.
 * @param since how old that may be, as an instant
 * @returns whether there was one
 */
export async function notifyAgain({ db, now: createdAt }: Pick<Change, 'db' | 'now'>, _user: string, about: About, since: string) {
  const found = db.updateTable('notifications').set({ createdAt, readAt: null }).where('_user', '=', _user).where('createdAt', '>', since)
  const { numUpdatedRows } = await found.where((eb) => eb.and({ ...about })).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Notes that a member has read what it was notified of, where that is shown. */
export async function readNotifications(db: Db, _user: string, about: About, readAt: string): Promise<void> {
  const unread = db.updateTable('notifications').set({ readAt }).where('_user', '=', _user).where('readAt', 'is', null)
  await unread.where((eb) => eb.and({ ...about })).execute()
}

/** Notifies members of something: in the app, and by their own channels. In the transaction of the change. */
export async function notify(change: Change, users: readonly string[], news: News): Promise<void> {
  for (const notification of await notifyInApp(change, users, news)) await sendNotification(change, notification)
}
