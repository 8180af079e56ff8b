import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { claimCauses } from '#contract/shop/refund.ts'
import { refundDayOf, refundInterest, refundUntilOf } from '#contract/shop/refund-deadline.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { leave } from '../../http/personal.ts'
import { sendFile } from '../../testing/companies.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf, receiver, refundAccount } from '../../testing/orders.ts'
import { randomFrom } from '../../testing/random.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { confirmOrders } from '../orders/clock.ts'
import { leaveOrders } from '../orders/leaving.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { platform } = server.app
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
const picture = new File([await readFile(new URL('../../../demo/pictures/shop-30.webp', import.meta.url))], 'cup.webp')
let count = 0
const member = () => addMember(server, `claimer${(count += 1)}`)
const { place, step, act, read, desk, deliver, age, kindsOf } = ordersOf(server, staff)
const drop = (_id: string, body: object) =>
  server.ask('POST /api/console/shop/orders/{_id}/cancellations', { token: staff, params: { _id }, body })
const give = (_id: string, change: number) =>
  server.ask('POST /api/console/shop/members/{_id}/points', { token: staff, params: { _id }, body: { change, reason: '시험' } })
/** An order of three and two pieces, of 55,000 won, delivered free, that is paid; its goods. */
async function bought(token: string) {
  const [tea, cup] = [await addGoods(server, 9), await addGoods(server, 9, { price: 12_500 })]
  const lines = [
    { _variant: tea._variant, quantity: 3, price: 10_000 },
    { _variant: cup._variant, quantity: 2, price: 12_500 },
  ]
  const { _id, lines: ordered } = await place(token, lines, 55_000)
  await step(_id, { step: 'pay', amount: 55_000 })
  const [first, second] = ordered.map((each) => each._id) as [string, string]
  return { _id, first, second, tea: tea._variant, cup: cup._variant }
}

describe('pieces of an order', () => {
  it('are cancelled before it is sent: their stock comes back, and their money without the delivery that is due now', async () => {
    const { token } = await member()
    const { _id, first, cup, tea } = await bought(token)
    const body = { action: 'cancel' as const, quantity: 1, refundAccount }
    expect((await act(token, first, { ...body, amount: 10_000 })).error).toMatchObject({
      code: 'refundChanged',
      message: expect.stringContaining('7,000') as string,
    })
    expect((await act(token, first, { action: 'cancel', quantity: 1, amount: 7000 })).error.issues).toMatchObject([
      { path: 'refundAccount' },
    ])
    expect((await act(token, first, { ...body, quantity: 4, amount: 0 })).error).toMatchObject({ code: 'tooManyPieces' })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const cancel = () =>
      server.ask('PUT /api/v1/me/purchases/{_id}', { token, headers, params: { _id: first }, body: { ...body, amount: 7000 } })
    const { order } = (await cancel()).answer
    expect((await cancel()).answer.order.lines[0]?.ended, 'sent again').toBe(1)
    expect(order).toMatchObject({
      state: 'paid',
      refundDue: 7000,
      terms: { deliveryNow: 3000, isSent: false },
      lines: [
        { ended: 1, claims: [{ kind: 'cancel', state: 'closed', quantity: 1, goods: 10_000, delivery: -3000, amount: 7000 }] },
        { ended: 0 },
      ],
    })
    expect([await stockAt(server, tea), await stockAt(server, cup)]).toEqual([7, 7])
    await step(_id, { step: 'refund' })
    expect((await step(_id, { step: 'refund' })).error.code).toBe('orderState')
    expect((await read(token, _id)).refundDue).toBe(0)
    const rest = await act(token, first, { action: 'cancel', quantity: 2, amount: 20_000 })
    expect(rest.answer.order.state).toBe('paid')
    // The last piece brings back what its delivery would have cost.
    const { second } = { second: order.lines[1]?._id ?? '' }
    expect((await act(token, second, { action: 'cancel', quantity: 2, amount: 28_000 })).answer.order).toMatchObject({
      state: 'cancelled',
      refundDue: 48_000,
      timeline: [{ step: 'place' }, { step: 'pay' }, { step: 'refund' }, { step: 'cancel' }],
    })
    expect([await stockAt(server, tea), await stockAt(server, cup)]).toEqual([9, 9])
  })

  it('that staff do not have are cancelled by them, at no cost to the shopper', async () => {
    const { token } = await member()
    const { _id, first } = await bought(token)
    expect((await drop(_id, { _line: first, quantity: 3, cause: 'soldOut' })).answer.amount).toBe(30_000)
    expect((await drop(_id, { _line: first, quantity: 1, cause: 'soldOut' })).error.code).toBe('tooManyPieces')
    expect((await read(token, _id)).terms.deliveryNow).toBe(0)
    await deliver(_id)
    expect((await drop(_id, { _line: first, quantity: 1, cause: 'soldOut' })).error.code, 'it is sent').toBe('orderState')
  })

  it('come back: asked for with the amount that is shown, and paid back once they are here', async () => {
    const { token, _id: _user } = await member()
    const { _id, first, second, tea } = await bought(token)
    expect((await act(token, first, { action: 'return', quantity: 1, cause: 'defect', amount: 0, refundAccount })).error.code).toBe(
      'returnOver',
    )
    await deliver(_id)
    expect((await read(token, _id)).returnCauses).toEqual(['changeOfMind', 'defect', 'wrong'])
    const body = { action: 'return', quantity: 2, cause: 'changeOfMind', text: '색이 다릅니다', refundAccount }
    const asked = await act(token, first, { ...body, amount: 14_000 })
    expect(asked.answer.order).toMatchObject({ state: 'delivered', refundDue: 0, steps: [], terms: { isPostagePaid: true } })
    const [claim] = asked.answer.order.lines[0]?.claims ?? []
    expect(claim).toMatchObject({
      state: 'requested',
      goods: 20_000,
      delivery: -3000,
      postage: 3000,
      amount: 14_000,
      text: '색이 다릅니다',
    })
    expect((await act(token, first, { ...body, amount: 14_000 })).error.code, 'one is left').toBe('tooManyPieces')
    const other = await act(token, second, { ...body, quantity: 1, amount: 12_500 })
    expect(other.status, 'in the same parcel').toBe(200)
    await confirmOrders(platform, new Date(Date.now() + 30 * 24 * 3_600_000))
    expect((await read(token, _id)).state, 'the clock waits').toBe('delivered')
    const withdrawn = await act(token, second, { action: 'withdraw', _claim: other.answer.order.lines[1]?.claims[0]?._id })
    expect(withdrawn.answer.order.lines[1]?.claims[0]?.state).toBe('withdrawn')

    expect((await desk(claim?._id ?? '', { step: 'receive' })).error.issues).toMatchObject([{ path: 'isSellable' }])
    const received = await desk(claim?._id ?? '', { step: 'receive', isSellable: true })
    expect(received.answer.claim).toMatchObject({ state: 'closed', amount: 14_000 })
    expect((await desk(claim?._id ?? '', { step: 'receive', isSellable: true })).error.code).toBe('orderState')
    expect(await stockAt(server, tea)).toBe(8)
    expect(await read(token, _id)).toMatchObject({ refundDue: 14_000, steps: ['confirm'], earns: 350 })
    await step(_id, { step: 'refund' })
    expect((await act(token, _id, {})).status).toBe(400)
    expect(await kindsOf(_user)).toEqual(['placed', 'paid', 'shipped', 'delivered', 'returned', 'refunded'])
  })

  it('have pictures, which their shopper and staff see until they are decided on, and which go with the account', async () => {
    const { token, _id: _user } = await member()
    const { _id, first } = await bought(token)
    await deliver(_id)
    const asked = await act(token, first, { action: 'return', quantity: 1, cause: 'defect', amount: 10_000, refundAccount })
    const [claim] = asked.answer.order.lines[0]?.claims ?? []
    const send = (index: number, by = token, file = picture) =>
      sendFile(server, `/api/v1/me/purchases/claims/${claim?._id}/images/${index}`, 'image', file, by)
    for (const index of [1, 0, 1]) expect((await send(index)).status).toBe(201)
    expect([(await send(5)).status, (await send(2, token, new File(['x'], 'x.png'))).status]).toEqual([400, 415])
    const other = await member()
    expect((await send(2, other.token)).status).toBe(404)
    const images = (await read(token, _id)).lines[0]?.claims[0]?.images ?? []
    expect(images.map(({ index }) => index)).toEqual([0, 1])
    const files = () => db.selectFrom('files').select(['_id', 'isPublic']).where('_user', '=', _user).execute()
    expect(await files(), 'the one that was replaced is gone').toMatchObject([{ isPublic: 0 }, { isPublic: 0 }])
    const statusOf = async (by?: string) => {
      const headers = by === undefined ? {} : { authorization: `Bearer ${by}` }
      return (await server.app.inject({ url: `/api/v1/files/${images[0]?._file}`, headers })).statusCode
    }
    expect(await Promise.all([statusOf(token), statusOf(staff), statusOf(other.token), statusOf()])).toEqual([200, 200, 404, 404])
    const take = (index: 0 | 1) =>
      server.ask('DELETE /api/v1/me/purchases/claims/{_id}/images/{index}', { token, params: { _id: claim?._id ?? '', index } })
    expect([(await take(1)).status, (await take(1)).status]).toEqual([204, 404])
    await desk(claim?._id ?? '', { step: 'receive', isSellable: true })
    expect([(await send(2)).status, (await take(0)).status]).toEqual([409, 409])
    await inTransaction(db, (own) => leave(_user, { ...own, platform }, [leaveOrders]))
    expect(await files()).toEqual([])
  })

  it('are refused with a reason, and can be asked for again', async () => {
    const { token } = await member()
    const { _id, first } = await bought(token)
    await deliver(_id)
    const body = { action: 'return', quantity: 1, cause: 'wrong', amount: 10_000, refundAccount }
    const ask = async () => (await act(token, first, body)).answer.order.lines[0]?.claims.at(-1)?._id ?? ''
    const claim = await ask()
    expect((await desk(claim, { step: 'refuse' })).error.issues).toMatchObject([{ path: 'answer' }])
    expect((await desk(claim, { step: 'refuse', answer: '주문하신 상품이 맞습니다.' })).answer.claim.state).toBe('refused')
    expect((await read(token, _id)).lines[0]?.claims[0]?.answer).toBe('주문하신 상품이 맞습니다.')
    // What turns out to be another reason than was said is paid for as that.
    const received = await desk(await ask(), { step: 'receive', cause: 'changeOfMind', isSellable: false })
    expect(received.answer.claim).toMatchObject({ cause: 'changeOfMind', amount: 4000, delivery: -3000, postage: 3000 })
  })

  it('can be given back for 7 days, and for three months where they are not as they should be', async () => {
    const { token } = await member()
    const { _id } = await bought(token)
    await deliver(_id)
    await age(_id, 8)
    expect((await read(token, _id)).returnCauses).toEqual(['defect', 'wrong'])
    await age(_id, 93)
    expect((await read(token, _id)).returnCauses).toEqual([])
  })

  it('that all come back end the order, with its points, and what they had earned is taken back', async () => {
    const { token, _id: _user } = await member()
    await give(_user, 2000)
    const { _variant } = await addGoods(server, 5, { price: 60_000 })
    const order = await place(token, [{ _variant, quantity: 1, price: 60_000 }], 58_000, { points: 2000 })
    const { _id } = order
    await step(_id, { step: 'pay', amount: 58_000 })
    await deliver(_id)
    await server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id }, body: { step: 'confirm' } })
    const balance = async () => (await server.ask('GET /api/v1/me/points', { token })).answer.balance
    expect(await balance()).toBe(580)
    await give(_user, -400)
    const line = order.lines[0]?._id ?? ''
    const asked = await act(token, line, { action: 'return', quantity: 1, cause: 'defect', amount: 58_000, refundAccount })
    const claim = asked.answer.order.lines[0]?.claims[0]?._id ?? ''
    const received = await desk(claim, { step: 'receive', isSellable: false })
    // 580 were earned, and 400 of them are gone; 2,000 came back before that was looked at.
    expect(received.answer.claim).toMatchObject({ points: 2000, shortfall: 0, amount: 58_000 })
    expect(await balance()).toBe(1600)
    expect(await read(token, _id)).toMatchObject({ state: 'refunded', refundDue: 58_000, steps: [] })
  })

  it('pay for earned points that are spent already as far as their refund goes, and no further', async () => {
    const { token, _id: _user } = await member()
    const [dear, cheap] = [await addGoods(server, 5, { price: 60_000 }), await addGoods(server, 5, { price: 3000 })]
    const lines = [
      { _variant: dear._variant, quantity: 1, price: 60_000 },
      { _variant: cheap._variant, quantity: 1, price: 3000 },
    ]
    const order = await place(token, lines, 63_000)
    await step(order._id, { step: 'pay', amount: 63_000 })
    await deliver(order._id)
    await server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id: order._id }, body: { step: 'confirm' } })
    await give(_user, -630)
    const comeBack = async (place: number, cause: 'changeOfMind' | 'defect', amount: number) => {
      const line = order.lines[place]?._id ?? ''
      const asked = await act(token, line, { action: 'return', quantity: 1, cause, amount, refundAccount })
      const claim = asked.answer.order.lines[place]?.claims[0]?._id ?? ''
      return (await desk(claim, { step: 'receive', isSellable: true })).answer.claim
    }
    // The way back takes all of what was paid for it: the 30 points that it had brought are their member's.
    expect(await comeBack(1, 'changeOfMind', 0)).toMatchObject({ goods: 3000, postage: 3000, shortfall: 0, amount: 0 })
    expect(await comeBack(0, 'defect', 60_000)).toMatchObject({ goods: 60_000, shortfall: 600, amount: 59_400 })
    expect((await server.ask('GET /api/v1/me/points', { token })).answer.balance).toBe(0)
    expect(await read(token, order._id)).toMatchObject({ state: 'refunded', refundDue: 59_400 })
  })

  it('confirm their order once it has come', async () => {
    const { token } = await member()
    const { _id, first } = await bought(token)
    expect((await act(token, first, { action: 'confirm' })).error.code).toBe('orderState')
    await deliver(_id)
    expect((await act((await member()).token, first, { action: 'confirm' })).status).toBe(404)
    expect((await act(token, first, { action: 'confirm' })).answer.order).toMatchObject({ _id, state: 'confirmed', steps: [] })
    expect((await act(token, first, { action: 'confirm' })).error.code).toBe('orderState')
  })

  it('are nobody’s but their shopper’s; a guest says which order it is', async () => {
    const [own, other] = [await member(), await member()]
    const { _id, first } = await bought(own.token)
    const body = { action: 'cancel', quantity: 1, amount: 7000, refundAccount }
    expect((await act(other.token, first, body)).status).toBe(404)
    const { purchases, summary } = (await server.ask('GET /api/v1/me/purchases', { token: own.token })).answer
    expect([purchases.map((each) => [each._id, each._order, each.quantity]).at(0), summary.total]).toEqual([[first, _id, 3], 2])
    expect((await server.ask('GET /api/v1/me/purchases', { token: other.token })).answer.purchases).toEqual([])

    const { _variant } = await addGoods(server, 5)
    const guest = { ...receiver, lines: [{ _variant, quantity: 2, price: 10_000 }], total: 23_000 }
    const { order } = (await server.ask('POST /api/v1/shop/orders', { body: guest })).answer
    await step(order._id, { step: 'pay', amount: 23_000 })
    await deliver(order._id)
    const change = { _id: order.lines[0]?._id ?? '', number: order.number, phone: receiver.phone }
    const back = { action: 'return', quantity: 1, cause: 'changeOfMind', amount: 7000, refundAccount } as const
    const ask = (more: object) => server.ask('PUT /api/v1/shop/orders/purchases', { body: { ...change, ...back, ...more } })
    expect((await ask({ phone: '010-0000-9999' })).status).toBe(404)
    expect((await ask({ _id: first })).status, 'a line of another order').toBe(404)
    expect((await ask({})).answer.order.lines[0]?.claims).toMatchObject([{ state: 'requested', amount: 7000 }])
  })

  it('at random, by everybody at once, leave what was paid, to the won', async () => {
    const random = randomFrom(8)
    const pick = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)] as T
    for (let round = 0; round < 5; round += 1) {
      const { token, _id: _user } = await member()
      await give(_user, 7777)
      const [tea, cup] = [await addGoods(server, 100, { price: 9_990 }), await addGoods(server, 100, { price: 13_330, taxKind: 'exempt' })]
      const lines = [
        { _variant: tea._variant, quantity: 3, price: 9_990 },
        { _variant: cup._variant, quantity: 2, price: 13_330 },
      ]
      const order = await place(token, lines, 56_630 - 7777, { points: 7777 })
      await step(order._id, { step: 'pay', amount: 56_630 - 7777 })
      const isSent = round > 1
      if (isSent) await deliver(order._id)
      for (let turn = 0; turn < 12; turn += 1) {
        const now = await read(token, order._id)
        const line = pick(now.lines)
        const open = now.lines.flatMap(({ claims }) => claims).filter(({ state }) => state === 'requested')
        const cause = pick(claimCauses)
        const body = {
          action: isSent ? 'return' : 'cancel',
          quantity: 1 + Math.floor(random() * 2),
          cause: isSent ? cause : 'changeOfMind',
          refundAccount,
        }
        const ask = async () => {
          const first = await act(token, line._id, { ...body, amount: 1 })
          const amount = /([\d,]+)원/.exec(first.status === 409 ? first.error.message : '')?.[1]?.replaceAll(',', '')
          if (amount !== undefined) await act(token, line._id, { ...body, amount: Number(amount) })
        }
        const ways: (() => unknown)[] = [
          ask,
          () => open[0] && desk(open[0]._id, { step: 'receive', cause: pick(claimCauses), isSellable: random() < 0.5 }),
          () => open[0] && act(token, line._id, { action: 'withdraw', _claim: open[0]._id }),
          () => open[0] && desk(open[0]._id, { step: 'refuse', answer: '아닙니다' }),
          () => step(order._id, { step: 'refund' }),
          () => confirmOrders(platform, new Date(Date.now() + 8 * 24 * 3_600_000)),
          () => drop(order._id, { _line: line._id, quantity: 1, cause: 'soldOut' }),
        ]
        await Promise.all([pick(ways)(), ask()])
        const after = await read(token, order._id)
        const closed = after.lines.flatMap(({ claims }) => claims).filter(({ state }) => state === 'closed')
        const total = (of: (claim: (typeof closed)[number]) => number) => closed.reduce((sum, claim) => sum + of(claim), 0)
        const kept = after.lines.reduce((sum, { price, quantity, ended }) => sum + price * (quantity - ended), 0)
        const row = await db
          .selectFrom('shop_orders')
          .select(['paid', 'owed', 'openReturns'])
          .where('_id', '=', order._id)
          .executeTakeFirstOrThrow()
        const shares = total(({ goods, points }) => goods + points)
        expect(kept + shares, 'goods').toBe(order.goods)
        expect(Number(row.paid) - Number(row.owed) + total(({ amount }) => amount), 'money').toBe(order.total)
        expect(Number(row.openReturns)).toBe(
          after.lines.flatMap(({ claims }) => claims).filter(({ state }) => state === 'requested').length,
        )
        for (const { amount, goods, delivery, postage, shortfall } of closed) expect(amount).toBe(goods + delivery - postage - shortfall)
        expect(
          after.lines.every(
            ({ quantity, ended, claims }) =>
              ended <= quantity &&
              claims.filter(({ state }) => state === 'closed').reduce((sum, claim) => sum + claim.quantity, 0) === ended,
          ),
        ).toBe(true)
        const isOver = after.lines.every(({ quantity, ended }) => ended === quantity)
        expect(['cancelled', 'refunded'].includes(after.state)).toBe(isOver)
      }
      const points = (await server.ask('GET /api/v1/me/points', { token })).answer.points
      const back = points.filter(({ kind }) => kind === 'returned').reduce((sum, { change }) => sum + change, 0)
      const ended = (await read(token, order._id)).lines.flatMap(({ claims }) => claims).filter(({ state }) => state === 'closed')
      expect(back).toBe(ended.reduce((sum, claim) => sum + claim.points, 0))
    }
  })
})

describe('a refund', () => {
  const orderOf = async (_id: string) =>
    (await server.ask('GET /api/console/shop/orders/{_id}', { token: staff, params: { _id } })).answer.order
  const progress = async (_id: string) =>
    (await server.ask('GET /api/console/shop/orders/{_id}/progress', { token: staff, params: { _id } })).answer

  it('has three business days, and brings interest when it is late, which is no sale', async () => {
    const { token } = await member()
    const { _id, first } = await bought(token)
    expect(await progress(_id)).toMatchObject({ refund: null })
    await drop(_id, { _line: first, quantity: 1, cause: 'soldOut' })
    const until = refundUntilOf(new Date().toISOString())
    expect(await orderOf(_id)).toMatchObject({ isOwed: true, refundUntil: until })
    expect((await progress(_id)).refund).toEqual({ amount: 10_000, until: shopDayOf(until), interest: 0 })
    expect((await step(_id, { step: 'refund', interest: 1 })).error.code).toBe('interestTooHigh')
    const late = new Date(Date.now() - 100 * 24 * 3_600_000).toISOString()
    await db.updateTable('shop_claims').set({ closedAt: late }).where('_order', '=', _id).execute()
    await db
      .updateTable('shop_orders')
      .set({ refundUntil: refundUntilOf(late) })
      .where('_id', '=', _id)
      .execute()
    const due = await server.ask('GET /api/console/shop/orders', { token: staff, query: { isOwed: true, due: true } })
    expect(due.answer.orders.map((order) => order._id)).toEqual([_id])
    const { refund } = await progress(_id)
    const expected = refundInterest([{ amount: 10_000, since: late }], 15, new Date().toISOString())
    expect(expected).toBeGreaterThan(350)
    expect(refund).toEqual({ amount: 10_000, until: refundDayOf(late), interest: expected })
    expect((await step(_id, { step: 'refund', interest: expected + 1 })).error.message).toContain(expected.toLocaleString('en'))
    expect((await step(_id, { step: 'refund', interest: expected })).status).toBe(200)
    const after = await progress(_id)
    expect(after.refund).toBeNull()
    expect(after.payments.map(({ change, balance, interest }) => [change, balance, interest])).toEqual([
      [55_000, 55_000, 0],
      [-10_000, 45_000, expected],
    ])
    expect(await orderOf(_id)).toMatchObject({ paid: 45_000, owed: 0, refundUntil: null })
  })
})
