import { orderTransitions, type OrderStep } from '#contract/shop/order-states.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { setting as settingOf } from '#contract/site/setting.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../../db/repository-of.ts'
import { leave } from '../../http/personal.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf } from '../../testing/orders.ts'
import { randomFrom } from '../../testing/random.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { confirmOrders, eraseOldOrders, lapseOrders } from './clock.ts'
import { leaveOrders, openOrders } from './leaving.ts'

const server = await serverForFile({ hasAccounts: true })
const { platform } = server.app
const { db } = server.database
const staff = await server.login('admin')
const shop = await openShop(server)
const { step, read, kindsOf } = ordersOf(server, staff)
let count = 0
const member = () => addMember(server, `buyer${(count += 1)}`)
const home = { postcode: '05510', address: '서울 송파구 시험로 1', addressDetail: '101호', note: null }
const receiver = { method: 'delivery', receiver: '정서우', phone: '010-0000-1234', payer: '정서우', ...home }
type Line = { _variant: string; quantity: number; price: number }
const line = (_variant: string, quantity = 1, price = 10_000): Line => ({ _variant, quantity, price })
const place = (token: string, lines: Line[], total: number, change: object = {}, headers = {}) =>
  server.ask('POST /api/v1/me/orders', { token, headers, body: { ...receiver, lines, total, ...change } })
/** An order of one piece of something of its own. */
async function ordered(token: string, change: object = {}) {
  const goods = await addGoods(server, 5)
  const { order } = (await place(token, [line(goods._variant)], 'method' in change ? 10_000 : 13_000, change)).answer
  return { ...goods, order }
}
const act = (token: string, _id: string, body: object) => server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id }, body })
const progress = async (_id: string) =>
  (await server.ask('GET /api/console/shop/orders/{_id}/progress', { token: staff, params: { _id } })).answer

describe('an order', () => {
  it('takes its stock, empties the cart of what it is made of, and says where and until when it is paid', async () => {
    const { token, _id: _user } = await member()
    const [tea, cup] = [await addGoods(server, 3), await addGoods(server, 9, { price: 4000, taxKind: 'exempt' })]
    for (const { _variant } of [tea, cup])
      await server.ask('PUT /api/v1/me/carts/{_variant}', {
        token,
        params: { _variant },
        body: { quantity: 2, isChosen: true, seenPrice: 10_000 },
      })
    const { status, answer, headers } = await place(token, [line(tea._variant, 2), line(cup._variant, 1, 4000)], 27_000)
    expect([status, headers['location']]).toEqual([201, `/api/v1/me/orders/${answer.order._id}`])
    expect(answer.order).toMatchObject({
      number: expect.stringMatching(/^\d{6}-[\dA-Z]{8}$/) as string,
      state: 'unpaid',
      goods: 24_000,
      deliveryFee: 3000,
      total: 27_000,
      vat: Math.floor(23_000 / 11),
      bankAccount: '시험은행 000-00 센터',
      phone: '+821000001234',
      lines: [
        { quantity: 2, price: 10_000 },
        { quantity: 1, price: 4000 },
      ],
      timeline: [{ step: 'place' }],
      steps: ['change', 'cancel'],
    })
    const hours = (Date.parse(answer.order.payUntil) - Date.parse(answer.order.createdAt)) / 3_600_000
    expect(Math.round(hours)).toBe(24)
    expect([await stockAt(server, tea._variant), await stockAt(server, cup._variant)]).toEqual([1, 8])
    expect((await server.ask('GET /api/v1/me/carts', { token })).answer.carts).toEqual([])
    expect(await kindsOf(_user)).toEqual(['placed'])
  })

  it('sent twice under one key is one order', async () => {
    const { token } = await member()
    const { _variant } = await addGoods(server, 5)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await place(token, [line(_variant)], 13_000, {}, headers)
    const second = await place(token, [line(_variant)], 13_000, {}, headers)
    expect([second.text, await stockAt(server, _variant)]).toEqual([first.text, 4])
  })

  it('is refused as a whole where a price, the stock or the total is another one than its shopper saw', async () => {
    const { token } = await member()
    const [tea, cup] = [await addGoods(server, 3), await addGoods(server, 1)]
    const issuesOf = async (lines: Line[], total: number) => {
      const { status, error } = await place(token, lines, total)
      return [status, error.code, error.issues?.map(({ path, message }) => [path, message])]
    }
    expect(await issuesOf([line(tea._variant), line(cup._variant, 2)], 33_000)).toEqual([
      409,
      'cartChanged',
      [['lines.1', '1개 남았습니다.']],
    ])
    expect(await issuesOf([line(tea._variant, 1, 9000)], 12_000)).toEqual([
      409,
      'cartChanged',
      [['lines.0', '가격이 10000원으로 바뀌었습니다.']],
    ])
    expect(await issuesOf([line(tea._variant)], 10_000), 'the delivery fee').toEqual([409, 'cartChanged', []])
    await db.transaction().execute((own) => repositoryOf(shopProducts).update(own, cup.product, { sale: 'soldOut' }))
    expect(await issuesOf([line(cup._variant)], 13_000)).toEqual([409, 'cartChanged', [['lines.0', '품절되었거나 더 이상 팔지 않습니다.']]])
    expect([await stockAt(server, tea._variant), await stockAt(server, cup._variant)]).toEqual([3, 1])
  })

  it('takes no more of a product than one shopper can have, with what was ordered before', async () => {
    const { token } = await member()
    const [few, other] = [await addGoods(server, 20, { mostEach: 3 }), await addGoods(server, 20)]
    const refused = async (quantity: number) => {
      const { status, error } = await place(token, [line(other._variant), line(few._variant, quantity)], 0)
      return [status, error.issues?.map(({ path, message }) => [path, message])]
    }
    const most = (left: number) => [400, [['lines.1', `한 분께 파는 수량이 정해진 상품입니다. 더 사실 수 있는 수량: ${left}개`]]]
    expect(await refused(4)).toEqual(most(3))
    const { order } = (await place(token, [line(few._variant, 2)], 23_000)).answer
    expect(await refused(2)).toEqual(most(1))
    await act(token, order._id, { step: 'cancel' })
    expect((await place(token, [line(few._variant, 3)], 33_000)).status, 'what was cancelled counts no longer').toBe(201)
  })

  it('needs an address to be sent to, and is got at the centre where all of it can be', async () => {
    const { token } = await member()
    const [tea, sent] = [await addGoods(server, 3), await addGoods(server, 3, { isPickUp: false })]
    const pathsOf = async (lines: Line[], total: number, change: object) =>
      (await place(token, lines, total, change)).error.issues?.map(({ path }) => path)
    expect(await pathsOf([line(tea._variant)], 13_000, { address: null })).toEqual(['address'])
    expect(await pathsOf([line(tea._variant), line(sent._variant)], 20_000, { method: 'pickUp' })).toEqual(['lines.1'])
    expect(await pathsOf([line(tea._variant), line(tea._variant)], 23_000, {})).toEqual(['lines.1'])
    expect(await pathsOf([line(tea._variant, 21)], 213_000, {})).toEqual(['lines.0.quantity'])
    const { order } = (await place(token, [line(tea._variant)], 10_000, { method: 'pickUp' })).answer
    expect(order).toMatchObject({ deliveryFee: 0, address: null, postcode: null })
  })

  it('is not taken while nothing secures what is paid ahead, nor while the shop is off', async () => {
    const { token } = await member()
    const { _variant } = await addGoods(server, 3)
    const change = async (values: object) => {
      const [current] = await repositoryOf(settingOf).select(db, { limit: 1 })
      if (current !== undefined)
        await db.transaction().execute((own) => repositoryOf(settingOf).update(own, current, { shop: { ...shop.shop, ...values } }))
    }
    await change({ purchaseSafety: null })
    expect((await place(token, [line(_variant)], 13_000)).error.code).toBe('notOrderable')
    expect((await server.ask('GET /api/v1/shop')).answer.shop).toMatchObject({ purchaseSafety: null })
    await change({ scarcePieces: 5, scarcePayHours: 2 })
    const hoursOf = async (stock: number) => {
      const { order } = (await place(token, [line((await addGoods(server, stock))._variant)], 13_000)).answer
      return Math.round((Date.parse(order.payUntil) - Date.parse(order.createdAt)) / 3_600_000)
    }
    expect([await hoursOf(6), await hoursOf(5)], 'scarce goods are paid sooner').toEqual([24, 2])
    await change({ isOn: false })
    expect((await place(token, [line(_variant)], 13_000)).status).toBe(404)
    await change({})
  })

  it('waits for its money beside four others at most', async () => {
    const { token } = await member()
    const { _variant } = await addGoods(server, 9)
    const five = []
    for (let index = 0; index < 5; index += 1) five.push((await place(token, [line(_variant)], 13_000)).status)
    expect(five).toEqual([201, 201, 201, 201, 201])
    expect((await place(token, [line(_variant)], 13_000)).error).toMatchObject({
      code: 'tooManyUnpaid',
      message: expect.stringContaining('5건') as string,
    })
  })

  it('of the last pieces goes to as many as there are', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, member))
    const { _variant } = await addGoods(server, 4)
    const answers = await Promise.all(members.map(({ token }) => place(token, [line(_variant)], 13_000)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 409, 409])
    expect(await stockAt(server, _variant)).toBe(0)
  })

  it('is its member’s alone', async () => {
    const [own, other] = [await member(), await member()]
    const { order } = await ordered(own.token)
    const { _id } = order
    expect((await server.ask('GET /api/v1/me/orders/{_id}', { token: other.token, params: { _id } })).status).toBe(404)
    expect((await act(other.token, _id, { step: 'cancel' })).status).toBe(404)
    expect((await server.ask('GET /api/v1/me/orders', { token: other.token })).answer.summary.total).toBe(0)
    const { orders } = (await server.ask('GET /api/v1/me/orders', { token: own.token, query: { state: 'unpaid' } })).answer
    expect(orders.map((each) => each._id)).toEqual([_id])
  })
})

describe('the way of an order', () => {
  it('leads from its payment to what is delivered, and each side is told', async () => {
    const { token, _id: _user } = await member()
    const { order } = await ordered(token)
    const { _id } = order
    expect((await step(_id, { step: 'ship', carrier: '시험택배', trackingNumber: '1' })).error.code, 'not before it is paid').toBe(
      'orderState',
    )
    expect((await step(_id, { step: 'pay' })).error.issues).toMatchObject([{ path: 'amount' }])
    expect((await step(_id, { step: 'pay', amount: 12_000 })).error).toMatchObject({
      code: 'amountDiffers',
      message: expect.stringContaining('13,000') as string,
    })
    expect((await step(_id, { step: 'pay', amount: 13_000 })).answer.state).toBe('paid')
    expect((await step(_id, { step: 'pay', amount: 13_000 })).error.code, 'twice').toBe('orderState')
    expect((await step(_id, { step: 'makeReady' })).error.code, 'it is sent').toBe('orderState')
    await step(_id, { step: 'prepare' })
    expect((await step(_id, { step: 'ship' })).error.issues?.map(({ path }) => path)).toEqual(['carrier', 'trackingNumber'])
    await step(_id, { step: 'ship', carrier: '시험택배', trackingNumber: '1234-5678' })
    expect((await act(token, _id, { step: 'cancel' })).error.code, 'on its way').toBe('orderState')
    await step(_id, { step: 'deliver' })
    expect(await read(token, _id)).toMatchObject({ state: 'delivered', bankAccount: null, steps: ['confirm'] })
    expect((await read(token, _id)).parcels).toMatchObject([{ number: 1, state: 'delivered', trackingNumber: '1234-5678' }])
    expect((await act(token, _id, { step: 'confirm' })).answer.order.state).toBe('confirmed')
    const { timeline, payments, steps } = await progress(_id)
    expect(timeline.map((each) => `${each.step} ${each.by}`)).toEqual([
      'place member',
      'pay staff',
      'prepare staff',
      'ship staff',
      'deliver staff',
      'confirm member',
    ])
    expect([payments.map(({ change, balance }) => [change, balance]), steps]).toEqual([[[13_000, 13_000]], []])
    expect(await kindsOf(_user)).toEqual(['placed', 'paid', 'shipped', 'delivered'])
  })

  it('ends where it is cancelled: the stock comes back once, and the money goes back to the account that is said', async () => {
    const { token, _id: _user } = await member()
    const { order, _variant } = await ordered(token)
    const { _id } = order
    await step(_id, { step: 'pay', amount: 13_000 })
    expect((await act(token, _id, { step: 'cancel' })).error.issues).toMatchObject([{ path: 'refundAccount' }])
    const cancelled = await act(token, _id, { step: 'cancel', reason: '마음이 바뀜', refundAccount: '시험은행 1 정서우' })
    expect(cancelled.answer.order).toMatchObject({ state: 'cancelled', refundDue: 13_000, steps: [] })
    expect((await act(token, _id, { step: 'cancel', refundAccount: '시험은행 1 정서우' })).error.code).toBe('orderState')
    expect(await stockAt(server, _variant)).toBe(5)
    expect((await step(_id, { step: 'pay', amount: 13_000 })).error.code, 'it never comes to life again').toBe('orderState')
    expect((await step(_id, { step: 'refund' })).status).toBe(200)
    expect((await step(_id, { step: 'refund' })).error.code, 'twice').toBe('orderState')
    const { payments } = await progress(_id)
    expect(payments.map(({ change, balance }) => [change, balance])).toEqual([
      [13_000, 13_000],
      [-13_000, 0],
    ])
    expect(await kindsOf(_user)).toEqual(['placed', 'paid', 'refunded'])
  })

  it('ends by itself where nobody pays, and confirms itself a week after it was delivered', async () => {
    const { token, _id: _user } = await member()
    const unpaid = await ordered(token)
    const pickUp = await ordered(token, { method: 'pickUp' })
    await step(pickUp.order._id, { step: 'pay', amount: 10_000 })
    await step(pickUp.order._id, { step: 'makeReady' })
    await step(pickUp.order._id, { step: 'deliver' })
    const hours = (n: number) => new Date(Date.now() + n * 3_600_000)
    await lapseOrders(platform, hours(23))
    await confirmOrders(platform, hours(6 * 24))
    expect([(await read(token, unpaid.order._id)).state, (await read(token, pickUp.order._id)).state]).toEqual(['unpaid', 'delivered'])
    await Promise.all([lapseOrders(platform, hours(25)), lapseOrders(platform, hours(25))])
    await confirmOrders(platform, hours(7 * 24 + 1))
    expect([(await read(token, unpaid.order._id)).state, (await read(token, pickUp.order._id)).state]).toEqual(['cancelled', 'confirmed'])
    expect(await stockAt(server, unpaid._variant)).toBe(5)
    expect(await kindsOf(_user)).toEqual(['placed', 'placed', 'paid', 'ready', 'delivered', 'lapsed'])
  })

  it('at random, by everybody at once, keeps stock and money right', async () => {
    const random = randomFrom(32)
    const { token } = await member()
    const goods = await addGoods(server, 1000)
    const pick = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)] as T
    const orders: string[] = []
    for (let round = 0; round < 4; round += 1)
      orders.push((await place(token, [line(goods._variant, 1 + round)], 10_000 * (1 + round) + 3000)).answer.order._id)
    const anything: Record<OrderStep, (id: string) => Promise<unknown>> = {
      pay: async (_id) => step(_id, { step: 'pay', amount: (await read(token, _id)).total }),
      change: async (_id) => {
        const { lines, total, state } = await read(token, _id)
        const [kept] = lines
        const quantity = 1 + Math.floor(random() * 5)
        const wanted = { _line: kept?._id ?? '', _variant: goods._variant, quantity, price: 10_000 }
        const next = 10_000 * quantity + (quantity < 5 ? 3000 : 0)
        const paid = state === 'unpaid' ? {} : { difference: next - total, refundAccount: '시험은행' }
        const body = { ...receiver, lines: [wanted], total: random() < 0.2 ? total : next, ...paid }
        return server.ask('PUT /api/v1/me/orders/{_id}/contents', { token, params: { _id }, body })
      },
      payChange: async (_id) => step(_id, { step: 'payChange', amount: (await read(token, _id)).waitingChange?.amount ?? 1 }),
      dropChange: (_id) => (random() < 0.5 ? act(token, _id, { step: 'dropChange' }) : step(_id, { step: 'dropChange' })),
      // Of what is not delivered by hand it is refused.
      quote: (_id) => step(_id, { step: 'quote', fee: 5000 }),
      prepare: (_id) => step(_id, { step: 'prepare' }),
      ship: (_id) => step(_id, { step: 'ship', carrier: 'x', trackingNumber: '1' }),
      shipPart: async (_id) => {
        const [sent] = (await read(token, _id)).lines
        const pieces = [{ _line: sent?._id ?? '', quantity: 1 }]
        return step(_id, { step: 'ship', carrier: 'x', trackingNumber: '1', pieces })
      },
      deliverPart: (_id) => step(_id, { step: 'deliver', parcel: 1 + Math.floor(random() * 3) }),
      makeReady: (_id) => step(_id, { step: 'makeReady' }),
      deliver: (_id) => step(_id, { step: 'deliver' }),
      confirm: (_id) => act(token, _id, { step: 'confirm' }),
      cancel: (_id) => (random() < 0.3 ? act(token, _id, { step: 'cancel', refundAccount: '시험은행' }) : undefined) as Promise<unknown>,
      lapse: () => lapseOrders(platform, new Date(Date.now() + (random() < 0.1 ? 25 : 1) * 3_600_000)),
      refund: (_id) => step(_id, { step: 'refund' }),
      // The gateway alone takes it (charges.db.test.ts).
      bounce: () => Promise.resolve(),
    }
    for (let round = 0; round < 40; round += 1) {
      const some = [pick(orders), pick(orders)].map((_id) => anything[pick(Object.keys(orderTransitions) as OrderStep[])](_id))
      await Promise.all(some)
      const rows = await Promise.all(orders.map((_id) => read(token, _id)))
      const out = rows
        .filter(({ state }) => state !== 'cancelled')
        .flatMap(({ lines, waitingChange }) =>
          lines.map(({ _id, quantity }) => Math.max(quantity, waitingChange?.lines.find(({ _line }) => _line === _id)?.quantity ?? 0)),
        )
      expect(await stockAt(server, goods._variant)).toBe(1000 - out.reduce((sum, quantity) => sum + quantity, 0))
      for (const { _id, state, total, refundDue } of rows) {
        const { payments } = await progress(_id)
        const balance = payments.reduce((sum, { change }) => sum + change, 0)
        expect(balance, state).toBe(payments.at(-1)?.balance ?? 0)
        expect(balance, state).toBe(['unpaid', 'cancelled'].includes(state) ? refundDue : total + refundDue)
      }
      for (const { state, lines, parcels } of rows) {
        const sent = parcels.flatMap(({ pieces }) => pieces).reduce((sum, { quantity }) => sum + quantity, 0)
        for (const { quantity, unsent } of lines) expect(sent + unsent, state).toBe(state === 'cancelled' ? unsent : quantity)
      }
    }
  })

  it('outlasts its account where money has come in, for five years: what was never paid goes with it', async () => {
    const { token, _id: _user } = await member()
    const [unpaid, kept] = [await ordered(token), await ordered(token)]
    await step(kept.order._id, { step: 'pay', amount: 13_000 })
    expect(await openOrders[0]?.count(db, _user)).toBe(2)
    await db.transaction().execute((own) => leave(_user, { db: own, platform, afterCommit: () => undefined }, [leaveOrders]))
    const ofOrder = (_id: string) => db.selectFrom('shop_orders').select(['state', '_user']).where('_id', '=', _id).executeTakeFirst()
    expect([await ofOrder(unpaid.order._id), await ofOrder(kept.order._id)]).toEqual([undefined, { state: 'paid', _user: null }])
    expect(await stockAt(server, unpaid._variant)).toBe(5)
    const years = (n: number) => new Date(Date.now() + n * 366 * 24 * 3_600_000)
    const { _id } = kept.order
    for (const each of ['prepare', 'makeReady'] as const) await step(_id, { step: each })
    await step(_id, { step: 'ship', carrier: '시험택배', trackingNumber: '1' })
    await step(_id, { step: 'deliver' })
    await confirmOrders(platform, years(1))
    await eraseOldOrders(platform, years(4))
    expect(await ofOrder(_id)).toMatchObject({ state: 'confirmed' })
    await eraseOldOrders(platform, years(6))
    expect(await ofOrder(_id)).toBeUndefined()
    const left = await Promise.all(
      (['shopOrderLines', 'shopOrderSteps', 'shopPayments', 'shopParcels'] as const).map((table) =>
        db.selectFrom(table).select('_id').where('_order', '=', _id).execute(),
      ),
    )
    expect(left.flat()).toEqual([])
  })

  it('that nobody has paid is kept for 90 days', async () => {
    const { token } = await member()
    const { order } = await ordered(token)
    const days = (n: number) => new Date(Date.now() + n * 24 * 3_600_000)
    await lapseOrders(platform, days(2))
    const isThere = async () => (await server.ask('GET /api/v1/me/orders', { token })).answer.orders.some(({ _id }) => _id === order._id)
    await eraseOldOrders(platform, days(89))
    expect(await isThere()).toBe(true)
    await eraseOldOrders(platform, days(91))
    expect(await isThere()).toBe(false)
  })
})
