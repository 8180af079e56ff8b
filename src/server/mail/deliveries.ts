import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import * as z from 'zod'
import { siteNames } from '#contract/sites.ts'
import type { Db } from '../db/schema.ts'
import { type Message, Refused } from './transports.ts'
import type { MailTables } from './tables.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Names of what is sent beside the messages of modules (templates.ts): an example of one, and a letter that a person wrote. */
export const ownKinds: Readonly<Record<string, string>> = { test: /*i18n*/ '시험 발송', letter: /*i18n*/ '직원이 쓴 글' }

/** Pauses (ms) before a message is tried again: mail servers are away for a while, or ask to come again (greylisting). */
const pauses = [10_000, 20_000, 60_000, 120_000, 300_000, ...[30, 60, 120, 240, 480].map((minutes) => minutes * minute)]
/** A message that says nothing else is of use for so long (ms). */
const usual = day
/** Longer than any transport tries (ms): whoever took a message and has not said more by then has died. */
const lease = minute
/** How long it is known that something was sent, in days. */
const loggedDays = 90
const payload = z.strictObject({
  channel: z.enum(['EMAIL', 'SMS', 'PUSH']),
  to: z.string().nullable(),
  site: z.enum(siteNames).optional(),
  from: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  /** Of what earlier builds have queued: it is made when a mail is sent. */
  calendar: z.strictObject({ method: z.enum(['REQUEST', 'CANCEL', 'PUBLISH']), text: z.string() }).optional(),
  unsubscribe: z.string().optional(),
  ttl: z.int().optional(),
})
/** A message; to `null`: it is never sent, and costs what the others cost (account/certification.ts). */
export type Queued = Omit<Message, 'to' | 'calendar' | 'id'> & { to: string | null }

interface About {
  /** The account that it is for, where that is known. */
  _user?: string | null
  /** What its owner is told by it. */
  _notification?: string | null
  /** How long it is kept before it is sent, as one that is written then. */
  waitMs?: number
}

/**
 * Puts a message into the queue. In the transaction of what it tells of. Returns its id.
 * @param template its name, or one of `ownKinds`
 */
export async function enqueue(
  db: Db,
  template: string,
  message: Queued,
  { _user = null, _notification = null, waitMs = 0 }: About = {},
): Promise<string> {
  const at = new Date(Date.now() + waitMs).toISOString()
  const _id = uuid()
  const row = { _id, channel: message.channel, template, state: 'queued', attempts: 0, nextAt: at, createdAt: at } as const
  await db
    .insertInto('deliveries')
    .values({ ...row, _user, _notification, payload: JSON.stringify(message) })
    .execute()
  return _id
}

/** Notes that members were told something in the app: there it has arrived. In the transaction of what it tells of. */
export async function noteTold(
  db: Db,
  template: string,
  told: readonly { _id: string; _user: string; createdAt: string }[],
): Promise<void> {
  const sent = { channel: 'APP', template, state: 'sent', attempts: 1, payload: null } as const
  const rows = told.map(({ _id: _notification, _user, createdAt: at }) => ({
    ...sent,
    _id: uuid(),
    _user,
    _notification,
    createdAt: at,
    nextAt: at,
    endedAt: at,
  }))
  await db.insertInto('deliveries').values(rows).execute()
}

type Delivery = Selectable<MailTables['deliveries']>

/** Takes a message that is due, so that no other process does. Nothing where somebody else was faster. */
const claim = (db: Db, _id: string, now: number): Promise<Delivery | undefined> =>
  db
    .updateTable('deliveries')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAt: new Date(now + lease).toISOString() }))
    .where('_id', '=', _id)
    .where('state', '=', 'queued')
    .where('nextAt', '<=', new Date(now).toISOString())
    .returningAll()
    .executeTakeFirst()

/** Why a message was not taken, as the transports say it: without its address and text. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200)

/** Notes how a message has ended, and drops what it said: nothing personal is left of it, and nobody can send it again. */
async function close(db: Db, _id: string, state: 'sent' | 'failed', lastError: string | null): Promise<void> {
  const endedAt = new Date().toISOString()
  await db.updateTable('deliveries').set({ state, payload: null, endedAt, lastError }).where('_id', '=', _id).execute()
}

/** Whether a member still wants to hear of matchings by that way: what was chosen while a message waited counts, and a closed account wants none. */
async function isWanted(db: Db, { channel, _user, _notification }: Delivery): Promise<boolean> {
  if (_notification === null || channel === 'PUSH') return true
  const owner = await db.selectFrom('users').select('channels').where('_id', '=', _user).executeTakeFirst()
  return (JSON.parse(owner?.channels ?? '[]') as string[]).includes(channel)
}

export type Outcome = 'sent' | 'again' | 'failed' | 'none'

/**
 * Sends one message, where it is due and nobody else does.
 * @param send throws where it could not be delivered; is told which notification the message is about
 * @param onFailure for the log: without the recipient and the text
 */
export async function deliverOne(
  db: Db,
  _id: string,
  send: (message: Message, _notification: string | null) => Promise<void>,
  onFailure: (delivery: Pick<Delivery, 'channel' | 'template' | 'attempts'>, error: unknown, isFinal: boolean) => void,
): Promise<Outcome> {
  const delivery = await claim(db, _id, Date.now())
  if (delivery === undefined) return 'none'
  const { to, ...rest } = payload.parse(JSON.parse(delivery.payload ?? 'null'))
  if (to === null) {
    await db.deleteFrom('deliveries').where('_id', '=', _id).execute()
    return 'none'
  }
  /** For how long it is of use yet, in ms. */
  const left = () => Date.parse(delivery.createdAt) + (rest.ttl === undefined ? usual : rest.ttl * 1000) - Date.now()
  const attempt = async () => {
    if (left() <= 0) throw new Refused('too late')
    if (!(await isWanted(db, delivery))) throw new Refused('not wanted any more')
    const ttl = rest.ttl === undefined ? undefined : Math.ceil(left() / 1000)
    const id = delivery.channel === 'EMAIL' ? { id: _id } : {}
    await send({ ...rest, ...id, to, ttl }, delivery._notification)
  }
  try {
    await attempt()
  } catch (error) {
    const next = pauses[delivery.attempts - 1] ?? Infinity
    const pause = error instanceof Refused || next >= left() ? undefined : next
    onFailure(delivery, error, pause === undefined)
    const lastError = reasonOf(error)
    if (pause === undefined) await close(db, _id, 'failed', lastError)
    else
      await db
        .updateTable('deliveries')
        .set({ nextAt: new Date(Date.now() + pause).toISOString(), lastError })
        .where('_id', '=', _id)
        .execute()
    return pause === undefined ? 'failed' : 'again'
  }
  await close(db, _id, 'sent', null)
  return 'sent'
}

/**
 * Messages that are due, each once.
 * @param most how many
 * @param newest how many of them wait the shortest time; the others wait the longest
 */
export async function findDue(db: Db, most: number, newest: number): Promise<string[]> {
  const now = new Date().toISOString()
  const due = db.selectFrom('deliveries').select('_id').where('state', '=', 'queued').where('nextAt', '<=', now)
  const longest = await due
    .orderBy('nextAt')
    .orderBy('_id')
    .limit(most - newest)
    .execute()
  // Fewer than were asked for are all.
  const isAll = longest.length < most - newest
  const shortest = isAll ? [] : await due.orderBy('nextAt', 'desc').orderBy('_id', 'desc').limit(newest).execute()
  return [...new Set([...longest, ...shortest].map(({ _id }) => _id))]
}

/** Forgets what was sent to an account that is closed. In a transaction. */
export async function forgetRecipient(_user: string, { db }: { db: Db }): Promise<void> {
  await db.updateTable('deliveries').set({ _user: null }).where('_user', '=', _user).execute()
}

/** Gives up what waits in a restored queue: whether it was sent since is not known, and nobody is told twice. */
export async function giveUpQueued(db: Db): Promise<void> {
  const givenUp = { state: 'failed', payload: null, endedAt: new Date().toISOString(), lastError: 'restored from a backup' } as const
  await db.updateTable('deliveries').set(givenUp).where('state', '=', 'queued').execute()
}

/** Forgets that something was sent. */
export async function forgetOldDeliveries(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - loggedDays * day).toISOString()
  await db.deleteFrom('deliveries').where('createdAt', '<', before).execute()
}
