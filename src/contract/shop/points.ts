import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, money } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { itemParams } from '../picture-upload.ts'
import { pointRules } from './point-rules.ts'

/** Why points come and go. */
export const pointKinds = ['earned', 'spent', 'returned', 'expired', 'undone', 'given', 'taken'] as const
export const pointKind = labelled(/*i18n*/ '포인트 변동', z.enum(pointKinds), {
  earned: /*i18n*/ '구매 확정 적립',
  spent: /*i18n*/ '주문에 사용',
  returned: /*i18n*/ '취소·반품으로 돌려받음',
  expired: /*i18n*/ '유효 기간 만료',
  undone: /*i18n*/ '반품으로 적립 취소',
  given: /*i18n*/ '센터에서 지급',
  taken: /*i18n*/ '센터에서 회수',
})

const movement = {
  _id: id,
  at: instant,
  kind: pointKind,
  /** Negative where they went. */
  change: z.int(),
  /** Points that there were after it. */
  balance: z.int().min(0),
  /** Number of the order that they belong to. */
  order: z.string().nullable(),
  /** Said by staff. */
  reason: z.string().nullable(),
}
const own = z.strictObject({ ...movement, _order: id.nullable() }).meta({ id: 'OwnPoints' })
const noted = z.strictObject({ ...movement, user: z.string().nullable() }).meta({ id: 'PointMovement' })

const page: z.ZodType<Paging> = z.strictObject({ ...paging('-createdAt') })
const balance = { balance: money }
const ofMember = { tag: 'shop/orders', access: 'console:shop', isPersonal: true, params: itemParams } as const

/** Points of members (specification 7.5). */
export const pointCalls = {
  'GET /api/v1/me/points': call({
    tag: 'me',
    access: 'member',
    summary: 'The points of the caller: how many there are, which end first, and what became of them, the newest first',
    query: page,
    answer: z.strictObject({
      ...balance,
      /** Those that are good for the shortest time. */
      next: z.strictObject({ amount: z.int().min(1), expiresAt: instant }).nullable(),
      points: z.array(own),
      summary,
    }),
    status: 200,
    acting: 'console:shop',
    reads: ['points', 'shop/orders'],
  }),
  'GET /api/console/shop/members/{_id}/points': call({
    ...ofMember,
    summary: 'Console: the points of a member',
    query: page,
    answer: z.strictObject({ ...balance, points: z.array(noted), summary }),
    status: 200,
    errors: [404],
    reads: ['points', 'shop/orders'],
  }),
  'POST /api/console/shop/members/{_id}/points': call({
    ...ofMember,
    summary: 'Console: give a member points, or take some, with a reason',
    body: z.strictObject({
      /** Negative: that many are taken. */
      change: labelled(
        /*i18n*/ '포인트(회수는 음수)',
        z
          .int()
          .min(-pointRules.byHand)
          .max(pointRules.byHand)
          .refine((change) => change !== 0, { error: 'shop.noPoints' }),
      ),
      reason: labelled(/*i18n*/ '사유', line(200)),
    }),
    answer: z.strictObject(balance),
    status: 201,
    errors: [404, 409],
    writes: ['points'],
  }),
}
