import type { Answer, Query } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { isId } from '#contract/is-id.ts'
import { fairStates } from '#contract/trade/fair-state.ts'
import { oneOf, paged } from '../data/list-pages.ts'
import type { ListSearch } from '../data/list-search.ts'
import { itemOptions, type ItemRead, type Read, readOptions } from '../data/query-client.ts'
import { offlineContent, offlineQuiet, uncached } from '../data/resource-queries.ts'
import { goodsCategories } from '#contract/platform/company-choices.ts'

export type Fair = Answer<'GET /api/v1/fairs'>['fairs'][number]
export type Product = Answer<'GET /api/v1/fairs/{_fair}/products'>['products'][number]
export type ProductDetail = Answer<'GET /api/v1/fairs/{_fair}/products/{_id}'>['product']
export type Seller = Answer<'GET /api/v1/fairs/{_fair}/sellers'>['sellers'][number]
export type OwnProduct = Answer<'GET /api/v1/me/products'>['products'][number]
export type OwnFair = Answer<'GET /api/v1/me/fairs'>['fairs'][number]

/** The fairs that an address asks for. */
export function fairList(locale: Locale, search: ListSearch): Read<'GET /api/v1/fairs'> {
  const state = oneOf(fairStates, search.type)
  return readOptions(
    'GET /api/v1/fairs',
    locale,
    { query: { ...paged(search), ...(state === undefined ? {} : { state }) } },
    offlineContent,
  )
}

export const fairRead = (locale: Locale, _fair: string): ItemRead<'GET /api/v1/fairs/{_id}'> =>
  itemOptions('GET /api/v1/fairs/{_id}', locale, { params: { _id: _fair } }, offlineContent)

/** Counts what a fair shows: products, sellers and buyers. */
export const fairTotals = (locale: Locale, _fair: string) =>
  readOptions('GET /api/v1/fairs/{_fair}/totals', locale, { params: { _fair } }, offlineQuiet)

const ofFair = (_fair: string, query: object) => ({ params: { _fair }, query })

/** Reads the seller whose products an address asks for: `?seller=`, a participant. */
export const sellerIn = (search: object): string | undefined => ('seller' in search && isId(search.seller) ? search.seller : undefined)

export function productList(locale: Locale, _fair: string, search: ListSearch): Read<'GET /api/v1/fairs/{_fair}/products'> {
  const [category, _seller] = [oneOf(goodsCategories, search.type), sellerIn(search)]
  const query = { ...paged(search), ...(category === undefined ? {} : { category }), ...(_seller === undefined ? {} : { _seller }) }
  return readOptions('GET /api/v1/fairs/{_fair}/products', locale, ofFair(_fair, query), offlineContent)
}
/** Products that a seller shows at a fair. */
export const productsOfSeller = (locale: Locale, _fair: string, _seller: string) =>
  readOptions('GET /api/v1/fairs/{_fair}/products', locale, ofFair(_fair, { _seller, limit: 100 }))
export const productRead = (locale: Locale, _fair: string, _id: string): ItemRead<'GET /api/v1/fairs/{_fair}/products/{_id}'> =>
  itemOptions('GET /api/v1/fairs/{_fair}/products/{_id}', locale, { params: { _fair, _id } }, offlineContent)
export const sellerRead = (locale: Locale, _fair: string, _id: string): ItemRead<'GET /api/v1/fairs/{_fair}/sellers/{_id}'> =>
  itemOptions('GET /api/v1/fairs/{_fair}/sellers/{_id}', locale, { params: { _fair, _id } }, offlineQuiet)
/** What is on the device, too, for the account that is logged in (`member-offline`). */
const taken = { offline: 'member' } as const

export const myFairs = (locale: Locale): Read<'GET /api/v1/me/fairs'> => ({
  ...readOptions('GET /api/v1/me/fairs', locale, { query: { limit: 100 } }, taken),
  ...uncached,
})
export const myProducts = (locale: Locale, query: Query<'GET /api/v1/me/products'>): Read<'GET /api/v1/me/products'> => ({
  ...readOptions('GET /api/v1/me/products', locale, { query }),
  ...uncached,
})
export const myProduct = (locale: Locale, _id: string): ItemRead<'GET /api/v1/me/products/{_id}'> => ({
  ...itemOptions('GET /api/v1/me/products/{_id}', locale, { params: { _id } }),
  ...uncached,
})
export const myMatchings = (locale: Locale, query: Query<'GET /api/v1/me/matchings'>): Read<'GET /api/v1/me/matchings'> => ({
  ...readOptions('GET /api/v1/me/matchings', locale, { query }, taken),
  ...uncached,
})
export const myMatching = (locale: Locale, _id: string): ItemRead<'GET /api/v1/me/matchings/{_id}'> => ({
  ...itemOptions('GET /api/v1/me/matchings/{_id}', locale, { params: { _id } }, taken),
  ...uncached,
})
export const matchingSchedule = (locale: Locale, _id: string): Read<'GET /api/v1/me/matchings/{_id}/schedules'> => ({
  ...readOptions('GET /api/v1/me/matchings/{_id}/schedules', locale, { params: { _id } }, taken),
  ...uncached,
})
/** One's own slots; beside those of another participant. */
export const mySchedule = (locale: Locale, _fair: string, other?: string): ItemRead<'GET /api/v1/me/schedules/{_fair}'> => ({
  ...itemOptions(
    'GET /api/v1/me/schedules/{_fair}',
    locale,
    { params: { _fair }, query: other === undefined ? {} : { beside: other } },
    taken,
  ),
  ...uncached,
})
/** Wishes of a member, and who would fit: nothing for who does not take part. */
export const myWishes = (locale: Locale, _fair: string): ItemRead<'GET /api/v1/me/fairs/{_fair}/wishes'> => ({
  ...itemOptions('GET /api/v1/me/fairs/{_fair}/wishes', locale, { params: { _fair } }),
  ...uncached,
})
export const mySuggestions = (locale: Locale, _fair: string): ItemRead<'GET /api/v1/me/fairs/{_fair}/suggestions'> => ({
  ...itemOptions('GET /api/v1/me/fairs/{_fair}/suggestions', locale, { params: { _fair } }),
  ...uncached,
})
