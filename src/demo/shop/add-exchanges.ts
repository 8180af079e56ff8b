import type { Db } from '#server/db/schema.ts'
import { type Claim, claimRepository } from '#server/shop/claims/claim-rows.ts'
import { holdNew } from '#server/shop/claims/exchange-stock.ts'
import { readNew, receiveExchange } from '#server/shop/claims/exchanges.ts'
import { type LineRow, newClaim, readSold } from '#server/shop/claims/refunds.ts'
import { type Order, orderRepository } from '#server/shop/orders/rows.ts'
import { moveStock } from '#server/shop/stock.ts'

/** Finds a line for which another variant of its product can be had at the same price. */
async function findExchange(db: Db, { _id }: Order) {
  for (const line of await readSold(db, _id)) {
    if (line._variant === null) continue
    const { _product } = await db.selectFrom('shopVariants').select('_product').where('_id', '=', line._variant).executeTakeFirstOrThrow()
    const others = await db
      .selectFrom('shopVariants')
      .select('_id')
      .where('_product', '=', _product)
      .where('_id', '<>', line._variant)
      .where('isOffered', '=', 1)
      .where('stock', '>', 0)
      .orderBy('code')
      .execute()
    for (const other of others) {
      const next = await readNew(db, line._variant, other._id, 1, 'ko').catch(() => undefined)
      if (next !== undefined) return { line, next }
    }
  }
  return undefined
}

type Next = Awaited<ReturnType<typeof readNew>>

/** Asks to exchange one piece for what is wrong with it: nobody pays its ways. */
async function askExchange(db: Db, order: Order, line: LineRow, next: Next): Promise<{ order: Order; claim: Claim }> {
  const noMoney = { points: 0, goods: 0, delivery: 0, postage: 0, amount: 0 }
  const text = '주문한 것과 다른 것이 왔습니다. 바꾸어 주십시오.'
  const asked = { ...newClaim(order, line, 1, 'wrong'), ...next, ...noMoney, text }
  const claim = await claimRepository.insert(db, { ...asked, kind: 'exchange', state: 'requested', closedAt: null })
  // What is held for it comes in first, as all that the demo's orders have taken.
  await moveStock(db, { _variant: next._newVariant, kind: 'received', amount: 1, reason: null, _user: null })
  await holdNew(db, claim)
  const changed = await orderRepository.update(db, order, { openReturns: order.openReturns + 1 })
  if (changed === undefined) throw new Error('nobody else changes the demo')
  return { order: changed, claim }
}

/** Asks for two exchanges of what was delivered: one waits for staff, and of the other the piece has come back. */
export async function addDemoExchanges(db: Db): Promise<void> {
  const delivered = await orderRepository.select(db, { where: { state: 'delivered', channel: 'online' }, sort: '-createdAt', limit: 20 })
  let asked = 0
  for (const order of delivered.filter(({ openReturns, owed, paid, total }) => openReturns === 0 && owed === 0 && paid === total)) {
    const found = asked < 2 ? await findExchange(db, order) : undefined
    if (found === undefined) continue
    const exchange = await askExchange(db, order, found.line, found.next)
    if (asked === 1) await receiveExchange(db, exchange.order, exchange.claim, { cause: 'wrong', isSellable: true })
    asked += 1
  }
}
