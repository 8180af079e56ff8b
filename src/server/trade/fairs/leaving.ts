import { participants } from '#contract/trade/participants.ts'
import { products } from '#contract/trade/products.ts'
import type { ItemOf } from '#contract/resource.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { lockRevisions } from '../../db/revision.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { dropFiles } from '../../files/pending.ts'
import type { OnLeave } from '../../http/personal.ts'
import { ApiError } from '../../http/api-error.ts'
import { inPages } from '../../db/in-pages.ts'
import { otherParty } from '#contract/trade/matching-states.ts'
import { ownMatchings, partyOf, userOf } from '../matchings/matching-rows.ts'
import { changeState, lockMatching } from '../matchings/change-state.ts'
import { removeIntroductions } from './introductions.ts'
import type { Change } from '../../notifications/notify.ts'
import { notifyParties } from '../notify.ts'
import { lockAccounts } from './participation.ts'
import { filesOfProduct } from './products.ts'
import type { Schema } from '../../schema.ts'

const cancellable = ['offered', 'accepted', 'confirmed', 'rescheduling'] as const

/**
 * Cancels what an account has open or agreed, and tells the other sides. It holds this account alone: nothing new begins, and each
 * matching is held by itself against what the other side agrees on with others (`withdrawCompetingOffers`).
 * @param staff who of the staff does it, in its place
 */
async function cancelAll(change: Change, _user: string, _fair?: string, staff?: string): Promise<void> {
  const { db, now } = change
  const found = ownMatchings(db, _user).select('_id').where('state', 'in', cancellable).orderBy('_id')
  const rows = await (_fair === undefined ? found : found.where('_fair', '=', _fair)).execute()
  for (const { _id } of rows) {
    const row = await lockMatching(db, _id)
    if (!cancellable.some((state) => state === row.state)) continue
    // What has begun is over: it is left to be marked.
    if (row.startsAt !== null && row.startsAt <= now) continue
    const party = partyOf(row, _user)
    const by = staff === undefined ? { by: party } : { by: 'staff' as const, _user: staff }
    const ended = { state: 'cancelled', endedBy: by.by, expiresAt: null, proposedBy: null, reason: null } as const
    const sequence = row.sequence + (row.startsAt === null ? 0 : 1)
    await changeState(change, row, { action: 'cancel', ...by }, { ...ended, sequence })
    await notifyParties(change, row, 'cancelled', [userOf(row, otherParty(party))])
  }
}

/** Takes an account out of all wishes, its own and those of others, and out of drafts. */
async function dropWishesAt(db: Db, _user: string, _fair?: string): Promise<void> {
  const isIn = _fair === undefined ? {} : { _fair }
  const matches = (eb: ExpressionBuilder<Schema, 'wishes'>) => eb.or([eb('_user', '=', _user), eb('_wanted', '=', _user)])
  const meets = (eb: ExpressionBuilder<Schema, 'scheduledMeetings'>) => eb.or([eb('_buyer', '=', _user), eb('_seller', '=', _user)])
  await db
    .deleteFrom('wishes')
    .where(matches)
    .where((eb) => eb.and(isIn))
    .execute()
  await db
    .deleteFrom('scheduledMeetings')
    .where(meets)
    .where('state', '=', 'draft')
    .where((eb) => eb.and(isIn))
    .execute()
}

type Part = Pick<ItemOf<typeof participants>, '_fair' | '_user'>

/** Takes away what an account has open or agreed at a fair. @param staff who of the staff does it */
export async function cancelAtFair(change: Change, { _fair, _user }: Part, staff?: string): Promise<void> {
  await lockAccounts(change.db, [_user])
  await cancelAll(change, _user, _fair, staff)
}

/** Takes away what an account shows and has blocked at a fair. */
export async function clearPart(db: Db, { _fair, _user }: Part): Promise<void> {
  await dropWishesAt(db, _user, _fair)
  const shown = db.selectFrom('fairs_products').select('_id').where('_user', '=', _user)
  await db.deleteFrom('fairProducts').where('_fair', '=', _fair).where('_product', 'in', shown).execute()
  await db.deleteFrom('blockedSlots').where('_fair', '=', _fair).where('_user', '=', _user).execute()
}

/** Takes part in a fair no longer. */
export async function leaveFair(change: Change, own: ItemOf<typeof participants>): Promise<void> {
  const { db } = change
  // As the console does when staff decide on it: first these, then the account.
  await lockRevisions(db, [participants.path])
  await cancelAtFair(change, own)
  await clearPart(db, own)
  await removeIntroductions(own._user, change, own._fair)
  if (!(await repositoryOf(participants).remove(db, own))) throw new ApiError('running', {}, 1)
}

/** Cancels what an account that is closed has open or agreed, and tells the other sides. In a transaction. */
export const leaveTrade: OnLeave = (_user, erasure) => cancelAll({ ...erasure, now: new Date().toISOString() }, _user)

/** Takes an account out of all wishes, its own and those of others, and out of drafts. */
export const dropWishes: OnLeave = (_user, { db }) => dropWishesAt(db, _user)

/** Takes away what was said to others: that there was a meeting stays. */
export const forgetMessages: OnLeave = async (_user, { db }) => {
  await db.updateTable('matchings').set({ message: null }).where('_buyer', '=', _user).execute()
}

export const removeProducts: OnLeave = async (_user, erasure) => {
  for (const product of await repositoryOf(products).select(erasure.db, { where: { _user } })) {
    await repositoryOf(products).remove(erasure.db, product)
    await dropFiles(filesOfProduct(product), erasure)
  }
}

export const removeParts: OnLeave = async (_user, { db }) => {
  for (const own of await repositoryOf(participants).select(db, { where: { _user } })) await repositoryOf(participants).remove(db, own)
}

/** The matchings of an account, as its owner may take them along. */
export const matchingsOf = (db: Db, _user: string) =>
  inPages(({ limit, skip }) =>
    ownMatchings(db, _user)
      .select(['createdAt', 'method', 'state', 'message', 'reason', 'startsAt', 'tableNumber'])
      .orderBy('createdAt')
      .orderBy('_id')
      .limit(limit)
      .offset(skip)
      .execute(),
  )
