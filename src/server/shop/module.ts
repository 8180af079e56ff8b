import { shop as contract } from '#contract/shop/module.ts'
import { coupons } from '#contract/shop/coupons.ts'
import { orders } from '#contract/shop/orders.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { shopQuestions } from '#contract/shop/questions.ts'
import { reviews } from '#contract/shop/reviews.ts'
import { saveableContent } from '../http/saveable.ts'
import { type ServerModule, serverModule } from '../module.ts'
import { serveBulk } from './bulk/serve-bulk.ts'
import { serveAddressSearch } from './address-search/serve-address-search.ts'
import { serveAddresses } from './addresses.ts'
import { serveCarts } from './carts.ts'
import { categoryHooks, serveCategories } from './categories.ts'
import { serveCharges } from './charges/serve-charges.ts'
import { serveClaimDesk } from './claims/claim-desk.ts'
import { serveClaimPictures } from './claims/claim-pictures.ts'
import { serveReceipts } from './orders/receipts.ts'
import { servePurchases } from './claims/own-purchases.ts'
import { serveCouponGifts } from './coupon-gifts.ts'
import { couponHooks, serveCoupons } from './coupons.ts'
import { serveDeposits } from './deposits/serve-deposits.ts'
import { serveDesk } from './desk/serve-desk.ts'
import { orderHooks, serveOrderDesk } from './orders/desk.ts'
import { eraseOrder, openOrders } from './orders/leaving.ts'
import { shopMessage, shopNotifications } from './notifications.ts'
import { orderMessage } from './orders/notifications.ts'
import { serveAdoption } from './orders/adoption.ts'
import { serveOrderContents } from './orders/change-contents.ts'
import { serveGuestOrders } from './orders/guest-orders.ts'
import { servePacking } from './packing/serve-packing.ts'
import { servePoints } from './points/serve-points.ts'
import { serveOwnOrders } from './orders/own-orders.ts'
import { serveSales } from './sales/serve-sales.ts'
import { shopEvents } from './office-events.ts'
import { shopPages } from './pages-for-search.ts'
import { shopPersonal } from './personal.ts'
import { serveShopPictures } from './pictures.ts'
import { serveProductSheet } from './product-sheet/serve-sheet.ts'
import { productHooks, serveShopProducts } from './products.ts'
import { questionHooks } from './questions/desk.ts'
import { serveOwnQuestions } from './questions/own-questions.ts'
import { serveProductQuestions } from './questions/product-questions.ts'
import { eraseQuestion } from './questions/rows.ts'
import { serveOwnRestock } from './restock/own-restock.ts'
import { eraseReview } from './reviews/changes.ts'
import { reviewHooks } from './reviews/desk.ts'
import { serveOwnReviews } from './reviews/own-reviews.ts'
import { serveProductReviews } from './reviews/product-reviews.ts'
import { shopJobs } from './jobs.ts'
import { serveSettlement } from './settlement/serve-settlement.ts'
import { serveShop, type ShopDeps } from './shop.ts'
import { serveStock } from './stock.ts'

/** The shop of the trade centre: categories, products and their stock, carts and orders. */
export const shop = (needs: ShopDeps): ServerModule =>
  serverModule(contract, {
    hooks: {
      [orders.path]: orderHooks,
      'shop/categories': categoryHooks,
      'shop/products': productHooks,
      [coupons.path]: couponHooks,
      [reviews.path]: reviewHooks,
      [shopQuestions.path]: questionHooks,
    },
    personal: shopPersonal,
    jobs: shopJobs(needs),
    openBusiness: openOrders,
    eraseAgain: { [orders.path]: eraseOrder, [reviews.path]: eraseReview, [shopQuestions.path]: eraseQuestion },
    notifications: shopNotifications,
    messages: [orderMessage, shopMessage],
    officeEvents: shopEvents,
    saveable: { shopProducts: saveableContent(shopProducts) },
    addressed: shopPages(needs),
    routes: (app) => {
      serveShop(app, needs)
      serveCategories(app, needs)
      serveShopProducts(app, needs)
      serveShopPictures(app)
      serveStock(app)
      serveBulk(app)
      serveProductSheet(app)
      serveCarts(app, needs)
      serveCouponGifts(app)
      serveCoupons(app, needs)
      servePoints(app)
      serveOwnOrders(app, needs)
      serveGuestOrders(app, needs)
      serveAdoption(app)
      serveAddresses(app)
      serveAddressSearch(app, needs)
      serveOrderContents(app, needs)
      serveReceipts(app, needs)
      servePurchases(app, needs)
      serveCharges(app, needs)
      serveOrderDesk(app, needs)
      serveClaimDesk(app)
      serveClaimPictures(app)
      servePacking(app, needs)
      serveDesk(app, needs)
      serveDeposits(app)
      serveSettlement(app)
      serveSales(app)
      serveProductReviews(app, needs)
      serveOwnReviews(app, needs)
      serveProductQuestions(app, needs)
      serveOwnQuestions(app, needs)
      serveOwnRestock(app, needs)
    },
  })
