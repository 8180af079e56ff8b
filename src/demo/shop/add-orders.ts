import { users } from '#contract/account/users.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { type OrderState, type OrderStep, orderTransitions } from '#contract/shop/order-states.ts'
import { totalOf } from '#contract/shop/order-total.ts'
import { remoteFeeOf } from '#contract/shop/places.ts'
import { pointsFor } from '#contract/shop/point-rules.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { makeOrderNumber } from '#contract/shop/stock-code.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'
import { giveCollectionCode } from '#server/shop/orders/collection.ts'
import { insertLines, newOrder } from '#server/shop/orders/place.ts'
import { notePayer } from '#server/shop/deposits/rows.ts'
import { claimRepository } from '#server/shop/claims/claim-rows.ts'
import { cancelLeft, closeReturn, newClaim, noteRefunded, quote, readSold } from '#server/shop/claims/refunds.ts'
import { type Order, orderRepository } from '#server/shop/orders/rows.ts'
import { noteSold } from '#server/shop/orders/sold.ts'
import { movePayment, moveStockOf, noteStep, paidChange } from '#server/shop/orders/steps.ts'
import { earnPoints } from '#server/shop/points/ledger.ts'
import { readOffers, type VariantOffer } from '#server/shop/offers.ts'
import { moveStock } from '#server/shop/stock.ts'
import { v7 as uuid } from 'uuid'
import { setting } from '../setting.ts'
import { payOrder } from './pay-order.ts'
import { isSending, sendOrder } from './send-order.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

interface Way {
  /** How many orders have gone it. */
  count: number
  steps: readonly OrderStep[]
  /** How long ago they were placed, in days: from the first number to the second. */
  ago: readonly [number, number]
  /** What has become of its first piece: asked to be given back, or given back and paid for. */
  back?: 'requested' | 'refunded'
}

/** How far the orders of the demo have come: every state, the newest first. */
const ways: readonly Way[] = [
  { count: 6, steps: [], ago: [0.1, 0.8] },
  { count: 8, steps: ['pay'], ago: [0.5, 1.5] },
  { count: 6, steps: ['pay', 'prepare'], ago: [1, 2] },
  { count: 8, steps: ['pay', 'prepare', 'ship'], ago: [2, 4] },
  { count: 4, steps: ['pay', 'makeReady'], ago: [2, 10] },
  { count: 6, steps: ['pay', 'prepare', 'ship', 'deliver'], ago: [4, 9] },
  { count: 2, steps: ['pay', 'prepare', 'ship', 'deliver'], ago: [4, 6], back: 'requested' },
  { count: 10, steps: ['pay', 'prepare', 'ship', 'deliver', 'confirm'], ago: [14, 80] },
  { count: 2, steps: ['pay', 'prepare', 'ship', 'deliver'], ago: [6, 8], back: 'refunded' },
  { count: 3, steps: ['lapse'], ago: [3, 30] },
  { count: 2, steps: ['cancel'], ago: [2, 20] },
  { count: 1, steps: ['pay', 'cancel'], ago: [1, 2] },
  { count: 2, steps: ['pay', 'cancel', 'refund'], ago: [5, 40] },
  // In two parcels, and some of it ahead.
  { count: 1, steps: ['pay', 'prepare', 'shipPart', 'ship'], ago: [3, 4] },
  { count: 1, steps: ['pay', 'prepare', 'shipPart'], ago: [2, 3] },
]

const people = ['강해담', '고은서', '나도윤', '문가온', '박시우', '백하늘', '서지안', '손다온', '안유찬', '오세림', '유이든', '임보라', '장한결', '정서우', '조아린', '차온유', '최도경', '한나래', '허준서', '황은비']
const places = [
  ['05510', '서울 송파구 이음로 12', '101동 1203호'],
  ['13487', '경기 성남시 분당구 새싹로 45', '3층'],
  ['48058', '부산 해운대구 물결로 7', '라동 502호'],
  ['34126', '대전 유성구 별빛로 88', ''],
  ['63309', '제주 제주시 돌담길 21', ''],
] as const

const carriers = ['이음택배', '한빛택배']
const byStaff: ReadonlySet<OrderStep> = new Set(['pay', 'prepare', 'shipPart', 'ship', 'makeReady', 'deliver', 'refund'])

/** When an order was ready to be collected, and its member reminded of it. */
function waitingSince(readyAt: Date, now: Date): Pick<Order, 'readyAt' | 'remindedAt'> {
  const remindAt = new Date(readyAt.getTime() + shopLimits.collectReminderDays * day)
  return { readyAt: readyAt.toISOString(), remindedAt: remindAt < now ? remindAt.toISOString() : null }
}

/** Asks to give the first piece of an order back. */
async function askBack(db: Db, order: Order, cause: 'changeOfMind' | 'defect') {
  const [line] = await readSold(db, order._id)
  if (line === undefined) throw new Error('an order has lines')
  const text = cause === 'defect' ? '받았을 때 금이 가 있었습니다.' : '생각한 것과 색이 달라 돌려보내려고 합니다.'
  const asked = { ...newClaim(order, line, 1, cause), ...(await quote(db, order, line._id, 1, cause)), text }
  const claim = await claimRepository.insert(db, { ...asked, kind: 'return', state: 'requested', closedAt: null })
  const changed = await orderRepository.update(db, order, { openReturns: order.openReturns + 1 })
  if (changed === undefined) throw new Error('nobody else changes the demo')
  return { claim, order: changed }
}

/** Notes that what an order owes has gone back. */
async function giveMoneyBack(db: Db, owing: Order, staff: string | undefined, moment: string): Promise<void> {
  const _payment = await movePayment(db, owing, -owing.owed, { by: 'staff', ...(staff === undefined ? {} : { staff }) }, moment)
  await orderRepository.update(db, owing, { ...paidChange(owing, -owing.owed, moment), owed: 0, isOwed: false, refundUntil: null })
  await noteRefunded(db, owing._id, _payment)
  await noteSold(db, _payment, 'refund')
}

/** Asks to give the first piece of an order back, and perhaps pays for it. */
async function giveBack(db: Db, order: Order, back: NonNullable<Way['back']>, staff: string | undefined, moment: string): Promise<void> {
  const asked = await askBack(db, order, back === 'requested' ? 'changeOfMind' : 'defect')
  if (back === 'requested') return
  const { order: owing } = await closeReturn(db, asked.order, asked.claim, { cause: 'defect', isRestocked: false }, moment)
  await noteStep(db, order._id, 'refund', { by: 'staff' }, moment)
  await giveMoneyBack(db, owing, staff, moment)
}

/** Notes an order, the cart that it was, and perhaps another cart that was left. */
async function noteOrder(db: Db, { _id: _order, createdAt }: Order, isWithLeft: boolean): Promise<void> {
  await noteStep(db, _order, 'place', { by: 'member' }, createdAt)
  const cart = (more: { _order: string | null; isOrdered: number }) => ({ _id: uuid(), _user: null, day: shopDayOf(createdAt), ...more })
  const ordered = cart({ _order, isOrdered: 1 })
  await db
    .insertInto('shopCartStarts')
    .values(isWithLeft ? [ordered, cart({ _order: null, isOrdered: 0 })] : [ordered])
    .execute()
}

/** Orders of members of the demo shop: sixty-two, in every state, and the stock that they have taken comes in first. */
export async function addDemoOrders(db: Db, now: Date): Promise<void> {
  // The same orders at each start: steps of a prime number through each list.
  let turn = 0
  const next = (below: number) => (turn += 7919) % below
  const pick = <T>(some: readonly T[]): T => some[next(some.length)] as T
  const members = await repositoryOf(users).select(db, { where: { role: 'BUYER', status: 'active' }, sort: 'createdAt' })
  const admin = await db.selectFrom('users').select('_id').where('username', '=', 'admin').executeTakeFirst()
  const variants = await db.selectFrom('shopVariants').select(['_id', 'stock']).where('isOffered', '=', 1).where('stock', '>', 0).orderBy('code').execute()
  const ids = variants.map(({ _id }) => _id)
  const offers = await readOffers(db, ids, 'ko')
  const sold = [...offers.values()].filter(({ offer }) => offer.left > 0)
  if (sold.length === 0) return
  const linesOf = (isPickUp: boolean, least: number) => {
    const some = isPickUp ? sold.filter(({ offer }) => offer.isPickUp) : sold
    const chosen = new Set(Array.from({ length: 1 + next(3) }, (): VariantOffer => pick(some)))
    while (chosen.size < least) chosen.add(pick(some))
    return [...chosen].map(({ _variant, offer }) => ({ _variant, price: offer.price, quantity: 1 + next(2), taxKind: offer.taxKind }))
  }
  const earnings: { _user: string; _order: string; amount: number; at: string }[] = []
  for (const { count, steps, ago, back } of ways)
    for (let index = 0; index < count; index += 1) {
      const isPickUp = steps.includes('makeReady')
      const lines = linesOf(isPickUp, steps.includes('shipPart') ? 2 : 1)
      const placed = new Date(now.getTime() - (ago[0] + ((ago[1] - ago[0]) * (index + 0.5)) / count) * day)
      const at = (step: number) => new Date(Math.min(placed.getTime() + (step + 1) * 9 * hour, now.getTime() - (steps.length - step) * 60_000))
      const receiver = pick(people)
      const [postcode, address, addressDetail] = pick(places)
      const isPaidBack = steps.includes('pay') && steps.includes('cancel')
      const method = isPickUp ? 'pickUp' : 'delivery'
      const { total: amounts } = totalOf(lines, method, { ...setting.shop, remoteFee: remoteFeeOf(isPickUp ? null : postcode, setting.shop) })
      const last = steps.at(-1)
      // What is cancelled once it is paid ends piece by piece below.
      const ending = last === undefined || isPaidBack ? undefined : orderTransitions[last]
      const state: OrderState = ending !== undefined && 'to' in ending ? ending.to : isPaidBack ? 'paid' : 'unpaid'
      const order = await orderRepository.insert(db, {
        ...newOrder,
        ...amounts,
        number: makeOrderNumber(shopDayOf(placed.toISOString())),
        state,
        method,
        receiver,
        payer: receiver,
        phone: `+82100000${String(1000 + next(9000))}`,
        paid: steps.includes('pay') ? amounts.total : 0,
        standardFee: setting.shop.deliveryFee,
        freeFrom: setting.shop.freeDeliveryFrom,
        means: steps.includes('pay') ? 'transfer' : null,
        payUntil: new Date(placed.getTime() + setting.shop.payHours * hour).toISOString(),
        // The first is the account that anybody may log in to: it has some of each kind.
        _user: (index === 0 ? members[0] : pick(members))?._id ?? null,
        ...(isPickUp ? { postcode: null, address: null, addressDetail: null } : { postcode, address, addressDetail: addressDetail || null }),
        note: next(3) === 0 && !isPickUp ? '문 앞에 놓아 주세요' : null,
        parcels: steps.filter(isSending).length,
        ...(isPickUp ? waitingSince(at(steps.indexOf('makeReady')), now) : {}),
        deliveredAt: steps.includes('deliver') ? at(steps.indexOf('deliver')).toISOString() : null,
        reason: last === 'cancel' || steps.includes('refund') ? '다른 상품을 고르려고 합니다' : null,
        refundAccount: isPaidBack || back !== undefined ? `이음새은행 000-000000-00-000 ${receiver}` : null,
        createdAt: placed.toISOString(),
      })
      await notePayer(db, order)
      if (isPickUp) await giveCollectionCode(db, order._id)
      const shares = { discount: 0, points: 0 }
      await insertLines(db, order._id, lines.map((line) => ({ ...line, ...shares })), offers, steps.includes('makeReady'))
      if (order.parcels > 0) await sendOrder(db, order, steps, { at, carrier: pick(carriers), trackingNumber: String(next(1e6)).padStart(12, '40217') })
      for (const { _variant, quantity } of lines) await moveStock(db, { _variant, kind: 'received', amount: quantity, reason: null, _user: null })
      await moveStockOf(db, order, 'ordered')
      await noteOrder(db, order, index % 2 === 0)
      let current = order
      for (const [place, step] of steps.entries()) {
        const staff = admin !== undefined && byStaff.has(step) ? { by: 'staff' as const, staff: admin._id } : { by: 'member' as const }
        const by = step === 'lapse' ? { by: 'clock' as const } : staff
        await noteStep(db, order._id, step, by, at(place).toISOString())
        if (step === 'pay') current = await payOrder(db, order, { staff: admin?._id, at: at(place), now })
        if (step === 'cancel' && isPaidBack) current = await cancelLeft(db, current, at(place).toISOString())
        else if (step === 'cancel' || step === 'lapse') await moveStockOf(db, order, 'restored')
        if (step === 'refund') await giveMoneyBack(db, current, admin?._id, at(place).toISOString())
        if (step === 'confirm' && order._user !== null)
          earnings.push({ _user: order._user, _order: order._id, amount: pointsFor(order.goods), at: at(place).toISOString() })
      }
      if (back !== undefined) await giveBack(db, current, back, admin?._id, at(steps.length).toISOString())
    }
  // The ledger of points tells what came one after the other.
  for (const { at, ...earning } of earnings.toSorted((a, b) => (a.at < b.at ? -1 : 1))) await earnPoints(db, earning, at)
}
