import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { inOwnTransactions, inTransaction } from '../../db/in-transaction.ts'
import { companyOwner } from '../../http/company-of.ts'
import type { Db } from '../../db/schema.ts'
import type { Platform } from '../../http/platform.ts'
import { enqueue } from '../../mail/deliveries.ts'
import { type Change, notifyInApp } from '../../notifications/notify.ts'
import { sendNotification } from '../../notifications/send-notification.ts'
import { requireFair } from '../fairs/fair-plan.ts'
import { letterheads, composeMail, type Written } from './compose.ts'
import { fromRow, type MessageRow, noteEnd } from './message-rows.ts'
import { dayOf, inSegment, reasonOf } from './segments.ts'

/** So many mails are written before others get their turn to be sent: what is sent at once has twenty places (mail/mail.ts). */
const batch = 15
/** While so many wait to leave, no more are written: a code that somebody waits for stands behind none of them. */
const mostQueued = 60
/** So long a run writes, in ms: the next one comes soon. */
const runMs = 10_000
/** So long a run waits for a batch to leave, in ms. */
const pauseMs = 2000

/** Begins messages whose time has come: who is in the segment now is written down, at once and for good. */
async function beginDue(db: Db, now: string): Promise<void> {
  const due = await db
    .selectFrom('fairMessages')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'scheduled'), eb('sendAt', '<=', now)]),
        eb.and([eb('state', '=', 'sending'), eb('begunAt', 'is', null)]),
      ]),
    )
    .orderBy('sendAt')
    .execute()
  await inOwnTransactions(db, due, ({ db: own }, row) => begin(own, row, now))
}

async function begin(db: Db, { _id, _fair, segment, role, kind }: MessageRow, now: string): Promise<void> {
  const taken = await db
    .updateTable('fairMessages')
    .set((eb) => ({ state: 'sending', begunAt: now, updatedAt: now, version: eb('version', '+', 1) }))
    .where('_id', '=', _id)
    .where('begunAt', 'is', null)
    .where('state', 'in', ['scheduled', 'sending'])
    .returning('_id')
    .executeTakeFirst()
  if (taken === undefined) return
  const reason = reasonOf(kind)
  const people = inSegment(db, await requireFair(db, _fair), { segment, role }, now)
    .select((eb) => [eb.val(_id).as('_message'), 'p._user'])
    .select([sql<'waiting'>`case when ${reason} is null then 'waiting' else 'skipped' end`.as('state'), reason.as('reason')])
  await db
    .insertInto('fairMessageRecipients')
    .columns(['_message', '_user', 'state', 'reason'])
    // A person takes part in a fair once.
    .expression(people)
    .execute()
}

interface Sending extends Written {
  row: MessageRow
  letterheadIn: ReturnType<typeof letterheads>
}

/** Tells somebody in the app, on devices and by text messages that there is a mail: by those of these ways that the member wants. */
async function tell(change: Change, { row }: Sending, _user: string): Promise<void> {
  // Advertising goes by mail alone: by night the law forbids the other ways.
  if (row.kind === 'advertising' || (!row.isNotified && !row.isTexted)) return
  const news = { module: 'trade', kind: 'messageOfFair', subject: row._fair, data: { _fair: row._fair } }
  for (const notification of await notifyInApp(change, [_user], news)) {
    if (row.isNotified) await sendNotification(change, notification, 'PUSH')
    if (row.isTexted) await sendNotification(change, notification, 'SMS')
  }
}

/** Writes the mail of one recipient, once: in the transaction that notes it as written. */
async function writeOne(change: Change, sending: Sending, _user: string): Promise<void> {
  const { db, platform, now, afterCommit } = change
  const { row, fair, kind, letterheadIn } = sending
  const ofRecipient = db.updateTable('fairMessageRecipients').where('_message', '=', row._id).where('_user', '=', _user)
  // Holds the row: of two at once the second finds nothing that waits.
  const taken = await ofRecipient.set({ state: 'written', at: now }).where('state', '=', 'waiting').returning('_user').executeTakeFirst()
  if (taken === undefined) return
  const reader = await db
    .selectFrom('users as u')
    .leftJoin('companies as c', (join) => join.on('c._user', '=', companyOwner('u')))
    .leftJoin('fairs_participants as p', (join) => join.onRef('p._user', '=', 'u._id').on('p._fair', '=', fair._id))
    .select(['u.name as person', 'u.email', 'u.locale', 'c.name as company', 'c.names', 'p.name', 'p.state'])
    .select(reasonOf(kind).as('reason'))
    .where('u._id', '=', _user)
    .executeTakeFirst()
  // Who has left meanwhile, or wants no news any more, gets none.
  const hasLeft = reader?.state == null || reader.state === 'REJECTED'
  const reason = reader?.reason ?? (hasLeft ? 'left' : null)
  if (reader === undefined || reason !== null || reader.email === null) {
    await ofRecipient.set({ state: 'skipped', reason: reason ?? 'noAddress' }).execute()
    return
  }
  const addressed = {
    _user,
    company: reader.company ?? reader.name ?? '',
    names: reader.names,
    person: reader.person,
    locale: reader.locale,
  }
  const { language: _language, ...mail } = await composeMail(db, platform, sending, addressed, letterheadIn)
  const _delivery = await enqueue(db, 'letter', { ...mail, to: reader.email }, { _user })
  await ofRecipient.set({ _delivery }).execute()
  await tell(change, sending, _user)
  afterCommit(async () => platform.mail.deliver(_delivery))
}

/** Waits until what was handed over has left, but not for long: where a mail server does not answer, what is queued says so. */
async function mayGoOn({ mail, database: { db } }: Platform): Promise<boolean> {
  await Promise.race([mail.idle(), wait(pauseMs, undefined, { ref: false })])
  const queued = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'queued')
    .where('template', '=', 'letter')
    .executeTakeFirstOrThrow()
  return Number(queued.count) < mostQueued
}

async function end({ database: { db } }: Platform, _id: string, now: string): Promise<void> {
  await inTransaction(db, async ({ db: own }) => {
    const ended = await own
      .updateTable('fairMessages')
      .set((eb) => ({ state: 'sent', endedAt: now, updatedAt: now, version: eb('version', '+', 1) }))
      .where('_id', '=', _id)
      .where('state', '=', 'sending')
      .where('begunAt', 'is not', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('fairMessageRecipients as r')
              .select('r._user')
              .whereRef('r._message', '=', 'fairMessages._id')
              .where('r.state', '=', 'waiting'),
          ),
        ),
      )
      .returning('_id')
      .executeTakeFirst()
    if (ended !== undefined) await noteEnd(own, _id)
  })
}

/**
 * Writes the mails of one message, batch by batch.
 * @returns whether there is time and room for another message
 * @throws the first failure, once all others have had their turn
 */
async function writeMails(platform: Platform, row: MessageRow, now: string, until: number): Promise<boolean> {
  const { db } = platform.database
  const fair = await requireFair(db, row._fair)
  const { subject, text, kind, segment } = fromRow(row)
  const day = dayOf(segment, fair, row.begunAt ?? now)
  const sending = { row, fair, kind, day, texts: { subject, text }, now, letterheadIn: letterheads(db, platform) }
  const failures: unknown[] = []
  let last = ''
  for (;;) {
    if (!(await mayGoOn(platform)) || performance.now() > until) return false
    const waiting = await db
      .selectFrom('fairMessageRecipients')
      .select('_user')
      .where('_message', '=', row._id)
      .where('state', '=', 'waiting')
      .where('_user', '>', last)
      .orderBy('_user')
      .limit(batch)
      .execute()
    if (waiting.length === 0) break
    last = waiting.at(-1)?._user ?? last
    const at = new Date().toISOString()
    await inOwnTransactions(db, waiting, (own, { _user }) => writeOne({ ...own, platform, now: at }, { ...sending, now: at }, _user)).catch(
      (error: unknown) => failures.push(error),
    )
  }
  if (failures.length > 0) throw failures[0]
  await end(platform, row._id, new Date().toISOString())
  return true
}

/** Stops what a restored backup was sending or about to send: whom it has reached since is not known, and nobody gets a mail twice. */
export async function stopFairMessages(db: Db): Promise<void> {
  const endedAt = new Date().toISOString()
  await db.updateTable('fairMessages').set({ state: 'cancelled', endedAt }).where('state', 'in', ['sending', 'scheduled']).execute()
  await db.updateTable('fairMessageRecipients').set({ state: 'skipped', reason: 'cancelled' }).where('state', '=', 'waiting').execute()
}

/**
 * Sends messages whose time has come, a part of them in each run. Each mail is written in a transaction of its own, so whoever dies in
 * between leaves those that are left to the next run.
 */
export async function writeFairMessages(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const until = performance.now() + runMs
  await beginDue(db, now.toISOString())
  const sending = await db
    .selectFrom('fairMessages')
    .selectAll()
    .where('state', '=', 'sending')
    .where('begunAt', 'is not', null)
    .orderBy('sendAt')
    .orderBy('_id')
    .execute()
  for (const row of sending) if (!(await writeMails(platform, row, now.toISOString(), until))) return
}
