import type { Query } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { ratingOf } from '#contract/shop/rating.ts'
import { type ProductReview, productReviewCalls, ratings, reviews } from '#contract/shop/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { dependsOn } from '../../db/dependencies.ts'
import type { Db } from '../../db/schema.ts'
import { maskedName } from '../../http/masked-name.ts'
import { serve } from '../../http/route.ts'
import { requirePublished } from '../../http/standard.ts'
import { requireOn, type ShopDeps } from '../shop.ts'
import { answerOf, valuesOf } from './rows.ts'

type Listed = Query<'GET /api/v1/shop/products/{_id}/reviews'>
type Choice = Listed['choice']

/** As literals, so that both engines see which of the partial indexes applies (migration 0005). */
const isShown = sql<SqlBool>`"isHidden" = 0`
const hasPictures = sql<SqlBool>`"images" <> '[]'`

/** A page of the reviews of a product: what it skips is walked in an index alone. */
const pageOf = (db: Db, _product: string, choice: Choice, limit: number, skip: number) =>
  db
    .selectFrom('shop_reviews')
    .select(['_id', '_user', '_line'])
    .where('_product', '=', _product)
    .where(isShown)
    .$if(choice === 'pictures', (all) => all.where(hasPictures))
    .$if(choice === 'best', (all) => all.orderBy('rating', 'desc'))
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .offset(skip)

/** Reads a page of the reviews of a product as everybody may. */
export async function readReviews(
  db: Db,
  _product: string,
  { choice, limit = 20, skip = 0 }: Listed,
  locale: Locale,
): Promise<ProductReview[]> {
  const rows = await db
    .selectFrom(pageOf(db, _product, choice, limit, skip).as('page'))
    .innerJoin('shop_reviews as r', 'r._id', 'page._id')
    .innerJoin('users as u', 'u._id', 'page._user')
    .leftJoin('shopOrderLines as l', 'l._id', 'page._line')
    .select(['r._id', 'r.createdAt', 'r.rating', 'r.content', 'r.images', 'r.language', 'r.answer', 'r.answeredAt', 'u.name', 'l.values'])
    .$if(choice === 'best', (all) => all.orderBy('r.rating', 'desc'))
    .orderBy('r.createdAt', 'desc')
    .orderBy('r._id', 'desc')
    .execute()
  return rows.map(({ name, rating, images, values, answer, answeredAt, ...review }) => ({
    ...review,
    // What a choice is stored as is what it was checked to be.
    language: review.language as ProductReview['language'],
    author: maskedName(name),
    rating: Number(rating),
    images: JSON.parse(images) as ProductReview['images'],
    values: valuesOf(values, locale),
    answer: answerOf({ answer, answeredAt }),
  }))
}

/** Serves everybody the reviews of a product. */
export function serveProductReviews(app: FastifyInstance, deps: ShopDeps): void {
  serve(app, productReviewCalls, {
    'GET /api/v1/shop/products/{_id}/reviews': async ({ params, query }, context) => {
      const { db, locale } = context
      await requireOn(db, deps)
      dependsOn(reviews.path)
      const { _id } = await requirePublished(context, shopProducts, params._id)
      const { limit = 20, skip = 0, choice } = query
      const sums = await db.selectFrom('shopRatings').selectAll().where('_product', '=', _id).executeTakeFirst()
      const total = (choice === 'pictures' ? sums?.pictured : sums?.count) ?? 0
      return {
        reviews: await readReviews(db, _id, query, locale),
        rating: sums === undefined ? null : ratingOf(sums),
        stars: ratings.map((rating) => sums?.[`stars${rating}`] ?? 0),
        summary: { total, limit, skip },
      }
    },
  })
}
