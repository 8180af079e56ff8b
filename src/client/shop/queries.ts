import type { Answer, Query } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { priceRanges, productSorts, ratingFloors, reviewChoices } from '#contract/shop/list-choices.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { oneOf, paged } from '../data/list-pages.ts'
import { type ListSearch, listSearch } from '../data/list-search.ts'
import { itemOptions, type ItemRead, type Read, readOptions } from '../data/query-client.ts'
import { offlineQuiet, uncached } from '../data/resource-queries.ts'

export type Shop = NonNullable<Answer<'GET /api/v1/shop'>['shop']>
export type Category = Answer<'GET /api/v1/shop/categories'>['categories'][number]
export type ShopProduct = Answer<'GET /api/v1/shop/products'>['shopProducts'][number]
export type ShopProductDetail = Answer<'GET /api/v1/shop/products/{_id}'>['shopProduct']
export type OwnOrder = Answer<'GET /api/v1/me/orders/{_id}'>['order']
export type OwnCharge = Answer<'GET /api/v1/shop/charges/{_id}'>['charge']
export type OwnReview = Answer<'GET /api/v1/me/reviews/{_id}'>['review']
export type OwnQuestion = Answer<'GET /api/v1/me/questions/{_id}'>['question']
export type ProductQuestion = Answer<'GET /api/v1/shop/products/{_id}/questions'>['questions'][number]
export type ProductReview = Answer<'GET /api/v1/shop/products/{_id}/reviews'>['reviews'][number]
export type SavedAddress = Answer<'GET /api/v1/me/addresses'>['addresses'][number]
export type AwaitedVariant = Answer<'GET /api/v1/me/restock'>['variants'][number]
export type OwnCoupon = Answer<'GET /api/v1/me/coupons'>['coupons'][number]
export type OwnPoints = Answer<'GET /api/v1/me/points'>
export type ShopVariant = ShopProductDetail['variants'][number]

/** Order and filters that the address of a list of products asks for, beside its page and words. */
export interface ShopSearch extends ListSearch {
  sort?: (typeof productSorts)[number] | undefined
  price?: (typeof priceRanges)[number] | undefined
  pickup?: 'yes' | undefined
  stock?: 'yes' | undefined
  rating?: (typeof ratingFloors)[number] | undefined
}

const yes = (value: unknown) => oneOf(['yes'] as const, value)

/** Reads it from an address; what makes no sense there counts as not said. */
export function shopSearch(search: object): ShopSearch {
  const { sort, price, pickup, stock, rating, ...rest } = search as Record<keyof ShopSearch, unknown>
  return {
    ...(rest as ListSearch),
    sort: oneOf(productSorts, sort),
    price: oneOf(priceRanges, price),
    pickup: yes(pickup),
    stock: yes(stock),
    rating: oneOf(ratingFloors, rating),
  }
}

const orders = { cheapest: 'price', dearest: '-price' } as const

function queryOf(category: string | undefined, search: ShopSearch): Query<'GET /api/v1/shop/products'> {
  const { sort, price, pickup, stock, rating } = search
  return {
    ...paged(search),
    ...(category === undefined ? {} : { category }),
    // The type of a sort names only what every list can be sorted by.
    ...(sort === undefined ? {} : ({ sort: orders[sort] } as object)),
    ...(price === undefined ? {} : { priceRange: price }),
    ...(pickup === undefined ? {} : { isPickUp: true }),
    ...(stock === undefined ? {} : { inStock: true }),
    ...(rating === undefined ? {} : { ratingFrom: rating }),
  }
}

export const categoriesRead = (locale: Locale): Read<'GET /api/v1/shop/categories'> =>
  readOptions('GET /api/v1/shop/categories', locale, {}, offlineQuiet)
export const shopProductList = (locale: Locale, search: ShopSearch, category?: string): Read<'GET /api/v1/shop/products'> =>
  readOptions('GET /api/v1/shop/products', locale, { query: queryOf(category, search) }, offlineQuiet)
export const shopProductRead = (locale: Locale, _id: string): ItemRead<'GET /api/v1/shop/products/{_id}'> =>
  itemOptions('GET /api/v1/shop/products/{_id}', locale, { params: { _id } }, offlineQuiet)
/** Some of a category, to be looked at beside one of them. */
export const relatedRead = (locale: Locale, category: string): Read<'GET /api/v1/shop/products'> =>
  readOptions('GET /api/v1/shop/products', locale, { query: { category, limit: 5 } }, offlineQuiet)

/** Read of what the lines of a cart on the device are about, as it can be bought now. */
export const cartOffersRead = (locale: Locale, variants: readonly string[]): Read<'GET /api/v1/shop/carts'> => ({
  ...readOptions('GET /api/v1/shop/carts', locale, { query: { variants: variants.toSorted().join() } }),
  staleTime: 0,
})
export const cartRead = (locale: Locale): Read<'GET /api/v1/me/carts'> => ({
  ...readOptions('GET /api/v1/me/carts', locale, {}, { offline: 'member' }),
  ...uncached,
})
export const ordersRead = (locale: Locale, query: Query<'GET /api/v1/me/orders'>): Read<'GET /api/v1/me/orders'> => ({
  ...readOptions('GET /api/v1/me/orders', locale, { query }),
  ...uncached,
})
export const orderRead = (locale: Locale, _id: string): ItemRead<'GET /api/v1/me/orders/{_id}'> => ({
  ...itemOptions('GET /api/v1/me/orders/{_id}', locale, { params: { _id } }),
  ...uncached,
})
export const chargeRead = (locale: Locale, _id: string): ItemRead<'GET /api/v1/shop/charges/{_id}'> => ({
  ...itemOptions('GET /api/v1/shop/charges/{_id}', locale, { params: { _id } }),
  ...uncached,
})
/** Read of a member's address book. Nothing of it stays on the device, which may be shared. */
export const addressesRead = (locale: Locale): Read<'GET /api/v1/me/addresses'> => ({
  ...readOptions('GET /api/v1/me/addresses', locale),
  ...uncached,
})
export const couponsRead = (locale: Locale): Read<'GET /api/v1/me/coupons'> => ({
  ...readOptions('GET /api/v1/me/coupons', locale),
  ...uncached,
})

/** Part of the reviews and questions of a product that the address of its page asks for. */
export interface ReviewSearch extends ListSearch {
  reviews?: (typeof reviewChoices)[number] | undefined
  /** Page of the questions, from 2 on. */
  questions?: number | undefined
}

/** Reads it from an address; what makes no sense there counts as not said. */
export const reviewSearch = (search: object): ReviewSearch => {
  const { reviews, page, questions } = search as Record<keyof ReviewSearch, unknown>
  const { page: questionPage } = listSearch({ page: questions })
  return { page: typeof page === 'number' ? page : undefined, reviews: oneOf(reviewChoices, reviews), questions: questionPage }
}

/** Reviews on a page of a product. */
export const reviewsEach = 5

export const productReviewsRead = (
  locale: Locale,
  _id: string,
  { page = 1, reviews: choice }: ReviewSearch,
): Read<'GET /api/v1/shop/products/{_id}/reviews'> => {
  const query = { limit: reviewsEach, skip: (page - 1) * reviewsEach, ...(choice === undefined ? {} : { choice }) }
  return readOptions('GET /api/v1/shop/products/{_id}/reviews', locale, { params: { _id }, query }, offlineQuiet)
}
export const ownReviewsRead = (locale: Locale, query: Query<'GET /api/v1/me/reviews'>): Read<'GET /api/v1/me/reviews'> => ({
  ...readOptions('GET /api/v1/me/reviews', locale, { query }),
  ...uncached,
})
export const reviewableRead = (locale: Locale, query: Query<'GET /api/v1/me/reviews/lines'>): Read<'GET /api/v1/me/reviews/lines'> => ({
  ...readOptions('GET /api/v1/me/reviews/lines', locale, { query }),
  ...uncached,
})

/** Questions on a page of a product. */
export const questionsEach = 5

export const productQuestionsRead = (
  locale: Locale,
  _id: string,
  { questions: page = 1 }: ReviewSearch,
): Read<'GET /api/v1/shop/products/{_id}/questions'> => {
  const query = { limit: questionsEach, skip: (page - 1) * questionsEach }
  return readOptions('GET /api/v1/shop/products/{_id}/questions', locale, { params: { _id }, query }, offlineQuiet)
}
export const ownQuestionsRead = (locale: Locale, query: Query<'GET /api/v1/me/questions'>): Read<'GET /api/v1/me/questions'> => ({
  ...readOptions('GET /api/v1/me/questions', locale, { query }),
  ...uncached,
})
export const ownQuestionRead = (locale: Locale, _id: string): ItemRead<'GET /api/v1/me/questions/{_id}'> => ({
  ...itemOptions('GET /api/v1/me/questions/{_id}', locale, { params: { _id } }),
  ...uncached,
})
export const restockRead = (locale: Locale): Read<'GET /api/v1/me/restock'> => ({
  // So many at most can be waited for.
  ...readOptions('GET /api/v1/me/restock', locale, { query: { limit: shopLimits.restock } }),
  ...uncached,
})
export const pointsRead = (locale: Locale, query: Query<'GET /api/v1/me/points'>): Read<'GET /api/v1/me/points'> => ({
  ...readOptions('GET /api/v1/me/points', locale, { query }),
  ...uncached,
})
