import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, money, translated } from '../field.ts'
import { resource } from '../resource.ts'
import { couponCode } from './coupon-code.ts'
import { shopLimits } from './limits.ts'
import { couponKinds } from './order-total.ts'

const kind = labelled(/*i18n*/ '할인 방법', z.enum(couponKinds), { amount: /*i18n*/ '금액(원)', percent: /*i18n*/ '비율(%)' })
const value = labelled(/*i18n*/ '할인(원 또는 %)', z.int().min(1).max(1_000_000))
const minimum = labelled(/*i18n*/ '상품 금액이 이만큼일 때부터(원)', money)
const code = z.string().trim().toUpperCase().regex(couponCode, { error: 'shop.couponCode' })

/** Coupons of the shop (`product.md`, 'Shop'): members take them by their code, and spend each with one order. */
export const coupons = resource({
  path: 'shop/coupons',
  singular: 'coupon',
  plural: 'coupons',
  label: /*i18n*/ '쿠폰',
  summary: 'coupons of the shop',
  storage: 'table',
  fields: {
    name: labelled(/*i18n*/ '이름', translated(line(60))),
    code: labelled(/*i18n*/ '쿠폰 번호', code),
    kind,
    value,
    minimum: minimum.default(0),
    startsAt: labelled(/*i18n*/ '시작', instant),
    /** From then on it can neither be taken nor spent. */
    endsAt: labelled(/*i18n*/ '끝', instant),
    /** How many can be taken in all; null: as many as are asked for. */
    total: labelled(/*i18n*/ '전체 수량(비우면 제한 없음)', z.int().min(1).max(1_000_000).nullable().default(null)),
    perMember: labelled(/*i18n*/ '한 사람이 받을 수 있는 수', z.int().min(1).max(shopLimits.couponsEach).default(1)),
    isOpen: labelled(/*i18n*/ '받을 수 있음', z.boolean().default(true)),
    /** How many have been taken. */
    taken: labelled(/*i18n*/ '받은 수', z.int().min(0).default(0)),
  },
  changeable: ['name', 'minimum', 'startsAt', 'endsAt', 'total', 'perMember', 'isOpen'],
  filters: ['kind', 'isOpen'],
  search: ['name', 'code'],
  unique: ['code'],
  public: [],
  // Those that somebody has cannot be taken away: they are closed.
  console: ['list', 'one', 'create', 'update'],
  scope: 'console:shop',
  isCached: false,
})

const own = z
  .strictObject({
    _id: id,
    name: z.string(),
    kind,
    value,
    minimum,
    /** From then on it can not be spent. */
    expiresAt: instant,
    /** The order that it was spent with. */
    _order: id.nullable(),
  })
  .meta({ id: 'OwnCoupon' })
export type OwnCoupon = z.output<typeof own>

const isOwn = { tag: 'me', access: 'member' } as const

export const ownCouponCalls = {
  'GET /api/v1/me/coupons': call({
    ...isOwn,
    summary: 'The coupons of the caller: those that can be spent first, then those that are spent or over',
    answer: z.strictObject({ coupons: z.array(own) }),
    status: 200,
    acting: 'console:shop',
    reads: ['coupons', 'shop/coupons', 'shop/orders'],
  }),
  'POST /api/v1/me/coupons': call({
    ...isOwn,
    summary: 'Take a coupon by its code',
    body: z.strictObject({ code }),
    answer: z.strictObject({ coupon: own }),
    status: 201,
    errors: [404, 409],
    isLimited: true,
    writes: ['coupons', 'shop/coupons'],
  }),
}
