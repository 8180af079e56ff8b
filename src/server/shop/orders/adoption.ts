import { guestOrderAdoptionCalls } from '#contract/shop/guest-orders.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { lockCaller } from '../../http/lock-caller.ts'
import { serve } from '../../http/route.ts'
import { orderRepository } from './rows.ts'
import { lockOrders } from './steps.ts'

const dayMs = 24 * 60 * 60 * 1000
/** So many are taken over at once: what is left is offered again. */
const batch = 100

/** Orders that were placed without an account, lately, with the telephone number that an account has: nobody has one that is not certified. */
function adoptable(db: Db, _user: string) {
  const since = new Date(Date.now() - shopLimits.adoptDays * dayMs).toISOString()
  return (
    db
      .selectFrom('shop_orders as o')
      .innerJoin('users as u', 'u.phone', 'o.phone')
      .where('u._id', '=', _user)
      .where('o._user', 'is', null)
      .where('o.channel', '=', 'online')
      .where('o.createdAt', '>=', since)
      // Whoever has left had an account; what a guest ordered says in which language.
      .where('o.guestLocale', 'is not', null)
  )
}

/** Counts what an account can take over. */
export const countAdoptable = async (db: Db, _user: string): Promise<number> =>
  Number(
    (
      await adoptable(db, _user)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
    ).total,
  )

/** Serves members what they ordered as guests: theirs from then on, with points for what is confirmed later. */
export function serveAdoption(app: FastifyInstance): void {
  serve(app, guestOrderAdoptionCalls, {
    'PUT /api/v1/me/guestOrders': async (_input, context) => {
      const { db } = context
      const { _user } = await lockCaller(context)
      await lockOrders(db)
      const found = await adoptable(db, _user).select('o._id').orderBy('o.createdAt').limit(batch).execute()
      const ids = found.map(({ _id }) => _id)
      const orders = ids.length === 0 ? [] : await orderRepository.select(db, { where: { _id: { in: ids } } })
      for (const order of orders)
        if ((await orderRepository.update(db, order, { _user, guestLocale: null })) === undefined) throw new ApiError('orderState')
      return { taken: orders.length }
    },
  })
}
