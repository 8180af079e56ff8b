import { fairs } from '#contract/trade/fairs.ts'
import { inPages } from '../../db/in-pages.ts'
import { inOwnTransactions } from '../../db/in-transaction.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { dropFiles, type Erasure } from '../../files/pending.ts'
import type { OnLeave } from '../../http/personal.ts'
import type { Platform } from '../../http/platform.ts'
import { ownMatchings } from '../matchings/matching-rows.ts'

const day = 24 * 60 * 60_000
/** Conversations are there for so long after the end of their fair. */
const keptDays = 180
/** Files whose message never came: longer than the device keeps what it could not send. */
const unsentDays = 8
/** So many are erased at once before others get their turn. */
const batch = 100

/** Erases the conversations of some matchings, with their files and reports. In a transaction. */
async function erase(ids: readonly string[], erasure: Erasure): Promise<void> {
  const { db } = erasure
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch)
    await dropFiles(await db.selectFrom('conversationFiles').select('_file').where('_matching', 'in', some).execute(), erasure)
    await db.deleteFrom('conversations').where('_matching', 'in', some).execute()
  }
}

/** Erases conversations of fairs that are long over, and files that were sent for no message. */
export async function eraseOldConversations(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const over = await repositoryOf(fairs).select(db, { where: { endsAt: { lte: ago(keptDays) } } })
  const ids = over.map(({ _id }) => _id)
  const rows = ids.length === 0 ? [] : await db.selectFrom('conversations').select('_matching').where('_fair', 'in', ids).execute()
  await inOwnTransactions(db, rows, (own, { _matching }) => erase([_matching], { ...own, platform }))
  const unsent = db.selectFrom('conversationFiles').select('_file').where('_message', 'is', null)
  const files = await unsent.where('createdAt', '<=', ago(unsentDays)).limit(batch).execute()
  await inOwnTransactions(db, files, (own, file) => dropFiles([file], { ...own, platform }))
}

/** Erases the conversations of an account that is closed. */
export const forgetConversations: OnLeave = async (_user, erasure) => {
  const own = await ownMatchings(erasure.db, _user).select('_id').execute()
  await erase(
    own.map(({ _id }) => _id),
    erasure,
  )
}

/** The messages of an account with the names of their files, as its owner may take them along. */
export async function* messagesOf(db: Db, _user: string): AsyncGenerator<object> {
  const page = ({ limit, skip }: { limit: number; skip: number }) =>
    db
      .selectFrom('conversationMessages')
      .select(['_id', '_matching', 'createdAt', 'text'])
      .where('_user', '=', _user)
      .orderBy('_id')
      .limit(limit)
      .offset(skip)
      .execute()
  for await (const { _id, _matching, ...message } of inPages(page)) {
    const files = await db
      .selectFrom('conversationFiles as c')
      .innerJoin('files as f', 'f._id', 'c._file')
      .select(['c._file', 'f.name'])
      .where('c._matching', '=', _matching)
      .where('c._message', '=', _id)
      .orderBy('c._file')
      .execute()
    yield { _matching, ...message, files }
  }
}

/** The reports of an account. */
export const reportsOf = (db: Db, _user: string) =>
  inPages(({ limit, skip }) =>
    ownMatchings(db, _user)
      .innerJoin('conversationReports as r', 'r._matching', 'matchings._id')
      .where((eb) =>
        eb.or([
          eb.and([eb('r.party', '=', 'buyer'), eb('_buyer', '=', _user)]),
          eb.and([eb('r.party', '=', 'seller'), eb('_seller', '=', _user)]),
        ]),
      )
      .select(['r._matching', 'r.reason', 'r.createdAt', 'r.handledAt'])
      .orderBy('r.createdAt')
      .orderBy('r._matching')
      .limit(limit)
      .offset(skip)
      .execute(),
  )
