import type { charges } from '#contract/shop/charges.ts'
import type { claims } from '#contract/shop/claims.ts'
import type { deposits } from '#contract/shop/deposits.ts'
import type { coupons } from '#contract/shop/coupons.ts'
import type { orders } from '#contract/shop/orders.ts'
import type { NotedStep, OrderActor } from '#contract/shop/order-states.ts'
import type { ParcelState } from '#contract/shop/parcel-states.ts'
import type { payouts } from '#contract/shop/settlement.ts'
import type { shopQuestions } from '#contract/shop/questions.ts'
import type { reviews } from '#contract/shop/reviews.ts'
import type { pointKinds } from '#contract/shop/points.ts'
import type { stockKinds } from '#contract/shop/stock.ts'
import type { Generated } from 'kysely'
import type { Columns, WithDefaults } from '../db/columns.ts'

export interface ShopTables {
  /** What can be taken out of the store. `stock` is the balance of its movements. See shop/stock.ts. */
  shopVariants: {
    _id: string
    _product: string
    /** Names the same goods for ever: one that its product has no longer keeps its stock. */
    code: string
    /** Whether its product has it. */
    isOffered: number
    stock: number
    /** How many movements there are. */
    movements: number
    createdAt: string
  }
  /** Ledger of the stock: rows are added and never changed. */
  shopStockMovements: {
    _id: string
    _variant: string
    /** Counts from 1 within its variant. */
    number: number
    at: string
    kind: (typeof stockKinds)[number]
    change: number
    balance: number
    reason: string | null
    /** Who of the staff; null where that account is gone. */
    _user: string | null
  }
  /** Changes of many products at once, as long as they can be undone. See shop/bulk/. */
  shopBulkChanges: {
    _id: string
    at: string
    /** JSON: what was to change. */
    change: string
    /** How many products it has changed. */
    products: number
    /** Who of the staff; null where that account is gone. */
    _user: string | null
  }
  /** Products of such a change. */
  shopBulkChangeItems: {
    _change: string
    _product: string
    /** JSON: a translated text. */
    name: string
    /** JSON: fields that were changed, as they were and as they became. */
    before: string
    after: string
    /** JSON: pieces that each variant was given. */
    moves: string
    undoneAt: string | null
  }
  /** Carts of members, a row for each line. */
  shopCartLines: {
    _user: string
    _variant: string
    quantity: number
    isChosen: number
    seenPrice: number
    createdAt: string
  }
  /** Beside what is declared, the code by which it is collected (shop/orders/collection.ts), and the name of its payer as names are compared: no list and no export has them. */
  shop_orders: Columns<typeof orders> & { collectionCode: Generated<string | null>; payerKey: Generated<string> }
  /** Beside what is declared, by what a row of the bank is known again, and the name of its payer as names are compared. */
  shop_deposits: Columns<typeof deposits> & { key: string | null; payerKey: Generated<string> }
  shop_charges: Columns<typeof charges>
  /** Beside what is declared, by what a row of the gateway is known again. */
  shop_settlement: Columns<typeof payouts> & { key: string | null }
  /** Money that goes back through the gateway. See shop/charges/give-back.ts. */
  shopChargeRefunds: {
    /** What the gateway knows it by: it does each of them once. */
    _id: string
    _charge: string
    /** Its line in the ledger of its order; null: it never belonged there. */
    _payment: string | null
    amount: number
    state: 'begun' | 'done' | 'refused'
    createdAt: string
    /** When it is tried (again); null: it is over. */
    nextAt: string | null
    tries: number
    doneAt: string | null
  }
  shop_questions: Columns<typeof shopQuestions>
  shop_reviews: Columns<typeof reviews>
  /** Sums of the reviews of each product that are not hidden. See shop/reviews/ratings.ts. */
  shopRatings: WithDefaults<
    {
      _product: string
      count: number
      sum: number
      /** How many have pictures. */
      pictured: number
      stars1: number
      stars2: number
      stars3: number
      stars4: number
      stars5: number
    },
    'count' | 'sum' | 'pictured' | 'stars1' | 'stars2' | 'stars3' | 'stars4' | 'stars5'
  >
  /** Beside what is declared, the refund that its money went back with. */
  shop_claims: Columns<typeof claims> & { _payment: string | null }
  shop_coupons: Columns<typeof coupons>
  /** Coupons that members have. See shop/coupons.ts. */
  shopMemberCoupons: {
    _id: string
    _user: string
    _coupon: string
    expiresAt: string
    /** The order that it is spent with; null: it can be spent. */
    _order: string | null
    createdAt: string
  }
  /** Address books of members. One of each is the default at most. See shop/addresses.ts. */
  shopAddresses: {
    _id: string
    _user: string
    createdAt: string
    name: string
    receiver: string
    phone: string
    postcode: string
    address: string
    addressDetail: string | null
    note: string | null
    isDefault: number
  }
  /** Members who wait until a variant can be bought again. See shop/restock/. */
  shopRestock: {
    _user: string
    _variant: string
    createdAt: string
  }
  /** Points that members have. Whoever changes their points, in whichever table, has locked this row (`holdPoints`). */
  shopPointBalances: {
    _user: string
    balance: number
    /** How many movements there are. */
    movements: number
  }
  /** Ledger of the points: rows are added and never changed. */
  shopPointMovements: {
    _id: string
    _user: string
    /** Counts from 1 within its member. */
    number: number
    at: string
    kind: (typeof pointKinds)[number]
    change: number
    balance: number
    _order: string | null
    reason: string | null
    /** Who of the staff. */
    _staff: string | null
  }
  /** Points that end on one day. What is left in all of a member's is the balance. */
  shopPointLots: {
    _id: string
    _user: string
    expiresAt: string
    amount: number
    left: number
    /** When its member was told that it ends soon. */
    toldAt: string | null
  }
  /** Which lots went away with a movement, and how many of them have come back. */
  shopPointUses: {
    _movement: string
    _lot: string
    amount: number
    returned: number
  }
  /** What was ordered, as it was then. Rows change with their order until it is sent, and none is taken out of one that is paid; from then on only what of them has ended changes. */
  shopOrderLines: {
    _id: string
    _order: string
    /** Counts from 1 within its order. */
    position: number
    /** Null: it is of no product, but what was won at the auction, or comes on top of it. */
    _variant: string | null
    /** A product, or a work of the auction. */
    _product: string
    code: string
    /** 1: it is no goods, but comes on top of them. */
    isFee: number
    /** JSON: a translated text, and one for each option. */
    name: string
    values: string
    /** JSON of a picture. */
    thumb: string | null
    price: number
    quantity: number
    /** The line's share of the coupon, in won: fixed at placing. */
    discount: number
    /** The line's share of the points, in won: fixed at placing. */
    points: number
    /** Pieces that have been cancelled or have come back: what changes of a line. */
    ended: number
    /** Pieces that are still to be sent, or made ready. */
    unsent: number
    taxKind: 'taxable' | 'exempt'
  }
  /** Parcels of orders. See shop/orders/parcels.ts. */
  shopParcels: {
    _id: string
    _order: string
    /** Counts from 1 within its order. */
    number: number
    state: ParcelState
    carrier: string
    trackingNumber: string
    /** Page of the carrier that says where it is, as the setting had it when it was sent. */
    trackingUrl: string | null
    shippedAt: string
    deliveredAt: string | null
  }
  /** What is in parcels: rows are added and never changed. */
  shopParcelPieces: {
    _parcel: string
    _line: string
    quantity: number
  }
  /** Ledger of cash receipts: rows are added and never changed. `receipted` of the order is its balance. */
  shopReceipts: {
    _id: string
    _order: string
    at: string
    /** In won: negative where it was taken back. */
    change: number
    balance: number
    /** Number of the tax office. */
    approvalNumber: string
    /** Who of the staff; null where that account is gone. */
    _user: string | null
  }
  /** What became of orders: rows are added and never changed. */
  shopOrderSteps: {
    _id: string
    _order: string
    /** Counts from 1 within its order. */
    number: number
    at: string
    step: NotedStep
    by: OrderActor
    /** Who of the staff; null where that account is gone. */
    _user: string | null
  }
  /** Ledger of the money of orders: rows are added and never changed. `paid` of the order is its balance. */
  shopPayments: {
    _id: string
    _order: string
    /** Counts from 1 within its order. */
    number: number
    at: string
    /** Of the shop's clock (Asia/Seoul): what statistics count by. */
    day: string
    /** In won: negative where it goes back. */
    change: number
    balance: number
    /** Whether the bank has taken back what had come in: as if it had not. */
    isBounce: number
    /** Whether it is for the ways of an exchange. */
    isPostage: number
    /** Whether it is for a change of its order: no order of its own. */
    isDifference: Generated<number>
    /** Number of the close that counts it; null: it did not come in at the desk. */
    deskClose: number | null
    /** What was given on top of a refund that was late, in won: it is no sale, and in no balance. */
    interest: Generated<number>
    /** Part of it that is for goods, in won: the rest is for delivery. */
    goods: Generated<number>
    _user: string | null
  }
  /** Closes of the desk: rows are added and never changed. See shop/desk/closes.ts. */
  shopDeskCloses: {
    _id: string
    /** Counts from 1. */
    number: number
    /** Of the shop's clock: one for each. */
    day: string
    at: string
    /** In won, by means: what was taken less what was given back since the close before. */
    cash: number
    card: number
    transfer: number
    /** Cash that was there. */
    counted: number
    note: string | null
    /** Who of the staff; null where that account is gone. */
    _user: string | null
  }
  /** Carts that members began, and what became of them. See shop/sales/cart-starts.ts. */
  shopCartStarts: {
    _id: string
    /** As long as it is no order; null: somebody's, who is not known any more or whom the order knows. */
    _user: string | null
    /** On the shop's clock. */
    day: string
    /** Null where it is none, or that is gone. */
    _order: string | null
    isOrdered: number
  }
  /** Closes of months: rows stay when their month is opened again. See shop/sales/month-closes.ts. */
  shopMonthCloses: {
    _id: string
    /** On the shop's clock: `2026-11`. */
    month: string
    at: string
    /** Figures as they were, in won. */
    orders: number
    paid: number
    refunded: number
    delivery: number
    note: string | null
    /** Who of the staff; null where that account is gone. */
    _user: string | null
    reopenedAt: string | null
    reason: string | null
    _reopenedBy: string | null
  }
  /** Changes of orders that are paid. See shop/orders/paid-changes.ts. */
  shopOrderChanges: {
    _id: string
    _order: string
    /** One of an order waits at most: for its difference. */
    state: 'waiting' | 'applied' | 'dropped'
    /** In won: negative where it goes back. */
    difference: number
    createdAt: string
    closedAt: string | null
    /** JSON: what its order becomes beside its lines; null: it waits no more. */
    contents: string | null
    /** With which its difference came, or went back. */
    _payment: string | null
  }
  /** Lines as they become, or became, with such a change. */
  shopOrderChangeLines: {
    _change: string
    _line: string
    _variant: string
    code: string
    /** JSON: a translated text for each option. */
    values: string
    price: number
    quantity: number
    discount: number
    points: number
    /** What that is more than before: pieces, and what is paid for them in won after coupon and points. */
    pieces: number
    net: number
  }
  /** Pieces that are out of the stock for such a change: rows are added and never changed. */
  shopOrderChangePieces: {
    _change: string
    _variant: string
    pieces: number
  }
  /** What each payment sold, or gave the money back for: a row for each line of its order. See shop/orders/sold.ts. */
  shopSales: {
    _payment: string
    _line: string
    _product: string
    /** Of the payment. */
    day: string
    /** Negative where they are given back, as the money. */
    pieces: number
    /** What was paid for them, in won, after coupon and points. */
    net: number
  }
}
