import { describe, expect, it } from 'vitest'
import { gatewayServer } from '../../testing/gateway-server.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf } from '../../testing/orders.ts'
import type { Plan } from '../../testing/payment-gateway.ts'
import { randomFrom } from '../../testing/random.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { lapseChanges } from '../orders/clock.ts'
import { checkCharges } from './ask-gateway.ts'
import { giveMoneyBack } from './give-back.ts'

const { gateway, server } = await gatewayServer()
const { platform } = server.app
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
const { read, step } = ordersOf(server, staff)
const hours = (n: number) => new Date(Date.now() + n * 3_600_000)
const price = 10_000

let count = 0
const nowhere = { postcode: null, address: null, addressDetail: null, note: null }
const receiver = { method: 'pickUp' as const, receiver: '정서우', phone: '010-0000-1234', payer: '정서우', ...nowhere }
const begin = (token: string, _id: string) => server.ask('POST /api/v1/me/orders/{_id}/charges', { token, params: { _id } })
const comeBack = (_id: string, paymentKey: string, amount: number) =>
  server.ask('PUT /api/v1/shop/charges/{_id}', { params: { _id }, body: { paymentKey, amount } })
/** Pays what is due of an order through the window. @returns the key of the payment */
async function payOnline(token: string, _id: string, plan: Plan = 'approve') {
  const { charge } = (await begin(token, _id)).answer
  const key = gateway.allow(charge._id, charge.amount, plan)
  const back = await comeBack(charge._id, key, charge.amount)
  return { charge, key, back }
}
async function bought(quantity = 1, stock = 9) {
  const { token } = await addMember(server, `differ${(count += 1)}`)
  const { _variant } = await addGoods(server, stock)
  const body = { ...receiver, lines: [{ _variant, quantity, price }], total: price * quantity }
  const { order } = (await server.ask('POST /api/v1/me/orders', { token, body })).answer
  const { key } = await payOnline(token, order._id)
  return { token, _variant, _id: order._id, key }
}
const want = async (token: string, _id: string, quantity: number) => {
  const { lines, total } = await read(token, _id)
  const wanted = lines.map((line) => ({ _line: line._id, _variant: line._variant, quantity, price }))
  const next = price * quantity
  const body = { ...receiver, lines: wanted, total: next, difference: next - total }
  return server.ask('PUT /api/v1/me/orders/{_id}/contents', { token, params: { _id }, body })
}
const leftAt = (key: string) => gateway.payments.get(key)?.balanceAmount
const paidOf = async (_id: string) =>
  Number((await db.selectFrom('shop_orders').select('paid').where('_id', '=', _id).executeTakeFirstOrThrow()).paid)

describe('an order that was paid through the gateway', () => {
  it('and becomes cheaper gets the difference back by itself, and no account is asked for', async () => {
    const { token, _id, key } = await bought(3)
    expect((await want(token, _id, 1)).answer.order).toMatchObject({ total: 10_000, refundDue: 20_000 })
    await Promise.all([giveMoneyBack(platform), giveMoneyBack(platform)])
    await giveMoneyBack(platform)
    expect([leftAt(key), await paidOf(_id), (await read(token, _id)).refundDue]).toEqual([10_000, 10_000, 0])
  })

  it('and becomes dearer is asked for the difference through the gateway alone, and is the new one with it, once', async () => {
    const { token, _id, _variant, key: first } = await bought(1)
    const { order: waiting } = (await want(token, _id, 3)).answer
    expect(waiting).toMatchObject({ canPayOnline: true, bankAccount: null, total: 10_000, waitingChange: { amount: 20_000 } })
    expect((await step(_id, { step: 'payChange', amount: 20_000 })).error.code, 'it would not go back as it came').toBe('orderState')
    const { charge, key, back } = await payOnline(token, _id)
    expect(charge).toMatchObject({ amount: 20_000, isDifference: true, window: {} })
    expect(back.answer.charge.state).toBe('paid')
    await comeBack(charge._id, key, 20_000)
    await checkCharges(platform, hours(1))
    expect(await read(token, _id)).toMatchObject({ total: 30_000, waitingChange: null, lines: [{ quantity: 3 }], canPayOnline: false })
    expect((await read(token, _id)).chargeReceipts.map((url) => url.split('/').at(-1))).toEqual([first, key])
    expect([await paidOf(_id), await stockAt(server, _variant)]).toEqual([30_000, 6])
    expect((await begin(token, _id)).error.code).toBe('orderState')
  })

  it('keeps its change while its shopper is away to pay the difference', async () => {
    const { token, _id } = await bought(1)
    await want(token, _id, 2)
    const soon = new Date(Date.now() + 60_000).toISOString()
    await db.updateTable('shop_orders').set({ changeUntil: soon }).where('_id', '=', _id).execute()
    await begin(token, _id)
    await lapseChanges(platform, new Date(Date.now() + 20 * 60_000))
    expect((await read(token, _id)).waitingChange?.amount).toBe(10_000)
    await lapseChanges(platform, hours(1))
    expect((await read(token, _id)).waitingChange).toBeNull()
  })

  it('whose answer about the difference is lost is found out about', async () => {
    const { token, _id } = await bought(1)
    await want(token, _id, 2)
    const { back } = await payOnline(token, _id, 'lose')
    expect(back.answer.charge.state).toBe('confirming')
    await checkCharges(platform, hours(1))
    expect(await read(token, _id)).toMatchObject({ total: 20_000, waitingChange: null })
  })

  it('gives money back that comes for a change that has lapsed, and for another change', async () => {
    const { token, _id, _variant } = await bought(1)
    await want(token, _id, 2)
    const { charge } = (await begin(token, _id)).answer
    const key = gateway.allow(charge._id, charge.amount, 'lose')
    await comeBack(charge._id, key, charge.amount)
    await lapseChanges(platform, hours(49))
    await want(token, _id, 2)
    await checkCharges(platform, hours(1))
    expect((await server.ask('GET /api/v1/shop/charges/{_id}', { params: { _id: charge._id } })).answer.charge.state).toBe('stray')
    await giveMoneyBack(platform)
    expect([leftAt(key), await paidOf(_id)]).toEqual([0, 10_000])
    expect(await read(token, _id)).toMatchObject({ total: 10_000, waitingChange: { amount: 10_000 } })
    expect(await stockAt(server, _variant)).toBe(7)
    const { charge: former } = (await begin(token, _id)).answer
    await server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id }, body: { step: 'dropChange' } })
    const late = await comeBack(former._id, gateway.allow(former._id, former.amount), former.amount)
    expect(late.answer.charge).toMatchObject({ state: 'refused', failure: 'orderEnded' })
  })

  it('takes no deposit for a difference: one that comes all the same is for staff', async () => {
    const { token, _id } = await bought(1)
    await want(token, _id, 2)
    const { charge, key, back } = await payOnline(token, _id, 'deposit')
    expect(back.answer.charge).toMatchObject({ state: 'refused', failure: 'other' })
    gateway.change(key, { status: 'DONE' })
    await server.ask('POST /api/v1/shop/charges/events', { body: { orderId: charge._id } })
    await checkCharges(platform, hours(1))
    const { charges } = (await server.ask('GET /api/console/shop/orders/{_id}/progress', { token: staff, params: { _id } })).answer
    expect(charges.find((each) => each._id === charge._id)).toMatchObject({ state: 'stray', isTroubled: true })
    expect(await read(token, _id)).toMatchObject({ total: 10_000, waitingChange: { amount: 10_000 } })
  })

  it('gives back what it took in two payments, of each no more than that has left', async () => {
    const { token, _id, key: first } = await bought(1)
    await want(token, _id, 3)
    const { key: second } = await payOnline(token, _id)
    const cancelled = await server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id }, body: { step: 'cancel' } })
    expect(cancelled.answer.order).toMatchObject({ state: 'cancelled', refundDue: 30_000 })
    await giveMoneyBack(platform)
    expect([leftAt(first), leftAt(second), await paidOf(_id)]).toEqual([0, 0, 0])
    expect(await read(token, _id)).toMatchObject({ refunding: 0, refundDue: 0 })
  })

  it('at random, is changed, paid, lapses and is given back: gateway and books agree to the won', async () => {
    const random = randomFrom(71)
    const { token, _id, key, _variant } = await bought(2, 20)
    const keys = [key]
    for (let round = 0; round < 30; round += 1) {
      const now = await read(token, _id)
      const at = random()
      if (now.waitingChange === null) await want(token, _id, 1 + Math.floor(random() * 5))
      else if (at < 0.6) keys.push((await payOnline(token, _id, at < 0.1 ? 'lose' : 'approve')).key)
      else if (at < 0.8) await lapseChanges(platform, hours(49))
      await checkCharges(platform, hours(1))
      if (random() < 0.5) await giveMoneyBack(platform)
    }
    await lapseChanges(platform, hours(49))
    await giveMoneyBack(platform)
    const { total, lines, refundDue } = await read(token, _id)
    expect([refundDue, await paidOf(_id)]).toEqual([0, total])
    expect(keys.length).toBeGreaterThan(3)
    expect(keys.reduce((sum, each) => sum + (leftAt(each) ?? 0), 0)).toBe(total)
    expect(await stockAt(server, _variant)).toBe(20 - (lines[0]?.quantity ?? 0))
    const first = lines[0]?._id ?? ''
    for (let left = lines[0]?.quantity ?? 0; left > 0; left -= 1) {
      const body = { _line: first, quantity: 1, cause: 'soldOut' }
      await server.ask('POST /api/console/shop/orders/{_id}/cancellations', { token: staff, params: { _id }, body })
      await giveMoneyBack(platform)
    }
    expect([await paidOf(_id), ...keys.map(leftAt)]).toEqual([0, ...keys.map(() => 0)])
    expect((await step(_id, { step: 'refund' })).error.code).toBe('orderState')
  })
})
