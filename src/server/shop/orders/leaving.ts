import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Erasure } from '../../files/pending.ts'
import { forgetAnswersNaming } from '../../http/idempotency.ts'
import type { OnLeave } from '../../http/personal.ts'
import type { OpenBusiness } from '../../module.ts'
import { dropClaimPictures } from '../claims/claim-pictures.ts'
import { orderRepository } from './rows.ts'
import { lockOrders, takeStep } from './steps.ts'

const underWay = ['unpaid', 'paid', 'preparing', 'shipped', 'ready'] as const

/** Orders of an account that are under way. They go on when staff suspend it: their goods are paid for or on their way. */
export const openOrders: readonly OpenBusiness[] = [
  {
    text: /*i18n*/ { id: 'business.orders', message: '진행 중인 상점 주문 {total}건' },
    endsBySuspension: false,
    count: (db, _user) => orderRepository.count(db, { where: { _user, state: { in: underWay } } }),
  },
]

/** Money of an order has come in, or the gateway may have it. */
export const hasMoney = sql<SqlBool>`(exists (select 1 from "shopPayments" as "p" where "p"."_order" = "shop_orders"."_id")
  or exists (select 1 from "shop_charges" as "c" where "c"."_order" = "shop_orders"."_id" and "c"."state" not in ('begun', 'refused')))`

/** Erases an order, where it is there, with all that belongs to it. In a transaction. */
export async function eraseOrder(_id: string, erasure: Erasure): Promise<void> {
  const { db } = erasure
  const order = await orderRepository.find(db, _id)
  if (order === undefined || order === 'removed') return
  await dropClaimPictures(_id, erasure)
  if (!(await orderRepository.remove(db, order))) return
  await forgetAnswersNaming(db, [_id])
}

/** Whether money has ever come in for an order, or may yet: then the law asks to keep it. */
const wasPaid = async (db: Db, _order: string): Promise<boolean> =>
  (await db.selectFrom('shop_orders').select('_id').where('_id', '=', _order).where(hasMoney).executeTakeFirst()) !== undefined

/** Takes an account that is closed out of its orders: what was never paid is cancelled and goes, the rest stays without it and its pictures. */
export const leaveOrders: OnLeave = async (_user, erasure) => {
  const { db } = erasure
  await lockOrders(db)
  const change = { ...erasure, now: new Date().toISOString() }
  for (;;) {
    const [order] = await orderRepository.select(db, { where: { _user }, limit: 1 })
    if (order === undefined) return
    const hasToStay = !['unpaid', 'cancelled'].includes(order.state) || (await wasPaid(db, order._id))
    if (hasToStay) {
      await dropClaimPictures(order._id, erasure)
      await orderRepository.update(db, order, { _user: null })
    } else {
      if (order.state === 'unpaid') await takeStep(change, order, 'cancel', { by: order._lot === null ? 'member' : 'clock' })
      await eraseOrder(order._id, erasure)
    }
  }
}
