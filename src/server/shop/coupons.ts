import { coupons, type OwnCoupon, ownCouponCalls } from '#contract/shop/coupons.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import type { CouponTerms } from '#contract/shop/order-total.ts'
import type { Locale } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { v7 as uuid } from 'uuid'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import { lockCaller, requireRoom } from '../http/lock-caller.ts'
import { serve } from '../http/route.ts'
import type { ResourceHooks } from '../http/standard.ts'
import { requireOn, type ShopDeps } from './shop.ts'

type Coupon = ItemOf<typeof coupons>
const repository = repositoryOf(coupons)

const day = 24 * 60 * 60 * 1000
/** A coupon that is given back is good for as long at least, in milliseconds. */
const graceMs = 7 * day

const rowsOf = (db: Db, _user: string) =>
  db
    .selectFrom('shopMemberCoupons')
    .select(['_id', '_coupon', 'expiresAt', '_order'])
    .where('_user', '=', _user)
    .orderBy(sql`case when "_order" is null then 0 else 1 end`)
    .orderBy('expiresAt', 'desc')
    .orderBy('_id')

const toOwn = ({ _id, expiresAt, _order }: Pick<OwnCoupon, '_id' | 'expiresAt' | '_order'>, coupon: Coupon, locale: Locale): OwnCoupon => ({
  _id,
  name: textOf(coupon.name, locale),
  kind: coupon.kind,
  value: coupon.value,
  minimum: coupon.minimum,
  expiresAt,
  _order,
})

async function readOwn(db: Db, _user: string, locale: Locale): Promise<OwnCoupon[]> {
  const rows = await rowsOf(db, _user).execute()
  const ids = [...new Set(rows.map(({ _coupon }) => _coupon))]
  const found = ids.length === 0 ? [] : await repository.select(db, { where: { _id: { in: ids } } })
  return rows.flatMap((row) => {
    const coupon = found.find(({ _id }) => _id === row._coupon)
    return coupon === undefined ? [] : [toOwn(row, coupon, locale)]
  })
}

/**
 * Gives a member a coupon. Under the lock of the account.
 * @throws ApiError `couponUnknown`, `couponHad`, `couponOut`, `tooManyOwn`
 */
export async function takeCoupon(db: Db, _user: string, code: string, locale: Locale, now = new Date()): Promise<OwnCoupon> {
  const at = now.toISOString()
  const [coupon] = await repository.select(db, { where: { code }, limit: 1 })
  if (coupon === undefined || !coupon.isOpen || coupon.startsAt > at || coupon.endsAt <= at) throw new ApiError('couponUnknown')
  const own = await rowsOf(db, _user).execute()
  requireRoom(own.length, shopLimits.coupons)
  if (own.filter(({ _coupon }) => _coupon === coupon._id).length >= coupon.perMember)
    throw new ApiError('couponHad', { values: { limit: coupon.perMember } })
  const taken = await db
    .updateTable('shop_coupons')
    .set({ taken: sql<string>`"taken" + 1` })
    .where('_id', '=', coupon._id)
    .where(sql<SqlBool>`("total" is null or "taken" < "total")`)
    .returning('_id')
    .executeTakeFirst()
  if (taken === undefined) throw new ApiError('couponOut')
  const row = { _id: uuid(), _user, _coupon: coupon._id, expiresAt: coupon.endsAt, _order: null, createdAt: at }
  await db.insertInto('shopMemberCoupons').values(row).execute()
  return toOwn(row, coupon, locale)
}

/** Reads what a coupon of a member is worth. @throws ApiError `couponGone` where it is spent or over */
export async function readCoupon(db: Db, _user: string, _id: string, now: Date): Promise<CouponTerms> {
  const row = await rowsOf(db, _user)
    .where('_id', '=', _id)
    .where('_order', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  const coupon = row && (await repository.find(db, row._coupon))
  if (coupon === undefined || coupon === 'removed') throw new ApiError('couponGone')
  return coupon
}

/** Spends a coupon with an order: once, whoever asks at the same moment. @throws ApiError `couponGone` */
export async function spendCoupon(db: Db, _user: string, _id: string, _order: string): Promise<void> {
  const spent = await db
    .updateTable('shopMemberCoupons')
    .set({ _order })
    .where('_id', '=', _id)
    .where('_user', '=', _user)
    .where('_order', 'is', null)
    .returning('_id')
    .executeTakeFirst()
  if (spent === undefined) throw new ApiError('couponGone')
}

/** Reads the coupons that some orders were placed with, by order. */
export async function readSpentCoupons(db: Db, orders: readonly string[]): Promise<Map<string, CouponTerms>> {
  const rows =
    orders.length === 0
      ? []
      : await db
          .selectFrom('shopMemberCoupons as m')
          .innerJoin('shop_coupons as c', 'c._id', 'm._coupon')
          .select(['m._order', 'c.kind', 'c.value', 'c.minimum'])
          .where('m._order', 'in', orders)
          .execute()
  return new Map(
    rows.flatMap(({ _order, kind, value, minimum }) =>
      _order === null ? [] : [[_order, { kind: kind as CouponTerms['kind'], value: Number(value), minimum: Number(minimum) }] as const],
    ),
  )
}

/** Gives the coupon of an order back that has ended before it was sent. */
export async function giveCouponBack(db: Db, _order: string, now: string): Promise<void> {
  const least = new Date(Date.parse(now) + graceMs).toISOString()
  await db
    .updateTable('shopMemberCoupons')
    .set({ _order: null, expiresAt: sql<string>`case when "expiresAt" < ${least} then ${least} else "expiresAt" end` })
    .where('_order', '=', _order)
    .execute()
}

/** Hooks of the console's standard routes: what a coupon says fits together. */
export const couponHooks: ResourceHooks = {
  beforeWrite: async ({ locale }, before, values) => {
    const { kind, value, startsAt, endsAt } = { ...before, ...values } as unknown as Coupon
    const issues = [
      ...(kind === 'percent' && value > 100 ? [issueOf('value', 'shop.percent', locale)] : []),
      ...(endsAt <= startsAt ? [issueOf('endsAt', 'periodOrder', locale)] : []),
    ]
    if (issues.length > 0) throw new ApiError('invalid', { issues })
    return values
  },
}

/** Serves members their coupons. */
export function serveCoupons(app: FastifyInstance, deps: ShopDeps): void {
  serve(app, ownCouponCalls, {
    'GET /api/v1/me/coupons': async (_input, { db, locale, caller }) => ({ coupons: await readOwn(db, caller._id, locale) }),
    'POST /api/v1/me/coupons': async ({ body: { code } }, context) => {
      await requireOn(context.db, deps)
      const { _user } = await lockCaller(context)
      return { coupon: await takeCoupon(context.db, _user, code, context.locale) }
    },
  })
}

/** The coupons of an account, as its owner may take them along. */
export async function* couponsOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* await readOwn(db, _user, 'ko')
}
