import { describe, expect, it } from 'vitest'
import { addMember } from '../../testing/members.ts'
import { ordersOf, refundAccount } from '../../testing/orders.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { confirmOrders } from '../orders/clock.ts'
import { stockOf } from '../stock.ts'

const server = await serverForFile({ hasAccounts: true })
const { platform } = server.app
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
const { place, step, act, read, desk, deliver, age, kindsOf } = ordersOf(server, staff)
let count = 0
const day = 24 * 3_600_000

/** A member with two blue pieces of 10,000 won that have come, of a product that there is in red, too, and in a dearer gold. */
async function bought() {
  const { token, _id: _user } = await addMember(server, `exchanger${(count += 1)}`)
  const colours = ['쪽', '감', '금']
  const { product } = await addGoods(server, 5, {
    options: [
      {
        name: { ko: '색' },
        values: [{ ko: '쪽', en: 'Blue' }, { ko: '감', en: 'Red' }, { ko: '금' }],
      },
    ],
    variants: colours.map((colour, index) => ({
      code: `COLOUR-${count}-${index}`,
      values: [colour],
      priceDifference: colour === '금' ? 5000 : 0,
    })),
  })
  const [blue, red, gold] = (await stockOf(db, product)).map(({ _id }) => _id) as [string, string, string]
  const order = await place(token, [{ _variant: blue, quantity: 2, price: 10_000 }], 23_000)
  await step(order._id, { step: 'pay', amount: 23_000 })
  await deliver(order._id)
  const line = order.lines[0]?._id ?? ''
  const ask = (change: object) =>
    act(token, line, { action: 'exchange', quantity: 1, cause: 'defect', _newVariant: red, amount: 0, ...change })
  const claims = async () => (await read(token, order._id)).lines[0]?.claims ?? []
  const stocks = async () => [await stockAt(server, blue), await stockAt(server, red)]
  return { token, _user, _id: order._id, line, blue, red, gold, ask, claims, stocks }
}
const salesOf = async () => {
  const today = new Date().toISOString().slice(0, 10)
  const span = {
    from: new Date(Date.parse(today) - day).toISOString().slice(0, 10),
    to: new Date(Date.parse(today) + day).toISOString().slice(0, 10),
  }
  const { products, total } = (await server.ask('GET /api/console/statistics/productsSales', { token: staff, query: span })).answer
  return { total, net: products.reduce((sum, { net }) => sum + net, 0), pieces: products.reduce((sum, { pieces }) => sum + pieces, 0) }
}

describe('an exchange', () => {
  it('holds the other piece from the asking on, and sends it once the first has come back: nothing is sold or owed by it', async () => {
    const { _user, _id, token, ask, claims, stocks } = await bought()
    const before = await salesOf()
    expect((await ask({ text: '금이 가 있습니다' })).answer.order).toMatchObject({ state: 'delivered', steps: [], refundDue: 0 })
    expect(await stocks()).toEqual([3, 4])
    const [claim] = await claims()
    const { _id: _claim = '' } = claim ?? {}
    expect(claim).toMatchObject({
      kind: 'exchange',
      state: 'requested',
      newValues: ['감'],
      postage: 0,
      amount: 0,
      text: '금이 가 있습니다',
    })
    expect((await desk(_claim, { step: 'send', carrier: '시험택배', trackingNumber: '2' })).error.code, 'it has not come').toBe(
      'orderState',
    )
    expect((await desk(_claim, { step: 'receive', isSellable: false })).answer.claim.state).toBe('received')
    expect((await act(token, (await read(token, _id)).lines[0]?._id ?? '', { action: 'withdraw', _claim })).error.code).toBe('orderState')
    expect((await desk(_claim, { step: 'send' })).error.issues).toMatchObject([{ path: 'carrier' }, { path: 'trackingNumber' }])
    const sent = await desk(_claim, { step: 'send', carrier: '시험택배', trackingNumber: '2' })
    expect(sent.answer.claim).toMatchObject({ state: 'closed', trackingNumber: '2' })
    expect((await desk(_claim, { step: 'send', carrier: '시험택배', trackingNumber: '2' })).error.code).toBe('orderState')
    expect(await stocks(), 'what came back was broken').toEqual([3, 4])
    expect(await salesOf()).toEqual(before)
    expect(await read(token, _id)).toMatchObject({ refundDue: 0, total: 23_000, steps: ['confirm'] })
    expect((await kindsOf(_user)).slice(-2)).toEqual(['exchangeReceived', 'exchangeSent'])
  })

  it('is of the same product at the same price, of what there is, for a reason that counts', async () => {
    const { ask, gold, blue, red, line, token } = await bought()
    const other = await addGoods(server, 5)
    expect((await ask({ _newVariant: gold })).error.code).toBe('notExchangeable')
    expect((await ask({ _newVariant: other._variant })).error.code).toBe('notExchangeable')
    expect((await ask({ _newVariant: undefined })).error.issues).toMatchObject([{ path: '_newVariant' }])
    expect((await ask({ quantity: 3 })).error.code).toBe('tooManyPieces')
    expect((await ask({ _variant: red })).error.code, 'nobody has a red one').toBe('tooManyPieces')
    expect((await ask({ cause: 'soldOut' })).error.code).toBe('returnOver')
    expect((await ask({ _newVariant: blue })).status, 'the same, whole').toBe(200)
    expect((await act(token, line, { action: 'return', quantity: 2, cause: 'defect', amount: 0, refundAccount })).error.code).toBe(
      'tooManyPieces',
    )
  })

  it('that its shopper wants is paid for, there and back, before the other piece is sent', async () => {
    const { _id, token, ask, claims } = await bought()
    const before = await salesOf()
    expect((await ask({ cause: 'changeOfMind' })).error).toMatchObject({
      code: 'postageChanged',
      message: expect.stringContaining('6,000') as string,
    })
    const asked = await ask({ cause: 'changeOfMind', amount: 6000 })
    expect(asked.answer.order, 'where to').toMatchObject({
      bankAccount: '시험은행 000-00 센터',
      total: 23_000,
      terms: { isPostagePaid: true },
    })
    const _claim = (await claims())[0]?._id ?? ''
    await desk(_claim, { step: 'receive', isSellable: true })
    const send = (more: object) => desk(_claim, { step: 'send', carrier: '시험택배', trackingNumber: '3', ...more })
    expect((await send({})).error.issues).toMatchObject([{ path: 'postage' }])
    expect((await send({ postage: 5000 })).error).toMatchObject({
      code: 'postageDiffers',
      message: expect.stringContaining('6,000') as string,
    })
    expect((await send({ postage: 6000 })).status).toBe(200)
    expect(await read(token, _id)).toMatchObject({ bankAccount: null, postage: 6000, total: 29_000, goods: 20_000, refundDue: 0 })
    const after = await salesOf()
    expect(after).toMatchObject({ net: before.net, pieces: before.pieces })
    expect(after.total).toEqual({
      ...before.total,
      paid: before.total.paid + 6000,
      net: before.total.net + 6000,
      delivery: before.total.delivery + 6000,
    })
  })

  it('that is refused or withdrawn gives back what was held', async () => {
    const { line, token, ask, claims, stocks } = await bought()
    await ask({ quantity: 2 })
    expect(await stocks()).toEqual([3, 3])
    await act(token, line, { action: 'withdraw', _claim: (await claims())[0]?._id })
    expect(await stocks()).toEqual([3, 5])
    await ask({})
    const refused = await desk((await claims())[1]?._id ?? '', { step: 'refuse', answer: '쓰신 흔적이 있습니다.' })
    expect(refused.answer.claim).toMatchObject({ state: 'refused', answer: '쓰신 흔적이 있습니다.' })
    expect(await stocks()).toEqual([3, 5])
  })

  it('becomes a return where there is nothing to send after all', async () => {
    const { _id, token, ask, claims, stocks } = await bought()
    await ask({ cause: 'changeOfMind', amount: 6000 })
    const _claim = (await claims())[0]?._id ?? ''
    await desk(_claim, { step: 'receive', isSellable: true })
    const refunded = await desk(_claim, { step: 'refund' })
    expect(refunded.answer.claim).toMatchObject({
      kind: 'return',
      state: 'closed',
      goods: 10_000,
      postage: 3000,
      amount: 7000,
      _newVariant: null,
    })
    expect(await stocks()).toEqual([4, 5])
    expect(await read(token, _id)).toMatchObject({ refundDue: 7000, lines: [{ ended: 1 }] })
    await step(_id, { step: 'refund' })
    expect(await read(token, _id)).toMatchObject({ refundDue: 0, steps: ['confirm'] })
  })

  it('gives what was sent its own time: it can come back as what it is, and the clock waits', async () => {
    const { _id, token, line, red, ask, claims, stocks } = await bought()
    await age(_id, 6)
    await ask({})
    const first = (await claims())[0]?._id ?? ''
    await desk(first, { step: 'receive', isSellable: false })
    await desk(first, { step: 'send', carrier: '시험택배', trackingNumber: '4' })
    await confirmOrders(platform, new Date(Date.now() + 2 * day))
    expect((await read(token, _id)).state, 'seven days from the other piece on').toBe('delivered')
    const back = { action: 'return', cause: 'defect', refundAccount, amount: 10_000, quantity: 1 }
    expect((await act(token, line, { ...back, quantity: 2, amount: 23_000 })).error.code, 'one is blue').toBe('tooManyPieces')
    expect((await act(token, line, { ...back, _variant: red })).status).toBe(200)
    await desk((await claims())[1]?._id ?? '', { step: 'receive', isSellable: true })
    expect(await stocks()).toEqual([3, 5])
    await confirmOrders(platform, new Date(Date.now() + 8 * day))
    expect((await read(token, _id)).state).toBe('confirmed')
  })
})
