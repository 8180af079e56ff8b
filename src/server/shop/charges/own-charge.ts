import type { ownCharge } from '#contract/shop/charges.ts'
import type * as z from 'zod'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Context } from '../../http/route.ts'
import { type Order, orderRepository, readLines } from '../orders/rows.ts'
import { isFor, readDue } from './due.ts'
import { gatewayOf } from './gateway-of.ts'
import type { Charge } from './rows.ts'

type OwnCharge = z.output<typeof ownCharge>

/** Finds the order of a charge: they go together. */
export async function orderOf(db: Db, { _order }: Pick<Charge, '_order'>): Promise<Order> {
  const order = await orderRepository.find(db, _order)
  if (order === undefined || order === 'removed') throw new ApiError('notFound')
  return order
}

/** Returns a charge as whoever pays sees it. */
export async function toOwnCharge(charge: Charge, { db, locale, request }: Pick<Context, 'db' | 'locale' | 'request'>): Promise<OwnCharge> {
  const { _id, state, amount, number, failure, account, accountUntil, receiptUrl: receipt, _order } = charge
  const order = await orderOf(db, charge)
  const lines = (await readLines(db, [_order], locale)).get(_order) ?? []
  const [first] = lines
  const title = `${first?.line.name ?? number}${lines.length > 1 ? ` +${lines.length - 1}` : ''}`.slice(0, 100)
  const { config } = request.server.platform
  const isOpen = state === 'begun' && isFor(await readDue(db, order, config), charge)
  const opens = isOpen ? gatewayOf(config)?.window : undefined
  return {
    _id,
    state,
    amount,
    isDifference: charge._change !== null,
    number,
    _order: order._user === null ? null : _order,
    failure,
    account,
    accountUntil,
    receipt,
    window: opens === undefined ? null : { ...opens, title },
  }
}
