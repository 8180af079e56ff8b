import { draftProblems, type DraftProblem } from '#contract/trade/fair-schedule.ts'
import { setImmediate } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { Db } from '../../../db/schema.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { Platform } from '../../../http/platform.ts'
import { lockAccounts } from '../../fairs/participation.ts'
import { lockCompanies } from '../../matchings/company-pairs.ts'
import { openMatching } from '../../matchings/open-matching.ts'
import { agreeBySchedule } from '../../matchings/steps.ts'
import { notifyParticipants } from '../../notify.ts'
import type { TradeTables } from '../../tables.ts'

type Draft = Selectable<TradeTables['scheduledMeetings']>

/** So many are read at a time. */
const batch = 200

const isProblem = (code: string): code is DraftProblem => (draftProblems as readonly string[]).includes(code)

/** Why a meeting cannot be agreed any more. @throws what is no such reason */
function problemOf(error: unknown): DraftProblem {
  if (!(error instanceof ApiError)) throw error
  if (isProblem(error.code)) return error.code
  if (error.code === 'matchingState') return 'matchingExists'
  // The fair itself is gone.
  if (error.code === 'notFound') return 'notParticipating'
  throw error
}

const ownRow = (db: Db, _id: string) => db.updateTable('scheduledMeetings').where('_id', '=', _id).where('state', '=', 'draft')

/** Makes an agreed meeting of one of a draft, in a transaction of its own, through the same steps as every other one. */
async function agree(platform: Platform, draft: Draft, _user: string): Promise<void> {
  try {
    await inTransaction(platform.database.db, async (own) => {
      const { db } = own
      await lockCompanies(db, draft)
      const change = { ...own, platform, now: new Date().toISOString() }
      const { _id: _matching } = await agreeBySchedule(change, await openMatching(change, draft, _user), draft.startsAt, _user)
      // Taken out of the draft meanwhile: nothing of it is agreed.
      const { numUpdatedRows } = await ownRow(db, draft._id).set({ state: 'published', problem: null, _matching }).executeTakeFirst()
      if (numUpdatedRows === 0n) throw new ApiError('matchingExists')
    })
  } catch (error) {
    await ownRow(platform.database.db, draft._id)
      .set({ state: 'impossible', problem: problemOf(error) })
      .execute()
  }
}

/** The meetings of a draft that come after one in the order of time. */
const nextOf = (db: Db, _fair: string, last: Draft | undefined) =>
  db
    .selectFrom('scheduledMeetings')
    .selectAll()
    .where('_fair', '=', _fair)
    .where('state', '=', 'draft')
    .$if(last !== undefined, (all) =>
      all.where((eb) => eb(eb.refTuple('startsAt', '_id'), '>', eb.tuple(last?.startsAt ?? '', last?._id ?? ''))),
    )
    .orderBy('startsAt')
    .orderBy('_id')
    .limit(batch)
    .execute()

/** Notifies a member of everything that a schedule has brought, once. */
const announceTo = (platform: Platform, _fair: string, _user: string): Promise<void> =>
  inTransaction(platform.database.db, async (own) => {
    await lockAccounts(own.db, [_user])
    const published = own.db.updateTable('scheduledMeetings').where('_fair', '=', _fair).where('state', '=', 'published')
    const asBuyer = published.set({ buyerAnnounced: 1 }).where('_buyer', '=', _user).where('buyerAnnounced', '=', 0)
    const asSeller = published.set({ sellerAnnounced: 1 }).where('_seller', '=', _user).where('sellerAnnounced', '=', 0)
    const done = [...(await asBuyer.execute()), ...(await asSeller.execute())]
    if (done.every(({ numUpdatedRows }) => numUpdatedRows === 0n)) return
    await notifyParticipants({ ...own, platform, now: new Date().toISOString() }, _fair, [_user], 'schedulePublished')
  })

/** Notifies every member with a published meeting: one mail each, however many there are. */
async function announce(platform: Platform, _fair: string): Promise<void> {
  const published = platform.database.db.selectFrom('scheduledMeetings').where('_fair', '=', _fair).where('state', '=', 'published')
  for (;;) {
    const users = await published
      .select('_buyer as _user')
      .where('buyerAnnounced', '=', 0)
      .union(published.select('_seller as _user').where('sellerAnnounced', '=', 0))
      .limit(batch)
      .execute()
    if (users.length === 0) return
    for (const { _user } of users) await announceTo(platform, _fair, _user)
  }
}

/** Publishes a draft: one meeting after the other, so that everybody else can go on. What is done stays done where it is interrupted. */
export async function publishDraft(
  platform: Platform,
  { _fair, _user }: Pick<Selectable<TradeTables['fairSchedules']>, '_fair' | '_user'>,
) {
  const { db } = platform.database
  for (let drafts = await nextOf(db, _fair, undefined); drafts.length > 0; drafts = await nextOf(db, _fair, drafts.at(-1)))
    for (const draft of drafts) {
      await agree(platform, draft, _user ?? '')
      // SQLite answers at once: without this the event loop would never come to anything else.
      await setImmediate()
    }
  await announce(platform, _fair)
  const own = db.updateTable('fairSchedules').where('_fair', '=', _fair).where('state', '=', 'publishing')
  await own.set({ state: 'published', endedAt: new Date().toISOString() }).execute()
}
