import { type AlertChannel, alertCalls, alertChannels, type Alerts } from '#contract/platform/alerts.ts'
import type { ConsoleScope } from '#contract/call.ts'
import { toLocale } from '#contract/locale.ts'
import type { SiteName } from '#contract/sites.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { type Text, translate } from '../http/catalogues.ts'
import { issueOf } from '../http/issues.ts'
import { addressOf } from '../http/origins.ts'
import type { Caller, Platform } from '../http/platform.ts'
import { type Context, serve } from '../http/route.ts'
import { writePushes } from '../notifications/write-pushes.ts'
import { addressesOf } from './addresses.ts'
import { enqueue } from './deliveries.ts'
import { readLetterhead } from './letterhead.ts'
import { subscriptionsOf } from './push-subscriptions.ts'
import { messageTemplate, writeMessage } from './templates.ts'
import type { Message } from './transports.ts'

/** Something that comes in, of which staff may hear. */
export interface OfficeEvent {
  name: string
  /** What it is called where staff choose it. */
  label: string
  /** Says that it came in: neither from whom, nor what. */
  text: Text
  /** Who may hear of it. */
  scope: ConsoleScope
  /** Where it is seen, below `/console/`. */
  address: string
  /** The site whose matter it is; none where it may be either's. */
  site?: SiteName
  /** So long (ms) after it was told nobody hears of it again, where that is not the usual time. */
  calm?: number
}

/** Message to staff. */
export const officeNews = messageTemplate({
  name: 'officeNews',
  label: /*i18n*/ '직원 알림',
  variables: {
    event: { label: /*i18n*/ '일어난 일', isRequired: true },
    link: { label: /*i18n*/ '볼 수 있는 곳(주소)' },
  },
  subject: /*i18n*/ { id: 'mail.officeNews.subject', message: '[{firm}] 새로 들어온 것이 있습니다' },
  mail: /*i18n*/ { id: 'mail.officeNews.text', message: '{event}\n\n콘솔에서 확인해 주십시오: {link}' },
  sms: /*i18n*/ { id: 'mail.officeNews.sms', message: '[{firm}] {event} {link}' },
  example: { event: '새 상담 신청이 들어왔습니다.', link: 'https://example.com/console/forms' },
})

const minute = 60_000
const hour = 60 * minute
/** Of the same nobody hears more often (ms): what came in between is seen with it. */
const calm = 10 * minute
/** Seoul is as far from UTC all year. */
const seoul = 9 * hour

/** @returns how long (ms) it is until the hours of the day begin, 0 within them */
export function waitUntil({ fromHour, toHour }: Pick<Alerts, 'fromHour' | 'toHour'>, now: number): number {
  const ofDay = (now + seoul) % (24 * hour)
  if (ofDay >= fromHour * hour && ofDay < toHour * hour) return 0
  return (fromHour * hour - ofDay + 24 * hour) % (24 * hour)
}

const usual: Alerts = { events: [], channels: ['EMAIL'], fromHour: 9, toHour: 18 }

interface Telling {
  db: Db
  platform: Platform
  afterCommit: (work: () => Promise<void>) => void
}

/** Staff who may hear of an event, and want to. */
async function listenersOf(db: Db, { name, scope }: OfficeEvent) {
  const rows = await db
    .selectFrom('officeAlerts as a')
    .innerJoin('users as u', 'u._id', 'a._user')
    .innerJoin('levels as l', 'l._id', 'u._level')
    .where('u.status', '=', 'active')
    .select(['a._user', 'a.events', 'a.channels', 'a.fromHour', 'a.toHour', 'a.told', 'u.email', 'u.phone', 'u.locale', 'l.scopes'])
    .execute()
  const has = (list: string, item: string) => (JSON.parse(list) as string[]).includes(item)
  return rows.filter(({ events, scopes }) => has(events, name) && has(scopes, 'console') && has(scopes, scope))
}

type Listener = Awaited<ReturnType<typeof listenersOf>>[number]

async function writeAlert(telling: Telling, event: OfficeEvent, listener: Listener): Promise<Message[]> {
  const { db, platform } = telling
  const { mail, config } = platform
  const locale = toLocale(listener.locale) ?? 'ko'
  const channels = JSON.parse(listener.channels) as AlertChannel[]
  const path = `/console/${event.address}`
  const letterhead = await readLetterhead(db, platform, event.site ?? 'firm', locale)
  const values = { event: translate(locale, event.text), link: addressOf(config, path) }
  const letters = addressesOf(listener)
    .filter(({ channel }) => channels.includes(channel) && mail.isAvailable(channel))
    .map((address) => writeMessage(address, officeNews, values, letterhead))
  if (!channels.includes('PUSH')) return letters
  const shown = {
    site: event.site ?? config.onlySite ?? 'firm',
    path,
    tag: `office ${event.name}`,
    textIn: (of: typeof locale) => translate(of, event.text),
  }
  return [...letters, ...(await writePushes(telling, listener._user, shown))]
}

/** Tells staff that something came in, by their own choice and hours. In the transaction of what came in. */
export async function tellOffice(telling: Telling, name: string): Promise<void> {
  const { db, platform, afterCommit } = telling
  const event = platform.officeEvents.find((each) => each.name === name)
  // Of a site that is off here.
  if (event === undefined) return
  const now = Date.now()
  for (const listener of await listenersOf(db, event)) {
    const told = JSON.parse(listener.told) as Record<string, string>
    const wait = waitUntil(listener, now)
    const at = now + wait
    if (Date.parse(told[name] ?? '1970-01-01T00:00:00.000Z') > at - (event.calm ?? calm)) continue
    const change = { told: JSON.stringify({ ...told, [name]: new Date(at).toISOString() }) }
    await db.updateTable('officeAlerts').set(change).where('_user', '=', listener._user).execute()
    for (const message of await writeAlert(telling, event, listener)) {
      const _delivery = await enqueue(db, officeNews.name, message, { _user: listener._user, waitMs: wait })
      if (wait === 0) afterCommit(async () => platform.mail.deliver(_delivery))
    }
  }
}

/** Serves what one of the staff wants to hear of. */
export function serveAlerts(app: FastifyInstance): void {
  const { mail, officeEvents } = app.platform
  const knownTo = ({ scopes }: Caller) => officeEvents.filter(({ scope }) => scopes.includes(scope))

  const show = async ({ db, caller, locale }: Context<Caller>) => {
    const row = await db
      .selectFrom('officeAlerts')
      .select(['events', 'channels', 'fromHour', 'toHour'])
      .where('_user', '=', caller._id)
      .executeTakeFirst()
    const { email, phone } = await db.selectFrom('users').select(['email', 'phone']).where('_id', '=', caller._id).executeTakeFirstOrThrow()
    const hasDevice = (await subscriptionsOf(db, caller._id)).length > 0
    const isReachable = {
      EMAIL: email !== null && mail.isAvailable('EMAIL'),
      SMS: phone !== null && mail.isAvailable('SMS'),
      PUSH: hasDevice,
    }
    const wanted: Alerts =
      row === undefined
        ? usual
        : { ...row, events: JSON.parse(row.events) as string[], channels: JSON.parse(row.channels) as AlertChannel[] }
    const known = knownTo(caller).map(({ name, label }) => ({ name, label: translate(locale, { id: label }) }))
    return { alerts: { ...wanted, known, reachable: alertChannels.filter((channel) => isReachable[channel]) } }
  }

  serve(app, alertCalls, {
    'GET /api/console/alerts': (_input, context) => show(context),
    'PUT /api/console/alerts': async ({ body: { events, channels, fromHour, toHour } }, context) => {
      const { db, caller, locale } = context
      if (fromHour >= toHour) throw new ApiError('invalid', { issues: [issueOf('toHour', 'periodOrder', locale)] })
      const known = knownTo(caller).map(({ name }) => name)
      const own = {
        events: JSON.stringify(events.filter((name) => known.includes(name))),
        channels: JSON.stringify(channels),
        fromHour,
        toHour,
      }
      await db
        .insertInto('officeAlerts')
        .values({ _user: caller._id, ...own, told: '{}' })
        .onConflict((conflict) => conflict.column('_user').doUpdateSet(own))
        .execute()
      return show(context)
    },
  })
}
