import { deleteRowsOf, type Personal } from '../http/personal.ts'
import { addressesOf } from './addresses.ts'
import { cartOf } from './carts.ts'
import { couponsOf } from './coupons.ts'
import { eraseOldDepositsJob } from './deposits/rows.ts'
import { eraseOldOrdersJob } from './orders/clock.ts'
import { leaveOrders } from './orders/leaving.ts'
import { ordersOf } from './orders/rows.ts'
import { leaveQuestions, productQuestionsOf } from './questions/rows.ts'
import { restockOf } from './restock/own-restock.ts'
import { leaveReviews } from './reviews/changes.ts'
import { reviewsOf } from './reviews/rows.ts'
import { forgetCarts } from './sales/cart-starts.ts'
import { pointsOf } from './points/serve-points.ts'

const withOrder = { export: 'with the order', until: eraseOldOrdersJob } as const

/** Tables of the shop that name somebody. */
export const shopPersonal: Personal = {
  shopStockMovements: { export: 'who of the staff did it', erase: 'that stock moved stays', stays: 'as long as the stock' },
  shopBulkChanges: { export: 'who of the staff did it', erase: 'that products were changed stays', stays: 'as long as it can be undone' },
  shopDeskCloses: { export: 'who of the staff did it', erase: 'that the desk was closed stays', stays: 'as long as the shop' },
  shopMonthCloses: { export: 'who of the staff did it', erase: 'that a month was closed stays', stays: 'as long as the shop' },
  shopCartLines: { export: { name: 'carts', items: cartOf }, erase: deleteRowsOf('shopCartLines') },
  shopAddresses: { export: { name: 'addresses', items: addressesOf }, erase: deleteRowsOf('shopAddresses') },
  shopCartStarts: { export: 'when carts were begun; what is in them is told', erase: forgetCarts },
  shopRestock: { export: { name: 'restock', items: restockOf }, erase: deleteRowsOf('shopRestock') },
  shopMemberCoupons: { export: { name: 'coupons', items: couponsOf }, erase: deleteRowsOf('shopMemberCoupons') },
  shopPointMovements: { export: { name: 'points', items: pointsOf }, erase: deleteRowsOf('shopPointMovements') },
  shopPointLots: { export: 'in the movements', erase: deleteRowsOf('shopPointLots') },
  shopPointBalances: { export: 'in the movements', erase: deleteRowsOf('shopPointBalances') },
  shop_orders: { export: { name: 'orders', items: ordersOf }, erase: leaveOrders, until: eraseOldOrdersJob },
  // After the orders, whose lock comes before that of reviews.
  shop_reviews: { export: { name: 'reviews', items: reviewsOf }, erase: leaveReviews },
  shop_questions: { export: { name: 'productQuestions', items: productQuestionsOf }, erase: leaveQuestions },
  shopOrderSteps: { ...withOrder, erase: 'what became of an order stays with it' },
  shopPayments: { ...withOrder, erase: 'payments stay with their order' },
  shop_deposits: {
    export: 'names that a bank tells, of no account; what an order was paid with is told with it',
    erase: 'what has come in on the account of the shop stays',
    until: eraseOldDepositsJob,
  },
  shopReceipts: { ...withOrder, erase: 'cash receipts and tax invoices stay with their order' },
}
