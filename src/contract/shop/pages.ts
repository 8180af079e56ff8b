import { type ModulePages, paged } from '../page.ts'
import { priceRanges, productSorts } from './list-choices.ts'

const list = { ...paged, sort: productSorts, price: priceRanges, pickup: ['yes'], stock: ['yes'] }

/** They are there while the shop is on, so the module itself says which of them search engines find. */
export const shopPages: ModulePages = {
  '/shop': { list, isUnlisted: true },
  '/shop/$_category': { list },
  '/mypage/coupons': { isUnlisted: true },
  '/mypage/orders': { isUnlisted: true },
}
