import type { Query } from '#contract/api.ts'
import { matchingCalls } from '#contract/trade/matchings.ts'
import { heldStates } from '#contract/trade/matching-states.ts'
import type { Schedule } from '#contract/trade/schedules.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import { requireVersion } from '../../http/item-tags.ts'
import type { Caller } from '../../http/platform.ts'
import { type Context, serve, type WriteContext } from '../../http/route.ts'
import { countUnread, lastMessageAt } from '../conversations/own-conversations.ts'
import { requireFair } from '../fairs/fair-plan.ts'
import {
  countParts,
  countWaiting,
  isInPart,
  isTurnOf,
  type MatchingRow,
  ownMatchings,
  partyOf,
  requireOwnMatching,
  toOwn,
  userOf,
} from './matching-rows.ts'
import type { Change } from '../../notifications/notify.ts'
import { offer } from './offers.ts'
import { lockAccounts } from '../fairs/participation.ts'
import { scheduleOf } from '../schedule/schedules.ts'
import { stateIn } from '../fairs/state-in.ts'
import { endWithoutReason, takeStep } from './steps.ts'

const nowIso = () => new Date().toISOString()

/** Returns what a call changes matchings with: transaction and what follows the commit. */
export const changeOf = ({ db, request, afterCommit }: WriteContext): Change => ({
  db,
  platform: request.server.platform,
  now: nowIso(),
  afterCommit,
})

const shown = async ({ db, locale }: Pick<Context, 'db' | 'locale'>, row: MatchingRow, _user: string) => {
  const [matching] = await toOwn(db, [row], _user, locale, nowIso())
  if (matching === undefined) throw new ApiError('notFound')
  return { matching }
}

/** A matching of the caller, as nobody else changes it until the transaction ends. */
async function lockOwn(context: WriteContext<Caller>, _id: string): Promise<MatchingRow> {
  const _user = context.caller._id
  const { _buyer, _seller } = await requireOwnMatching(context.db, _user, _id)
  await lockAccounts(context.db, [_buyer, _seller])
  return requireOwnMatching(context.db, _user, _id)
}

/** An order of a member's matchings: by the time that matters in what is asked for. */
function orderOf({ sort, isMyTurn, part, isAgreed, hasMessages }: Query<'GET /api/v1/me/matchings'>) {
  if (hasMessages === true) return [lastMessageAt, 'desc'] as const
  if (isAgreed === true || part === 'agreed') return ['startsAt', 'asc'] as const
  if (part === 'past') return ['updatedAt', 'desc'] as const
  if (sort === 'createdAt' || (part === undefined && isMyTurn !== true))
    return ['createdAt', sort === 'createdAt' ? 'asc' : 'desc'] as const
  return [sql<string>`coalesce(${sql.ref('expiresAt')}, ${sql.ref('startsAt')})`, 'asc'] as const
}

/** The matchings of members (specification 7.5). */
export function serveMatchings(app: FastifyInstance): void {
  serve(app, matchingCalls, {
    'GET /api/v1/me/matchings': async ({ query }, context) => {
      const { limit = 20, skip = 0, _fair, state, method, isMyTurn, part, isAgreed = false, hasMessages = false } = query
      const { db, locale } = context
      const _user = context.caller._id
      const now = nowIso()
      const found = ownMatchings(db, _user)
        .$if(_fair !== undefined, (own) => own.where('_fair', '=', _fair ?? ''))
        .$if(state !== undefined, (own) => own.where('state', '=', state ?? 'offered'))
        .$if(method !== undefined, (own) => own.where('method', '=', method ?? 'ONLINE'))
        .$if(isMyTurn === true, (own) => own.where(isTurnOf(_user)))
        .$if(part !== undefined, (own) => own.where(isInPart(part ?? 'past', _user, now)))
        .$if(isAgreed, (own) => own.where(stateIn(heldStates)))
        .$if(hasMessages, (own) => own.where(lastMessageAt, 'is not', null))
      const [order, direction] = orderOf(query)
      const page = found.selectAll().orderBy(order, direction).orderBy('_id', direction).limit(limit).offset(skip)
      const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      const myTurn = await countWaiting(db, _user)
      const parts = await countParts(db, _user, now)
      const matchings = await toOwn(db, await page.execute(), _user, locale, now)
      return { matchings, myTurn, parts, unread: await countUnread(db, _user), summary: { total: Number(total), limit, skip } }
    },
    'GET /api/v1/me/matchings/{_id}': async ({ params }, context) => {
      const _user = context.caller._id
      return shown(context, await requireOwnMatching(context.db, _user, params._id), _user)
    },
    'POST /api/v1/me/matchings': async ({ body }, context) => {
      const _user = context.caller._id
      return shown(context, await offer(changeOf(context), _user, body), _user)
    },
    'PUT /api/v1/me/matchings/{_id}': async ({ params, body }, context) => {
      const _user = context.caller._id
      const row = await lockOwn(context, params._id)
      await requireVersion(context, row, () => shown(context, row, _user))
      return shown(context, await takeStep(changeOf(context), row, { actor: partyOf(row, _user), _user }, body), _user)
    },
    'DELETE /api/v1/me/matchings/{_id}': async ({ params }, context) => {
      const _user = context.caller._id
      const row = await lockOwn(context, params._id)
      await endWithoutReason(changeOf(context), row, { actor: partyOf(row, _user), _user }, 'cancel')
    },
    'GET /api/v1/me/matchings/{_id}/schedules': async ({ params }, context): Promise<{ schedule: Schedule }> => {
      const { db } = context
      const _user = context.caller._id
      const row = await requireOwnMatching(db, _user, params._id)
      const other = userOf(row, partyOf(row, _user) === 'buyer' ? 'seller' : 'buyer')
      const fair = await requireFair(db, row._fair)
      const slots = await db
        .selectFrom('matchingSlots')
        .select('startsAt')
        .where('_matching', '=', row._id)
        .where('state', '!=', 'struck')
        .execute()
      const offered = slots.map(({ startsAt }) => startsAt)
      return { schedule: await scheduleOf(db, fair, { _user, beside: other, _seller: row._seller, of: { _id: row._id, offered } }) }
    },
  })
}
