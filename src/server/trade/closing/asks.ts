import { type AskKind, hoursBetweenAsks } from '#contract/trade/closing.ts'
import type { ParticipationNotification } from '#contract/trade/notification-kinds.ts'
import { sql, type SqlBool } from 'kysely'
import { inOwnTransactions } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import type { Platform } from '../../http/platform.ts'
import type { Change } from '../../notifications/notify.ts'
import { holdClosing } from '../fairs/closed.ts'
import { approved } from '../fairs/participation.ts'
import { notifyParticipants } from '../notify.ts'
import { owesOutcome } from './owed-outcomes.ts'

/** So many are written in one run: the next one comes soon. */
const batch = 200
/** So many are noted by one statement. */
const noted = 200

const kinds: Readonly<Record<AskKind, ParticipationNotification>> = { outcomes: 'outcomesWanted', survey: 'surveyWanted' }

/** Approved participants of a fair to whom a question is addressed, whenever they were asked. */
const addressed = (db: Db, _fair: string, kind: AskKind, now: string) =>
  approved(db, _fair).$if(kind === 'outcomes', (some) => some.where(owesOutcome(_fair, now)))

/** Those of them whom the next press asks: none for whom a question waits, for outcomes after a day, for the survey once. */
function dueFor(db: Db, _fair: string, kind: AskKind, now: string) {
  const before = new Date(Date.parse(now) - hoursBetweenAsks * 60 * 60_000).toISOString()
  const again = kind === 'outcomes' ? sql`"a"."sentAt" > ${before}` : sql`"a"."sentAt" is not null`
  return addressed(db, _fair, kind, now).where(
    sql<SqlBool>`not exists (select 1 from "fairAsks" as "a" where "a"."_fair" = ${_fair} and "a"."kind" = ${kind}
      and "a"."_user" = "p"."_user" and ("a"."requestedAt" is not null or ${again}))`,
  )
}

/** Counts whom the next press asks. */
export async function countDue(db: Db, _fair: string, kind: AskKind, now: string): Promise<number> {
  const due = dueFor(db, _fair, kind, now)
  return Number((await due.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
}

/** Counts those who were asked at a fair, and those whose question waits. */
export async function countAsked(db: Db, _fair: string, kind: AskKind) {
  const { sent, waiting, lastAt } = await db
    .selectFrom('fairAsks')
    .select(({ fn }) => [fn.count('sentAt').as('sent'), fn.count('requestedAt').as('waiting'), fn.max('sentAt').as('lastAt')])
    .where('_fair', '=', _fair)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return { sent: Number(sent), waiting: Number(waiting), lastAt }
}

/**
 * Notes whom a question is to be sent to; a job sends it. The caller holds the fair's closing, so that of two presses the second sees
 * whom the first has noted.
 * @returns how many
 */
export async function requestAsks(db: Db, _fair: string, kind: AskKind, now: string): Promise<number> {
  const due = await dueFor(db, _fair, kind, now).select('p._user').execute()
  for (let at = 0; at < due.length; at += noted)
    await db
      .insertInto('fairAsks')
      .values(due.slice(at, at + noted).map(({ _user }) => ({ _fair, _user, kind, requestedAt: now, sentAt: null })))
      .onConflict((conflict) => conflict.columns(['_fair', 'kind', '_user']).doUpdateSet({ requestedAt: now }))
      .execute()
  return due.length
}

interface Due {
  _fair: string
  _user: string
  kind: AskKind
  requestedAt: string | null
}

/** Sends a question that waits to one participant, once: in the transaction that notes it as sent. */
async function sendOne(change: Change, { _fair, _user, kind, requestedAt }: Due): Promise<void> {
  const { db, now } = change
  // Who has answered meanwhile, or has left, needs no question; nor does anybody once the fair is closed.
  const isClosed = (await holdClosing(db, _fair)) !== null
  const still = await addressed(db, _fair, kind, now).select('p._id').where('p._user', '=', _user).executeTakeFirst()
  const isWanted = !isClosed && still !== undefined
  const taken = await db
    .updateTable('fairAsks')
    .set({ requestedAt: null, ...(isWanted ? { sentAt: now } : {}) })
    .where('_fair', '=', _fair)
    .where('kind', '=', kind)
    .where('_user', '=', _user)
    .where('requestedAt', '=', requestedAt)
    .returning('_user')
    .executeTakeFirst()
  if (taken !== undefined && isWanted) await notifyParticipants(change, _fair, [_user], kinds[kind])
}

/** Sends the questions that wait, each in a transaction of its own: whoever dies in between leaves those that are left to the next run. */
export async function sendFairAsks(platform: Platform): Promise<void> {
  const { db } = platform.database
  const due = await db
    .selectFrom('fairAsks')
    .select(['_fair', '_user', 'kind', 'requestedAt'])
    .where('requestedAt', 'is not', null)
    .orderBy('requestedAt')
    .orderBy('_user')
    .limit(batch)
    .execute()
  await inOwnTransactions(db, due, (own, one) => sendOne({ ...own, platform, now: new Date().toISOString() }, one))
}

/** Takes what a restored backup was about to ask as asked: whom it has reached since is not known, and nobody is asked twice. */
export async function stopFairAsks(db: Db): Promise<void> {
  await db
    .updateTable('fairAsks')
    .set((eb) => ({ sentAt: eb.ref('requestedAt'), requestedAt: null }))
    .where('requestedAt', 'is not', null)
    .execute()
}

/** Questions that an account was sent, as its owner may take them along. */
export async function* asksOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* await db
    .selectFrom('fairAsks')
    .select(['_fair', 'kind', 'requestedAt', 'sentAt'])
    .where('_user', '=', _user)
    .orderBy('_fair')
    .orderBy('kind')
    .execute()
}
