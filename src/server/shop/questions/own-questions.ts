import { shopLimits } from '#contract/shop/limits.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { ownQuestionCalls } from '#contract/shop/questions.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { lockCaller, requireRoom } from '../../http/lock-caller.ts'
import { serve } from '../../http/route.ts'
import { requirePublished } from '../../http/standard.ts'
import { countUses } from '../../http/usage-limits.ts'
import { tellOffice } from '../../mail/office-alerts.ts'
import { requireOn, type ShopDeps } from '../shop.ts'
import { lockQuestions, oneOwn, questionRepository, removeQuestion, requireOwnQuestion, toOwn, unanswered } from './rows.ts'

const hourly = { name: 'product questions', max: shopLimits.questionsHourly, windowMs: 60 * 60_000 }

/** Serves members their questions about products. They read and take them away while the shop is off, too. */
export function serveOwnQuestions(app: FastifyInstance, deps: ShopDeps): void {
  const { platform } = app
  serve(app, ownQuestionCalls, {
    'GET /api/v1/me/questions': async ({ query }, { db, locale, caller }) => {
      const { limit = 20, skip = 0, _product } = query
      // What waits comes first: so the resource is declared.
      const { items, total } = await questionRepository.list(db, { where: { _user: caller._id, _product }, limit, skip })
      return { questions: await toOwn(db, items, locale), summary: { total, limit, skip } }
    },
    'GET /api/v1/me/questions/{_id}': async ({ params }, { db, locale, caller }) =>
      oneOwn(db, await requireOwnQuestion(db, caller._id, params._id), locale),
    'POST /api/v1/me/questions': async ({ body: { _product, content, isPrivate } }, context) => {
      const { db, locale } = context
      await requireOn(db, deps)
      const { _user } = await lockCaller(context)
      await countUses(db, [{ limit: hourly, key: _user, amount: 1 }])
      await lockQuestions(db)
      await requirePublished(context, shopProducts, _product)
      requireRoom(await questionRepository.count(db, { where: { _user, isWaiting: true } }), shopLimits.questionsWaiting)
      const asked = { _user, _product, content, isPrivate: isPrivate ?? false, language: locale }
      const question = await questionRepository.insert(db, { ...asked, ...unanswered })
      await tellOffice({ ...context, platform }, 'productQuestion')
      return oneOwn(db, question, locale)
    },
    'DELETE /api/v1/me/questions/{_id}': async ({ params }, { db, caller }) => {
      await lockQuestions(db)
      const question = await requireOwnQuestion(db, caller._id, params._id)
      if (question.answer !== null) throw new ApiError('questionAnswered')
      await removeQuestion(db, question)
    },
  })
}
