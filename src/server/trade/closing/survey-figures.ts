import { surveyMarks } from '#contract/trade/survey-marks.ts'
import type { FairSurveyFigures } from '#contract/trade/results.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { countAsked } from './asks.ts'

/** Counts what the participants of a fair have answered: there are few different answers, whatever the participants. */
export async function readSurveyFigures(db: Db, _fair: string): Promise<FairSurveyFigures> {
  const rows = await db
    .selectFrom('fairSurveys')
    .select(({ fn }) => ['role', ...surveyMarks, 'comesAgain', fn.countAll().as('count'), fn.count('comment').as('comments')])
    .where('_fair', '=', _fair)
    .groupBy(['role', ...surveyMarks, 'comesAgain'])
    .execute()
  type Row = (typeof rows)[number]
  const sum = (isWanted: (row: Row) => boolean, of: 'count' | 'comments' = 'count') =>
    rows.filter(isWanted).reduce((total, row) => total + Number(row[of]), 0)
  const byRole = <Value>(of: (isOne: (row: Row) => boolean) => Value) => ({
    sellers: of(({ role }) => role === 'SELLER'),
    buyers: of(({ role }) => role === 'BUYER'),
  })
  const marksOf = (name: (typeof surveyMarks)[number]) =>
    byRole((isOne) => [1, 2, 3, 4, 5].map((mark) => sum((row) => isOne(row) && row[name] === mark)))
  return {
    sent: (await countAsked(db, _fair, 'survey')).sent,
    answers: byRole((isOne) => sum(isOne)),
    marks: { overall: marksOf('overall'), meetings: marksOf('meetings'), organisation: marksOf('organisation') },
    again: byRole((isOne) => sum((row) => isOne(row) && row.comesAgain === 1)),
    notAgain: byRole((isOne) => sum((row) => isOne(row) && row.comesAgain === 0)),
    comments: sum(() => true, 'comments'),
  }
}

/** Comments on a fair. Ordered by themselves: an order of time would tell whose they are. */
export const commentsOf = (db: Db, _fair: string) =>
  db
    .selectFrom('fairSurveys')
    .where('_fair', '=', _fair)
    .where('comment', 'is not', null)
    .select(sql<string>`"comment"`.as('comment'))
