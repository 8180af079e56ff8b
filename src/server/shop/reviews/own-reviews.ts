import type { Body } from '#contract/api.ts'
import { ownReviewCalls, reviewPictureCalls } from '#contract/shop/reviews.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { questionImageTypes as types } from '#contract/support/question-limits.ts'
import { withPicture } from '#contract/picture-upload.ts'
import type { FastifyInstance } from 'fastify'
import { dropFiles } from '../../files/pending.ts'
import { lockCaller } from '../../http/lock-caller.ts'
import { receiveMemberPicture } from '../../http/member-pictures.ts'
import { withoutPicture } from '../../http/picture-uploads.ts'
import { serve } from '../../http/route.ts'
import { requireOn, type ShopDeps } from '../shop.ts'
import { addReview, changeReview, removeReview } from './changes.ts'
import type { Review } from './ratings.ts'
import { filesOfReview, lockReviews, oneOwn, readReviewable, requireOwnReview, requireReviewable, reviewRepository, toOwn } from './rows.ts'

/** Stars as they are stored. The contract has checked how many. */
const storedRating = (rating: number) => String(rating) as Review['rating']

/** What was written, as it is stored: what is absent stays. */
const storedOf = ({ rating, content }: Body<'PUT /api/v1/me/reviews/{_id}'>) => ({
  ...(rating === undefined ? {} : { rating: storedRating(rating) }),
  ...(content === undefined ? {} : { content }),
})

/** Serves members their reviews. They read and take them away while the shop is off, too. */
export function serveOwnReviews(app: FastifyInstance, deps: ShopDeps): void {
  const { platform } = app
  serve(app, ownReviewCalls, {
    'GET /api/v1/me/reviews/lines': async ({ query }, { db, locale, caller }) => {
      const { limit = 20, skip = 0, _line } = query
      const { lines, total } = await readReviewable(db, caller._id, { _line, limit, skip }, locale)
      return { lines, summary: { total, limit, skip } }
    },
    'GET /api/v1/me/reviews': async ({ query }, { db, locale, caller }) => {
      const { limit = 20, skip = 0, sort = '-createdAt', of } = query
      const either = of === undefined ? {} : { either: [{ _id: of }, { _line: of }] }
      const { items, total } = await reviewRepository.list(db, { where: { _user: caller._id }, ...either, limit, skip, sort })
      return { reviews: await toOwn(db, items, locale), summary: { total, limit, skip } }
    },
    'GET /api/v1/me/reviews/{_id}': async ({ params }, { db, locale, caller }) =>
      oneOwn(db, await requireOwnReview(db, caller._id, params._id), locale),
    'POST /api/v1/me/reviews': async ({ body: { _line, rating, content } }, context) => {
      const { db, locale } = context
      await requireOn(db, deps)
      const { _user } = await lockCaller(context)
      await lockReviews(db)
      const { _product } = await requireReviewable(db, _user, _line)
      return oneOwn(db, await addReview(db, { _user, _product, _line, rating: storedRating(rating), content, language: locale }), locale)
    },
    'PUT /api/v1/me/reviews/{_id}': async ({ params: { _id }, body }, context) => {
      const { db, locale, caller, request } = context
      await requireOn(db, deps)
      const own = { _user: caller._id, _id, expected: request.headers['if-match'], locale }
      const { after } = await changeReview(db, own, () => storedOf(body))
      return oneOwn(db, after, locale)
    },
    'DELETE /api/v1/me/reviews/{_id}': async ({ params }, { db, caller, afterCommit }) => {
      await lockReviews(db)
      await removeReview(await requireOwnReview(db, caller._id, params._id), { db, platform, afterCommit })
    },
  })

  const limits = { file: 'image', types, maxBytes: shopLimits.reviewImageBytes, bytesPerDay: shopLimits.imageBytesPerDay }
  /** The files that a review names no longer. */
  const replaced = (before: Review, after: Review) =>
    filesOfReview(before).filter(({ _file }) => !filesOfReview(after).some((file) => file._file === _file))
  serve(app, reviewPictureCalls, {
    'POST /api/v1/me/reviews/{_id}/images/{index}': async ({ params: { _id, index } }, context) => {
      const { locale, caller, afterCommit } = context
      await requireOn(context.db, deps)
      await requireOwnReview(context.db, caller._id, _id)
      return receiveMemberPicture(context, limits, async (db, picture) => {
        const put = ({ images }: Review) => ({ images: withPicture(images, index, picture) })
        const { before, after } = await changeReview(db, { _user: caller._id, _id, locale }, put)
        await dropFiles(replaced(before, after), { db, platform, afterCommit })
        return oneOwn(db, after, locale)
      })
    },
    'DELETE /api/v1/me/reviews/{_id}/images/{index}': async ({ params: { _id, index } }, { db, locale, caller, afterCommit }) => {
      const take = ({ images }: Review) => ({ images: withoutPicture(images, index) })
      const { before, after } = await changeReview(db, { _user: caller._id, _id, locale }, take)
      await dropFiles(replaced(before, after), { db, platform, afterCommit })
    },
  })
}
