import type { Body, Query } from '#contract/api.ts'
import { couponGiftCalls, giftsAtOnce } from '#contract/shop/coupon-gifts.ts'
import { coupons } from '#contract/shop/coupons.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { lockAccount } from '../http/lock-caller.ts'
import { serve } from '../http/route.ts'
import { requireItem } from '../http/standard.ts'

type Coupon = ItemOf<typeof coupons>
type Group = Query<'GET /api/console/shop/coupons/{_id}/gifts'>['group']

const dayMs = 24 * 60 * 60 * 1000
const bought = sql`select 1 from "shop_orders" as "o" where "o"."_user" = "u"."_id" and "o"."paid" > 0`

/** Conditions of the groups on a member (`u`). */
const groups: Readonly<Record<Group, (since: string) => ReturnType<typeof sql<SqlBool>>>> = {
  all: () => sql<SqlBool>`true`,
  never: () => sql<SqlBool>`not exists (${bought})`,
  recent: (since) => sql<SqlBool>`exists (${bought} and "o"."createdAt" >= ${since})`,
  lapsed: (since) => sql<SqlBool>`(exists (${bought}) and not exists (${bought} and "o"."createdAt" >= ${since}))`,
}

interface Wanted {
  group: Group
  days: number
}

/** Members of a group who have not had a coupon. Staff are none. */
const membersWithout = (db: Db, _coupon: string, { group, days }: Wanted, now: Date) =>
  db
    .selectFrom('users as u')
    .where('u.status', '=', 'active')
    .where('u.role', '<>', 'STAFF')
    .where(groups[group](new Date(now.getTime() - days * dayMs).toISOString()))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('shopMemberCoupons as m').select('m._id').whereRef('m._user', '=', 'u._id').where('m._coupon', '=', _coupon),
        ),
      ),
    )

/**
 * Notes that so many of a coupon are taken: it is still to be had, and there are so many.
 * @throws ApiError `couponUnknown`, `couponOut`
 */
async function takeOut(db: Db, { _id, isOpen, endsAt }: Coupon, number: number, now: Date): Promise<void> {
  if (!isOpen || endsAt <= now.toISOString()) throw new ApiError('couponUnknown')
  const taken = await db
    .updateTable('shop_coupons')
    .set({ taken: sql<string>`"taken" + ${number}` })
    .where('_id', '=', _id)
    .where(sql<SqlBool>`("total" is null or "taken" + ${number} <= "total")`)
    .returning('_id')
    .executeTakeFirst()
  if (taken === undefined) throw new ApiError('couponOut')
}

/** Locks an account as a member does who takes a coupon. @returns whether it is there, has not had the coupon meanwhile, and has room for it */
async function lockMember(db: Db, _user: string, _coupon: string): Promise<boolean> {
  if ((await lockAccount(db, _user)) === undefined) return false
  const own = await db.selectFrom('shopMemberCoupons').select('_coupon').where('_user', '=', _user).execute()
  return own.length < shopLimits.coupons && own.every((row) => row._coupon !== _coupon)
}

/** Gives a coupon to the next members of a group, in the order of their ids. */
async function giveCoupon(db: Db, coupon: Coupon, wanted: Body<'POST /api/console/shop/coupons/{_id}/gifts'>, now: Date) {
  const { _id: _coupon, endsAt: expiresAt } = coupon
  const { after, group, days } = wanted
  const members = await membersWithout(db, _coupon, { group, days }, now)
    .select('u._id')
    .$if(after !== null, (some) => some.where('u._id', '>', after ?? ''))
    .orderBy('u._id')
    .limit(giftsAtOnce)
    .execute()
  const rows = []
  for (const { _id: _user } of members)
    if (await lockMember(db, _user, _coupon))
      rows.push({ _id: uuid(), _user, _coupon, expiresAt, _order: null, createdAt: now.toISOString() })
  await takeOut(db, coupon, rows.length, now)
  if (rows.length > 0) await db.insertInto('shopMemberCoupons').values(rows).execute()
  return { given: rows.length, after: members.length < giftsAtOnce ? null : (members.at(-1)?._id ?? null) }
}

const sumWhere = (condition: ReturnType<typeof sql>, value = sql`1`) =>
  sql<number | string | null>`sum(case when ${condition} then ${value} else 0 end)`

/** Reads what a coupon has brought. PostgreSQL answers sums as texts. */
async function readReport(db: Db, { _id, taken }: Coupon, now: Date) {
  const isSpent = sql`"m"."_order" is not null`
  const isOpen = sql`"m"."_order" is null and "m"."expiresAt" > ${now.toISOString()}`
  const isOver = sql`"m"."_order" is null and "m"."expiresAt" <= ${now.toISOString()}`
  const row = await db
    .selectFrom('shopMemberCoupons as m')
    .leftJoin('shop_orders as o', 'o._id', 'm._order')
    .where('m._coupon', '=', _id)
    .select([
      sumWhere(isSpent).as('spent'),
      sumWhere(isOpen).as('open'),
      sumWhere(isOver).as('over'),
      sumWhere(isSpent, sql`coalesce("o"."discount", 0)`).as('discount'),
      sumWhere(isSpent, sql`coalesce("o"."paid", 0)`).as('paid'),
    ])
    .executeTakeFirstOrThrow()
  const [spent, open, over, discount, paid] = [row.spent, row.open, row.over, row.discount, row.paid].map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  return { taken, spent, open, over, discount, paid }
}

/** Serves staff what a coupon has brought, and gives it to groups of members. */
export function serveCouponGifts(app: FastifyInstance): void {
  serve(app, couponGiftCalls, {
    'GET /api/console/shop/coupons/{_id}/report': async ({ params: { _id } }, context) =>
      readReport(context.db, await requireItem(context, coupons, _id), new Date()),
    'GET /api/console/shop/coupons/{_id}/gifts': async ({ params: { _id }, query: { group, days } }, context) => {
      await requireItem(context, coupons, _id)
      const { members } = await membersWithout(context.db, _id, { group, days: Number(days) }, new Date())
        .select(({ fn }) => fn.countAll().as('members'))
        .executeTakeFirstOrThrow()
      return { members: Number(members) }
    },
    'POST /api/console/shop/coupons/{_id}/gifts': async ({ params: { _id }, body }, context) =>
      giveCoupon(context.db, await requireItem(context, coupons, _id), body, new Date()),
  })
}
