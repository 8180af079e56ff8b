import { describe, expect, it } from 'vitest'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'
import { addGoods, openShop } from '../testing/shop.ts'
import { lapseOrders } from './orders/clock.ts'
import { takeCoupon } from './coupons.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
let count = 0
const member = () => addMember(server, `couponer${(count += 1)}`)
const days = (n: number) => new Date(Date.now() + n * 24 * 3_600_000).toISOString()
const issue = async (change: object = {}) => {
  count += 1
  const body = {
    name: { ko: `쿠폰 ${count}`, en: `Coupon ${count}` },
    code: `CODE-${count}`,
    kind: 'percent',
    value: 10,
    minimum: 10_000,
    startsAt: days(-1),
    endsAt: days(3),
    ...change,
  }
  return server.ask('POST /api/console/shop/coupons', { token: staff, body })
}
const take = (token: string, code: string) => server.ask('POST /api/v1/me/coupons', { token, body: { code } })
const own = async (token: string, locale = 'ko') => (await server.ask('GET /api/v1/me/coupons', { token, locale })).answer.coupons
const receiver = {
  method: 'pickUp' as const,
  receiver: '정서우',
  phone: '010-0000-1234',
  payer: '정서우',
  postcode: null,
  address: null,
  addressDetail: null,
  note: null,
}
type Line = { _variant: string; quantity: number; price: number }
const order = (token: string, lines: Line[], total: number, _coupon: string | null) =>
  server.ask('POST /api/v1/me/orders', { token, body: { ...receiver, lines, total, _coupon } })

describe('a coupon', () => {
  it('is taken by its code, however that is typed, as often as a member may have it', async () => {
    const { token } = await member()
    const { code } = (await issue({ perMember: 2 })).answer.coupon
    const first = await take(token, ` ${code.toLowerCase()} `)
    expect([first.status, first.answer.coupon]).toMatchObject([201, { kind: 'percent', value: 10, minimum: 10_000, _order: null }])
    expect((await take(token, code)).status).toBe(201)
    expect((await take(token, code)).error).toMatchObject({ code: 'couponHad', message: expect.stringContaining('2장') as string })
    expect((await own(token, 'en')).map(({ name }) => name)).toEqual([`Coupon ${code.slice(5)}`, `Coupon ${code.slice(5)}`])
    expect(await own((await member()).token)).toEqual([])
  })

  it('is not there before it begins, after it ends, or where staff have closed it', async () => {
    const { token } = await member()
    for (const change of [{ startsAt: days(1) }, { startsAt: days(-3), endsAt: days(-1) }, { isOpen: false }]) {
      const { code } = (await issue(change)).answer.coupon
      expect((await take(token, code)).error.code).toBe('couponUnknown')
    }
    expect((await take(token, 'NO-SUCH-CODE')).status).toBe(404)
    expect((await take(token, 'x')).error.issues).toMatchObject([{ path: 'code' }])
  })

  it('goes to as many as there are, also where all ask at once', async () => {
    const { code } = (await issue({ total: 3 })).answer.coupon
    const members = await Promise.all(Array.from({ length: 5 }, member))
    const answers = await Promise.all(members.map(({ token }) => take(token, code)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('couponOut')
  })

  it('counts itself alone, and is out when there are no more of it, whatever is left of others', async () => {
    const other = (await issue({ total: 100 })).answer.coupon
    const { code, _id } = (await issue({ total: 1, perMember: 2 })).answer.coupon
    const { token } = await member()
    expect([(await take(token, code)).status, (await take(token, code)).error.code]).toEqual([201, 'couponOut'])
    const takenOf = async (params: { _id: string }) =>
      (await server.ask('GET /api/console/shop/coupons/{_id}', { token: staff, params })).answer.coupon.taken
    expect([await takenOf({ _id }), await takenOf(other)]).toEqual([1, 0])
  })

  it('says what fits together', async () => {
    expect((await issue({ value: 101 })).error.issues).toMatchObject([{ path: 'value' }])
    expect((await issue({ endsAt: days(-2) })).error.issues).toMatchObject([{ path: 'endsAt' }])
    expect((await issue({ code: 'a b' })).error.issues).toMatchObject([{ path: 'code' }])
    const { code } = (await issue()).answer.coupon
    expect((await issue({ code })).status, 'its code is its own').toBe(409)
  })

  it('is spent with one order, by the shares of its lines, and comes back where that is cancelled', async () => {
    const { token } = await member()
    const [tea, cup] = [await addGoods(server, 9), await addGoods(server, 9, { price: 5001, taxKind: 'exempt' })]
    const { _id } = (await take(token, (await issue()).answer.coupon.code)).answer.coupon
    const lines = [
      { _variant: tea._variant, quantity: 1, price: 10_000 },
      { _variant: cup._variant, quantity: 1, price: 5001 },
    ]
    expect((await order(token, lines, 15_001, _id)).error.code, 'without the discount').toBe('cartChanged')
    const placed = await order(token, lines, 13_501, _id)
    expect(placed.answer.order).toMatchObject({ goods: 15_001, discount: 1500, total: 13_501, vat: Math.floor(9000 / 11) })
    expect(placed.answer.order.lines.map(({ discount }) => discount)).toEqual([1000, 500])
    expect(await own(token)).toMatchObject([{ _id, _order: placed.answer.order._id }])
    expect((await order(token, lines, 13_501, _id)).error.code, 'twice').toBe('couponGone')
    await server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id: placed.answer.order._id }, body: { step: 'cancel' } })
    const [back] = await own(token)
    expect(back).toMatchObject({ _id, _order: null })
    expect(Date.parse(back?.expiresAt ?? ''), 'good for a week at least').toBeGreaterThan(Date.parse(days(6.9)))
    expect((await order(token, lines, 13_501, _id)).status).toBe(201)
  })

  it('is spent once where two orders ask for it at the same moment, and comes back where nobody pays', async () => {
    const { token, _id: _user } = await member()
    const tea = await addGoods(server, 9)
    const coupon = await takeCoupon(db, _user, (await issue({ kind: 'amount', value: 3000, endsAt: days(30) })).answer.coupon.code, 'ko')
    const lines = [{ _variant: tea._variant, quantity: 1, price: 10_000 }]
    const both = await Promise.all([order(token, lines, 7000, coupon._id), order(token, lines, 7000, coupon._id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    await lapseOrders(server.app.platform, new Date(days(2)))
    expect(await own(token)).toMatchObject([{ _order: null, expiresAt: coupon.expiresAt }])
  })

  it('that takes nothing off is not spent, nor one of somebody else or that is over', async () => {
    const [a, b] = [await member(), await member()]
    const tea = await addGoods(server, 9)
    const { code } = (await issue({ minimum: 20_000 })).answer.coupon
    const { _id } = (await take(a.token, code)).answer.coupon
    const lines = [{ _variant: tea._variant, quantity: 1, price: 10_000 }]
    expect((await order(a.token, lines, 10_000, _id)).status).toBe(201)
    expect(await own(a.token)).toMatchObject([{ _order: null }])
    expect((await order(b.token, lines, 10_000, _id)).error.code).toBe('couponGone')
    await db
      .updateTable('shopMemberCoupons')
      .set({ expiresAt: days(-1) })
      .where('_id', '=', _id)
      .execute()
    expect((await order(a.token, lines, 10_000, _id)).error.code).toBe('couponGone')
  })
})

describe('a coupon for a group', () => {
  const give = (_id: string, group: 'all' | 'never' | 'recent' | 'lapsed', after: string | null = null, token = staff) =>
    server.ask('POST /api/console/shop/coupons/{_id}/gifts', { token, params: { _id }, body: { group, days: 30, after } })
  const report = async (_id: string) =>
    (await server.ask('GET /api/console/shop/coupons/{_id}/report', { token: staff, params: { _id } })).answer
  const members = async (_id: string, group: 'all' | 'never' | 'recent' | 'lapsed') =>
    (await server.ask('GET /api/console/shop/coupons/{_id}/gifts', { token: staff, params: { _id }, query: { group, days: '30' } })).answer
      .members
  const namesOf = async (token: string) => (await own(token)).map(({ name }) => name)

  it('reaches those of it who have not had it, once, and a report says what it has brought', async () => {
    const goods = await addGoods(server, 10, { price: 40_000 })
    const [fresh, recent, lapsed] = [await member(), await member(), await member()]
    const buy = async (token: string, _coupon: string | null, total: number) => {
      const { _id } = (await order(token, [{ _variant: goods._variant, quantity: 1, price: 40_000 }], total, _coupon)).answer.order
      await server.ask('POST /api/console/shop/orders/{_id}/steps', { token: staff, params: { _id }, body: { step: 'pay', amount: total } })
      return _id
    }
    await buy(recent.token, null, 40_000)
    const old = await buy(lapsed.token, null, 40_000)
    await db
      .updateTable('shop_orders')
      .set({ createdAt: days(-60) })
      .where('_id', '=', old)
      .execute()
    const { _id, name } = (await issue()).answer.coupon
    expect([await members(_id, 'recent'), await members(_id, 'lapsed')]).toEqual([1, 1])
    expect((await give(_id, 'recent')).answer).toEqual({ given: 1, after: null })
    expect([await namesOf(recent.token), await namesOf(lapsed.token), await namesOf(fresh.token)]).toEqual([[name.ko], [], []])
    expect((await give(_id, 'lapsed')).answer.given).toBe(1)
    expect((await give(_id, 'lapsed')).answer.given).toBe(0)
    const rest = await members(_id, 'all')
    expect((await give(_id, 'never')).answer.given).toBe(rest)
    expect(await members(_id, 'all')).toBe(0)
    const [coupon] = await own(recent.token)
    await buy(recent.token, coupon?._id ?? null, 36_000)
    expect(await report(_id)).toEqual({ taken: rest + 2, spent: 1, open: rest + 1, over: 0, discount: 4000, paid: 36_000 })
  })

  it('is given to all or to none of a part: never more than there are, and not once it is closed', async () => {
    const { _id } = (await issue({ total: 1 })).answer.coupon
    expect((await give(_id, 'all')).error.code).toBe('couponOut')
    expect(await report(_id)).toMatchObject({ taken: 0, open: 0 })
    expect((await give((await issue({ isOpen: false })).answer.coupon._id, 'all')).error.code).toBe('couponUnknown')
    expect((await give(_id, 'all', null, (await member()).token)).status).toBe(403)
  })
})
