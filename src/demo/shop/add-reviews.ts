import { users } from '#contract/account/users.ts'
import type { Picture } from '#contract/field.ts'
import { reviewableStates } from '#contract/shop/reviewable.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { makeOrderNumber } from '#contract/shop/stock-code.ts'
import { shopProducts as resource } from '#contract/shop/products.ts'
import type { OrderStep } from '#contract/shop/order-states.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'
import { readOffers, type VariantOffer } from '#server/shop/offers.ts'
import { insertLines, newOrder } from '#server/shop/orders/place.ts'
import { orderRepository } from '#server/shop/orders/rows.ts'
import { moveStockOf, noteStep } from '#server/shop/orders/steps.ts'
import { addReview } from '#server/shop/reviews/changes.ts'
import { countReview } from '#server/shop/reviews/ratings.ts'
import { reviewRepository } from '#server/shop/reviews/rows.ts'
import { moveStock } from '#server/shop/stock.ts'
import { setting } from '../setting.ts'
import { payOrder } from './pay-order.ts'
import { shopProducts } from './products.ts'
import { seedReviews } from './reviews.ts'

const day = 24 * 60 * 60 * 1000
const steps: readonly OrderStep[] = ['pay', 'makeReady', 'deliver', 'confirm']

interface Placed {
  _user: string
  name: string
  /** When it was confirmed, in milliseconds since 1970. */
  at: number
}

/** Adds an order of one piece that its member got at the centre: what a review is about that no other order has. @returns its line */
async function addConfirmedOrder(db: Db, offers: ReadonlyMap<string, VariantOffer>, { _variant, offer }: VariantOffer, { _user, name, at }: Placed) {
  const timeOf = (step: number) => new Date(at - (steps.length - step) * day).toISOString()
  const amounts = { goods: offer.price, discount: 0, points: 0, deliveryFee: 0, total: offer.price, vat: offer.taxKind === 'taxable' ? Math.floor(offer.price / 11) : 0 }
  const createdAt = timeOf(0)
  const order = await orderRepository.insert(db, {
    ...newOrder,
    ...amounts,
    number: makeOrderNumber(shopDayOf(createdAt)),
    state: 'confirmed',
    method: 'pickUp',
    receiver: name,
    payer: name,
    phone: '+821000002468',
    paid: offer.price,
    standardFee: setting.shop.deliveryFee,
    freeFrom: setting.shop.freeDeliveryFrom,
    means: 'transfer',
    payUntil: new Date(Date.parse(createdAt) + (setting.shop.payHours * day) / 24).toISOString(),
    deliveredAt: timeOf(3),
    _user,
    postcode: null,
    address: null,
    addressDetail: null,
    note: null,
    createdAt,
  })
  await insertLines(db, order._id, [{ _variant, price: offer.price, quantity: 1, discount: 0, points: 0 }], offers, true)
  await moveStock(db, { _variant, kind: 'received', amount: 1, reason: null, _user: null })
  await moveStockOf(db, order, 'ordered')
  await noteStep(db, order._id, 'place', { by: 'member' }, createdAt)
  for (const [place, step] of steps.entries()) await noteStep(db, order._id, step, step === 'confirm' ? { by: 'member' } : { by: 'staff' }, timeOf(place + 1))
  await payOrder(db, order, { staff: undefined, at: new Date(timeOf(1)), now: new Date() })
  return db.selectFrom('shopOrderLines').select('_id').where('_order', '=', order._id).executeTakeFirstOrThrow()
}

/** Products of the demo by their keys. */
export async function readProducts(db: Db): Promise<ReadonlyMap<string, string>> {
  const stored = await repositoryOf(resource).select(db, {})
  return new Map(shopProducts.flatMap(({ key, name }) => stored.filter((each) => each.name.ko === name.ko).map(({ _id }) => [key, _id] as const)))
}

/** Reviews of the demo shop, each of a line that its author has received: some pictured, some answered, two hidden. */
export async function addDemoReviews(db: Db, now: Date, pictureOf: (name: string) => Promise<Picture>): Promise<void> {
  const products = await readProducts(db)
  // The first is the account that anybody may log in to: what it has received waits for a review.
  const [guest, ...members] = await repositoryOf(users).select(db, { where: { role: 'BUYER', status: 'active' }, sort: 'createdAt' })
  if (guest === undefined) return
  const received = await db
    .selectFrom('shop_orders as o')
    .innerJoin('shopOrderLines as l', 'l._order', 'o._id')
    .select(['l._id', 'l._product', 'o._user', 'o.deliveredAt'])
    .where('o.state', 'in', reviewableStates)
    .where('o._user', '<>', guest._id)
    .orderBy('o.createdAt')
    .orderBy('l.position')
    .execute()
  const variants = await db.selectFrom('shopVariants').select('_id').where('isOffered', '=', 1).orderBy('code').execute()
  const offers = await readOffers(
    db,
    variants.map(({ _id }) => _id),
    'ko',
  )
  for (const [place, { product, stars, language, content, daysAgo, pictures = [], answer = null, hiddenReason = null }] of seedReviews.entries()) {
    const _product = products.get(product)
    const sold = [...offers.values()].find((each) => each.offer._product === _product)
    if (_product === undefined || sold === undefined) continue
    const at = now.getTime() - daysAgo * day - place * 17 * 60_000
    const known = received.findIndex((line) => line._product === _product && line._user !== null && Date.parse(line.deliveredAt ?? '') < at)
    const [had] = known < 0 ? [] : received.splice(known, 1)
    // One of the account itself is there, too.
    const author = place === 5 ? guest : members[place % members.length]
    const who = { _user: had?._user ?? author?._id ?? guest._id, name: author?.name ?? guest.name, at: at - day }
    const { _id: _line } = had ?? (await addConfirmedOrder(db, offers, sold, who))
    const images = await Promise.all(pictures.map(async (name, index) => ({ index, picture: await pictureOf(name) })))
    const written = { _user: who._user, _product, _line, rating: String(stars) as '1' | '2' | '3' | '4' | '5', content, language, images }
    const review = await addReview(db, { ...written, createdAt: new Date(at).toISOString() })
    if (answer === null && hiddenReason === null) continue
    const answered = { answer, isAnswered: answer !== null, answeredAt: answer === null ? null : new Date(at + day / 2).toISOString() }
    const after = await reviewRepository.update(db, review, { ...answered, isHidden: hiddenReason !== null, hiddenReason })
    if (after !== undefined) await countReview(db, review, after)
  }
}
