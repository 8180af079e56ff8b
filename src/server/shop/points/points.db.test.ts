import { describe, expect, it } from 'vitest'
import { pointRules } from '#contract/shop/point-rules.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf } from '../../testing/orders.ts'
import { randomFrom } from '../../testing/random.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { confirmOrders, lapseOrders } from '../orders/clock.ts'
import { expirePoints } from './expire-points.ts'
import { tellOfExpiry } from './tell-of-expiry.ts'
import { earnPoints, holdPoints, pointsAt, returnPoints, spendPoints } from './ledger.ts'

const server = await serverForFile({ hasAccounts: true })
const { platform } = server.app
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
const { step } = ordersOf(server, staff)
let count = 0
const member = () => addMember(server, `pointer${(count += 1)}`)
const give = (_id: string, change: number, token = staff) =>
  server.ask('POST /api/console/shop/members/{_id}/points', { token, params: { _id }, body: { change, reason: '시험' } })
const own = async (token: string) => (await server.ask('GET /api/v1/me/points', { token })).answer
const receiver = {
  receiver: '정서우',
  phone: '010-0000-1234',
  payer: '정서우',
  postcode: null,
  address: null,
  addressDetail: null,
  note: null,
}
const { _variant } = await addGoods(server, 1000)
const place = (token: string, points: number, total: number, quantity = 1) =>
  server.ask('POST /api/v1/me/orders', {
    token,
    body: { ...receiver, method: 'pickUp', lines: [{ _variant, quantity, price: 10_000 }], points, total },
  })
const act = (token: string, _id: string, body: object) => server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id }, body })
const days = (n: number) => new Date(Date.now() + n * 24 * 3_600_000)
const inDays = (n: number) => days(n).toISOString()
const atOnce = <T>(work: (own: typeof db) => Promise<T>) => db.transaction().execute(work)
/** What the ledger says, what is in the lots, and what the balance is: one number. */
async function sumsOf(_user: string) {
  const moved = await db
    .selectFrom('shopPointMovements')
    .select(['change', 'balance', 'number'])
    .where('_user', '=', _user)
    .orderBy('number')
    .execute()
  const lots = await db.selectFrom('shopPointLots').select('left').where('_user', '=', _user).execute()
  const held = await db.selectFrom('shopPointBalances').select(['balance', 'movements']).where('_user', '=', _user).executeTakeFirst()
  expect(moved.map(({ number }) => number)).toEqual(moved.map((_, index) => index + 1))
  expect(held?.movements ?? 0).toBe(moved.length)
  return new Set([
    moved.reduce((sum, { change }) => sum + change, 0),
    moved.at(-1)?.balance ?? 0,
    lots.reduce((sum, { left }) => sum + left, 0),
    held?.balance ?? 0,
  ])
}

describe('points', () => {
  it('come with what is confirmed: one of a hundred won that was paid for goods', async () => {
    const { token, _id: _user } = await member()
    await give(_user, 5000)
    const { order } = (await place(token, 1050, 8950)).answer
    expect(order).toMatchObject({ goods: 10_000, points: 1050, total: 8950, vat: 813, earns: 89, lines: [{ points: 1050 }] })
    expect((await own(token)).balance).toBe(3950)
    await step(order._id, { step: 'pay', amount: 8950 })
    await step(order._id, { step: 'makeReady' })
    await step(order._id, { step: 'deliver' })
    expect((await own(token)).balance, 'not yet').toBe(3950)
    expect((await act(token, order._id, { step: 'confirm' })).answer.order.earns).toBe(89)
    await confirmOrders(platform, days(8))
    const { balance, points, next, summary } = await own(token)
    expect([balance, summary.total, next?.amount]).toEqual([4039, 3, 3950])
    expect(points.map(({ kind, change, balance: left, order: number }) => [kind, change, left, number])).toEqual([
      ['earned', 89, 4039, order.number],
      ['spent', -1050, 3950, order.number],
      ['given', 5000, 5000, null],
    ])
    expect(await sumsOf(_user)).toEqual(new Set([4039]))
  })

  it('are spent from 1,000 on, never more than there are, and not by who has none', async () => {
    const { token, _id: _user } = await member()
    await give(_user, 999)
    const refused = await place(token, 500, 9500)
    expect(refused.error).toMatchObject({ code: 'pointsGone', message: expect.stringContaining('999P') as string })
    await give(_user, 1)
    expect((await place(token, 1001, 8999)).error.code).toBe('pointsGone')
    expect(await stockAt(server, _variant)).toBe(999)
    expect((await place(token, 1000, 9000)).status).toBe(201)
    expect((await place(token, 1, 9999)).error.code).toBe('pointsGone')
    const guest = { ...receiver, method: 'pickUp' as const, lines: [{ _variant, quantity: 1, price: 10_000 }], total: 9000 }
    expect((await server.ask('POST /api/v1/shop/orders', { body: { ...guest, points: 1000 } })).status).toBe(400)
  })

  it('that pay for all of an order leave nothing to wait for', async () => {
    const { token, _id: _user } = await member()
    await give(_user, 20_000)
    const { order } = (await place(token, 10_000, 0)).answer
    expect(order).toMatchObject({ state: 'paid', total: 0, earns: 0, bankAccount: null })
    expect(order.timeline.map((each) => each.step)).toEqual(['place', 'pay'])
    const cancelled = await act(token, order._id, { step: 'cancel' })
    expect(cancelled.answer.order).toMatchObject({ state: 'cancelled', refundDue: 0 })
    expect((await own(token)).balance).toBe(20_000)
  })

  it('come back once where the order ends before it is sent', async () => {
    const { token, _id: _user } = await member()
    await give(_user, 5000)
    const [lapsed, cancelled] = [(await place(token, 1000, 9000)).answer.order, (await place(token, 2000, 8000)).answer.order]
    await Promise.all([act(token, cancelled._id, { step: 'cancel' }), act(token, cancelled._id, { step: 'cancel' })])
    await Promise.all([lapseOrders(platform, days(2)), lapseOrders(platform, days(2))])
    expect((await own(token)).balance).toBe(5000)
    expect((await act(token, lapsed._id, { step: 'cancel' })).status).toBe(409)
    expect(await sumsOf(_user)).toEqual(new Set([5000]))
  })

  it('are spent in the order in which they end, and come back with their end, 30 days at least', async () => {
    const { _id: _user, token } = await member()
    const { answer } = await place(token, 0, 10_000)
    const { _id: _order } = answer.order
    const other = (await place(token, 0, 10_000)).answer.order._id
    const third = (await place(token, 0, 10_000)).answer.order._id
    await atOnce(async (own) => {
      await earnPoints(own, { _user, _order, amount: 700 }, inDays(-360))
      await earnPoints(own, { _user, _order: other, amount: 800 }, inDays(-100))
      await spendPoints(own, { _user, _order: third, amount: 1000 }, inDays(0))
    })
    const left = async () =>
      (
        await db
          .selectFrom('shopPointLots')
          .select(['left', 'expiresAt'])
          .where('_user', '=', _user)
          .where('left', '>', 0)
          .orderBy('expiresAt')
          .orderBy('left')
          .execute()
      ).map((lot) => [lot.left, Math.round((Date.parse(lot.expiresAt) - Date.now()) / 86_400_000)])
    expect(await left()).toEqual([[500, 265]])
    await atOnce((own) => returnPoints(own, third, 400, inDays(1)))
    expect(await left(), 'those first that end last').toEqual([
      [100, 31],
      [300, 265],
      [500, 265],
    ])
    await atOnce((own) => returnPoints(own, third, 600, inDays(1)))
    await expect(atOnce((own) => returnPoints(own, third, 1, inDays(1)))).rejects.toThrow('more come back')
    expect(await sumsOf(_user)).toEqual(new Set([1500]))
  })

  it('that are over are gone, whether the clock has noted it or not', async () => {
    const { _id: _user, token } = await member()
    await give(_user, 3000)
    const end = inDays(366 * pointRules.years)
    expect([await pointsAt(db, _user, inDays(364)), await pointsAt(db, _user, end)]).toEqual([3000, 0])
    const { order } = (await place(token, 0, 10_000)).answer
    await expect(atOnce((own) => spendPoints(own, { _user, _order: order._id, amount: 1000 }, end))).rejects.toMatchObject({
      code: 'pointsGone',
    })
    await Promise.all([expirePoints(platform, new Date(end)), expirePoints(platform, new Date(end))])
    expect((await own(token)).points.map(({ kind, change }) => [kind, change])).toEqual([
      ['expired', -3000],
      ['given', 3000],
    ])
    expect(await sumsOf(_user)).toEqual(new Set([0]))
  })

  it('of one balance are spent once, whoever asks at the same moment', async () => {
    const { token, _id: _user } = await member()
    await give(_user, 2500)
    const answers = await Promise.all([1, 2, 3, 4].map(() => place(token, 1000, 9000)))
    // After two of them 500 are left: too few to spend.
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409])
    expect(await sumsOf(_user)).toEqual(new Set([500]))
  })

  it('are given and taken by staff of the shop with a reason, and read by their member alone', async () => {
    const [{ token, _id }, other] = [await member(), await member()]
    expect((await give(_id, 0)).error.issues).toMatchObject([{ path: 'change' }])
    expect((await give(_id, -1)).error.code).toBe('pointsGone')
    expect((await give(_id, 100, token)).status).toBe(403)
    expect((await give(_id, 300)).answer.balance).toBe(300)
    expect((await give(_id, -100)).answer.balance).toBe(200)
    const read = await server.ask('GET /api/console/shop/members/{_id}/points', { token: staff, params: { _id } })
    expect(read.answer.points).toMatchObject([
      { kind: 'taken', change: -100, reason: '시험', user: expect.any(String) as string },
      { kind: 'given', change: 300 },
    ])
    expect(JSON.stringify(await own(token))).not.toContain('"user"')
    expect((await own(other.token)).summary.total).toBe(0)
    expect((await give(crypto.randomUUID(), 5)).status).toBe(404)
  })

  it('at random add up to the point', async () => {
    const random = randomFrom(4)
    const { token, _id: _user } = await member()
    const orders: string[] = []
    await give(_user, 4000)
    for (let round = 0; round < 40; round += 1) {
      const points = 1000 + Math.floor(random() * 1500)
      const _id = orders[Math.floor(random() * orders.length)] ?? ''
      const ways = [
        async () => {
          const placed = await place(token, points, 20_000 - points, 2)
          if (placed.status === 201) orders.push(placed.answer.order._id)
        },
        () => act(token, _id, { step: 'cancel', refundAccount: '시험은행 1' }),
        () => step(_id, { step: 'pay', amount: 20_000 - points }),
        () => atOnce((own) => holdPoints(own, _user, inDays(0))),
        () => lapseOrders(platform, days(random() < 0.2 ? 2 : 0)),
        () => give(_user, Math.floor((random() - 0.4) * 2000)),
      ]
      const pick = () => ways[Math.floor(random() * ways.length)]?.()
      await Promise.all([pick(), pick()])
      const sums = await sumsOf(_user)
      expect(sums.size, [...sums].join()).toBe(1)
      const open = await db
        .selectFrom('shop_orders')
        .select(['points', 'state'])
        .where('_user', '=', _user)
        .where('state', '!=', 'cancelled')
        .execute()
      const spent = await db
        .selectFrom('shopPointMovements')
        .select('change')
        .where('_user', '=', _user)
        .where('kind', 'in', ['spent', 'returned'])
        .execute()
      expect(spent.reduce((sum, { change }) => sum + change, 0) + open.reduce((sum, order) => sum + Number(order.points), 0)).toBe(0)
    }
  })
})

it('tells members once of points that end within 30 days, together, where there is enough to spend', async () => {
  const { _id, token } = await member()
  const told = async () => {
    await tellOfExpiry(platform)
    const { answer } = await server.ask('GET /api/v1/me/notifications', { token })
    return answer.notifications.filter(({ kind }) => kind === 'pointsEnd').map(({ text }) => text)
  }
  await give(_id, 700)
  await give(_id, 500)
  const lots = db.updateTable('shopPointLots').where('_user', '=', _id)
  await lots.set({ expiresAt: inDays(31) }).execute()
  expect(await told()).toEqual([])
  await lots.set({ expiresAt: inDays(29) }).execute()
  const [text = '', ...others] = await told()
  expect([text, others]).toEqual([expect.stringMatching(/^\d{4}년 \d+월 \d+일부터 포인트 1,200P가 사라집니다/), []])
  await give(_id, 100)
  await lots.set({ expiresAt: inDays(29) }).execute()
  expect(await told(), 'nothing more within a week').toHaveLength(1)
  await lots
    .where('toldAt', 'is not', null)
    .set({ toldAt: inDays(-8) })
    .execute()
  expect(await told()).toHaveLength(2)
  expect(await told()).toHaveLength(2)

  const poor = await member()
  await give(poor._id, 900)
  await db
    .updateTable('shopPointLots')
    .where('_user', '=', poor._id)
    .set({ expiresAt: inDays(2) })
    .execute()
  await tellOfExpiry(platform)
  expect(
    await db.selectFrom('notifications').select('_id').where('_user', '=', poor._id).where('kind', '=', 'pointsEnd').execute(),
  ).toEqual([])
})
