import { users } from '#contract/account/users.ts'
import { type OrderState, type OrderStep, orderTransitions } from '#contract/shop/order-states.ts'
import { totalOf } from '#contract/shop/order-total.ts'
import { pointsFor } from '#contract/shop/point-rules.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { makeOrderNumber } from '#contract/shop/stock-code.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'
import { insertLines, newOrder } from '#server/shop/orders/place.ts'
import { orderRepository, paidForGoods } from '#server/shop/orders/rows.ts'
import { movePayment, moveStockOf, noteStep } from '#server/shop/orders/steps.ts'
import { earnPoints } from '#server/shop/points/ledger.ts'
import { readOffers, type VariantOffer } from '#server/shop/offers.ts'
import { moveStock } from '#server/shop/stock.ts'
import { setting } from '../setting.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

interface Way {
  /** How many orders have gone it. */
  count: number
  steps: readonly OrderStep[]
  /** How long ago they were placed, in days: from the first number to the second. */
  ago: readonly [number, number]
}

/** How far the orders of the demo have come: every state, the newest first. */
const ways: readonly Way[] = [
  { count: 6, steps: [], ago: [0.1, 0.8] },
  { count: 8, steps: ['pay'], ago: [0.5, 1.5] },
  { count: 6, steps: ['pay', 'prepare'], ago: [1, 2] },
  { count: 8, steps: ['pay', 'prepare', 'ship'], ago: [2, 4] },
  { count: 4, steps: ['pay', 'makeReady'], ago: [2, 5] },
  { count: 8, steps: ['pay', 'prepare', 'ship', 'deliver'], ago: [4, 9] },
  { count: 12, steps: ['pay', 'prepare', 'ship', 'deliver', 'confirm'], ago: [14, 80] },
  { count: 3, steps: ['lapse'], ago: [3, 30] },
  { count: 2, steps: ['cancel'], ago: [2, 20] },
  { count: 1, steps: ['pay', 'cancel'], ago: [1, 2] },
  { count: 2, steps: ['pay', 'cancel', 'refund'], ago: [5, 40] },
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
const byStaff: ReadonlySet<OrderStep> = new Set(['pay', 'prepare', 'ship', 'makeReady', 'deliver', 'refund'])

/** Orders of members of the demo shop: sixty, in every state, and the stock that they have taken comes in first. */
export async function addDemoOrders(db: Db, now: Date): Promise<void> {
  // The same orders at each start: steps of a prime number through each list.
  let turn = 0
  const next = (below: number) => (turn += 7919) % below
  const pick = <T>(some: readonly T[]): T => some[next(some.length)] as T
  const members = await repositoryOf(users).select(db, { where: { role: 'BUYER', status: 'active' }, sort: 'createdAt' })
  const admin = await db.selectFrom('users').select('_id').where('username', '=', 'admin').executeTakeFirst()
  const variants = await db.selectFrom('shopVariants').select(['_id', 'stock']).where('isOffered', '=', 1).where('stock', '>', 0).orderBy('code').execute()
  const offers = await readOffers(
    db,
    variants.map(({ _id }) => _id),
    'ko',
  )
  const sold = [...offers.values()].filter(({ offer }) => offer.left > 0)
  if (sold.length === 0) return
  const linesOf = (isPickUp: boolean) => {
    const some = isPickUp ? sold.filter(({ offer }) => offer.isPickUp) : sold
    const chosen = new Set(Array.from({ length: 1 + next(3) }, (): VariantOffer => pick(some)))
    return [...chosen].map(({ _variant, offer }) => ({ _variant, price: offer.price, quantity: 1 + next(2), taxKind: offer.taxKind }))
  }
  const earnings: { _user: string; _order: string; amount: number; at: string }[] = []
  for (const { count, steps, ago } of ways)
    for (let index = 0; index < count; index += 1) {
      const isPickUp = steps.includes('makeReady')
      const lines = linesOf(isPickUp)
      const placed = new Date(now.getTime() - (ago[0] + ((ago[1] - ago[0]) * (index + 0.5)) / count) * day)
      const at = (step: number) => new Date(Math.min(placed.getTime() + (step + 1) * 9 * hour, now.getTime() - (steps.length - step) * 60_000))
      const receiver = pick(people)
      const [postcode, address, addressDetail] = pick(places)
      const isShipped = steps.includes('ship')
      const isPaidBack = steps.includes('pay') && steps.includes('cancel')
      const method = isPickUp ? 'pickUp' : 'delivery'
      const { total: amounts } = totalOf(lines, method, setting.shop)
      const paid = steps.includes('pay') && !steps.includes('refund') ? amounts.total : 0
      const last = steps.at(-1)
      const state: OrderState = last === undefined ? 'unpaid' : orderTransitions[last].to
      const order = await orderRepository.insert(db, {
        ...newOrder,
        ...amounts,
        number: makeOrderNumber(shopDayOf(placed.toISOString())),
        state,
        method,
        receiver,
        payer: receiver,
        phone: `+82100000${String(1000 + next(9000))}`,
        paid,
        payUntil: new Date(placed.getTime() + setting.shop.payHours * hour).toISOString(),
        // The first is the account that anybody may log in to: it has some of each kind.
        _user: (index === 0 ? members[0] : pick(members))?._id ?? null,
        ...(isPickUp ? { postcode: null, address: null, addressDetail: null } : { postcode, address, addressDetail: addressDetail || null }),
        note: next(3) === 0 ? '문 앞에 놓아 주세요' : null,
        ...(isShipped ? { carrier: pick(carriers), trackingNumber: String(next(1e6)).padStart(12, '40217') } : {}),
        deliveredAt: steps.includes('deliver') ? at(steps.indexOf('deliver')).toISOString() : null,
        reason: last === 'cancel' || steps.includes('refund') ? '다른 상품을 고르려고 합니다' : null,
        refundAccount: isPaidBack ? `이음새은행 000-000000-00-000 ${receiver}` : null,
        createdAt: placed.toISOString(),
      })
      await insertLines(
        db,
        order._id,
        lines.map((line) => ({ ...line, discount: 0, points: 0 })),
        offers,
      )
      for (const { _variant, quantity } of lines) await moveStock(db, { _variant, kind: 'received', amount: quantity, reason: null, _user: null })
      await moveStockOf(db, order, 'ordered')
      await noteStep(db, order._id, 'place', { by: 'member' }, order.createdAt)
      for (const [place, step] of steps.entries()) {
        const staff = admin !== undefined && byStaff.has(step) ? { by: 'staff' as const, staff: admin._id } : { by: 'member' as const }
        const by = step === 'lapse' ? { by: 'clock' as const } : staff
        await noteStep(db, order._id, step, by, at(place).toISOString())
        if (step === 'pay') await movePayment(db, { ...order, paid: 0 }, order.total, by, at(place).toISOString())
        if (step === 'refund') await movePayment(db, { ...order, paid: order.total }, -order.total, by, at(place).toISOString())
        if (step === 'confirm' && order._user !== null)
          earnings.push({ _user: order._user, _order: order._id, amount: pointsFor(paidForGoods(order)), at: at(place).toISOString() })
        if (step === 'cancel' || step === 'lapse') await moveStockOf(db, order, 'restored')
      }
    }
  // The ledger of points tells what came one after the other.
  for (const { at, ...earning } of earnings.toSorted((a, b) => (a.at < b.at ? -1 : 1))) await earnPoints(db, earning, at)
}
