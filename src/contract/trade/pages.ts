import { type ModulePages, paged } from '../page.ts'
import { fairStates } from './fair-state.ts'
import { buyerTypes } from './participants.ts'
import { products } from './products.ts'

export const tradePages: ModulePages = {
  '/fairs': { list: { ...paged, type: fairStates } },
  '/fairs/$_fair/products': { list: { ...paged, type: products.fields.category.options, seller: 'id' } },
  '/fairs/$_fair/companies': { list: paged },
  '/fairs/$_fair/buyers': { list: { ...paged, type: buyerTypes } },
  '/fairs/$_fair/matching': { list: paged },
  '/mypage/unsubscribe': { isUnlisted: true },
  '/mypage/today': { isUnlisted: true },
  '/mypage/fairs': { isUnlisted: true },
  '/mypage/matchings': { isUnlisted: true },
  '/mypage/products': { isUnlisted: true },
}
