import { shopProducts } from '#contract/shop/products.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../../db/repository-of.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf, receiver, refundAccount } from '../../testing/orders.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { stockOf } from '../stock.ts'
import { orderRepository } from './rows.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
const { step, place, read } = ordersOf(server, staff)
let count = 0
const member = () => addMember(server, `changer${(count += 1)}`)
type Order = Awaited<ReturnType<typeof read>>
const asOrdered = ({ lines }: Order) => lines.map(({ _id, _variant, quantity, price }) => ({ _line: _id, _variant, quantity, price }))
const change = (token: string, order: Order, body: object) =>
  server.ask('PUT /api/v1/me/orders/{_id}/contents', {
    token,
    params: { _id: order._id },
    body: { ...receiver, lines: asOrdered(order), total: order.total, ...body },
  })
/** Something in two colours: the second costs more by the given difference. */
async function inTwoColours(priceDifference = 0, stock = 5) {
  count += 1
  const variants = ['쪽', '감'].map((value, place) => ({
    code: `C-${count}-${place}`,
    values: [value],
    priceDifference: place * priceDifference,
  }))
  const options = [{ name: { ko: '색' }, values: [{ ko: '쪽' }, { ko: '감' }] }]
  const { product } = await addGoods(server, stock, { options, variants })
  const [blue, orange] = variants.map(({ code }) => code)
  const stocks = await stockOf(db, product)
  const of = (code: string | undefined) => stocks.find((each) => each.code === code)?._id ?? ''
  return { product, blue: of(blue), orange: of(orange) }
}
const reprice = (product: Awaited<ReturnType<typeof addGoods>>['product'], price: number) =>
  repositoryOf(shopProducts).update(db, product, { price })
const line = (_variant: string, quantity = 1, price = 10_000) => ({ _variant, quantity, price })
const pay = (_id: string, amount: number) => step(_id, { step: 'pay', amount })
const stepsOf = (order: Order) => order.timeline.map((each) => each.step)

describe('an order that is not paid', () => {
  it('becomes what its shopper wants: option, quantity, fewer lines, receiver and way, at its new price', async () => {
    const { token } = await member()
    const [bag, tea] = [await inTwoColours(2000), await addGoods(server, 4)]
    const order = await place(token, [line(bag.blue, 2), line(tea._variant)], 33_000)
    const [first, second] = asOrdered(order)
    expect([first?.quantity, second?.quantity, order.steps]).toEqual([2, 1, ['change', 'cancel']])
    const lines = [{ ...first, _variant: bag.orange, quantity: 3, price: 12_000 }]
    const { status, answer } = await change(token, order, { lines, total: 36_000, method: 'pickUp', receiver: '정하늘' })
    expect(status).toBe(200)
    expect(answer.order).toMatchObject({
      number: order.number,
      state: 'unpaid',
      receiver: '정하늘',
      method: 'pickUp',
      address: null,
      goods: 36_000,
      deliveryFee: 0,
      total: 36_000,
      payUntil: order.payUntil,
      lines: [{ _variant: bag.orange, values: ['감'], quantity: 3, price: 12_000 }],
    })
    expect(stepsOf(answer.order)).toEqual(['place', 'change'])
    expect([await stockAt(server, bag.blue), await stockAt(server, bag.orange), await stockAt(server, tea._variant)]).toEqual([5, 2, 4])
    expect((await pay(order._id, 33_000)).error.code).toBe('amountDiffers')
    expect((await pay(order._id, 36_000)).status).toBe(200)
  })

  it('keeps the price of what it has, as long as there is no more of it', async () => {
    const { token } = await member()
    const { product, _variant } = await addGoods(server, 9)
    const order = await place(token, [line(_variant, 2)], 23_000)
    await reprice(product, 11_000)
    const wanting = (quantity: number, price: number) => asOrdered(order).map((each) => ({ ...each, quantity, price }))
    expect((await change(token, order, { lines: wanting(1, 10_000), total: 13_000 })).answer.order.total).toBe(13_000)
    const now = await read(token, order._id)
    expect((await change(token, now, { lines: wanting(3, 10_000), total: 33_000 })).error).toMatchObject({
      code: 'cartChanged',
      issues: [{ path: 'lines.0', message: '가격이 11000원으로 바뀌었습니다.' }],
    })
    expect((await change(token, now, { lines: wanting(3, 11_000), total: 36_000 })).answer.order.total).toBe(36_000)
  })

  it('names the line that cannot be had, and changes nothing then', async () => {
    const { token } = await member()
    const [bag, other] = [await inTwoColours(), await addGoods(server, 3)]
    const order = await place(token, [line(bag.blue, 2)], 23_000)
    const one = asOrdered(order)[0]
    const wanting = (what: object) => change(token, order, { lines: [{ ...one, ...what }] })
    expect((await wanting({ quantity: 6 })).error).toMatchObject({ code: 'cartChanged', issues: [{ message: '5개 남았습니다.' }] })
    expect((await wanting({ _variant: other._variant })).error).toMatchObject({ code: 'invalid', issues: [{ path: 'lines.0' }] })
    expect((await change(token, order, { lines: [one, { ...one, _line: order._id }] })).error.code).toBe('notFound')
    expect((await change(token, order, { lines: [one, { ...one, _variant: bag.orange }] })).error, 'one line twice').toMatchObject({
      code: 'invalid',
      issues: [{ path: 'lines.0' }, { path: 'lines.1' }],
    })
    expect((await change(token, order, { address: null })).error).toMatchObject({ issues: [{ path: 'address' }] })
    expect((await change(token, order, { lines: [{ ...one, quantity: 1 }], total: 1 })).error.code, 'another total').toBe('cartChanged')
    expect(await read(token, order._id)).toEqual(order)
    expect(await stockAt(server, bag.blue)).toBe(3)
  })

  it('keeps what one line has from another one', async () => {
    const { token } = await member()
    const bag = await inTwoColours()
    const order = await place(token, [line(bag.blue), line(bag.orange)], 23_000)
    const [first, second] = asOrdered(order)
    const swapped = [
      { ...first, _variant: bag.orange },
      { ...second, _variant: bag.blue },
    ]
    expect((await change(token, order, { lines: swapped })).error).toMatchObject({ code: 'invalid' })
    const { answer } = await change(token, order, { lines: [swapped[0]], total: 13_000 })
    expect(answer.order.lines).toMatchObject([{ _variant: bag.orange, quantity: 1 }])
    expect([await stockAt(server, bag.blue), await stockAt(server, bag.orange)]).toEqual([5, 4])
  })

  it('gives back the coupon and the points that it needs no more', async () => {
    const { token, _id: _user } = await member()
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const terms = { kind: 'amount', value: 5000, minimum: 20_000, startsAt: at(-1), endsAt: at(3) }
    const { coupon } = (
      await server.ask('POST /api/console/shop/coupons', { token: staff, body: { name: { ko: '쿠폰' }, code: 'CHANGED', ...terms } })
    ).answer
    const { coupon: own } = (await server.ask('POST /api/v1/me/coupons', { token, body: { code: coupon.code } })).answer
    await server.ask('POST /api/console/shop/members/{_id}/points', {
      token: staff,
      params: { _id: _user },
      body: { change: 20_000, reason: '시험' },
    })
    const goods = await addGoods(server, 9)
    const order = await place(token, [line(goods._variant, 3)], 13_000, { _coupon: own._id, points: 15_000 })
    expect(order).toMatchObject({ discount: 5000, points: 15_000, coupon: { kind: 'amount', value: 5000, minimum: 20_000 } })
    const lines = asOrdered(order).map((each) => ({ ...each, quantity: 1 }))
    const { order: changed } = (await change(token, order, { lines, total: 3000 })).answer
    expect(changed).toMatchObject({ discount: 0, points: 10_000, total: 3000, coupon: null })
    expect((await server.ask('GET /api/v1/me/coupons', { token })).answer.coupons).toMatchObject([{ _order: null }])
    const { balance } = (await server.ask('GET /api/v1/me/points', { token })).answer
    expect(balance).toBe(10_000)
    // With nothing left to pay it is paid.
    expect((await change(token, changed, { lines, method: 'pickUp', total: 0 })).answer.order).toMatchObject({ state: 'paid', total: 0 })
  })
})

describe('an order that is paid', () => {
  it('gets another option at the same price, and another receiver', async () => {
    const { token } = await member()
    const bag = await inTwoColours()
    const order = await place(token, [line(bag.blue, 2)], 23_000)
    await pay(order._id, 23_000)
    const one = asOrdered(order)[0]
    const { order: changed } = (await change(token, order, { lines: [{ ...one, _variant: bag.orange }], address: '부산 해운대구 1' }))
      .answer
    expect(changed).toMatchObject({ state: 'paid', total: 23_000, refundDue: 0, address: '부산 해운대구 1', lines: [{ values: ['감'] }] })
    expect([await stockAt(server, bag.blue), await stockAt(server, bag.orange)]).toEqual([5, 3])
  })

  it('is not sent by staff who have not seen the change; once it is sent, or in part cancelled, it stays', async () => {
    const { token } = await member()
    const bag = await inTwoColours()
    const order = await place(token, [line(bag.blue, 2)], 23_000)
    await pay(order._id, 23_000)
    await step(order._id, { step: 'prepare' })
    await change(token, order, { address: '부산 해운대구 1' })
    const ship = { step: 'ship', carrier: '시험택배', trackingNumber: '1' }
    expect((await step(order._id, { ...ship, changedAt: null })).error.code).toBe('orderChanged')
    const purchase = { action: 'cancel', quantity: 1, amount: 10_000, refundAccount }
    const cancelled = await server.ask('PUT /api/v1/me/purchases/{_id}', {
      token,
      params: { _id: order.lines[0]?._id ?? '' },
      body: purchase,
    })
    expect(cancelled.status).toBe(200)
    const now = await read(token, order._id)
    expect([now.steps, now.canChangeContents]).toEqual([['change', 'cancel'], false])
    expect((await change(token, now, { method: 'pickUp', total: 20_000 })).error.code).toBe('contentsFixed')
    expect((await change(token, now, { receiver: '정하늘' })).answer.order.receiver).toBe('정하늘')
    const shown = await server.ask('GET /api/console/shop/orders/{_id}', { token: staff, params: { _id: order._id } })
    const { changedAt } = shown.answer.order
    expect((await step(order._id, { ...ship, changedAt })).status).toBe(200)
    expect((await change(token, now, { receiver: '정서우' })).error.code).toBe('orderState')
  })

  it('is changed by staff where it goes, which is noted', async () => {
    const { token } = await member()
    const goods = await addGoods(server, 3)
    const order = await place(token, [line(goods._variant)], 13_000)
    const write = (body: object) => server.ask('PUT /api/console/shop/orders/{_id}', { token: staff, params: { _id: order._id }, body })
    expect((await write({ memo: '선물' })).status).toBe(200)
    expect((await write({ address: '부산 해운대구 1' })).status).toBe(200)
    expect((await write({ address: null })).error.code).toBe('invalid')
    const { timeline } = (await server.ask('GET /api/console/shop/orders/{_id}/progress', { token: staff, params: { _id: order._id } }))
      .answer
    expect(timeline.map((each) => [each.step, each.by])).toEqual([
      ['place', 'member'],
      ['change', 'staff'],
    ])
    await server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id: order._id }, body: { step: 'cancel' } })
    expect((await write({ address: '서울' })).error.code).toBe('orderState')
    expect((await write({ memo: '끝남' })).status).toBe(200)
  })

  it("is nobody else's; a guest changes it by number and telephone number, also to another one", async () => {
    const { token } = await member()
    const goods = await addGoods(server, 5)
    const order = await place(token, [line(goods._variant)], 13_000)
    expect((await change((await member()).token, order, {})).status).toBe(404)
    const body = { ...receiver, lines: [line(goods._variant)], total: 13_000 }
    const guests = (await server.ask('POST /api/v1/shop/orders', { body })).answer.order
    const contents = { ...receiver, phone: '010-0000-5678', lines: asOrdered(guests), total: 13_000 }
    const send = (phone: string) => server.ask('PUT /api/v1/shop/orders/contents', { body: { number: guests.number, phone, contents } })
    expect((await send('010-0000-9999')).error.code).toBe('guestOrder')
    expect((await send('010-0000-1234')).answer.order.phone).toBe('+821000005678')
    expect((await send('010-0000-1234')).error.code).toBe('guestOrder')
  })
})

describe('the place of an order', () => {
  const jeju = { postcode: '63000', address: '제주 제주시 시험로 1' }
  const island = { postcode: '40210', address: '경북 울릉군 시험로 1' }

  it('adds its fee at placing, also from the free limit on, and another total than its shopper saw is refused', async () => {
    const { token } = await member()
    const goods = await addGoods(server, 20)
    const order = await place(token, [line(goods._variant, 5)], 53_000, jeju)
    expect(order).toMatchObject({
      deliveryFee: 3000,
      remoteFee: 3000,
      total: 53_000,
      vat: Math.floor(53_000 / 11),
      terms: { remoteFee: 3000 },
    })
    expect(await place(token, [line(goods._variant)], 18_000, island)).toMatchObject({ deliveryFee: 8000, remoteFee: 5000 })
    expect(await place(token, [line(goods._variant)], 10_000, { ...jeju, method: 'pickUp' })).toMatchObject({
      deliveryFee: 0,
      remoteFee: 0,
    })
    const tryOrder = (body: object) =>
      server.ask('POST /api/v1/me/orders', { token, body: { ...receiver, lines: [line(goods._variant)], total: 13_000, ...body } })
    expect((await tryOrder(jeju)).error.code).toBe('cartChanged')
    expect((await tryOrder({ postcode: '6300' })).error).toMatchObject({
      code: 'invalid',
      issues: [{ path: 'postcode', message: '우편번호는 숫자 다섯 자리로 적어 주십시오. 예: 06236' }],
    })
  })

  it('is recomputed where an order that is not paid goes elsewhere, and stays as it was placed for the same kind of place', async () => {
    const { token } = await member()
    const goods = await addGoods(server, 9)
    const order = await place(token, [line(goods._variant)], 13_000)
    expect((await change(token, order, jeju)).error.code, 'the total that was seen').toBe('cartChanged')
    const { order: far } = (await change(token, order, { ...jeju, total: 16_000 })).answer
    expect(far).toMatchObject({ deliveryFee: 6000, remoteFee: 3000, total: 16_000, postcode: '63000' })
    const [stored] = await orderRepository.select(db, { where: { _id: order._id }, limit: 1 })
    expect(stored).toMatchObject({ total: 16_000, deliveryFee: 6000, remoteFee: 3000 })
    if (stored !== undefined) await orderRepository.update(db, stored, { remoteFee: 2000, deliveryFee: 5000, total: 15_000 })
    const { order: there } = (await change(token, far, { ...jeju, postcode: '63100', total: 15_000 })).answer
    expect(there).toMatchObject({ remoteFee: 2000, total: 15_000, postcode: '63100' })
    expect((await change(token, there, { method: 'pickUp', total: 10_000 })).answer.order).toMatchObject({ remoteFee: 0, total: 10_000 })
  })

  it('of an order that is paid is asked for, or given back, where it is another one', async () => {
    const { token } = await member()
    const goods = await addGoods(server, 9)
    const order = await place(token, [line(goods._variant)], 13_000)
    await pay(order._id, 13_000)
    expect((await change(token, order, { ...island, total: 18_000 })).error.code, 'without a word of it').toBe('differenceChanged')
    expect((await change(token, order, { postcode: '48000', address: '부산' })).answer.order).toMatchObject({
      postcode: '48000',
      total: 13_000,
    })
    const { order: waiting } = (await change(token, order, { ...island, total: 18_000, difference: 5000 })).answer
    expect(waiting).toMatchObject({ postcode: '48000', total: 13_000, waitingChange: { amount: 5000, total: 18_000 } })
    await step(order._id, { step: 'payChange', amount: 5000 })
    expect(await read(token, order._id)).toMatchObject({ postcode: '40210', remoteFee: 5000, total: 18_000, waitingChange: null })
    const far = await place(token, [line(goods._variant)], 16_000, jeju)
    await pay(far._id, 16_000)
    expect((await change(token, far, { postcode: '63100' })).answer.order.postcode).toBe('63100')
    const less = { postcode: '05510', total: 13_000, difference: -3000, refundAccount }
    expect((await change(token, far, less)).answer.order).toMatchObject({ remoteFee: 0, total: 13_000, refundDue: 3000 })
    const cancelled = await server.ask('PUT /api/v1/me/purchases/{_id}', {
      token,
      params: { _id: far.lines[0]?._id ?? '' },
      body: { action: 'cancel', quantity: 1, amount: 13_000, refundAccount },
    })
    expect(cancelled.answer.order, 'all of it goes back').toMatchObject({ state: 'cancelled', refundDue: 16_000 })
  })

  it('stays what it costs where some of the order was taken out', async () => {
    const { token } = await member()
    const goods = await addGoods(server, 9)
    const order = await place(token, [line(goods._variant, 2)], 23_000)
    await pay(order._id, 23_000)
    await server.ask('PUT /api/v1/me/purchases/{_id}', {
      token,
      params: { _id: order.lines[0]?._id ?? '' },
      body: { action: 'cancel', quantity: 1, amount: 10_000, refundAccount },
    })
    const refused = await change(token, order, island)
    expect(refused.error).toMatchObject({ code: 'placeFixed', message: expect.stringContaining('8,000원') as string })
  })
})
