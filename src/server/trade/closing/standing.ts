import type { FairClosing } from '#contract/trade/closing.ts'
import { fairStateAt } from '#contract/trade/fair-state.ts'
import type { Db } from '../../db/schema.ts'
import type { Fair } from '../fairs/fair-plan.ts'
import { approved } from '../fairs/participation.ts'
import { countAsked, countDue } from './asks.ts'
import { countOwed, isUnmarked } from './owed-outcomes.ts'

/** Counts meetings that are not marked by both sides, and those that they marked differently. */
async function countUnsettled(db: Db, _fair: string, now: string) {
  const ofFair = db
    .selectFrom('matchings as m')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('m._fair', '=', _fair)
  const { count: unmarked } = await ofFair.where(isUnmarked(now)).executeTakeFirstOrThrow()
  const { count: disputed } = await ofFair.where('m.state', '=', 'disputed').executeTakeFirstOrThrow()
  return { unmarked: Number(unmarked), disputed: Number(disputed) }
}

async function readClosing(db: Db, _fair: string): Promise<Pick<FairClosing, 'closedAt' | 'closedBy'>> {
  const row = await db
    .selectFrom('fairClosings as c')
    .leftJoin('users as u', 'u._id', 'c._user')
    .select(['c.closedAt', 'u.name'])
    .where('c._fair', '=', _fair)
    .executeTakeFirst()
  return { closedAt: row?.closedAt ?? null, closedBy: row?.name ?? null }
}

/** Reads what stands open at a fair, whom it can be asked of, and whether staff have closed it. */
export async function readStanding(db: Db, fair: Fair): Promise<FairClosing> {
  const { _id } = fair
  const now = new Date().toISOString()
  const people = await approved(db, _id)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const answers = await db
    .selectFrom('fairSurveys')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('_fair', '=', _id)
    .executeTakeFirstOrThrow()
  return {
    isOver: fairStateAt(fair, now) === 'expired',
    ...(await readClosing(db, _id)),
    ...(await countUnsettled(db, _id, now)),
    outcomes: {
      ...(await countOwed(db, _id, now)),
      ...(await countAsked(db, _id, 'outcomes')),
      due: await countDue(db, _id, 'outcomes', now),
    },
    survey: {
      ...(await countAsked(db, _id, 'survey')),
      due: await countDue(db, _id, 'survey', now),
      people: Number(people.count),
      answers: Number(answers.count),
    },
  }
}
