import type { ItemOf } from '#contract/resource.ts'
import { type Rating, ratingOf } from '#contract/shop/rating.ts'
import { type reviews, ratings } from '#contract/shop/reviews.ts'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'

export type Review = ItemOf<typeof reviews>
/** What a review counts by. */
type Counted = Pick<Review, '_product' | 'rating' | 'images' | 'isHidden'>

type Column = 'count' | 'sum' | 'pictured' | `stars${Review['rating']}`
const columns: readonly Column[] = ['count', 'sum', 'pictured', ...ratings.map((rating) => `stars${rating}` as const)]

/** Returns what a review adds to the sums of its product: nothing while it is hidden, or where there is none. */
function shareOf(review: Counted | undefined): Partial<Record<Column, number>> {
  if (review === undefined || review.isHidden) return {}
  return { count: 1, sum: Number(review.rating), pictured: review.images.length > 0 ? 1 : 0, [`stars${review.rating}`]: 1 }
}

/**
 * Brings the sums of a product from a review as it was to how it is; undefined where there is none. Products of both are the same. In
 * the transaction of that change.
 */
export async function countReview(db: Db, before: Counted | undefined, after: Counted | undefined): Promise<void> {
  const _product = (after ?? before)?._product
  const [had, has] = [shareOf(before), shareOf(after)]
  const changes = columns.flatMap((column) => {
    const change = (has[column] ?? 0) - (had[column] ?? 0)
    return change === 0 ? [] : [[column, sql`${sql.ref(column)} + ${sql.lit(change)}`] as const]
  })
  if (_product === undefined || changes.length === 0) return
  await db
    .insertInto('shopRatings')
    .values({ _product })
    .onConflict((conflict) => conflict.column('_product').doNothing())
    .execute()
  await db.updateTable('shopRatings').set(Object.fromEntries(changes)).where('_product', '=', _product).execute()
}

/** Reads how products are rated, by product. */
export async function readRatings(db: Db, products: readonly string[]): Promise<ReadonlyMap<string, Rating>> {
  const rows =
    products.length === 0
      ? []
      : await db
          .selectFrom('shopRatings')
          .select(['_product', 'count', 'sum'])
          .where('_product', 'in', products)
          .where('count', '>', 0)
          .execute()
  return new Map(
    rows.flatMap(({ _product, ...row }) => {
      const rating = ratingOf(row)
      return rating === null ? [] : [[_product, rating] as const]
    }),
  )
}

/** Its reviews have so many stars on average, or more: as `averageOf` rounds. */
export const isRated = (from: number) => sql<SqlBool>`exists (
  select 1 from "shopRatings" as "r"
  where "r"."_product" = "shop_products"."_id" and "r"."count" > 0 and "r"."sum" >= ${sql.lit(from)} * "r"."count")`
