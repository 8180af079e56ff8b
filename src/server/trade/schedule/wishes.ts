import type { Locale } from '#contract/locale.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import { type Wish, wishCalls } from '#contract/trade/wishes.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { serve } from '../../http/route.ts'
import { requireOpenFair } from '../fairs/fair-plan.ts'
import { lockAccounts, type Participant, requireParticipantOr404 } from '../fairs/participation.ts'
import { stateIn } from '../fairs/state-in.ts'
import { columnsOf, live, others, shownIn, suggest } from '../matchings/suggestions.ts'

/** The wishes of a member, of those who take part, the most wanted first. */
async function readWishes(db: Db, own: Participant, locale: Locale): Promise<{ wishes: Wish[] }> {
  const [mine, theirs] = columnsOf(own)
  const rows = await others(db, own)
    .innerJoin('wishes as w', (join) => join.onRef('w._wanted', '=', 'p._user').onRef('w._fair', '=', 'p._fair'))
    .where('w._user', '=', own._user)
    .select(['w.method', 'w.priority'])
    .select((eb) =>
      eb
        .selectFrom('matchings as m')
        .select('m._id')
        .whereRef('m._fair', '=', 'p._fair')
        .where(`m.${mine}`, '=', own._user)
        .whereRef(`m.${theirs}`, '=', 'p._user')
        .where(stateIn(live, 'm.state'))
        .limit(1)
        .as('_matching'),
    )
    .orderBy('w.priority')
    .limit(tradeLimits.wishes)
    .execute()
  // Who has left is named no longer, and counts no longer.
  return {
    wishes: rows.map((row, index) => {
      const { method, _matching } = row
      return { ...shownIn(locale, row), method, _matching, priority: index + 1 }
    }),
  }
}

/** Serves wishes of members and suggestions. */
export function serveWishes(app: FastifyInstance): void {
  serve(app, wishCalls, {
    'GET /api/v1/me/fairs/{_fair}/suggestions': async ({ params }, context) => {
      const { db } = context
      const fair = await requireOpenFair(db, params._fair)
      const own = await requireParticipantOr404(db, fair._id, context.caller._id)
      return { suggestions: await suggest(db, fair, own, context.locale, new Date().toISOString()) }
    },
    'GET /api/v1/me/fairs/{_fair}/wishes': async ({ params }, context) => {
      const { db } = context
      const fair = await requireOpenFair(db, params._fair)
      return readWishes(db, await requireParticipantOr404(db, fair._id, context.caller._id), context.locale)
    },
    'PUT /api/v1/me/fairs/{_fair}/wishes': async ({ params, body }, context) => {
      const { db } = context
      const _user = context.caller._id
      const fair = await requireOpenFair(db, params._fair)
      const own = await requireParticipantOr404(db, fair._id, _user)
      await lockAccounts(db, [_user])
      const wanted = new Map(body.wishes.map(({ _participant, method }) => [_participant, method]))
      const found =
        wanted.size === 0
          ? []
          : await others(db, own)
              .where('p._id', 'in', [...wanted.keys()])
              .execute()
      const byId = new Map(found.map((each) => [each._id, each._user]))
      if (byId.size < body.wishes.length) throw new ApiError('invalid', { field: 'wishes' })
      await db.deleteFrom('wishes').where('_fair', '=', fair._id).where('_user', '=', _user).execute()
      const createdAt = new Date().toISOString()
      const rows = body.wishes.map(({ _participant, method }, index) => ({
        _fair: fair._id,
        _user,
        _wanted: byId.get(_participant) ?? '',
        priority: index + 1,
        method,
        createdAt,
      }))
      if (rows.length > 0) await db.insertInto('wishes').values(rows).execute()
      return readWishes(db, own, context.locale)
    },
  })
}

/** The wishes of an account, as its owner may take them along. */
export async function* wishesOf(db: Db, _user: string): AsyncGenerator<object> {
  const rows = await db
    .selectFrom('wishes as w')
    .innerJoin('fairs_participants as p', (join) => join.onRef('p._user', '=', 'w._wanted').onRef('p._fair', '=', 'w._fair'))
    .select(['w._fair', 'w.priority', 'w.method', 'w.createdAt', 'p.name'])
    .where('w._user', '=', _user)
    .orderBy('w._fair')
    .orderBy('w.priority')
    .execute()
  yield* rows
}
