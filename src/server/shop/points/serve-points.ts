import { users } from '#contract/account/users.ts'
import type { Query } from '#contract/api.ts'
import { pointCalls } from '#contract/shop/points.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { serve } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { adjustPoints, pointsAt } from './ledger.ts'

/** Reads the ledger of a member with the numbers of the orders, and who of the staff it was. */
async function readMovements(db: Db, _user: string, { limit = 20, skip = 0, sort }: Query<'GET /api/v1/me/points'>) {
  const ofMember = db.selectFrom('shopPointMovements as m').where('m._user', '=', _user)
  const { total } = await ofMember.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const movements = await ofMember
    .leftJoin('shop_orders as o', 'o._id', 'm._order')
    .leftJoin('users as u', 'u._id', 'm._staff')
    .select(['m._id', 'm.at', 'm.kind', 'm.change', 'm.balance', 'm.reason', 'm._order', 'o.number as order', 'u.name as user'])
    .orderBy('m.number', sort === 'createdAt' ? 'asc' : 'desc')
    .limit(limit)
    .offset(skip)
    .execute()
  return { movements, summary: { total: Number(total), limit, skip } }
}

/** Reads which points of a member end first. */
async function readNext(db: Db, _user: string, at: string) {
  const next = await db
    .selectFrom('shopPointLots')
    .select(({ fn }) => ['expiresAt', fn.sum<number | string>('left').as('amount')])
    .where('_user', '=', _user)
    .where('left', '>', 0)
    .where('expiresAt', '>', at)
    .groupBy('expiresAt')
    .orderBy('expiresAt')
    .limit(1)
    .executeTakeFirst()
  return next === undefined ? null : { amount: Number(next.amount), expiresAt: next.expiresAt }
}

/** Serves members their points, and staff those of a member. */
export function servePoints(app: FastifyInstance): void {
  serve(app, pointCalls, {
    'GET /api/v1/me/points': async ({ query }, { db, caller: { _id } }) => {
      const at = new Date().toISOString()
      const { movements, summary } = await readMovements(db, _id, query)
      const points = movements.map(({ user: _staff, ...movement }) => movement)
      return { balance: await pointsAt(db, _id, at), next: await readNext(db, _id, at), points, summary }
    },
    'GET /api/console/shop/members/{_id}/points': async ({ params: { _id }, query }, context) => {
      const { db } = context
      await requireItem(context, users, _id)
      const { movements, summary } = await readMovements(db, _id, query)
      const points = movements.map(({ _order, ...movement }) => movement)
      return { balance: await pointsAt(db, _id, new Date().toISOString()), points, summary }
    },
    'POST /api/console/shop/members/{_id}/points': async ({ params: { _id: _user }, body }, context) => {
      const { db, caller } = context
      await requireItem(context, users, _user)
      return { balance: await adjustPoints(db, { ...body, _user, _staff: caller._id }, new Date().toISOString()) }
    },
  })
}

/** The points of an account, as its owner may take them along. */
export async function* pointsOf(db: Db, _user: string): AsyncGenerator<object> {
  const limit = 100
  for (let skip = 0; ; skip += limit) {
    const { movements } = await readMovements(db, _user, { limit, skip })
    for (const { at, kind, change, balance, order, reason } of movements) yield { at, kind, change, balance, order, reason }
    if (movements.length < limit) return
  }
}
