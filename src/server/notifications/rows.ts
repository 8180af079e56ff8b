import type { Selectable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Notification } from './kinds.ts'
import type { NotificationsTables } from './tables.ts'

/** Reads a row of the table `notifications`. */
export const fromRow = ({ data, ...row }: Selectable<NotificationsTables['notifications']>): Notification => ({
  ...row,
  data: JSON.parse(data) as Notification['data'],
})

/** Counts the notifications that a member has not read. */
export async function countUnread(db: Db, _user: string): Promise<number> {
  const unread = db.selectFrom('notifications').where('_user', '=', _user).where('readAt', 'is', null)
  return Number((await unread.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
}
