import type { Locale } from '#contract/locale.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { type ProductQuestion, productQuestionCalls, shopQuestions } from '#contract/shop/questions.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { dependsOn } from '../../db/dependencies.ts'
import type { Db } from '../../db/schema.ts'
import { maskedName } from '../../http/masked-name.ts'
import { serve } from '../../http/route.ts'
import { requirePublished } from '../../http/standard.ts'
import { requireOn, type ShopDeps } from '../shop.ts'
import { answerOf } from './rows.ts'

/** As a literal, so that both engines see that the partial index applies (migration 0008). */
const isShown = sql<SqlBool>`"isHidden" = 0`

const ofProduct = (db: Db, _product: string) => db.selectFrom('shop_questions').where('_product', '=', _product).where(isShown)

/** Columns of a text that is private: the database does not hand it out. */
const readable = (name: 'content' | 'answer' | 'answeredAt') =>
  sql<string | null>`case when "q"."isPrivate" = 0 then ${sql.ref(`q.${name}`)} end`.as(name)

/** Reads a page of the questions about a product as everybody may. */
async function readQuestions(db: Db, _product: string, page: { limit: number; skip: number }): Promise<ProductQuestion[]> {
  const newest = ofProduct(db, _product)
    .select(['_id'])
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(page.limit)
    .offset(page.skip)
  const rows = await db
    .selectFrom(newest.as('page'))
    .innerJoin('shop_questions as q', 'q._id', 'page._id')
    .innerJoin('users as u', 'u._id', 'q._user')
    .select(['q._id', 'q.createdAt', 'q.isWaiting', 'q.isPrivate', 'q.language', 'u.name'])
    .select([readable('content'), readable('answer'), readable('answeredAt')])
    .orderBy('q.createdAt', 'desc')
    .orderBy('q._id', 'desc')
    .execute()
  return rows.map(({ _id, createdAt, isWaiting, isPrivate, language, name, content, ...answer }) => ({
    _id,
    createdAt,
    author: maskedName(name),
    // What is shown is not hidden.
    state: Number(isWaiting) === 1 ? 'waiting' : 'answered',
    isPrivate: Number(isPrivate) === 1,
    content,
    // What a choice is stored as is what it was checked to be.
    language: language as Locale,
    answer: answerOf(answer),
  }))
}

/** Serves everybody the questions about a product. */
export function serveProductQuestions(app: FastifyInstance, deps: ShopDeps): void {
  serve(app, productQuestionCalls, {
    'GET /api/v1/shop/products/{_id}/questions': async ({ params, query }, context) => {
      const { db } = context
      await requireOn(db, deps)
      dependsOn(shopQuestions.path)
      const { _id } = await requirePublished(context, shopProducts, params._id)
      const { limit = 20, skip = 0 } = query
      const { total } = await ofProduct(db, _id)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      return { questions: await readQuestions(db, _id, { limit, skip }), summary: { total: Number(total), limit, skip } }
    },
  })
}
