import { type ModulePages, paged } from '../page.ts'
import { certificates } from '../platform/certificates.ts'
import { countryCodes } from '../platform/countries.ts'
import { goodsCategories } from '../platform/company-choices.ts'
import { fairStates } from './fair-state.ts'
import { buyerTypes } from './participants.ts'
import { products } from './products.ts'

/** By which participants are narrowed; the last three are of members who take part, and the page is the same without them. */
const narrowing = { sector: goodsCategories, country: countryCodes, free: ['yes'], saved: ['yes'], sort: ['fit'] } as const

export const tradePages: ModulePages = {
  '/fairs': { list: { ...paged, type: fairStates } },
  '/fairs/$_fair/products': { list: { ...paged, type: products.fields.category.options, seller: 'id' } },
  '/fairs/$_fair/companies': { list: { ...paged, ...narrowing, certificate: certificates } },
  '/fairs/$_fair/buyers': { list: { ...paged, ...narrowing, type: buyerTypes } },
  '/fairs/$_fair/matching': { list: paged },
  '/fairs/$_fair/survey': { isUnlisted: true },
  '/mypage/unsubscribe': { isUnlisted: true },
  '/mypage/answer': { isUnlisted: true },
  '/mypage/today': { isUnlisted: true },
  '/mypage/fairs': { isUnlisted: true },
  '/mypage/matchings': { isUnlisted: true },
  '/mypage/products': { isUnlisted: true },
}
