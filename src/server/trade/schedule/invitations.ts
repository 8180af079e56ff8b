import { invitationCalls } from '#contract/trade/calendar.ts'
import { Readable } from 'node:stream'
import type { Locale } from '#contract/locale.ts'
import { heldStates } from '#contract/trade/matching-states.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Platform } from '../../http/platform.ts'
import { serve } from '../../http/route.ts'
import { Streamed } from '../../http/streamed.ts'
import type { CalendarFile } from '../../mail/transports.ts'
import { stateIn } from '../fairs/state-in.ts'
import { most, toEvent, toEvents } from './calendar.ts'
import { agendaOf, type CalendarAddress, invitationOf } from './ics.ts'
import { type MatchingRow, ownMatchings, requireOwnMatching, toOwn } from '../matchings/matching-rows.ts'

/** The address in `Name <address>`. */
const addressIn = (sender: string): string => sender.replace(/^.*<([^<>]+)>\s*$/, '$1').trim()

async function attendeeOf(db: Db, _user: string): Promise<CalendarAddress> {
  const { name, email } = await db.selectFrom('users').select(['name', 'email']).where('_id', '=', _user).executeTakeFirstOrThrow()
  // Who has no address is somebody all the same.
  return { name, uri: email === null ? `urn:uuid:${_user}` : `mailto:${email}` }
}

type Sources = Pick<Platform, 'config' | 'readSite'>

async function organizerOf(
  { config: { origins, smtp }, readSite }: Sources,
  db: Db,
  locale: Locale,
  fair: string,
): Promise<CalendarAddress> {
  const sender = smtp === undefined ? `no-reply@${new URL(origins.centre).hostname}` : addressIn(smtp.centreFrom ?? smtp.from)
  const { name } = await readSite(db, 'centre', locale)
  return { name: name || fair, uri: `mailto:${sender}` }
}

interface Side {
  row: MatchingRow
  /** Whose calendar it is for. */
  _user: string
  locale: Locale
}

/** Makes the entry of a meeting that has, or had, a time; nothing for another one. */
export async function invitationFor(sources: Sources, db: Db, { row, _user, locale }: Side): Promise<CalendarFile | undefined> {
  const [matching] = await toOwn(db, [row], _user, locale, new Date().toISOString())
  if (row.startsAt === null || matching === undefined) return undefined
  const event = toEvent(matching, row.sequence, locale, sources.config.origins.centre)
  const organizer = await organizerOf(sources, db, locale, matching.fair.title)
  return {
    method: event.isCancelled ? 'CANCEL' : 'REQUEST',
    text: invitationOf(event, { organizer, attendee: await attendeeOf(db, _user) }),
  }
}

interface Agenda {
  _fair: string
  _user: string
  locale: Locale
  /** Cancelled ones are in it as such, so that calendars drop them. */
  hasCancelled?: boolean
}

/** Makes the entries of all agreed meetings that an account has ahead of it at a fair; nothing where there are none. */
export async function agendaFor(
  sources: Sources,
  db: Db,
  { _fair, _user, locale, hasCancelled = false }: Agenda,
): Promise<CalendarFile | undefined> {
  const now = new Date().toISOString()
  const rows = await ownMatchings(db, _user)
    .selectAll()
    .where('_fair', '=', _fair)
    .where(stateIn(hasCancelled ? [...heldStates, 'cancelled'] : heldStates))
    .where('startsAt', '>', now)
    .orderBy('startsAt')
    .limit(most)
    .execute()
  const matchings = await toOwn(db, rows, _user, locale, now)
  const [first] = matchings
  if (first === undefined) return undefined
  const events = toEvents(matchings, rows, locale, sources.config.origins.centre)
  return { method: 'PUBLISH', text: agendaOf(await organizerOf(sources, db, locale, first.fair.title), events) }
}

/** Meetings as files for a calendar that follows no address: for their two sides, logged in (decision 15). */
export function serveInvitations(app: FastifyInstance): void {
  serve(app, invitationCalls, {
    'GET /api/v1/me/matchings/{_id}/invitation': async ({ params }, context) => {
      const { db, locale } = context
      const _user = context.caller._id
      const row = await requireOwnMatching(db, _user, params._id)
      const file = await invitationFor(app.platform, db, { row, _user, locale })
      if (file === undefined) throw new ApiError('notFound')
      return new Streamed(Readable.from([file.text], { objectMode: false }), {
        'content-type': `text/calendar; charset=utf-8; method=${file.method}`,
        'content-disposition': 'attachment; filename="meeting.ics"',
        'cache-control': 'no-store',
      })
    },
  })
}
