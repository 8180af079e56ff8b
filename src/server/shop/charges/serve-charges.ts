import { canCharge, chargeTransitions } from '#contract/shop/charge-states.ts'
import { chargeCalls } from '#contract/shop/charges.ts'
import { isId } from '#contract/is-id.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { issueOf } from '../../http/issues.ts'
import { type Context, inSteps, serve, type WriteContext } from '../../http/route.ts'
import { checkKey, requireGuestOrder } from '../orders/guest-orders.ts'
import { type Order, requireOwnOrder } from '../orders/rows.ts'
import { lockOrders } from '../orders/steps.ts'
import { requireOn, type ShopDeps } from '../shop.ts'
import { admitReturn, checkCharge, hear, noteHeard, type Said } from './ask-gateway.ts'
import { beginCharge } from './begin.ts'
import { gatewayOf } from './gateway-of.ts'
import { orderOf, toOwnCharge } from './own-charge.ts'
import { type Charge, inTrouble, requireCharge, updateCharge } from './rows.ts'

const changeOf = (context: WriteContext) => ({ ...context, platform: context.request.server.platform, now: new Date().toISOString() })
/** The code and number of what the gateway says are no secret; what it was told is not in it. */
const logOf =
  ({ log }: Pick<FastifyRequest, 'log'>) =>
  (error: unknown) =>
    log.warn({ err: error }, 'the payment gateway does not say what has become of a charge')

/** Serves paying through the gateway. Who has begun to pay goes on while the shop is off, too. */
export function serveCharges(app: FastifyInstance, deps: ShopDeps): void {
  const { platform } = app
  const { db: outside } = platform.database
  const begin = async (order: Order, context: Context & { db: Db }) => {
    // What was won at the auction is paid while the shelf is off, too.
    if (order._lot === null) await requireOn(context.db, deps)
    return { charge: await toOwnCharge(await beginCharge(context.db, order, platform), context) }
  }
  const gateway = gatewayOf(platform.config)

  serve(app, chargeCalls, {
    'POST /api/v1/me/orders/{_id}/charges': async ({ params: { _id } }, context) => {
      await lockOrders(context.db)
      return begin(await requireOwnOrder(context.db, context.caller._id, _id), context)
    },
    'POST /api/v1/shop/orders/charges': inSteps(async ({ body }, context) => {
      await checkKey(outside, body, context)
      return async (write) => {
        await lockOrders(write.db)
        return begin(await requireGuestOrder(write.db, body), write)
      }
    }),
    'POST /api/v1/shop/charges/{_id}/again': async ({ params: { _id } }, context) => {
      await lockOrders(context.db)
      return begin(await orderOf(context.db, await requireCharge(context.db, _id)), context)
    },
    'GET /api/v1/shop/charges/{_id}': async ({ params: { _id } }, context) => ({
      charge: await toOwnCharge(await requireCharge(context.db, _id), context),
    }),
    'PUT /api/v1/shop/charges/{_id}': inSteps(async ({ params: { _id }, body }, { request }) => {
      if (gateway === undefined) throw new ApiError('noGateway')
      const { charge, isTaken } = await inTransaction(outside, (own) =>
        admitReturn({ ...own, platform, now: new Date().toISOString() }, _id, body),
      )
      // What is taken is noted before it is asked for: whatever becomes of this process, the clock finds out about it.
      const said: Said | undefined = isTaken
        ? await hear(() => gateway.confirm({ key: body.paymentKey, charge: _id, amount: charge.amount }), logOf(request))
        : undefined
      return async (write) => {
        const noted = said === undefined ? charge : await noteHeard(changeOf(write), charge, said)
        return { charge: await toOwnCharge(noted, write) }
      }
    }),
    'POST /api/v1/shop/charges/events': async ({ body }, { db }) => {
      const _id = body.data?.orderId ?? body.orderId
      // Others of the provider's customers, a former order, or nothing at all: it need not be told again.
      if (_id !== undefined && isId(_id))
        await db.updateTable('shop_charges').set({ checkAt: new Date().toISOString() }).where('_id', '=', _id).execute()
      return {}
    },
    'POST /api/console/shop/charges/{_id}/steps': inSteps(async ({ params: { _id }, body: { step, memo } }, { request, locale }) => {
      const asked = await requireCharge(outside, _id)
      if (step === 'check') {
        if (gateway === undefined) throw new ApiError('noGateway')
        await checkCharge(platform, asked, logOf(request))
        return async ({ db }) => ({ state: (await requireCharge(db, _id)).state })
      }
      if (memo === undefined) throw new ApiError('invalid', { issues: [issueOf('memo', 'required', locale)] })
      return async ({ db }) => ({ state: (await settle(db, _id, memo)).state })
    }),
  })
}

/** Notes how staff have settled the trouble of a charge: what was to go back has gone back by their hands. */
async function settle(db: Db, _id: string, memo: string): Promise<Charge> {
  await lockOrders(db)
  const charge = await requireCharge(db, _id)
  if (!charge.isTroubled) throw new ApiError('orderState')
  const state = canCharge('giveBack', charge.state) ? chargeTransitions.giveBack.to : charge.state
  return updateCharge(db, charge, { state, memo, ...inTrouble(null) })
}
