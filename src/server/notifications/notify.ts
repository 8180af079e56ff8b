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

/** Notifies members of something: in the app, and by their own channels. In the transaction of what it is about. */
export async function notify(change: Change, users: readonly string[], news: News): Promise<void> {
  if (users.length === 0) return
  const { db, platform, now: createdAt } = change
  const { letter } = declarationOf(platform.notifications, news)
  const notifications = users.map((_user): Notification => ({ _id: uuid(), _user, ...news, createdAt, readAt: null }))
  const rows = notifications.map((notification) => ({ ...notification, data: JSON.stringify(notification.data) }))
  await db.insertInto('notifications').values(rows).execute()
  await noteTold(db, letter.template.name, rows)
  for (const notification of notifications) await sendNotification(change, notification)
}
