import { fieldInfo } from '#contract/field.ts'
import { orderState } from '#contract/shop/orders.ts'

/** Labels of an order's states, as the contract has them. */
export const orderStateNames: Readonly<Record<string, string>> = fieldInfo.get(orderState)?.choices ?? {}
