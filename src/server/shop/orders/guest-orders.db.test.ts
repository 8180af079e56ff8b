import { describe, expect, it } from 'vitest'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { tellOfConfirming } from './clock.ts'

const server = await serverForFile({
  hasAccounts: true,
  env: { FORMS_PER_MINUTE: '1000', SMS_URL: 'http://127.0.0.1:9', SMS_TOKEN: 'test' },
})
const staff = await server.login('admin')
await openShop(server)
const home = { postcode: '05510', address: '서울 송파구 시험로 1', addressDetail: null, note: null }
const receiver = { method: 'delivery' as const, receiver: '정서우', phone: '010-0000-1234', payer: '정서우', ...home }
const bodyOf = (_variant: string, change: object = {}) => ({
  ...receiver,
  lines: [{ _variant, quantity: 1, price: 10_000 }],
  total: 13_000,
  ...change,
})
const place = (_variant: string, change: object = {}) => server.ask('POST /api/v1/shop/orders', { body: bodyOf(_variant, change) })
const read = (number: string, phone = '010-0000-1234') => server.ask('POST /api/v1/shop/orders/read', { body: { number, phone } })
const act = (number: string, body: object) => server.ask('PUT /api/v1/shop/orders', { body: { number, phone: '010-0000-1234', ...body } })

describe('an order without an account', () => {
  it('is read and cancelled by its number and telephone number, however that is written', async () => {
    const { _variant } = await addGoods(server, 3)
    const { status, answer } = await place(_variant)
    const { number } = answer.order
    expect([status, await stockAt(server, _variant)]).toEqual([201, 2])
    expect((await read(number, '+82 10 0000 1234')).answer.order).toEqual(answer.order)
    const cancelled = await act(number, { step: 'cancel', reason: null })
    expect(cancelled.answer.order.state).toBe('cancelled')
    expect(await stockAt(server, _variant)).toBe(3)
  })

  it('says where its money goes back to', async () => {
    const { _variant } = await addGoods(server, 3)
    const { order } = (await place(_variant)).answer
    const body = { step: 'pay', amount: 13_000 }
    await server.ask('POST /api/console/shop/orders/{_id}/steps', { token: staff, params: { _id: order._id }, body })
    expect((await act(order.number, { step: 'cancel' })).error.issues).toMatchObject([{ path: 'refundAccount' }])
    expect((await act(order.number, { step: 'cancel', refundAccount: '시험은행 1' })).answer.order).toMatchObject({ refundDue: 13_000 })
  })

  it('is found by both numbers together alone, five wrong tries an hour', async () => {
    const { _variant } = await addGoods(server, 3)
    const { number } = (await place(_variant)).answer.order
    const wrong = []
    for (let index = 0; index < 5; index += 1) wrong.push((await read(number, `010-0000-000${index}`)).error.code)
    expect(new Set(wrong)).toEqual(new Set(['guestOrder']))
    expect((await read(number)).status, 'also the right one waits').toBe(429)
    expect((await act(number, { step: 'cancel' })).status).toBe(429)
    expect((await read('261127-22222222')).error.code, 'another number does not').toBe('guestOrder')
  })

  it('is found with the right numbers however often what is asked for is refused', async () => {
    const { _variant } = await addGoods(server, 3)
    const { number } = (await place(_variant)).answer.order
    for (let index = 0; index < 6; index += 1) expect((await act(number, { step: 'confirm' })).error.code).toBe('orderState')
    expect((await read(number)).status).toBe(200)
  })

  it('tells its guest by text message, in the language of the order, once there is money; abroad it does not', async () => {
    const { _variant } = await addGoods(server, 5)
    const textsTo = async (to: string) => {
      const rows = await server.database.db.selectFrom('deliveries').select('payload').where('template', '=', 'order').execute()
      const messages = rows.map(({ payload }) => JSON.parse(payload ?? '{}') as { to?: string; text: string })
      return messages.filter((message) => message.to === to).map(({ text }) => text)
    }
    const order = async (phone: string) => {
      const { answer } = await server.ask('POST /api/v1/shop/orders', {
        locale: 'en',
        body: bodyOf(_variant, { phone, method: 'pickUp', total: 10_000, postcode: null, address: null }),
      })
      const { _id, number } = answer.order
      for (const body of [{ step: 'pay', amount: 10_000 }, { step: 'makeReady' }, { step: 'deliver' }])
        await server.ask('POST /api/console/shop/orders/{_id}/steps', { token: staff, params: { _id }, body })
      return number
    }
    const number = await order('010-0000-4321')
    await order('+1 202 555 0100')
    const days = (n: number) => new Date(Date.now() + n * 24 * 3_600_000)
    for (const n of [5.9, 6.1, 6.5]) await tellOfConfirming(server.app.platform, days(n))
    const texts = await textsTo('+821000004321')
    expect(texts).toHaveLength(4)
    for (const text of texts) expect(text).toContain(number)
    expect(texts.join()).toMatch(/collection code.*[2-9A-HJ-NP-Z]{3}/i)
    expect(texts.at(-1)).toContain('one day')
    expect(await textsTo('+12025550100')).toEqual([])
  })

  it('is taken over by an account with the same telephone number, where it is not too old; nobody else sees it', async () => {
    const { _variant } = await addGoods(server, 9)
    const phone = '+821000008765'
    const [number, old] = [await place(_variant, { phone }), await place(_variant, { phone })].map(({ answer }) => answer.order.number)
    const { db } = server.database
    const before = new Date(Date.now() - 91 * 24 * 3_600_000).toISOString()
    await db
      .updateTable('shop_orders')
      .set({ createdAt: before })
      .where('number', '=', old ?? '')
      .execute()
    const [own, other] = [await addMember(server, 'adopter'), await addMember(server, 'stranger')]
    await db.updateTable('users').set({ phone }).where('_id', '=', own._id).execute()
    const listed = async (token: string) => (await server.ask('GET /api/v1/me/orders', { token })).answer
    expect([(await listed(own.token)).guestOrders, (await listed(other.token)).guestOrders]).toEqual([1, 0])
    expect((await server.ask('PUT /api/v1/me/guestOrders', { token: other.token })).answer.taken).toBe(0)
    const both = await Promise.all([own, own].map(({ token }) => server.ask('PUT /api/v1/me/guestOrders', { token })))
    expect(both.map(({ answer }) => answer.taken).toSorted((a, b) => a - b)).toEqual([0, 1])
    const { orders, guestOrders } = await listed(own.token)
    expect([orders.map((order) => order.number), guestOrders]).toEqual([[number], 0])
    expect((await read(number ?? '', phone)).error.code, 'it is a member’s').toBe('guestOrder')
    expect((await read(old ?? '', phone)).status).toBe(200)
  })

  it('of a member is not one', async () => {
    const { token } = await addMember(server, 'guestless')
    const { _variant } = await addGoods(server, 3)
    const { order } = (await server.ask('POST /api/v1/me/orders', { token, body: bodyOf(_variant) })).answer
    expect((await read(order.number)).error.code).toBe('guestOrder')
  })

  it('waits for its money beside four others of the same telephone number', async () => {
    const { _variant } = await addGoods(server, 9)
    const phone = '010-0000-9999'
    for (let index = 0; index < 5; index += 1) expect((await place(_variant, { phone })).status).toBe(201)
    expect((await place(_variant, { phone })).error.code).toBe('tooManyUnpaid')
    expect((await place(_variant, { phone: '010-0000-9998' })).status).toBe(201)
  })
})
