import type { AnyResource } from '#contract/resource.ts'
import { charges } from '#contract/shop/charges.ts'
import { claims } from '#contract/shop/claims.ts'
import type { OrderState, OrderStep } from '#contract/shop/order-states.ts'
import { totalOf } from '#contract/shop/order-total.ts'
import { orders } from '#contract/shop/orders.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { makeOrderNumber } from '#contract/shop/stock-code.ts'
import { complete } from '#server/db/complete.ts'
import { formatOf } from '#server/db/rows.ts'
import type { Row } from '#server/db/schema.ts'
import { inTrouble } from '#server/shop/charges/rows.ts'
import { newOrder } from '#server/shop/orders/place.ts'
import { v7 as uuid } from 'uuid'
import { nameOf } from '../console-data.ts'
import { terms } from './test-shop.ts'

/** Goods of the shelf, as an order has them. */
export interface OrderedGoods {
  _product: string
  _variant: string
  code: string
  /** JSON: a translated text. */
  name: string
  price: number
}

/** Steps by which an order has come to where it is. */
const ways = {
  unpaid: [],
  paid: ['pay'],
  preparing: ['pay', 'prepare'],
  shipped: ['pay', 'prepare', 'ship'],
  delivered: ['pay', 'prepare', 'ship', 'deliver'],
  confirmed: ['pay', 'prepare', 'ship', 'deliver', 'confirm'],
  lapsed: ['lapse'],
  cancelled: ['pay', 'cancel'],
  refunded: ['pay', 'prepare', 'ship', 'deliver'],
} as const satisfies Record<string, readonly OrderStep[]>
export type Way = keyof typeof ways

/** An order that is made up: its rows follow from this. */
export interface MadeOrder {
  count: number
  /** When it was placed, in ms. */
  at: number
  /** None: a guest's. */
  _user: string | null
  way: Way
  /** What of it comes back beside: one piece, for its money or for another one. */
  comesBack: 'return' | 'exchange' | undefined
  /** Whether what is to go back has gone. */
  isPaidBack: boolean
  lines: readonly (OrderedGoods & { quantity: number })[]
}

/** Tables of orders, in the order in which they refer to each other. */
export const orderTables = [
  'shop_orders',
  'shopOrderLines',
  'shopOrderSteps',
  'shopPayments',
  'shop_claims',
  'shopSales',
  'shop_charges',
  'shopParcels',
  'shopParcelPieces',
] as const
export type OrderRows = Record<(typeof orderTables)[number], Row[]>

const stepMs = 6 * 3_600_000
const instantOf = (ms: number) => new Date(ms).toISOString()
const rowOf = (resource: AnyResource, { _id, at, ...fields }: Row): Row => ({
  _id,
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...formatOf(resource).toRow(complete(resource.shapes.all, fields), true),
})

/** Makes the claims of an order: of all its pieces where it has ended, of one of them where something comes back. */
function claimsOf(made: MadeOrder, _order: string, number: string, deliveryFee: number) {
  const { way, comesBack, lines, at } = made
  const isOver = way === 'cancelled' || way === 'refunded'
  const kind = way === 'cancelled' ? 'cancel' : way === 'refunded' ? 'return' : comesBack
  if (kind === undefined) return []
  const state = isOver || way === 'confirmed' ? 'closed' : kind === 'exchange' && made.count % 2 === 0 ? 'received' : 'requested'
  return (isOver ? lines : lines.slice(0, 1)).map(({ _variant, name, code, price, quantity }, index) => {
    const pieces = isOver ? quantity : 1
    const goods = kind === 'exchange' ? 0 : price * pieces
    const delivery = isOver && index === 0 ? deliveryFee : 0
    const amounts = { goods, points: 0, delivery, postage: 0, shortfall: 0, amount: goods + delivery }
    const closedAt = state === 'closed' ? instantOf(at + 6 * stepMs) : null
    const newPiece = kind === 'exchange' ? { _newVariant: _variant, newCode: code } : {}
    const said = { product: (JSON.parse(name) as { ko: string }).ko, code, text: null, cause: 'defect' }
    const own = { _id: uuid(), at: instantOf(at + 5 * stepMs), _order, number, kind, state, quantity: pieces, closedAt }
    return { index, isExchange: kind === 'exchange', ...own, ...said, ...amounts, _variant, ...newPiece }
  })
}

type Claims = ReturnType<typeof claimsOf>
interface Step {
  step: string
  /** In ms. */
  at: number
}

/** Makes the fields of an order that say who gets it, and when. */
function receiverOf({ count, at, _user }: MadeOrder, steps: readonly Step[]) {
  const payer = nameOf(count)
  const phone = `+8210${String((count * 7919) % 100_000_000).padStart(8, '0')}`
  const place = { method: 'delivery', postcode: '05510', address: '서울 송파구', addressDetail: `${count % 900}호`, note: null }
  const delivered = steps.find(({ step }) => step === 'deliver')
  const deliveredAt = delivered === undefined ? null : instantOf(delivered.at)
  return { _user, receiver: payer, payer, phone, ...place, payUntil: instantOf(at + 12 * stepMs), deliveredAt }
}

const chargeOf = (_order: string, number: string, amount: number, at: string): Row => {
  const none = { receiptUrl: null, account: null, accountUntil: null, failure: null, checkAt: null, memo: null, refunded: 0 }
  const known = { _id: uuid(), at, _order, number, state: 'paid', amount, method: '카드', paymentKey: `key_${_order}`, checks: 1 }
  return rowOf(charges, { ...known, ...none, ...inTrouble(null) })
}

/** Nothing of it has been sent. */
const unsentWays: ReadonlySet<Way> = new Set(['unpaid', 'paid', 'preparing', 'lapsed', 'cancelled'])

/** Makes the one parcel in which an order was sent. */
function parcelRows({ count, way }: MadeOrder, _order: string, lines: readonly Row[], steps: readonly Step[]) {
  if (unsentWays.has(way)) return { shopParcels: [], shopParcelPieces: [] }
  const timeOf = (name: string) => steps.find(({ step }) => step === name)?.at
  const [shipped = 0, delivered] = [timeOf('ship'), timeOf('deliver')]
  const deliveredAt = delivered === undefined ? null : instantOf(delivered)
  const state = delivered === undefined ? 'shipped' : 'delivered'
  const sent = { carrier: '이음택배', trackingNumber: String(402_170_000_000 + count), trackingUrl: null }
  const _parcel = uuid()
  return {
    shopParcels: [{ _id: _parcel, _order, number: 1, state, ...sent, shippedAt: instantOf(shipped), deliveredAt }],
    shopParcelPieces: lines.map((line) => ({ _parcel, _line: line['_id'], quantity: line['quantity'] })),
  }
}

/** Makes the rows of what was ordered, and of what of it comes back. */
function lineRows({ lines, way }: MadeOrder, _order: string, claimed: Claims, refund: string | null) {
  const none = { thumb: null, discount: 0, points: 0, values: '[]', taxKind: 'taxable' }
  const isOver = ({ state, isExchange }: Claims[number]) => state === 'closed' && !isExchange
  const shopOrderLines: Row[] = lines.map((line, index) => {
    const ended = claimed.find((claim) => claim.index === index && isOver(claim))?.quantity ?? 0
    const unsent = unsentWays.has(way) ? line.quantity - ended : 0
    return { _id: uuid(), _order, position: index + 1, ...line, ended, unsent, ...none }
  })
  const shopClaims = claimed.map((claim) => {
    const { index, isExchange: _isExchange, ...fields } = claim
    return { ...rowOf(claims, { ...fields, _line: shopOrderLines[index]?.['_id'] }), _payment: isOver(claim) ? refund : null }
  })
  return { shopOrderLines, shop_claims: shopClaims }
}

/** Makes the rows of what a payment was for. */
function soldBy(
  { _id: _payment, day, change }: { _id: string; day: string; change: number },
  lines: readonly Row[],
  ended: readonly Row[],
) {
  const rowFor = (line: Row | undefined, pieces: number, net: number) => ({
    _payment,
    _line: line?.['_id'],
    _product: line?.['_product'],
    day,
    pieces,
    net,
  })
  if (change > 0) return lines.map((line) => rowFor(line, Number(line['quantity']), Number(line['price']) * Number(line['quantity'])))
  return ended
    .filter((claim) => claim['_payment'] === _payment)
    .map((claim) =>
      rowFor(
        lines.find((line) => line['_id'] === claim['_line']),
        -Number(claim['quantity']),
        -Number(claim['goods']),
      ),
    )
}

/** Makes all rows of an order. The books of a shop that is filled with them add up, but for its stock and points. */
export function rowsOf(made: MadeOrder): OrderRows {
  const { count, at, way, isPaidBack } = made
  const [_id, createdAt] = [uuid({ msecs: at }), instantOf(at)]
  const number = makeOrderNumber(shopDayOf(createdAt))
  const priced = made.lines.map(({ price, quantity }) => ({ price, quantity, taxKind: 'taxable' as const }))
  const { total: amounts } = totalOf(priced, 'delivery', terms)
  const claimed = claimsOf(made, _id, number, amounts.deliveryFee)
  const back = claimed.filter(({ state }) => state === 'closed').reduce((sum, { amount }) => sum + amount, 0)
  const taken = ['place', ...ways[way], ...(back > 0 && isPaidBack ? ['refund'] : [])]
  const steps = taken.map((step, place): Step => ({ step, at: at + place * stepMs }))
  const isPaid = taken.includes('pay')
  // What goes back through the gateway would have rows there, too.
  const means = !isPaid ? null : count % 5 < 3 && back === 0 ? 'gateway' : 'transfer'
  const owed = isPaidBack ? 0 : back
  const openReturns = claimed.filter(({ state }) => state !== 'closed').length
  const standing = { paid: isPaid ? amounts.total - (isPaidBack ? back : 0) : 0, owed, isOwed: owed > 0, means, openReturns }
  const state: OrderState = way === 'lapsed' ? 'cancelled' : way
  const fields = {
    ...newOrder,
    ...receiverOf(made, steps),
    ...amounts,
    ...standing,
    standardFee: 3000,
    freeFrom: 50_000,
    number,
    state,
    parcels: unsentWays.has(way) ? 0 : 1,
  }
  const ofOrder = { _order: _id, _user: null }
  const payments = steps.flatMap(({ step, at: paidAt }) => {
    const change = step === 'pay' ? amounts.total : step === 'refund' ? -back : 0
    const balance = step === 'pay' ? amounts.total : amounts.total - back
    const day = shopDayOf(instantOf(paidAt))
    const goods = step === 'pay' ? amounts.goods : back < amounts.total ? -back : -amounts.goods
    return change === 0 ? [] : [{ _id: uuid(), ...ofOrder, at: instantOf(paidAt), day, change, goods, balance, isBounce: 0, isPostage: 0 }]
  })
  const refund = payments.find(({ change }) => change < 0)?._id ?? null
  const { shopOrderLines, shop_claims: shopClaims } = lineRows(made, _id, claimed, refund)
  return {
    shop_orders: [rowOf(orders, { _id, at: createdAt, ...fields })],
    shopOrderLines,
    shop_claims: shopClaims,
    shopSales: payments.flatMap((payment) => soldBy(payment, shopOrderLines, shopClaims)),
    shopOrderSteps: steps.map(({ step, at: takenAt }, index) => {
      const by = step === 'pay' || step === 'place' ? 'member' : 'staff'
      return { _id: uuid(), ...ofOrder, number: index + 1, at: instantOf(takenAt), step, by }
    }),
    shopPayments: payments.map((payment, index) => ({ ...payment, number: index + 1 })),
    ...parcelRows(made, _id, shopOrderLines, steps),
    shop_charges: means === 'gateway' ? [chargeOf(_id, number, amounts.total, createdAt)] : [],
  }
}
