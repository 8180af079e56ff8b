import { toLocale } from '#contract/locale.ts'
import type { Db } from '../db/schema.ts'
import type { Platform } from '../http/platform.ts'
import type { CalendarFile } from '../mail/transports.ts'
import { fromRow } from './rows.ts'

/**
 * Makes what the mail about a notification brings for the calendar of its reader: as things are by then, so that what tells of them
 * need not wait for it. Nothing where its kind brings none, or what it is about is gone.
 */
export async function makeCalendar(
  { notifications, ...platform }: Pick<Platform, 'config' | 'notifications' | 'readSite'>,
  db: Db,
  _notification: string,
): Promise<CalendarFile | undefined> {
  const row = await db
    .selectFrom('notifications as n')
    .innerJoin('users as u', 'u._id', 'n._user')
    .selectAll('n')
    .select('u.locale')
    .where('n._id', '=', _notification)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { locale, ...found } = row
  return notifications[row.module]?.letter.calendarOf?.(platform, db, fromRow(found), toLocale(locale) ?? 'ko')
}
