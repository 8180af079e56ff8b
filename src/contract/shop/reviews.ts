import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, language, line, lines, picture, reference } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { itemParams, pathPlaceAmong, placeAmong } from '../picture-upload.ts'
import { resource } from '../resource.ts'
import { shopLimits } from './limits.ts'
import { reviewChoices } from './list-choices.ts'
import { rated } from './rating.ts'

export const ratings = ['1', '2', '3', '4', '5'] as const
const image = z.strictObject({
  index: labelled(/*i18n*/ '순서', placeAmong(shopLimits.reviewImages)),
  picture: labelled(/*i18n*/ '사진', picture),
})
const images = labelled(/*i18n*/ '사진 목록', z.array(labelled(/*i18n*/ '사진', image)).max(shopLimits.reviewImages).default([]))
const content = labelled(/*i18n*/ '후기', lines(shopLimits.reviewMost).min(shopLimits.reviewLeast))
const answer = labelled(/*i18n*/ '답변', lines(2000))
const hiddenReason = labelled(/*i18n*/ '숨긴 사유(쓴 회원이 봅니다)', line(200))

/** Reviews of what members have bought (specification 7.5): one for each line of an order. */
export const reviews = resource({
  path: 'shop/reviews',
  singular: 'review',
  plural: 'reviews',
  label: /*i18n*/ '상점 후기',
  summary: 'reviews of what was bought in the shop',
  storage: 'table',
  fields: {
    _product: labelled(/*i18n*/ '상점 상품', reference('shop/products', 'restrict')),
    /** Stars. A choice, so that lists of the console can be narrowed by it; to everybody else it is a number. */
    rating: labelled(/*i18n*/ '별점', z.enum(ratings), {
      1: /*i18n*/ '1점',
      2: /*i18n*/ '2점',
      3: /*i18n*/ '3점',
      4: /*i18n*/ '4점',
      5: /*i18n*/ '5점',
    }),
    content,
    images,
    /** Of who wrote it, when it was written. */
    language,
    _user: labelled(/*i18n*/ '회원 계정', reference('users', 'restrict')),
    /** The line of the order that it is about; null once the order is kept no longer. */
    _line: labelled(/*i18n*/ '주문한 상품', id.nullable()),
    isHidden: labelled(/*i18n*/ '숨김', z.boolean().default(false)),
    hiddenReason: hiddenReason.nullable().default(null),
    answer: answer.nullable().default(null),
    answeredAt: labelled(/*i18n*/ '답변한 때', instant.nullable().default(null)),
    isAnswered: labelled(/*i18n*/ '답변함', z.boolean().default(false)),
  },
  changeable: ['answer', 'isHidden', 'hiddenReason'],
  filters: ['rating', 'isHidden', 'isAnswered', '_product', '_user'],
  search: ['content'],
  unique: ['_line'],
  public: [],
  console: ['list', 'one', 'update'],
  isLive: true,
  scope: 'console:shop',
  isPersonal: true,
})

const stars = z.int().min(1).max(5)
const answered = z.strictObject({ content: z.string(), answeredAt: instant }).nullable()
/** What was bought: one value of each option, in the asked language. */
const values = z.array(z.string())

const shown = z
  .strictObject({
    _id: id,
    createdAt: instant,
    /** Masked: the first letter of a name. */
    author: z.string(),
    rating: stars,
    content: z.string(),
    images,
    language,
    values,
    answer: answered,
  })
  .meta({ id: 'ProductReview' })
export type ProductReview = z.output<typeof shown>

const { limit, skip } = paging('-createdAt')
type Listed = Pick<Paging, 'limit' | 'skip'> & { choice?: (typeof reviewChoices)[number] | undefined }
const listed: z.ZodType<Listed> = z.strictObject({
  limit,
  skip,
  choice: z.enum(reviewChoices).optional().meta({ description: 'The best first; those with pictures. Absent: the newest first.' }),
})

/** Reviews of a product, for everybody. */
export const productReviewCalls = {
  'GET /api/v1/shop/products/{_id}/reviews': call({
    tag: 'shop/products',
    access: 'public',
    status: 200,
    isCacheable: true,
    summary: 'The reviews of a product, the newest first, with how many stars it got',
    params: itemParams,
    query: listed,
    answer: z.strictObject({
      reviews: z.array(shown),
      rating: rated.nullable(),
      /** How many reviews have one star, two, and so on. */
      stars: z.array(z.int().min(0)).length(ratings.length),
      summary,
    }),
    errors: [404, 410],
    reads: ['shop/reviews', 'shop/products', 'setting'],
  }),
}

const bought = z
  .strictObject({
    /** The line of the order. */
    _id: id,
    _order: id,
    orderedAt: instant,
    _product: id,
    name: z.string(),
    values,
    thumb: picture.nullable(),
  })
  .meta({ id: 'ReviewableLine' })
export type ReviewableLine = z.output<typeof bought>

const own = z
  .strictObject({
    _id: id,
    createdAt: instant,
    version: z.int(),
    _line: id.nullable(),
    _product: id,
    name: z.string(),
    values,
    thumb: picture.nullable(),
    rating: stars,
    content: z.string(),
    images,
    language,
    isHidden: z.boolean(),
    /** Why staff have hidden it. */
    hiddenReason: z.string().nullable(),
    answer: answered,
  })
  .meta({ id: 'OwnReview' })
export type OwnReview = z.output<typeof own>

const one = z.strictObject({ review: own })
const written = { rating: stars, content }
const ofLine: z.ZodType<Pick<Paging, 'limit' | 'skip'> & { _line?: string | undefined }> = z.strictObject({
  limit,
  skip,
  _line: id.optional().meta({ description: 'That line alone.' }),
})
const ofOwn: z.ZodType<Paging & { of?: string | undefined }> = z.strictObject({
  ...paging('-createdAt'),
  of: id.optional().meta({ description: 'Of a line of an order, or the review with this id.' }),
})
const isOwn = { tag: 'me', access: 'member' } as const

/** Reviews of one's own, and what can be reviewed yet. */
export const ownReviewCalls = {
  'GET /api/v1/me/reviews/lines': call({
    ...isOwn,
    summary: 'What the caller has received and not reviewed yet, the last order first',
    query: ofLine,
    answer: z.strictObject({ lines: z.array(bought), summary }),
    status: 200,
    acting: 'console:shop',
    reads: ['shop/orders', 'shop/reviews'],
  }),
  'GET /api/v1/me/reviews': call({
    ...isOwn,
    summary: 'The reviews of the caller, the newest first; with those that staff have hidden, and why',
    query: ofOwn,
    answer: z.strictObject({ reviews: z.array(own), summary }),
    status: 200,
    acting: 'console:shop',
    reads: ['shop/reviews'],
  }),
  'GET /api/v1/me/reviews/{_id}': call({
    ...isOwn,
    summary: 'A review of the caller',
    params: itemParams,
    answer: one,
    status: 200,
    errors: [404],
    acting: 'console:shop',
    reads: ['shop/reviews'],
  }),
  'POST /api/v1/me/reviews': call({
    ...isOwn,
    summary: 'Review a line of an order that was received: once',
    body: z.strictObject({ _line: id, ...written }),
    answer: one,
    status: 201,
    errors: [404, 409],
    location: ({ review }) => `/api/v1/me/reviews/${review._id}`,
    writes: ['shop/reviews'],
  }),
  'PUT /api/v1/me/reviews/{_id}': call({
    ...isOwn,
    summary: 'Change a review of one’s own; absent fields stay',
    params: itemParams,
    body: z.strictObject(written).partial(),
    answer: one,
    status: 200,
    errors: [404, 412],
    writes: ['shop/reviews'],
  }),
  'DELETE /api/v1/me/reviews/{_id}': call({
    ...isOwn,
    summary: 'Take a review of one’s own away, with its pictures',
    params: itemParams,
    status: 204,
    errors: [404],
    writes: ['shop/reviews'],
  }),
}

const imageParams = z.strictObject({ _id: id, index: pathPlaceAmong(shopLimits.reviewImages) })

/** Pictures of one's own reviews. */
export const reviewPictureCalls = {
  'POST /api/v1/me/reviews/{_id}/images/{index}': call({
    ...isOwn,
    summary: 'Put a picture (JPEG, PNG, WebP) in a place of a review; one that is there goes',
    params: imageParams,
    upload: { file: 'image', maxBytes: shopLimits.reviewImageBytes },
    answer: one,
    status: 201,
    errors: [404, 409, 413, 415, 429],
    isLimited: true,
    writes: ['shop/reviews'],
  }),
  'DELETE /api/v1/me/reviews/{_id}/images/{index}': call({
    ...isOwn,
    summary: 'Take a picture out of a review',
    params: imageParams,
    status: 204,
    errors: [404],
    writes: ['shop/reviews'],
  }),
}
