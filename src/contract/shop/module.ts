import { contractModule } from '../module.ts'
import { bulkCalls } from './bulk.ts'
import { addressSearchCalls } from './address-search.ts'
import { addressCalls } from './addresses.ts'
import { categories, categoryCalls, categoryOrderCalls } from './categories.ts'
import { cartCalls } from './carts.ts'
import { chargeCalls, charges } from './charges.ts'
import { claimCalls, claimPictureCalls, claims, purchaseCalls } from './claims.ts'
import { couponGiftCalls } from './coupon-gifts.ts'
import { coupons, ownCouponCalls } from './coupons.ts'
import { shopErrors } from './errors.ts'
import { depositCalls, deposits } from './deposits.ts'
import { deskCalls } from './desk.ts'
import { guestOrderAdoptionCalls, guestOrderCalls } from './guest-orders.ts'
import { orderContentsCalls } from './order-contents.ts'
import { orders } from './orders.ts'
import { ownOrderCalls } from './own-orders.ts'
import { orderStepCalls } from './order-steps.ts'
import { shopPages } from './pages.ts'
import { productSheetCalls } from './product-sheet.ts'
import { shopPictureCalls, shopPictureRemovals, shopProductCalls, shopProducts } from './products.ts'
import { ownQuestionCalls, productQuestionCalls, shopQuestions } from './questions.ts'
import { ownReviewCalls, productReviewCalls, reviewPictureCalls, reviews } from './reviews.ts'
import { receiptCalls } from './receipts.ts'
import { restockCalls } from './restock.ts'
import { packingCalls } from './packing.ts'
import { pointCalls } from './points.ts'
import { salesCalls } from './sales.ts'
import { payouts, settlementCalls } from './settlement.ts'
import { shopCalls } from './shop.ts'
import { stockCalls } from './stock.ts'

export const shop = contractModule({
  name: 'shop',
  resources: [categories, shopProducts, orders, claims, charges, payouts, deposits, reviews, shopQuestions, coupons],
  errors: shopErrors,
  pages: shopPages,
  memberNews: ['shop/orders', 'shop/questions', 'restock'],
  calls: {
    ...shopCalls,
    ...categoryCalls,
    ...categoryOrderCalls,
    ...shopProductCalls,
    ...shopPictureCalls,
    ...shopPictureRemovals,
    ...stockCalls,
    ...bulkCalls,
    ...productSheetCalls,
    ...cartCalls,
    ...ownOrderCalls,
    ...guestOrderCalls,
    ...addressCalls,
    ...addressSearchCalls,
    ...guestOrderAdoptionCalls,
    ...orderContentsCalls,
    ...receiptCalls,
    ...orderStepCalls,
    ...packingCalls,
    ...deskCalls,
    ...depositCalls,
    ...settlementCalls,
    ...salesCalls,
    ...ownCouponCalls,
    ...couponGiftCalls,
    ...productReviewCalls,
    ...ownReviewCalls,
    ...reviewPictureCalls,
    ...productQuestionCalls,
    ...ownQuestionCalls,
    ...restockCalls,
    ...pointCalls,
    ...purchaseCalls,
    ...claimCalls,
    ...claimPictureCalls,
    ...chargeCalls,
  },
})
