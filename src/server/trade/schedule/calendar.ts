import { calendarCalls } from '#contract/trade/calendar.ts'
import { Readable } from 'node:stream'
import { type Locale, toLocale } from '#contract/locale.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { translate } from '../../http/catalogues.ts'
import { completed, serve } from '../../http/route.ts'
import { signedIds } from '../../http/signed-ids.ts'
import { Streamed } from '../../http/streamed.ts'
import { type CalendarEvent, icsOf } from './ics.ts'
import { type MatchingRow, ownMatchings, toOwn } from '../matchings/matching-rows.ts'

/** So many meetings are in a calendar at most. */
export const most = 500

const texts = {
  name: /*i18n*/ { id: 'calendar.name', message: '{site} 상담 일정' },
  meeting: /*i18n*/ { id: 'calendar.meeting', message: '상담: {name}' },
  table: /*i18n*/ { id: 'calendar.table', message: '{venue}, 테이블 {table}' },
  online: /*i18n*/ { id: 'calendar.online', message: '온라인' },
} as const

/** A matching that has, or had, a time, as its side has it in a calendar. `sequence` counts the changes of the time. */
export function toEvent(matching: Matching, sequence: number, locale: Locale, origin: string): CalendarEvent {
  const { _id, state, updatedAt, startsAt, endsAt, method, tableNumber, fair, other } = matching
  return {
    uid: `${_id}@${new URL(origin).host}`,
    sequence,
    isCancelled: state === 'cancelled',
    changedAt: updatedAt,
    startsAt: startsAt ?? updatedAt,
    endsAt: endsAt ?? updatedAt,
    summary: translate(locale, texts.meeting, { name: other.name }),
    location:
      method === 'ONLINE'
        ? translate(locale, texts.online)
        : translate(locale, texts.table, { venue: fair.venue, table: tableNumber ?? '-' }),
    url: `${origin}${method === 'ONLINE' ? `/mypage/room/${_id}` : `/mypage/matchings?open=${_id}`}`,
  }
}

/** Makes the entries of matchings, whose rows say how often their times have changed. */
export function toEvents(matchings: readonly Matching[], rows: readonly MatchingRow[], locale: Locale, origin: string): CalendarEvent[] {
  const sequences = new Map(rows.map(({ _id, sequence }) => [_id, sequence]))
  return matchings.map((matching) => toEvent(matching, sequences.get(matching._id) ?? 0, locale, origin))
}

/** The meetings of an account that have, or had, a time. */
async function eventsOf(db: Db, _user: string, origin: string): Promise<{ locale: Locale; events: CalendarEvent[] }> {
  const account = await db.selectFrom('users').select('locale').where('_id', '=', _user).where('status', '=', 'active').executeTakeFirst()
  if (account === undefined) throw new ApiError('notFound')
  const locale = toLocale(account.locale) ?? 'ko'
  const rows = await ownMatchings(db, _user).selectAll().where('startsAt', 'is not', null).orderBy('startsAt', 'desc').limit(most).execute()
  const matchings = await toOwn(db, rows, _user, locale, new Date().toISOString())
  return { locale, events: toEvents(matchings, rows, locale, origin) }
}

/** Takes the secret address of an account's calendar back: whoever had a session may know it. */
export const forgetCalendar = async (db: Db, _user: string): Promise<void> =>
  void (await db.deleteFrom('calendars').where('_user', '=', _user).execute())

/** Takes all secret addresses back: which of them their owners have taken back since a backup is not known. */
export const forgetAllCalendars = async (db: Db): Promise<void> => void (await db.deleteFrom('calendars').execute())

/** Calendars at secret addresses: what is secret follows from the server's key, and is stored nowhere. */
export function serveCalendar(app: FastifyInstance, serverKey: Uint8Array): void {
  const origin = app.platform.config.origins.centre
  const secrets = signedIds(serverKey, 'calendar')
  const urlOf = (_id: string) => `${origin}/api/v1/calendars/${secrets.codeOf(_id)}.ics`

  serve(app, calendarCalls, {
    // What is stored for a repeated request is the id alone.
    'POST /api/v1/me/calendar': completed(
      async (_input, context) => {
        const _user = context.caller._id
        await app.platform.holdSession(context.db, context.caller)
        const _id = uuid()
        const createdAt = new Date().toISOString()
        await context.db
          .insertInto('calendars')
          .values({ _id, _user, createdAt })
          .onConflict((conflict) => conflict.column('_user').doUpdateSet({ _id, createdAt }))
          .execute()
        return { _id }
      },
      ({ _id }) => ({ calendar: { url: urlOf(_id) } }),
    ),
    'GET /api/v1/me/calendar': async (_input, context) => {
      const _user = context.caller._id
      const row = await context.db.selectFrom('calendars').select('_id').where('_user', '=', _user).executeTakeFirst()
      return { calendar: { url: row === undefined ? null : urlOf(row._id) } }
    },
    'DELETE /api/v1/me/calendar': async (_input, context) => {
      await forgetCalendar(context.db, context.caller._id)
    },
    'GET /api/v1/calendars/{file}': async ({ params }, { db }) => {
      const _id = secrets.idOf(params.file.split('.', 2).join('.'))
      const row = _id === undefined ? undefined : await db.selectFrom('calendars').select('_user').where('_id', '=', _id).executeTakeFirst()
      if (row === undefined) throw new ApiError('notFound')
      const { locale, events } = await eventsOf(db, row._user, origin)
      const { name: site } = await app.platform.readSite(db, 'centre', locale)
      return new Streamed(Readable.from([icsOf(translate(locale, texts.name, { site }).trim(), events)], { objectMode: false }), {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="meetings.ics"',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
    },
  })
}
