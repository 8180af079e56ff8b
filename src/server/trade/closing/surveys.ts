import { surveyCalls, type OwnSurvey, type WrittenSurvey } from '#contract/trade/surveys.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { serve } from '../../http/route.ts'
import type { Locale } from '#contract/locale.ts'
import { holdOpen, readClosed } from '../fairs/closed.ts'
import { type Fair, requireFair } from '../fairs/fair-plan.ts'
import { requireParticipant, requireParticipantOr404 } from '../fairs/participation.ts'

const hasBegun = ({ startsAt }: Fair, now: string): boolean => startsAt !== null && startsAt <= now

/** Reads what a participant has answered, and whether it still can. */
async function readOwn(db: Db, fair: Fair, _user: string, locale: Locale): Promise<OwnSurvey> {
  const row = await db
    .selectFrom('fairSurveys')
    .select(['overall', 'meetings', 'organisation', 'comesAgain', 'comment', 'updatedAt'])
    .where('_fair', '=', fair._id)
    .where('_user', '=', _user)
    .executeTakeFirst()
  const isClosed = (await readClosed(db, [fair._id])).has(fair._id)
  return {
    fair: { _id: fair._id, title: textOf(fair.title, locale) },
    state: isClosed ? 'closed' : hasBegun(fair, new Date().toISOString()) ? 'open' : 'early',
    survey: row === undefined ? null : { ...row, comesAgain: row.comesAgain === 1 },
  }
}

/** Writes what a participant answers; a later answer takes the place of the one before. @throws ApiError `notParticipating`, `surveyEarly`, `fairClosed` */
async function write(db: Db, fair: Fair, _user: string, { comesAgain, ...said }: WrittenSurvey): Promise<void> {
  const { role } = await requireParticipant(db, fair._id, _user)
  const now = new Date().toISOString()
  if (!hasBegun(fair, now)) throw new ApiError('surveyEarly')
  await holdOpen(db, fair._id)
  const answer = {
    ...said,
    comesAgain: comesAgain ? 1 : 0,
    role: role === 'SELLER' ? ('SELLER' as const) : ('BUYER' as const),
    updatedAt: now,
  }
  await db
    .insertInto('fairSurveys')
    .values({ ...answer, _fair: fair._id, _user, createdAt: now })
    .onConflict((conflict) => conflict.columns(['_fair', '_user']).doUpdateSet(answer))
    .execute()
}

/** Serves the survey of a fair to those who take part in it. */
export function serveSurveys(app: FastifyInstance): void {
  serve(app, surveyCalls, {
    'GET /api/v1/me/fairs/{_fair}/survey': async ({ params }, { db, caller, locale }) => {
      const fair = await requireFair(db, params._fair)
      await requireParticipantOr404(db, fair._id, caller._id)
      return readOwn(db, fair, caller._id, locale)
    },
    'PUT /api/v1/me/fairs/{_fair}/survey': async ({ params, body }, { db, caller, locale }) => {
      const fair = await requireFair(db, params._fair)
      await write(db, fair, caller._id, body)
      return readOwn(db, fair, caller._id, locale)
    },
  })
}

/** Answers of an account, as its owner may take them along. */
export async function* surveysOf(db: Db, _user: string): AsyncGenerator<object> {
  const rows = await db.selectFrom('fairSurveys').selectAll().where('_user', '=', _user).orderBy('_fair').execute()
  for (const { _user: _owner, comesAgain, ...row } of rows) yield { ...row, comesAgain: comesAgain === 1 }
}
