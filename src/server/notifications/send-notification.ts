import { toLocale } from '#contract/locale.ts'
import type { Db } from '../db/schema.ts'
import { translate } from '../http/catalogues.ts'
import { addressOf } from '../http/origins.ts'
import type { WriteContext } from '../http/route.ts'
import { addressesOf } from '../mail/addresses.ts'
import { enqueue } from '../mail/deliveries.ts'
import { readLetterhead } from '../mail/letterhead.ts'
import { writeMessage } from '../mail/templates.ts'
import type { Message } from '../mail/transports.ts'
import { declarationOf, type Notification, type NotificationRegistry, templateOfKind } from './kinds.ts'
import type { Change } from './notify.ts'
import { fromRow } from './rows.ts'
import { writePushes } from './write-pushes.ts'

const because = /*i18n*/ { id: 'told.because', message: '까닭: {reason}' }

type Way = Message['channel']

/** Writes mail and text message: by those channels that the member wants to hear from us by. */
async function writeLetters({ db, platform }: Pick<Change, 'db' | 'platform'>, notification: Notification, only?: Way): Promise<Message[]> {
  const { mail, config, notifications } = platform
  const { _user, data } = notification
  const owner = await db.selectFrom('users').select(['email', 'phone', 'channels', 'locale']).where('_id', '=', _user).executeTakeFirst()
  if (owner === undefined) return []
  const channels = JSON.parse(owner.channels) as string[]
  const { kind, letter, pathOf, site } = declarationOf(notifications, notification)
  const isWanted = (channel: string) => channels.includes(channel) || (kind.isLegal === true && channel === 'EMAIL')
  const able = addressesOf(owner).filter(({ channel }) => isWanted(channel) && mail.isAvailable(channel) && (only ?? channel) === channel)
  // One message is owed: addresses begin with that of mails.
  const wanted = kind.isLegal === true ? able.slice(0, 1) : able
  if (wanted.length === 0) return []
  const locale = toLocale(owner.locale) ?? 'ko'
  const reason = data['reason']
  const why = reason === undefined ? '' : ` ${translate(locale, because, { reason })}`
  const said = { event: `${translate(locale, kind.discreetText)}${why}`, link: addressOf(config, pathOf(notification)) }
  const values = await letter.valuesOf(db, notification, said, locale)
  if (values === undefined) return []
  const letterhead = await readLetterhead(db, platform, site, locale)
  const template = templateOfKind(letter, notification.kind, kind)
  return wanted.map((address) => ({
    ...writeMessage(address, template, values, letterhead),
    ...(kind.usefulFor === undefined ? {} : { ttl: kind.usefulFor }),
  }))
}

/** Counts what waits for the member in all modules. */
async function countWaiting(db: Db, registry: NotificationRegistry, _user: string): Promise<number> {
  const counts = await Promise.all(Object.values(registry).map(async (module) => (await module.countWaiting?.(db, _user)) ?? 0))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Writes to the member's devices: generic words, and where to look. */
async function writeOwnPushes(change: Pick<Change, 'db' | 'platform'>, notification: Notification): Promise<Message[]> {
  const { db, platform } = change
  const { kind, push, pathOf, site } = declarationOf(platform.notifications, notification)
  return writePushes(change, notification._user, {
    site,
    path: pathOf(notification),
    tag: kind.hasOwnTag === true ? notification._id : notification.subject,
    textIn: (locale) => translate(locale, kind.discreetText),
    title: push.title,
    waiting: () => countWaiting(db, platform.notifications, notification._user),
    ...(kind.asksForAnswer === true ? { answer: push.answer } : {}),
    ...(kind.usefulFor === undefined ? {} : { ttl: kind.usefulFor }),
  })
}

/**
 * Sends a notification by all ways but the app, without saying who and when. In a transaction.
 * @param only by this way
 * @returns how many messages it has become
 */
export async function sendNotification(change: Omit<Change, 'now'>, notification: Notification, only?: Way): Promise<number> {
  const { db, platform, afterCommit } = change
  const { letter } = declarationOf(platform.notifications, notification)
  const letters = only === 'PUSH' ? [] : await writeLetters(change, notification, only)
  const pushes = only === undefined || only === 'PUSH' ? await writeOwnPushes(change, notification) : []
  for (const message of [...letters, ...pushes]) {
    const _delivery = await enqueue(db, letter.template.name, message, { _user: notification._user, _notification: notification._id })
    afterCommit(async () => platform.mail.deliver(_delivery))
  }
  return letters.length + pushes.length
}

/** Sends a notification once more, by one way. Returns how many messages it has become: none where nothing is known of it any more, or it is of no use now. */
export async function resendNotification({ db, request, afterCommit }: WriteContext, _id: string, only: Way): Promise<number> {
  const { platform } = request.server
  const row = await db.selectFrom('notifications').selectAll().where('_id', '=', _id).executeTakeFirst()
  if (row === undefined) return 0
  const notification = fromRow(row)
  const { usefulFor } = declarationOf(platform.notifications, notification).kind
  // A meeting that was to begin soon has begun.
  if (usefulFor !== undefined && Date.now() - Date.parse(row.createdAt) > usefulFor * 1000) return 0
  return sendNotification({ db, platform, afterCommit }, notification, only)
}
