import { outcomeCalls } from '#contract/trade/outcomes.ts'
import type { Body } from '#contract/api.ts'
import { canReport, parties, type Party } from '#contract/trade/matching-states.ts'
import type { FastifyInstance } from 'fastify'
import { inPages } from '../../db/in-pages.ts'
import type { Db } from '../../db/schema.ts'
import { serve } from '../../http/route.ts'
import { holdOpen } from '../fairs/closed.ts'
import { type MatchingRow, ownMatchings, partyOf, requireOwnMatching } from './matching-rows.ts'
import { outcomeColumns } from './outcome-rows.ts'
import { wrongState } from './steps.ts'

const nothing = { interest: null, amount: null, nextStep: null, note: null, rating: null, comment: null } as const

/** Writes what a side says: what it leaves out stays as it was. */
async function write(db: Db, { _id: _matching }: MatchingRow, party: Party, said: Body<'PUT /api/v1/me/matchings/{_id}/outcome'>) {
  const now = new Date().toISOString()
  return db
    .insertInto('matchingOutcomes')
    .values({ ...nothing, ...said, _matching, party, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.columns(['_matching', 'party']).doUpdateSet({ ...said, updatedAt: now }))
    .returning(outcomeColumns)
    .executeTakeFirstOrThrow()
}

/** Serves outcomes of meetings, which each side reports for itself and staff. */
export function serveOutcomes(app: FastifyInstance): void {
  serve(app, outcomeCalls, {
    'PUT /api/v1/me/matchings/{_id}/outcome': async ({ params, body }, context) => {
      const { db } = context
      const _user = context.caller._id
      const row = await requireOwnMatching(db, _user, params._id)
      const [party, now] = [partyOf(row, _user), new Date().toISOString()]
      if (!canReport(row, now)) throw wrongState(row, party, now)
      await holdOpen(db, row._fair)
      return { outcome: await write(db, row, party, body) }
    },
  })
}

/** Forgets what an account has said of its meetings. */
export async function forgetOutcomes(db: Db, _user: string): Promise<void> {
  for (const party of parties) {
    const own = db
      .selectFrom('matchings')
      .select('_id')
      .where(party === 'buyer' ? '_buyer' : '_seller', '=', _user)
    await db.deleteFrom('matchingOutcomes').where('party', '=', party).where('_matching', 'in', own).execute()
  }
}

/** Reads an account's outcomes for its data export. */
export const outcomesOf = (db: Db, _user: string) =>
  inPages(({ limit, skip }) =>
    ownMatchings(db, _user)
      .innerJoin('matchingOutcomes as o', 'o._matching', 'matchings._id')
      .where((eb) =>
        eb.or([
          eb.and([eb('o.party', '=', 'buyer'), eb('_buyer', '=', _user)]),
          eb.and([eb('o.party', '=', 'seller'), eb('_seller', '=', _user)]),
        ]),
      )
      .select(['matchings.startsAt', 'o.interest', 'o.amount', 'o.nextStep', 'o.note', 'o.rating', 'o.comment', 'o.updatedAt'])
      .orderBy('o.createdAt')
      .orderBy('o._matching')
      .limit(limit)
      .offset(skip)
      .execute(),
  )
