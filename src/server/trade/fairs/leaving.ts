import { toLocale } from '#contract/locale.ts'
import { fairStateAt } from '#contract/trade/fair-state.ts'
import { participants } from '#contract/trade/participants.ts'
import { products } from '#contract/trade/products.ts'
import type { ItemOf } from '#contract/resource.ts'
import { translate } from '../../http/catalogues.ts'
import { findCompanyOwner, peopleOfCompany } from '../../http/company-of.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { lockRevisions } from '../../db/revision.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { dropFiles } from '../../files/pending.ts'
import { forgetAnswersNaming } from '../../http/idempotency.ts'
import type { OnLeave } from '../../http/personal.ts'
import { ApiError } from '../../http/api-error.ts'
import type { OnSuspend, OpenBusiness } from '../../module.ts'
import { inPages } from '../../db/in-pages.ts'
import { heldStates, openStates, otherParty } from '#contract/trade/matching-states.ts'
import { ownMatchings, partyOf, userOf } from '../matchings/matching-rows.ts'
import { cancellable, cancelMatching, isCancellable } from '../matchings/cancel.ts'
import { lockMatching } from '../matchings/change-state.ts'
import { changeOf } from '../matchings/matchings.ts'
import { removeIntroductions } from './introductions.ts'
import type { Change } from '../../notifications/notify.ts'
import { notifyParticipants } from '../notify.ts'
import { requireFair } from './fair-plan.ts'
import { dropQueuedApproval } from './queued-approvals.ts'
import { lockAccounts } from './participation.ts'
import { filesOfProduct } from './products.ts'
import { stateIn } from './state-in.ts'
import type { Schema } from '../../schema.ts'

const countOf = async (found: ReturnType<typeof ownMatchings>): Promise<number> =>
  Number((await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()).total)

interface Leaving {
  _user: string
  /** At this fair alone. */
  _fair?: string
  /** Who of the staff does it, in its place. */
  staff?: string
  /** It is told as well. */
  isTold?: boolean
}

/**
 * Cancels what an account has open or agreed, and tells the other sides. It holds this account alone: nothing new begins, and each
 * matching is held by itself against what the other side agrees on with others (`withdrawCompetingOffers`).
 */
async function cancelAll(change: Change, { _user, _fair, staff, isTold = false }: Leaving): Promise<void> {
  const { db, now } = change
  const found = ownMatchings(db, _user).select('_id').where('state', 'in', cancellable).orderBy('_id')
  const rows = await (_fair === undefined ? found : found.where('_fair', '=', _fair)).execute()
  for (const { _id } of rows) {
    const row = await lockMatching(db, _id)
    if (!isCancellable(row, now)) continue
    const party = partyOf(row, _user)
    const by = staff === undefined ? { by: party } : { by: 'staff' as const, _user: staff }
    const users = [userOf(row, otherParty(party)), ...(isTold ? [_user] : [])]
    await cancelMatching(change, row, by, { kind: 'cancelled', users })
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
    .deleteFrom('slotWaits')
    .where((eb) => eb.or([eb('_user', '=', _user), eb('_seller', '=', _user)]))
    .where((eb) => eb.and(isIn))
    .execute()
  await db
    .deleteFrom('formerDrafts')
    .where((eb) => eb.or([eb('_buyer', '=', _user), eb('_seller', '=', _user)]))
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
  await cancelAll(change, { _user, _fair, ...(staff === undefined ? {} : { staff }) })
}

/** Takes away what an account shows and has blocked at a fair. */
export async function clearPart(db: Db, { _fair, _user }: Part): Promise<void> {
  await dropWishesAt(db, _user, _fair)
  const _owner = await findCompanyOwner(db, _user)
  const others = db
    .selectFrom('fairs_participants')
    .select('_id')
    .where('_fair', '=', _fair)
    .where('_user', 'in', peopleOfCompany(db, _owner))
    .where('_user', '<>', _user)
    .where('state', '<>', 'REJECTED')
  // The last of its company takes the products along.
  if ((await others.executeTakeFirst()) === undefined) {
    const shown = db.selectFrom('fairs_products').select('_id').where('_user', '=', _owner)
    await db.deleteFrom('fairProducts').where('_fair', '=', _fair).where('_product', 'in', shown).execute()
  }
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

/** Why the part of somebody has ended who stands for its company no longer. */
const noColleague = /*i18n*/ { id: 'trade.noColleague', message: '이 회사의 담당자가 아니게 되어 참가가 끝났습니다.' }

/**
 * Ends the parts of who stands for their company no longer in fairs that are not over, as a rejection does: what is open or agreed is
 * cancelled, and both sides hear. In a transaction.
 */
export const leaveCompany: OnLeave = async (_user, erasure) => {
  const change = { ...erasure, now: new Date().toISOString() }
  const { db, now } = change
  await lockRevisions(db, [participants.path])
  await lockAccounts(db, [_user])
  const account = await db.selectFrom('users').select('locale').where('_id', '=', _user).executeTakeFirstOrThrow()
  const reason = translate(toLocale(account.locale) ?? 'ko', noColleague)
  for (const part of await repositoryOf(participants).select(db, { where: { _user } })) {
    if (part.state === 'REJECTED' || fairStateAt(await requireFair(db, part._fair), now) === 'expired') continue
    await dropQueuedApproval(db, part._id)
    await cancelAll(change, { _user, _fair: part._fair })
    await clearPart(db, part)
    await repositoryOf(participants).update(db, part, { state: 'REJECTED', reason })
    await notifyParticipants(change, part._fair, [_user], 'participationRejected', reason)
  }
}

/** Cancels what an account that is closed has open or agreed, and tells the other sides; its company goes, and so does whoever stands for it. In a transaction. */
export const leaveTrade: OnLeave = async (_user, erasure) => {
  await cancelAll({ ...erasure, now: new Date().toISOString() }, { _user })
  const people = await erasure.db.selectFrom('users').select('_id').where('_companyOf', '=', _user).orderBy('_id').execute()
  for (const { _id } of people) await leaveCompany(_id, erasure)
}

/** Cancels what an account that staff suspend has open or agreed, and tells both sides. */
export const suspendTrade: OnSuspend = async (_user, context) => {
  const change = changeOf(context)
  await lockAccounts(change.db, [_user])
  await cancelAll(change, { _user, isTold: true, ...(context.caller === undefined ? {} : { staff: context.caller._id }) })
}

/** Matchings that an account has open or agreed. */
export const openMatchings: readonly OpenBusiness[] = [
  {
    text: /*i18n*/ { id: 'business.meetings', message: '앞으로 할 상담 {total}건' },
    endsBySuspension: true,
    count: (db, _user) => countOf(ownMatchings(db, _user).where(stateIn(heldStates)).where('startsAt', '>', new Date().toISOString())),
  },
  {
    text: /*i18n*/ { id: 'business.offers', message: '답을 기다리는 상담 제안 {total}건' },
    endsBySuspension: true,
    count: (db, _user) => countOf(ownMatchings(db, _user).where(stateIn(openStates))),
  },
]

/** Takes an account out of all wishes, its own and those of others, and out of drafts. */
export const dropWishes: OnLeave = (_user, { db }) => dropWishesAt(db, _user)

/** Takes away what was said to others, and their answers that say whom they met: that there was a meeting stays. */
export const forgetMessages: OnLeave = async (_user, { db }) => {
  await db.updateTable('matchings').set({ message: null }).where('_buyer', '=', _user).execute()
  for (const [side, party] of [
    ['_buyer', 'buyer'],
    ['_seller', 'seller'],
  ] as const)
    await db.updateTable('matchings').set({ reason: null }).where(side, '=', _user).where('endedBy', '=', party).execute()
  const own = await ownMatchings(db, _user).select('_id').execute()
  await forgetAnswersNaming(
    db,
    own.map(({ _id }) => _id),
  )
}

export const removeProducts: OnLeave = async (_user, erasure) => {
  for (const product of await repositoryOf(products).select(erasure.db, { where: { _user } })) {
    await repositoryOf(products).remove(erasure.db, product)
    await dropFiles(filesOfProduct(product), erasure)
  }
}

export const removeParts: OnLeave = async (_user, { db }) => {
  const all = await repositoryOf(participants).select(db, { where: { _user } })
  for (const own of all) await repositoryOf(participants).remove(db, own)
  await forgetAnswersNaming(
    db,
    all.map(({ _id }) => _id),
  )
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
