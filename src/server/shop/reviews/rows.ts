import type { Picture } from '#contract/field.ts'
import type { Locale } from '#contract/locale.ts'
import { reviewableStates } from '#contract/shop/reviewable.ts'
import { type OwnReview, type ReviewableLine, reviews } from '#contract/shop/reviews.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { textOf } from '#contract/title.ts'
import { sql, type SqlBool } from 'kysely'
import { inPages } from '../../db/in-pages.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Review } from './ratings.ts'

export const reviewRepository = repositoryOf(reviews)

type Translated = Parameters<typeof textOf>[0]

/** Locks what every change of a review changes, before any row. */
export const lockReviews = (db: Db): Promise<void> => lockRevisions(db, [reviews.path])

/** The values that were chosen of what was bought, in a language. @param stored as a line of an order has them; null: it is kept no longer */
export const valuesOf = (stored: string | null, locale: Locale): string[] =>
  stored === null ? [] : (JSON.parse(stored) as Translated[]).map((value) => textOf(value, locale))

const pictureOf = (stored: string | null): Picture | null => (stored === null ? null : (JSON.parse(stored) as Picture))

/** The files that a review alone names. */
export const filesOfReview = ({ images }: Pick<Review, 'images'>): { _file: string }[] => images.map(({ picture }) => picture)

export const answerOf = ({ answer, answeredAt }: Pick<Review, 'answer' | 'answeredAt'>) =>
  answer === null || answeredAt === null ? null : { content: answer, answeredAt }

/** What reviews are about: the line of the order as it was, or the product where the order is kept no longer. */
async function readSubjects(db: Db, some: readonly Review[], locale: Locale) {
  const lineIds = some.flatMap(({ _line }) => _line ?? [])
  const lines =
    lineIds.length === 0
      ? []
      : await db.selectFrom('shopOrderLines').select(['_id', 'name', 'values', 'thumb']).where('_id', 'in', lineIds).execute()
  const productIds = some.filter(({ _line }) => _line === null).map(({ _product }) => _product)
  const products = productIds.length === 0 ? [] : await repositoryOf(shopProducts).select(db, { where: { _id: { in: productIds } } })
  return ({ _line, _product }: Review) => {
    const line = lines.find(({ _id }) => _id === _line)
    if (line !== undefined)
      return {
        name: textOf(JSON.parse(line.name) as Translated, locale),
        values: valuesOf(line.values, locale),
        thumb: pictureOf(line.thumb),
      }
    const product = products.find(({ _id }) => _id === _product)
    return { name: product === undefined ? '' : textOf(product.name, locale), values: [], thumb: product?.thumb ?? null }
  }
}

/** Returns reviews as their author has them. */
export async function toOwn(db: Db, some: readonly Review[], locale: Locale): Promise<OwnReview[]> {
  const subjectOf = await readSubjects(db, some, locale)
  return some.map((review) => ({
    _id: review._id,
    createdAt: review.createdAt,
    version: review.version,
    _line: review._line,
    _product: review._product,
    ...subjectOf(review),
    rating: Number(review.rating),
    content: review.content,
    images: review.images,
    language: review.language,
    isHidden: review.isHidden,
    hiddenReason: review.hiddenReason,
    answer: answerOf(review),
  }))
}

export async function oneOwn(db: Db, review: Review, locale: Locale): Promise<{ review: OwnReview }> {
  const [own] = await toOwn(db, [review], locale)
  if (own === undefined) throw new ApiError('notFound')
  return { review: own }
}

/** @throws ApiError `notFound`, also for a review of somebody else */
export async function requireOwnReview(db: Db, _user: string, _id: string): Promise<Review> {
  const [review] = await reviewRepository.select(db, { where: { _id, _user }, limit: 1 })
  if (review === undefined) throw new ApiError('notFound')
  return review
}

const isUnreviewed = sql<SqlBool>`not exists (select 1 from "shop_reviews" as "r" where "r"."_line" = "l"."_id")`

const isThere = sql<SqlBool>`exists (select 1 from "shop_products" as "p" where "p"."_id" = "l"."_product" and "p"."state" <> 'removed')`

/** The lines of what a member has received and not reviewed yet, of products that are there. */
const reviewableLines = (db: Db, _user: string) =>
  db
    .selectFrom('shop_orders as o')
    .innerJoin('shopOrderLines as l', 'l._order', 'o._id')
    .where('o._user', '=', _user)
    .where('o.state', 'in', reviewableStates)
    .where(isThere)
    .where(isUnreviewed)

/** Reads a page of what a member can review. @param _line that one alone */
export async function readReviewable(
  db: Db,
  _user: string,
  { _line, limit, skip }: { _line: string | undefined; limit: number; skip: number },
  locale: Locale,
): Promise<{ lines: ReviewableLine[]; total: number }> {
  const found = reviewableLines(db, _user).$if(_line !== undefined, (all) => all.where('l._id', '=', _line ?? ''))
  const rows = await found
    .select(['l._id', 'o._id as _order', 'o.createdAt as orderedAt', 'l._product', 'l.name', 'l.values', 'l.thumb'])
    .orderBy('o.createdAt', 'desc')
    .orderBy('o._id', 'desc')
    .orderBy('l.position')
    .limit(limit)
    .offset(skip)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const lines = rows.map(({ name, values, thumb, ...line }) => ({
    ...line,
    name: textOf(JSON.parse(name) as Translated, locale),
    values: valuesOf(values, locale),
    thumb: pictureOf(thumb),
  }))
  return { lines, total: Number(total) }
}

/**
 * Reads a line that its member reviews. Under `lockReviews`: it is reviewed once, and its product stays.
 * @throws ApiError `notFound`, also for a line of somebody else; `reviewWritten`; `notReviewable` where it has not been received
 */
export async function requireReviewable(db: Db, _user: string, _line: string): Promise<{ _product: string }> {
  const own = db.selectFrom('shop_orders as o').innerJoin('shopOrderLines as l', 'l._order', 'o._id')
  const line = await own.select('l._product').where('o._user', '=', _user).where('l._id', '=', _line).executeTakeFirst()
  if (line === undefined) throw new ApiError('notFound')
  if ((await reviewRepository.count(db, { where: { _line } })) > 0) throw new ApiError('reviewWritten')
  const found = await reviewableLines(db, _user).select('l._id').where('l._id', '=', _line).executeTakeFirst()
  if (found === undefined) throw new ApiError('notReviewable')
  return line
}

/** The reviews of an account, as its owner may take them along. */
export async function* reviewsOf(db: Db, _user: string): AsyncGenerator<object> {
  const all = inPages((page) => reviewRepository.select(db, { where: { _user }, sort: 'createdAt', ...page }))
  for await (const review of all) yield* await toOwn(db, [review], 'ko')
}
