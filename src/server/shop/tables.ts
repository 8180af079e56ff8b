import type { stockKinds } from '#contract/shop/stock.ts'

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
}
