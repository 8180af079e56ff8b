import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { certificates } from '#contract/platform/certificates.ts'
import { oneOf, paged } from '../data/list-pages.ts'
import type { ListSearch } from '../data/list-search.ts'
import { itemOptions, type ItemRead, type Read, readOptions } from '../data/query-client.ts'
import { offlineContent, offlineQuiet, uncached } from '../data/resource-queries.ts'
import { goodsCategories } from '#contract/platform/company-choices.ts'
import { buyerTypes } from './names.ts'

/* Apart from the reads that every page of the trade centre has in its first load. */

export type Buyer = Answer<'GET /api/v1/fairs/{_fair}/buyers'>['buyers'][number]
export type SellerDetail = Answer<'GET /api/v1/fairs/{_fair}/sellers/{_id}'>['seller']
export type BuyerDetail = Answer<'GET /api/v1/fairs/{_fair}/buyers/{_id}'>['buyer']

const ofFair = (_fair: string, query: object) => ({ params: { _fair }, query })

/** The first products of a seller, for its page. */
export const productsShown = (locale: Locale, _fair: string, _seller: string): Read<'GET /api/v1/fairs/{_fair}/products'> =>
  readOptions('GET /api/v1/fairs/{_fair}/products', locale, ofFair(_fair, { _seller, limit: 8 }))

/** Choices of an address that narrow participants, beside what every list has; the last three for who takes part. */
export type ParticipantSearch = ListSearch & {
  [Name in 'sector' | 'country' | 'certificate' | 'free' | 'saved' | 'sort']?: string | undefined
}
const chosen = <Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } =>
  value === undefined ? {} : ({ [name]: value } as { [Key in Name]: Value })
const narrowed = (search: ParticipantSearch) => ({
  ...paged(search),
  ...chosen('sector', oneOf(goodsCategories, search.sector)),
  ...chosen('country', /^[A-Z]{2}$/.test(search.country ?? '') ? search.country : undefined),
})
const narrowedSellers = (search: ParticipantSearch) => ({
  ...narrowed(search),
  ...chosen('certificate', oneOf(certificates, search.certificate)),
})
const narrowedBuyers = (search: ParticipantSearch) => ({ ...narrowed(search), ...chosen('buyerType', oneOf(buyerTypes, search.type)) })
export const sellerList = (locale: Locale, _fair: string, search: ParticipantSearch): Read<'GET /api/v1/fairs/{_fair}/sellers'> =>
  readOptions('GET /api/v1/fairs/{_fair}/sellers', locale, ofFair(_fair, narrowedSellers(search)), offlineContent)
export const buyerRead = (locale: Locale, _fair: string, _id: string): ItemRead<'GET /api/v1/fairs/{_fair}/buyers/{_id}'> =>
  itemOptions('GET /api/v1/fairs/{_fair}/buyers/{_id}', locale, { params: { _fair, _id } }, offlineQuiet)
export const buyerList = (locale: Locale, _fair: string, search: ParticipantSearch): Read<'GET /api/v1/fairs/{_fair}/buyers'> =>
  readOptions('GET /api/v1/fairs/{_fair}/buyers', locale, ofFair(_fair, narrowedBuyers(search)), offlineContent)

/** Tells an address that asks for more than the public list has. */
export const isOwnChoice = ({ free, saved, sort }: ParticipantSearch): boolean => free === 'yes' || saved === 'yes' || sort === 'fit'
/** The same list for a member who takes part, as its address asks for it: what each has to do with the member. */
export const otherSide = (locale: Locale, _fair: string, side: 'SELLER' | 'BUYER', search: ParticipantSearch) => {
  const query = {
    ...(side === 'SELLER' ? narrowedSellers(search) : narrowedBuyers(search)),
    ...(search.free === 'yes' ? { isFree: true } : {}),
    ...(search.saved === 'yes' ? { isSaved: true } : {}),
    ...(search.sort === 'fit' ? { sort: 'fit' as const } : {}),
  }
  return { ...itemOptions('GET /api/v1/me/fairs/{_fair}/companies', locale, ofFair(_fair, query)), ...uncached }
}
