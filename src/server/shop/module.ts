import { shop as contract } from '#contract/shop/module.ts'
import { coupons } from '#contract/shop/coupons.ts'
import { orders } from '#contract/shop/orders.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { shopQuestions } from '#contract/shop/questions.ts'
import { reviews } from '#contract/shop/reviews.ts'
import { saveableContent } from '../http/saveable.ts'
import { type ServerModule, serverModule } from '../module.ts'
import { serveCarts } from './carts.ts'
import { categoryHooks, serveCategories } from './categories.ts'
import { checkCharges } from './charges/ask-gateway.ts'
import { giveMoneyBack } from './charges/give-back.ts'
import { serveCharges } from './charges/serve-charges.ts'
import { serveClaimDesk } from './claims/claim-desk.ts'
import { servePurchases } from './claims/own-purchases.ts'
import { couponHooks, serveCoupons } from './coupons.ts'
import { confirmOrders, eraseOldOrders, eraseOldOrdersJob, lapseOrders } from './orders/clock.ts'
import { serveOrderDesk } from './orders/desk.ts'
import { eraseOrder, openOrders } from './orders/leaving.ts'
import { shopMessage, shopNotifications } from './notifications.ts'
import { orderMessage } from './orders/notifications.ts'
import { serveGuestOrders } from './orders/guest-orders.ts'
import { expirePoints } from './points/expire-points.ts'
import { servePoints } from './points/serve-points.ts'
import { serveOwnOrders } from './orders/own-orders.ts'
import { serveSales } from './orders/sales.ts'
import { shopEvents } from './office-events.ts'
import { shopPages } from './pages-for-search.ts'
import { shopPersonal } from './personal.ts'
import { serveShopPictures } from './pictures.ts'
import { productHooks, serveShopProducts } from './products.ts'
import { questionHooks } from './questions/desk.ts'
import { serveOwnQuestions } from './questions/own-questions.ts'
import { serveProductQuestions } from './questions/product-questions.ts'
import { eraseQuestion } from './questions/rows.ts'
import { serveOwnRestock } from './restock/own-restock.ts'
import { tellRestocked } from './restock/tell-restocked.ts'
import { eraseReview } from './reviews/changes.ts'
import { reviewHooks } from './reviews/desk.ts'
import { serveOwnReviews } from './reviews/own-reviews.ts'
import { serveProductReviews } from './reviews/product-reviews.ts'
import { serveShop, type ShopDeps } from './shop.ts'
import { serveStock } from './stock.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The shop of the trade centre: categories, products and their stock, carts and orders. */
export const shop = (needs: ShopDeps): ServerModule =>
  serverModule(contract, {
    hooks: {
      'shop/categories': categoryHooks,
      'shop/products': productHooks,
      [coupons.path]: couponHooks,
      [reviews.path]: reviewHooks,
      [shopQuestions.path]: questionHooks,
    },
    personal: shopPersonal,
    jobs: [
      {
        name: 'lapse-orders',
        label: /*i18n*/ '입금 기한이 지난 주문을 취소합니다',
        everyMs: minute,
        run: (platform) => lapseOrders(platform),
      },
      {
        name: 'check-charges',
        label: /*i18n*/ '결과를 모르는 온라인 결제를 결제사에 물어봅니다',
        everyMs: minute / 6,
        run: (platform) => checkCharges(platform),
      },
      {
        name: 'give-money-back',
        label: /*i18n*/ '돌려줄 온라인 결제 금액을 결제사로 돌려줍니다',
        everyMs: minute / 6,
        run: (platform) => giveMoneyBack(platform),
      },
      {
        name: 'tell-restocked',
        label: /*i18n*/ '재입고 알림을 신청한 회원에게 알립니다',
        everyMs: minute,
        run: (platform) => tellRestocked(platform, needs),
      },
      {
        name: 'confirm-orders',
        label: /*i18n*/ '전달한 지 7일이 지난 주문을 확정합니다',
        everyMs: 60 * minute,
        run: (platform) => confirmOrders(platform),
      },
      {
        name: 'expire-points',
        label: /*i18n*/ '기간이 지난 포인트를 없앱니다',
        everyMs: 60 * minute,
        run: (platform) => expirePoints(platform),
      },
      {
        name: eraseOldOrdersJob,
        label: /*i18n*/ '보관 기간이 지난 주문을 지웁니다',
        everyMs: day,
        run: (platform) => eraseOldOrders(platform),
      },
    ],
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
      serveCarts(app, needs)
      serveCoupons(app, needs)
      servePoints(app)
      serveOwnOrders(app, needs)
      serveGuestOrders(app, needs)
      servePurchases(app, needs)
      serveCharges(app, needs)
      serveOrderDesk(app)
      serveClaimDesk(app)
      serveSales(app)
      serveProductReviews(app, needs)
      serveOwnReviews(app, needs)
      serveProductQuestions(app, needs)
      serveOwnQuestions(app, needs)
      serveOwnRestock(app, needs)
    },
  })
