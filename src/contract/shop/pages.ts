import { type ModulePages, paged } from '../page.ts'
import { priceRanges, productSorts, ratingFloors, reviewChoices } from './list-choices.ts'

const list = { ...paged, sort: productSorts, price: priceRanges, pickup: ['yes'], stock: ['yes'], rating: ratingFloors }

/** They are there while the shop is on, so the module itself says which of them search engines find. */
export const shopPages: ModulePages = {
  '/shop': { list, isUnlisted: true },
  '/shop/$_category': { list },
  '/shop/products/$_product': { list: { page: 'page', reviews: reviewChoices, questions: 'page' } },
  '/mypage/addresses': { isUnlisted: true },
  '/mypage/coupons': { isUnlisted: true },
  '/mypage/orders': { isUnlisted: true },
  '/mypage/questions': { isUnlisted: true },
  '/mypage/restock': { isUnlisted: true },
  '/mypage/reviews': { isUnlisted: true },
  '/mypage/points': { isUnlisted: true },
}
