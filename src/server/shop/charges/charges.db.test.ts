import { describe, expect, it } from 'vitest'
import { leave } from '../../http/personal.ts'
import { gatewayServer } from '../../testing/gateway-server.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf } from '../../testing/orders.ts'
import type { Plan } from '../../testing/payment-gateway.ts'
import { randomFrom } from '../../testing/random.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { eraseOldOrders, lapseOrders } from '../orders/clock.ts'
import { leaveOrders } from '../orders/leaving.ts'
import { checkCharges } from './ask-gateway.ts'
import { giveMoneyBack } from './give-back.ts'

const { gateway, server } = await gatewayServer()
const { platform } = server.app
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
const { read: order, kindsOf } = ordersOf(server, staff)
const minutes = (n: number) => new Date(Date.now() + n * 60_000)

let count = 0
const receiver = { method: 'pickUp', receiver: '정서우', phone: '010-0000-1234', payer: '정서우', note: null }
const nowhere = { postcode: null, address: null, addressDetail: null }
/** An order of a member who pays it through the gateway. */
async function ordered(quantity = 1) {
  const { token, _id: _user } = await addMember(server, `payer${(count += 1)}`)
  const { _variant } = await addGoods(server, 5)
  const body = { ...receiver, ...nowhere, lines: [{ _variant, quantity, price: 10_000 }], total: 10_000 * quantity }
  const { order } = (await server.ask('POST /api/v1/me/orders', { token, body })).answer
  return { token, _user, _variant, _id: order._id, total: order.total }
}
const begin = async (token: string, _id: string) =>
  (await server.ask('POST /api/v1/me/orders/{_id}/charges', { token, params: { _id } })).answer.charge
const comeBack = (_id: string, paymentKey: string, amount: number) =>
  server.ask('PUT /api/v1/shop/charges/{_id}', { params: { _id }, body: { paymentKey, amount } })
const charge = async (_id: string) => (await server.ask('GET /api/v1/shop/charges/{_id}', { params: { _id } })).answer.charge
const progress = async (_id: string) =>
  (await server.ask('GET /api/console/shop/orders/{_id}/progress', { token: staff, params: { _id } })).answer
const cancel = (token: string, _id: string) =>
  server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id }, body: { step: 'cancel' } })
const tell = (body: object) => server.ask('POST /api/v1/shop/charges/events', { body })
/** Goes to the window, allows the payment there, and comes back. */
async function paid(plan: Plan = 'approve') {
  const bought = await ordered()
  const { _id: _charge } = await begin(bought.token, bought._id)
  const key = gateway.allow(_charge, bought.total, plan)
  return { ...bought, _charge, key, back: await comeBack(_charge, key, bought.total) }
}
const paymentsOf = async (_id: string) => (await progress(_id)).payments.map(({ change }) => change)

describe('paying through the gateway', () => {
  it('opens its window for an order, takes its money once, and says so to page and member', async () => {
    const { token, _id, _user, total } = await ordered(2)
    expect(await order(token, _id)).toMatchObject({ canPayOnline: true, charge: null, means: null })
    const begun = await begin(token, _id)
    expect(begun).toMatchObject({
      state: 'begun',
      amount: total,
      _order: _id,
      window: { clientKey: 'test_ck', script: 'https://js.tosspayments.com/v2/standard', title: expect.stringMatching(/^상품/) as string },
    })
    expect((await begin(token, _id))._id, 'a second press').toBe(begun._id)
    const key = gateway.allow(begun._id, total)
    const before = gateway.calls.confirm
    const [one, other] = await Promise.all([comeBack(begun._id, key, total), comeBack(begun._id, key, total)])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(await charge(begun._id)).toMatchObject({
      state: 'paid',
      window: null,
      receipt: `https://dashboard.tosspayments.com/receipt/${key}`,
    })
    expect(gateway.calls.confirm - before).toBe(1)
    expect(await order(token, _id)).toMatchObject({
      state: 'paid',
      means: 'gateway',
      canPayOnline: false,
      bankAccount: null,
      charge: { state: 'paid' },
      timeline: [{ step: 'place' }, { step: 'pay' }],
    })
    expect(await paymentsOf(_id)).toEqual([total])
    expect(await kindsOf(_user)).toEqual(['placed', 'paid'])
    expect((await server.ask('POST /api/v1/me/orders/{_id}/charges', { token, params: { _id } })).error.code).toBe('orderState')
  })

  it('takes nothing for an order that was changed meanwhile, and gives back what was taken for it', async () => {
    const { token, _id, total } = await ordered(2)
    const change = async (quantity: number) => {
      const { lines, method, receiver, phone, postcode, address, addressDetail, note, payer } = await order(token, _id)
      const kept = lines.map(({ _id: _line, _variant, price }) => ({ _line, _variant, price, quantity }))
      const written = { method, receiver, phone, postcode, address, addressDetail, note, payer }
      const next = total - (2 - quantity) * 10_000
      const body = { ...written, lines: kept, total: next }
      expect((await server.ask('PUT /api/v1/me/orders/{_id}/contents', { token, params: { _id }, body })).status).toBe(200)
      return next
    }
    const begun = await begin(token, _id)
    const less = await change(1)
    const before = gateway.calls.confirm
    const back = await comeBack(begun._id, gateway.allow(begun._id, total), total)
    expect([back.answer.charge.state, gateway.calls.confirm - before]).toEqual(['refused', 0])
    const again = await begin(token, _id)
    expect(again).toMatchObject({ state: 'begun', amount: less })
    // Taken past us, and the order is changed before we hear of it.
    const key = gateway.allow(again._id, less)
    gateway.change(key, { status: 'DONE' })
    await change(2)
    await tell({ eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey: key, orderId: again._id, status: 'DONE' } })
    await checkCharges(platform, minutes(50))
    await giveMoneyBack(platform, minutes(51))
    expect(await order(token, _id)).toMatchObject({ state: 'unpaid', total })
    expect(await paymentsOf(_id)).toEqual([])
    expect((await charge(again._id)).state).toBe('returned')
  })

  it('is refused by the card company: nothing is paid, and it is tried once more', async () => {
    const { token, _id, total, _charge, back } = await paid('refuse')
    expect(back.answer.charge).toMatchObject({ state: 'refused', failure: 'declined', window: null })
    expect(await order(token, _id)).toMatchObject({ state: 'unpaid', canPayOnline: true })
    const again = (await server.ask('POST /api/v1/shop/charges/{_id}/again', { params: { _id: _charge } })).answer.charge
    expect(again._id).not.toBe(_charge)
    await comeBack(again._id, gateway.allow(again._id, total), total)
    expect(await order(token, _id)).toMatchObject({ state: 'paid', charge: { _id: again._id } })
  })

  it('that loses the answer after the money was taken is found out about, and paid once', async () => {
    const { token, _id, _charge, total, back } = await paid('lose')
    expect(back.answer.charge.state).toBe('confirming')
    expect(await order(token, _id)).toMatchObject({ state: 'unpaid', canPayOnline: false, charge: { state: 'confirming' } })
    const impatient = await server.ask('POST /api/v1/me/orders/{_id}/charges', { token, params: { _id } })
    expect(impatient.error.code).toBe('chargeUnderWay')
    await Promise.all([checkCharges(platform, minutes(1)), checkCharges(platform, minutes(1))])
    expect(await charge(_charge)).toMatchObject({ state: 'paid' })
    expect(await paymentsOf(_id)).toEqual([total])
  })

  it('that fails without a word is taken later, and only while the order waits for it', async () => {
    const wanted = await paid('break')
    expect(wanted.back.answer.charge.state).toBe('confirming')
    const gone = await paid('break')
    await cancel(gone.token, gone._id)
    await checkCharges(platform, minutes(1))
    expect(await order(wanted.token, wanted._id)).toMatchObject({ state: 'paid' })
    expect(gateway.payments.get(gone.key)?.status, 'never asked for').toBe('IN_PROGRESS')
    gateway.change(gone.key, { status: 'EXPIRED' })
    await checkCharges(platform, minutes(10))
    expect(await charge(gone._charge)).toMatchObject({ state: 'refused', failure: 'expired' })
  })

  it('takes nothing for another amount, for an order that has ended, or beside another payment', async () => {
    const less = await ordered()
    const one = await begin(less.token, less._id)
    const key = gateway.allow(one._id, 100)
    expect((await comeBack(one._id, key, 100)).answer.charge).toMatchObject({ state: 'refused', failure: 'other' })
    const ended = await ordered()
    const two = await begin(ended.token, ended._id)
    await cancel(ended.token, ended._id)
    const late = gateway.allow(two._id, ended.total)
    expect((await comeBack(two._id, late, ended.total)).answer.charge).toMatchObject({ state: 'refused', failure: 'orderEnded' })
    const forged = await ordered()
    const three = await begin(forged.token, forged._id)
    // A payment of somebody else, for something else.
    expect((await comeBack(three._id, late, forged.total)).answer.charge.state).toBe('refused')
    expect([key, late].map((each) => gateway.payments.get(each)?.status)).toEqual(['IN_PROGRESS', 'IN_PROGRESS'])
    // One that has been taken, for an order of the same amount.
    const honest = await paid()
    const four = await begin(forged.token, forged._id)
    expect((await comeBack(four._id, honest.key, forged.total)).answer.charge.state).toBe('confirming')
    await checkCharges(platform, minutes(1))
    expect(await charge(four._id)).toMatchObject({ state: 'refused', failure: 'other' })
    expect((await order(forged.token, forged._id)).state).toBe('unpaid')
  })

  it('is somebody’s own: orders of others are not there, nor charges that nobody began', async () => {
    const { token, _id } = await ordered()
    const other = await addMember(server, `payer${(count += 1)}`)
    expect((await server.ask('POST /api/v1/me/orders/{_id}/charges', { token: other.token, params: { _id } })).status).toBe(404)
    expect((await server.ask('GET /api/v1/shop/charges/{_id}', { params: { _id: crypto.randomUUID() } })).status).toBe(404)
    const { _id: _charge } = await begin(token, _id)
    const asGuest = await server.ask('POST /api/v1/shop/orders/charges', { body: { number: 'nothing', phone: '010-0000-1234' } })
    expect(asGuest.error.code).toBe('guestOrder')
    const { headers, text } = await server.ask('GET /api/v1/shop/charges/{_id}', { params: { _id: _charge } })
    expect(headers['cache-control']).toBe('no-store')
    expect(text).not.toContain('정서우')
  })

  it('is tried ten times at most for one order', async () => {
    const { token, _id } = await ordered()
    for (let round = 0; round < 10; round += 1) {
      const { _id: _charge } = await begin(token, _id)
      await comeBack(_charge, 'x', 1)
    }
    expect((await server.ask('POST /api/v1/me/orders/{_id}/charges', { token, params: { _id } })).error.code).toBe('tooManyCharges')
  })

  it('keeps its order while its shopper is away to pay it', async () => {
    const { token, _id } = await ordered()
    await db
      .updateTable('shop_orders')
      .set({ payUntil: minutes(1).toISOString() })
      .where('_id', '=', _id)
      .execute()
    await begin(token, _id)
    await lapseOrders(platform, minutes(29))
    expect((await order(token, _id)).state).toBe('unpaid')
    await lapseOrders(platform, minutes(31))
    expect((await order(token, _id)).state).toBe('cancelled')
  })

  it('of which nobody came back ends by itself', async () => {
    const { token, _id } = await ordered()
    const { _id: _charge } = await begin(token, _id)
    await checkCharges(platform, minutes(44))
    expect((await charge(_charge)).state).toBe('begun')
    await db
      .updateTable('shop_charges')
      .set({ createdAt: minutes(-46).toISOString() })
      .where('_id', '=', _charge)
      .execute()
    await checkCharges(platform, minutes(46))
    expect(await charge(_charge)).toMatchObject({ state: 'refused', failure: 'expired' })
  })
})

describe('news from the gateway', () => {
  it('are a reason to ask, and believed in nothing', async () => {
    const { token, _id, total } = await ordered()
    const { _id: _charge } = await begin(token, _id)
    const forged = { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: _charge, status: 'DONE', totalAmount: total } }
    expect((await tell(forged)).status).toBe(200)
    await checkCharges(platform, minutes(0.1))
    expect([(await charge(_charge)).state, (await order(token, _id)).state]).toEqual(['begun', 'unpaid'])
    for (const body of [{}, { orderId: 'no id' }, { orderId: crypto.randomUUID() }, { data: {} }])
      expect((await tell(body)).status).toBe(200)
  })

  it('that come twice, late and out of order change nothing twice', async () => {
    const { _id, _charge, total } = await paid()
    for (const status of ['IN_PROGRESS', 'DONE', 'DONE', 'ABORTED'])
      await tell({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: _charge, status } })
    await checkCharges(platform, minutes(1))
    expect((await charge(_charge)).state).toBe('paid')
    expect(await paymentsOf(_id)).toEqual([total])
  })

  it('of a deposit pay its order, or take it back to where it waits', async () => {
    const { token, _id, _user, _charge, key, total, back } = await paid('deposit')
    expect(back.answer.charge).toMatchObject({ state: 'waiting', account: '우리은행 7901000000000 이음새' })
    expect(await order(token, _id)).toMatchObject({
      state: 'unpaid',
      charge: { state: 'waiting', account: '우리은행 7901000000000 이음새' },
    })
    gateway.change(key, { status: 'DONE' })
    await tell({ secret: 'x', status: 'DONE', orderId: _charge })
    await checkCharges(platform, minutes(0.1))
    expect(await order(token, _id)).toMatchObject({ state: 'paid', means: 'virtualAccount' })
    gateway.change(key, { status: 'WAITING_FOR_DEPOSIT' })
    await tell({ status: 'WAITING_FOR_DEPOSIT', orderId: _charge })
    await checkCharges(platform, minutes(0.1))
    expect(await order(token, _id)).toMatchObject({
      state: 'unpaid',
      means: null,
      canChangeContents: false,
      charge: { state: 'waiting' },
    })
    expect(await paymentsOf(_id)).toEqual([total, -total])
    expect(await kindsOf(_user)).toEqual(['placed', 'paid', 'bounced'])
    gateway.change(key, { status: 'DONE' })
    await tell({ status: 'DONE', orderId: _charge })
    await checkCharges(platform, minutes(0.1))
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Seoul' })
    const span = { token: staff, query: { from: today, to: today } }
    const days = (await server.ask('GET /api/console/statistics/dailySales', span)).answer.total
    const goods = (await server.ask('GET /api/console/statistics/productsSales', span)).answer
    const net = goods.products.reduce((sum, each) => sum + each.net, goods.others)
    expect(net + days.delivery, 'products plus delivery are the days').toBe(days.net)
  })

  it('of a deposit that is gone after the goods were sent are for staff to decide', async () => {
    const { token, _id, _charge, key } = await paid('deposit')
    gateway.change(key, { status: 'DONE' })
    await tell({ orderId: _charge })
    await checkCharges(platform, minutes(0.1))
    await server.ask('POST /api/console/shop/orders/{_id}/steps', { token: staff, params: { _id }, body: { step: 'makeReady' } })
    gateway.change(key, { status: 'WAITING_FOR_DEPOSIT' })
    await tell({ orderId: _charge })
    await checkCharges(platform, minutes(0.1))
    expect((await order(token, _id)).state).toBe('ready')
    const troubled = await server.ask('GET /api/console/shop/charges', { token: staff, query: { isTroubled: true } })
    expect(troubled.answer.charges.map(({ _id: found, trouble }) => [found, trouble])).toContainEqual([_charge, 'depositTaken'])
    const steps = 'POST /api/console/shop/charges/{_id}/steps'
    const settle = (body: object) => server.ask(steps, { token: staff, params: { _id: _charge }, body })
    expect((await settle({ step: 'settle' })).error.issues?.[0]?.path).toBe('memo')
    expect((await settle({ step: 'settle', memo: '고객이 다시 보냄' })).status).toBe(200)
    expect((await settle({ step: 'settle', memo: '두 번' })).error.code).toBe('orderState')
    expect((await server.ask(steps, { token, params: { _id: _charge }, body: { step: 'check' } })).status).toBe(403)
  })
})

describe('money that has to go back', () => {
  it('goes back by itself the way it came, once, and no account is asked for', async () => {
    const { token, _id, _user, _charge, key, total } = await paid()
    expect((await cancel(token, _id)).status).toBe(200)
    expect(await order(token, _id)).toMatchObject({ state: 'cancelled', refundDue: total })
    const byHand = { token: staff, params: { _id }, body: { step: 'refund' } }
    expect((await server.ask('POST /api/console/shop/orders/{_id}/steps', byHand)).error.code, 'it would go back twice').toBe('orderState')
    gateway.failRefunds(1, 'break')
    await expect(giveMoneyBack(platform)).rejects.toThrow('500')
    expect(await order(token, _id)).toMatchObject({ refundDue: 0, refunding: total })
    expect(await kindsOf(_user)).toEqual(['placed', 'paid'])
    await Promise.all([giveMoneyBack(platform, minutes(1)), giveMoneyBack(platform, minutes(1))])
    expect(gateway.payments.get(key)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 })
    expect(await order(token, _id)).toMatchObject({ refundDue: 0, refunding: 0 })
    expect(await paymentsOf(_id)).toEqual([total, -total])
    expect(await kindsOf(_user)).toEqual(['placed', 'paid', 'refunded'])
    await tell({ data: { orderId: _charge } })
    await checkCharges(platform, minutes(1))
    const [stored] = (await progress(_id)).charges
    expect(stored).toMatchObject({ state: 'paid', refunded: total, isTroubled: false })
  })

  it('came for an order that lapsed, or that was paid already: it goes back, and is in no sale', async () => {
    const lapsed = await paid('lose')
    await lapseOrders(platform, minutes(25 * 60))
    expect((await order(lapsed.token, lapsed._id)).state).toBe('cancelled')
    const twice = await paid('lose')
    const byStaff = { token: staff, params: { _id: twice._id }, body: { step: 'pay', amount: twice.total } }
    await server.ask('POST /api/console/shop/orders/{_id}/steps', byStaff)
    await checkCharges(platform, minutes(1))
    for (const { _charge } of [lapsed, twice]) expect((await charge(_charge)).state).toBe('stray')
    await giveMoneyBack(platform, minutes(1))
    for (const { _charge, key } of [lapsed, twice]) {
      expect((await charge(_charge)).state).toBe('returned')
      expect(gateway.payments.get(key)?.balanceAmount).toBe(0)
    }
    expect([await paymentsOf(lapsed._id), await paymentsOf(twice._id)]).toEqual([[], [twice.total]])
    expect(await kindsOf(lapsed._user)).toContain('chargeReturned')
    expect(await stockAt(server, lapsed._variant)).toBe(5)
  })

  it('that the gateway does not give back is on the list of staff, and so is what went back past us', async () => {
    const refused = await paid()
    await cancel(refused.token, refused._id)
    gateway.failRefunds(1, 'refuse')
    await giveMoneyBack(platform)
    const elsewhere = await paid()
    gateway.change(elsewhere.key, { status: 'CANCELED', balanceAmount: 0 })
    await tell({ data: { orderId: elsewhere._charge } })
    await checkCharges(platform, minutes(1))
    const { charges } = (await server.ask('GET /api/console/shop/charges', { token: staff, query: { isTroubled: true, limit: 100 } }))
      .answer
    const troubles = Object.fromEntries(charges.map(({ _id, trouble }) => [_id, trouble]))
    expect([troubles[refused._charge], troubles[elsewhere._charge]]).toEqual(['refundRefused', 'changedElsewhere'])
  })

  it('of a shopper who has left goes back all the same, and the order is kept until it has', async () => {
    const { token, _id, _user, _charge } = await paid('lose')
    await db.transaction().execute((own) => leave(_user, { db: own, platform, afterCommit: () => undefined }, [leaveOrders]))
    expect((await server.ask('GET /api/v1/me/orders/{_id}', { token, params: { _id } })).status).not.toBe(200)
    await lapseOrders(platform, minutes(25 * 60))
    await checkCharges(platform, minutes(1))
    await eraseOldOrders(platform, minutes(6 * 366 * 24 * 60))
    expect((await charge(_charge)).state).toBe('stray')
    await giveMoneyBack(platform, minutes(1))
    expect((await charge(_charge)).state).toBe('returned')
    await eraseOldOrders(platform, minutes(6 * 366 * 24 * 60))
    expect((await server.ask('GET /api/v1/shop/charges/{_id}', { params: { _id: _charge } })).status).toBe(404)
  })
})

it('at random, with a gateway that fails, every won is where it belongs', async () => {
  const random = randomFrom(321)
  const pick = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)] as T
  const all: Awaited<ReturnType<typeof ordered>>[] = []
  for (let buyer = 0; buyer < 6; buyer += 1) all.push(await ordered(3))
  const lineOf = async ({ token, _id }: (typeof all)[number]) => (await order(token, _id)).lines[0]?._id ?? ''
  const lines = await Promise.all(all.map(lineOf))
  const pay = async ({ token, _id, total }: (typeof all)[number]) => {
    const { status, answer } = await server.ask('POST /api/v1/me/orders/{_id}/charges', { token, params: { _id } })
    if (status !== 201) return
    const key = gateway.allow(answer.charge._id, total, pick(['approve', 'refuse', 'lose', 'break'] as const))
    await comeBack(answer.charge._id, key, total)
  }
  for (let round = 0; round < 30; round += 1) {
    const index = Math.floor(random() * all.length)
    const one = all[index] as (typeof all)[number]
    const body = { action: 'cancel', quantity: 1, cause: 'changeOfMind', amount: 10_000 }
    const acts: (() => Promise<unknown>)[] = [
      () => pay(one),
      () => (random() < 0.2 ? cancel(one.token, one._id) : Promise.resolve()),
      () => server.ask('PUT /api/v1/me/purchases/{_id}', { token: one.token, params: { _id: lines[index] ?? '' }, body }),
      () => checkCharges(platform, minutes(random() * 100)).catch(() => undefined),
      () => giveMoneyBack(platform, minutes(random() * 100)).catch(() => undefined),
      async () => gateway.failRefunds(1, 'break'),
    ]
    await Promise.all([pick(acts)(), pick(acts)()])
  }
  gateway.failRefunds(0, 'break')
  for (let round = 0; round < 3; round += 1) {
    await checkCharges(platform, minutes(200 * (round + 1)))
    await giveMoneyBack(platform, minutes(2000 * (round + 1)))
  }
  for (const { token, _id } of all) {
    const {
      state,
      total,
      lines: [line],
    } = await order(token, _id)
    const kept = (await paymentsOf(_id)).reduce((sum, change) => sum + change, 0)
    const charges = await db.selectFrom('shop_charges').select('_id').where('_order', '=', _id).execute()
    const held = [...gateway.payments.values()]
      .filter(({ orderId, status }) => charges.some((each) => each._id === orderId) && ['DONE', 'PARTIAL_CANCELED'].includes(status))
      .reduce((sum, { balanceAmount }) => sum + balanceAmount, 0)
    const left = ((line?.quantity ?? 0) - (line?.ended ?? 0)) * 10_000
    expect([held, kept], state).toEqual([kept, ['unpaid', 'cancelled'].includes(state) ? 0 : left])
    expect(total).toBe(30_000)
  }
})
