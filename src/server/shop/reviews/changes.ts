import { isExpected } from '../../http/item-tags.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Values } from '../../db/repository.ts'
import type { Db } from '../../db/schema.ts'
import { dropFiles, type Erasure } from '../../files/pending.ts'
import { forgetAnswersNaming } from '../../http/idempotency.ts'
import type { OnLeave } from '../../http/personal.ts'
import { countReview, type Review } from './ratings.ts'
import { filesOfReview, lockReviews, oneOwn, requireOwnReview, reviewRepository } from './rows.ts'

type NewReview = Pick<Review, '_user' | '_product' | '_line' | 'rating' | 'content' | 'language'> & Partial<Pick<Review, 'images'>>

/** A review as it begins. */
const begun = { images: [], isHidden: false, hiddenReason: null, answer: null, answeredAt: null, isAnswered: false }

/** Adds a review, and counts it. Under `lockReviews`. */
export async function addReview(db: Db, written: NewReview & { createdAt?: string }): Promise<Review> {
  const review = await reviewRepository.insert(db, { ...begun, ...written })
  await countReview(db, undefined, review)
  return review
}

/**
 * Changes a review of one's own by what it is now, and counts it.
 * @param expected the version that was read (`If-Match`)
 * @returns it as it was and as it is
 * @throws ApiError `notFound`; `stale` with the review where it is another version
 */
export async function changeReview(
  db: Db,
  { _user, _id, expected, locale }: { _user: string; _id: string; expected?: string | undefined; locale: Parameters<typeof oneOwn>[2] },
  changeOf: (review: Review) => Values,
): Promise<{ before: Review; after: Review }> {
  await lockReviews(db)
  const before = await requireOwnReview(db, _user, _id)
  if (!isExpected(expected, before.version)) throw new ApiError('stale', { current: await oneOwn(db, before, locale) })
  const after = await reviewRepository.update(db, before, changeOf(before))
  if (after === undefined) throw new ApiError('stale', { current: await oneOwn(db, before, locale) })
  await countReview(db, before, after)
  return { before, after }
}

/** Takes a review away with its pictures, and what was answered of it. Under `lockReviews`. */
export async function removeReview(review: Review, erasure: Erasure): Promise<void> {
  const { db } = erasure
  if (!(await reviewRepository.remove(db, review))) return
  await countReview(db, review, undefined)
  await dropFiles(filesOfReview(review), erasure)
  await forgetAnswersNaming(db, [review._id])
}

/** Erases a review, where it is there. In a transaction. */
export async function eraseReview(_id: string, erasure: Erasure): Promise<void> {
  await lockReviews(erasure.db)
  const review = await reviewRepository.find(erasure.db, _id)
  if (review !== undefined && review !== 'removed') await removeReview(review, erasure)
}

/** Takes away what an account that is closed has written. */
export const leaveReviews: OnLeave = async (_user, erasure) => {
  await lockReviews(erasure.db)
  for (const review of await reviewRepository.select(erasure.db, { where: { _user } })) await removeReview(review, erasure)
}
