import { maximumOf } from '#contract/auction/bidding.ts'
import { messageChannels } from '#contract/platform/messages.ts'
import type { Selectable } from 'kysely'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import type { Platform } from '../../http/platform.ts'
import { type Change, notify, notifyInApp } from '../../notifications/notify.ts'
import { fromRow } from '../../notifications/rows.ts'
import { sendNotification } from '../../notifications/send-notification.ts'
import type { AuctionTables } from '../tables.ts'
import { iso, readClock } from './clock.ts'
import { storedState } from './lot-rows.ts'

type Outbid = Selectable<AuctionTables['auctionOutbid']>

const minute = 60_000
/** So many minutes before its end the bidders of a lot are told of it. */
const endings = [10, 3] as const
/** Mails are collected for so long, in ms: being outbid again in that time is the same news. */
const collected = 5 * minute
/** So many are told in one run: the next one comes soon. */
const batch = 100

/** The account of a paddle that can log in. */
const accountsOf = (db: Db, _program: string, paddles: readonly number[]) =>
  db
    .selectFrom('auctionRegistrations as r')
    .innerJoin('users as u', 'u._id', 'r._user')
    .where('r._program', '=', _program)
    .where('r.paddle', 'in', paddles)
    .where('u.status', '=', 'active')
    .select('u._id as _user')
    .orderBy('u._id')

/** The account of a bidder who could still do something about it: the lot is open, another one leads, and the own bid stands. */
async function findOutbid(db: Db, { _work, _program, paddle }: Outbid, now: number): Promise<string | undefined> {
  const row = await db.selectFrom('auctionLots').select(['state', 'endsAt', 'phase']).where('_work', '=', _work).executeTakeFirstOrThrow()
  const state = storedState(row)
  const isOpen = row.phase === 'paused' || (row.phase === 'open' && row.endsAt > iso(now))
  if (!isOpen || state.leader === String(paddle) || maximumOf(state, String(paddle)) === undefined) return undefined
  return (await accountsOf(db, _program, [paddle]).executeTakeFirst())?._user
}

const thisOne = (row: Outbid) => ({ _work: row._work, paddle: row.paddle })
const notices = { module: 'auction', kind: 'outbid' } as const

/** Tells a bidder at once, in the app and on devices. A notice of the same lot that was not read yet is replaced. */
async function tellOfOutbid(change: Change, row: Outbid, now: number): Promise<void> {
  const { db } = change
  const taken = await db
    .updateTable('auctionOutbid')
    .set({ toldAt: iso(now) })
    .where((eb) => eb.and(thisOne(row)))
    .where('toldAt', 'is', null)
    .returning('_work')
    .executeTakeFirst()
  // Another process was faster.
  if (taken === undefined) return
  const _user = await findOutbid(db, row, now)
  if (_user === undefined) {
    await db
      .deleteFrom('auctionOutbid')
      .where((eb) => eb.and(thisOne(row)))
      .execute()
    return
  }
  const subject = row._work
  await db
    .deleteFrom('notifications')
    .where((eb) => eb.and({ ...notices, _user, subject }))
    .where('readAt', 'is', null)
    .execute()
  for (const notification of await notifyInApp(change, [_user], { ...notices, subject, data: {} }))
    await sendNotification(change, notification, 'PUSH')
}

/** Sends a bidder mail and text message of the last notice, where it is still so. */
async function writeOfOutbid(change: Change, row: Outbid, now: number): Promise<void> {
  const { db } = change
  const taken = await db
    .deleteFrom('auctionOutbid')
    .where((eb) => eb.and(thisOne(row)))
    .where('toldAt', 'is not', null)
    .returning('_work')
    .executeTakeFirst()
  const _user = taken && (await findOutbid(db, row, now))
  if (_user === undefined) return
  const last = await db
    .selectFrom('notifications')
    .selectAll()
    .where((eb) => eb.and({ ...notices, _user, subject: row._work }))
    .orderBy('_id', 'desc')
    .executeTakeFirst()
  if (last === undefined) return
  for (const channel of messageChannels) await sendNotification(change, fromRow(last), channel)
}

const inOwn = (platform: Platform, work: (change: Change) => Promise<void>) =>
  inTransaction(platform.database.db, (own) => work({ ...own, platform, now: new Date().toISOString() }))

/** Tells who was outbid: at once in the app, and by mail once it has stood for a while. */
async function tellOutbid(platform: Platform, now: number): Promise<void> {
  const { db } = platform.database
  const first = () => db.selectFrom('auctionOutbid').selectAll().orderBy('since').limit(batch)
  for (const row of await first().where('toldAt', 'is', null).execute()) await inOwn(platform, (change) => tellOfOutbid(change, row, now))
  const due = first()
    .where('toldAt', 'is not', null)
    .where('since', '<=', iso(now - collected))
  for (const row of await due.execute()) await inOwn(platform, (change) => writeOfOutbid(change, row, now))
}

/** Lots that end within so many minutes, and whose bidders were not told of that, nor later of less. */
const readEnding = (db: Db, minutes: number, now: number) =>
  db
    .selectFrom('auctionLots as l')
    .select(['l._work', 'l._program'])
    .where('l.phase', '=', 'open')
    .where('l.endsAt', '>', iso(now))
    .where('l.endsAt', '<=', iso(now + minutes * minute))
    .where('l.bids', '>', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('auctionEndings as e').select('e._work').whereRef('e._work', '=', 'l._work').where('e.minutes', '<=', minutes),
        ),
      ),
    )
    .orderBy('l.endsAt')
    .limit(batch)
    .execute()

/** The accounts of all whose bids stand on a lot. */
async function bidderAccounts(db: Db, _work: string, _program: string): Promise<string[]> {
  const row = await db.selectFrom('auctionLots').select('state').where('_work', '=', _work).executeTakeFirstOrThrow()
  const paddles = Object.keys(storedState(row).maxima).map(Number)
  const accounts = paddles.length === 0 ? [] : await accountsOf(db, _program, paddles).execute()
  return accounts.map(({ _user }) => _user)
}

/** Tells the bidders of a lot, whose bids stand, that it ends soon: once for each number of minutes. The lot is not held meanwhile. */
async function tellOfEnding(change: Change, { _work, _program }: { _work: string; _program: string }, minutes: number): Promise<void> {
  const { db } = change
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('auctionEndings')
    .values({ _work, minutes })
    .onConflict((conflict) => conflict.columns(['_work', 'minutes']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return
  await notify(change, await bidderAccounts(db, _work, _program), {
    module: 'auction',
    kind: 'endsSoon',
    subject: _work,
    data: { minutes: String(minutes) },
  })
}

/** Tells all whose bids stand on a lot of something that was done with it: once, by the process that takes the notice away. */
async function tellNotice(change: Change, { _work, _program, kind }: Pick<AuctionTables['auctionNotices'], '_work' | '_program' | 'kind'>) {
  const { db } = change
  const taken = await db
    .deleteFrom('auctionNotices')
    .where((eb) => eb.and({ _work, kind }))
    .returning('_work')
    .executeTakeFirst()
  if (taken === undefined) return
  await notify(change, await bidderAccounts(db, _work, _program), { module: 'auction', kind, subject: _work, data: {} })
}

/**
 * Tells bidders what they may want to answer: that they were outbid, that a lot of theirs was changed or withdrawn, or ends soon. Each news is taken by one
 * process, in the transaction that writes it down for its reader.
 * @param now by the clock of the database, in ms; absent: it is read
 */
export async function tellBidders(platform: Platform, now?: number): Promise<void> {
  const { db, engine } = platform.database
  const at = now ?? (await readClock(db, engine))
  await tellOutbid(platform, at)
  for (const notice of await db.selectFrom('auctionNotices').selectAll().orderBy('at').limit(batch).execute())
    await inOwn(platform, (change) => tellNotice(change, notice))
  // What is nearer comes first: then nobody hears of ten minutes, too.
  for (const minutes of endings.toReversed())
    for (const lot of await readEnding(db, minutes, at)) await inOwn(platform, (change) => tellOfEnding(change, lot, minutes))
}
