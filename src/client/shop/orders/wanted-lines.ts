import { changedPrice } from '#contract/shop/changed-price.ts'
import { type DeliveryMethod, type OrderTotal, totalOf } from '#contract/shop/order-total.ts'
import type { OwnOrder, ShopProductDetail, ShopVariant } from '../queries.ts'
import type { Contents } from './order-calls.ts'

type Line = OwnOrder['lines'][number]
/** Products of an order's lines, by their ids: those that are not sold any more are missing. */
export type Products = ReadonlyMap<string, Pick<ShopProductDetail, 'variants' | 'isPickUp'>>

/** A line as it is to be. */
export type WantedLine = Pick<Line, '_variant' | 'quantity'>

/** Returns whether a line can be left out: what was sold of a paid order is cancelled instead. */
export const canLeaveOut = ({ state }: Pick<OwnOrder, 'state'>): boolean => state === 'unpaid'

/** Returns what a line can become: what of its product is there and no other line has, and what it is. */
export function choicesOf(order: OwnOrder, line: Line, products: Products): ShopVariant[] {
  const variants = products.get(line._product)?.variants ?? []
  const isTaken = (_id: string) => order.lines.some((other) => other._id !== line._id && other._variant === _id)
  return variants.filter(({ _id, left }) => _id === line._variant || (!isTaken(_id) && left >= 1))
}

/** Returns how many pieces of a line there can be: those that it has, and what is left. */
export function mostOf(line: Line, _variant: string, products: Products): number {
  const left = products.get(line._product)?.variants.find(({ _id }) => _id === _variant)?.left ?? 0
  return _variant === line._variant ? left + line.quantity : left
}

/** Returns the lines as they are to be, with what they cost, and the total of it. @param wanted by the line; a missing one goes */
export function changedOrder(
  { lines, terms, points, coupon }: Pick<OwnOrder, 'lines' | 'terms' | 'points' | 'coupon'>,
  wanted: ReadonlyMap<string, WantedLine>,
  method: DeliveryMethod,
  products: Products,
  remoteFee: number,
): { lines: Contents['lines']; total: OrderTotal } {
  const changed = lines.flatMap((line) => {
    const want = wanted.get(line._id)
    if (want === undefined) return []
    const product = products.get(line._product)
    const priceNow = product?.variants.find(({ _id }) => _id === want._variant)?.price ?? line.price
    const { _variant, quantity } = want
    const { taxKind } = line
    return [{ _line: line._id, _variant, quantity, price: changedPrice(line, want, priceNow), taxKind }]
  })
  const delivery = { deliveryFee: terms.standardFee, freeDeliveryFrom: terms.freeFrom, remoteFee }
  const { total } = totalOf(changed, method, delivery, { coupon: coupon ?? undefined, points })
  return { lines: changed.map(({ taxKind: _kind, ...line }) => line), total }
}

/** Returns how many are left of each variant of which more is wanted: few of them give less time to pay. */
export function leftsOf({ lines }: Pick<OwnOrder, 'lines'>, wanted: ReadonlyMap<string, WantedLine>, products: Products): number[] {
  return lines.flatMap((line) => {
    const want = wanted.get(line._id)
    const isMore = want !== undefined && (want._variant !== line._variant || want.quantity > line.quantity)
    const variants = products.get(line._product)?.variants ?? []
    return isMore ? variants.filter(({ _id }) => _id === want._variant).map(({ left }) => left) : []
  })
}
