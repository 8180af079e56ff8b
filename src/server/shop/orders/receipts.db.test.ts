import { describe, expect, it } from 'vitest'
import { receiptUntilOf } from '#contract/shop/receipt-rules.ts'
import { addMember } from '../../testing/members.ts'
import { ordersOf, receiver, refundAccount } from '../../testing/orders.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop } from '../../testing/shop.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
const { step, place, read } = ordersOf(server, staff)
let count = 0
const member = () => addMember(server, `receipted${(count += 1)}`)
const ask = (token: string, _id: string, receipt: object | null) =>
  server.ask('PUT /api/v1/me/orders/{_id}/receipt', { token, params: { _id }, body: { receipt } })
const shown = async (_id: string) => {
  const params = { _id }
  const { order } = (await server.ask('GET /api/console/shop/orders/{_id}', { token: staff, params })).answer
  const { receipts, receiptDue } = (await server.ask('GET /api/console/shop/orders/{_id}/progress', { token: staff, params })).answer
  const { needsReceipt, receiptUntil, receipted } = order
  return { needsReceipt, receiptUntil, receipted, receiptDue, changes: receipts.map(({ change }) => change) }
}
const note = (_id: string, amount: number, token = staff) =>
  server.ask('POST /api/console/shop/orders/{_id}/receipts', { token, params: { _id }, body: { amount, approvalNumber: '1234' } })
/** An order of ten pieces, which is paid. */
async function paid(token: string, quantity: number) {
  const { _variant } = await addGoods(server, 50)
  const total = 10_000 * quantity + (quantity < 5 ? 3000 : 0)
  const order = await place(token, [{ _variant, quantity, price: 10_000 }], total)
  return { order, pay: () => step(order._id, { step: 'pay', amount: total }) }
}

describe('a cash receipt', () => {
  it('is asked for by number, due within five days once there is money, and noted once', async () => {
    const { token } = await member()
    const { order, pay } = await paid(token, 2)
    expect(order.receipt).toMatchObject({ use: null, identity: null, company: null, issued: 0, approvalNumbers: [], canAsk: true })
    expect((await ask(token, order._id, { use: 'income', identity: '12' })).error).toMatchObject({ code: 'invalid' })
    const { answer } = await ask(token, order._id, { use: 'income', identity: '010-0000-1234' })
    expect(answer.order.receipt).toMatchObject({ use: 'income', identity: '01000001234' })
    expect(await shown(order._id)).toMatchObject({ needsReceipt: false, receiptDue: 0 })
    await pay()
    const { receiptUntil, ...due } = await shown(order._id)
    expect(due).toMatchObject({ needsReceipt: true, receiptDue: 23_000 })
    expect(Math.round((Date.parse(receiptUntil ?? '') - Date.now()) / 86_400_000)).toBe(5)
    const { summary } = (await server.ask('GET /api/console/shop/orders', { token: staff, query: { needsReceipt: true } })).answer
    expect(summary.total).toBe(1)
    expect((await note(order._id, 13_000)).error.code).toBe('receiptDiffers')
    const twice = await Promise.all([note(order._id, 23_000), note(order._id, 23_000)])
    expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
    expect(await shown(order._id)).toEqual({ needsReceipt: false, receiptUntil: null, receipted: 23_000, receiptDue: 0, changes: [23_000] })
    expect((await read(token, order._id)).receipt).toMatchObject({ issued: 23_000, approvalNumbers: ['1234'], canAsk: false })
    expect((await ask(token, order._id, null)).error.code).toBe('receiptIssued')
  })

  it('is due without being asked for from 100,000 won on, and is taken back by what goes back', async () => {
    const { token } = await member()
    const { order, pay } = await paid(token, 10)
    await pay()
    expect(await shown(order._id)).toMatchObject({ needsReceipt: true, receiptDue: 100_000 })
    await note(order._id, 100_000)
    const line = order.lines[0]?._id ?? ''
    const body = { action: 'cancel', quantity: 1, amount: 10_000, refundAccount }
    await server.ask('PUT /api/v1/me/purchases/{_id}', { token, params: { _id: line }, body })
    expect(await shown(order._id), 'it is here yet').toMatchObject({ needsReceipt: false })
    await step(order._id, { step: 'refund' })
    expect(await shown(order._id)).toMatchObject({ needsReceipt: true, receiptDue: -10_000 })
    expect((await note(order._id, -10_000)).status).toBe(204)
    await server.ask('PUT /api/v1/me/orders/{_id}', { token, params: { _id: order._id }, body: { step: 'cancel', refundAccount } })
    await step(order._id, { step: 'refund' })
    await note(order._id, -90_000)
    expect(await shown(order._id)).toMatchObject({ needsReceipt: false, receipted: 0, changes: [100_000, -10_000, -90_000] })
    const rows = await db.selectFrom('shopReceipts').select('balance').where('_order', '=', order._id).orderBy('_id').execute()
    expect(rows.map(({ balance }) => balance)).toEqual([100_000, 90_000, 0])
  })

  it("can be left again before it is issued, is noted by staff too, and is nobody else's", async () => {
    const { token } = await member()
    const { order, pay } = await paid(token, 1)
    await ask(token, order._id, { use: 'expense', identity: '123-45-67890' })
    expect((await ask((await member()).token, order._id, null)).status).toBe(404)
    await pay()
    expect((await ask(token, order._id, null)).answer.order.receipt).toMatchObject({ use: null, identity: null })
    expect(await shown(order._id)).toMatchObject({ needsReceipt: false })
    const write = (body: object) => server.ask('PUT /api/console/shop/orders/{_id}', { token: staff, params: { _id: order._id }, body })
    expect((await write({ receiptUse: 'income', receiptIdentity: '01000001234' })).status).toBe(200)
    expect(await shown(order._id)).toMatchObject({ needsReceipt: true, receiptDue: 13_000 })
    expect((await note(order._id, 13_000, token)).status).toBe(403)
  })

  it('of a guest is asked for by number and telephone number', async () => {
    const { _variant } = await addGoods(server, 5)
    const body = { ...receiver, lines: [{ _variant, quantity: 1, price: 10_000 }], total: 13_000 }
    const { number } = (await server.ask('POST /api/v1/shop/orders', { body })).answer.order
    const receipt = { use: 'income', identity: '01000001234' }
    const send = (phone: string) => server.ask('PUT /api/v1/shop/orders/receipt', { body: { number, phone, receipt } })
    expect((await send('010-0000-9999')).error.code).toBe('guestOrder')
    expect((await send('010-0000-1234')).answer.order.receipt.use).toBe('income')
  })
})

describe('a tax invoice', () => {
  const business = { use: 'invoice', identity: '123-45-67891', company: '달숲다원', representative: '김도현', email: 'TAX@example.com' }

  it('is asked for instead of a cash receipt, with all that it says of a business, and is due until the tenth of the next month', async () => {
    const { token } = await member()
    const { order, pay } = await paid(token, 10)
    for (const wrong of [{ identity: '123-45-67890' }, { company: ' ' }, { email: 'tax' }, { representative: undefined }])
      expect((await ask(token, order._id, { ...business, ...wrong })).error, JSON.stringify(wrong)).toMatchObject({ code: 'invalid' })
    const { answer } = await ask(token, order._id, business)
    const said = { use: 'invoice', identity: '1234567891', company: '달숲다원', representative: '김도현', email: 'tax@example.com' }
    expect(answer.order.receipt).toMatchObject(said)
    await pay()
    const { receiptUntil, ...due } = await shown(order._id)
    expect(due).toMatchObject({ needsReceipt: true, receiptDue: 100_000 })
    expect(receiptUntil).toBe(receiptUntilOf('invoice', new Date().toISOString()))
    expect((await note(order._id, 100_000)).status).toBe(204)
    expect((await ask(token, order._id, { use: 'income', identity: '01000001234' })).error.code, 'no second proof').toBe('receiptIssued')
  })

  it('becomes a cash receipt again with the deadline of one, and nothing is left of the business', async () => {
    const { token } = await member()
    const { order, pay } = await paid(token, 1)
    await ask(token, order._id, business)
    await pay()
    const { answer } = await ask(token, order._id, { use: 'income', identity: '01000001234' })
    expect(answer.order.receipt).toMatchObject({ use: 'income', company: null, representative: null, email: null })
    const { receiptUntil } = await shown(order._id)
    expect(Math.round((Date.parse(receiptUntil ?? '') - Date.now()) / 86_400_000)).toBe(5)
  })

  it('is noted by staff with all that it needs', async () => {
    const { token } = await member()
    const { order } = await paid(token, 1)
    const write = (body: object) => server.ask('PUT /api/console/shop/orders/{_id}', { token: staff, params: { _id: order._id }, body })
    const half = { receiptUse: 'invoice', receiptIdentity: '123-45-67891', invoiceCompany: '달숲다원', invoiceRepresentative: '김도현' }
    expect((await write(half)).error.issues).toMatchObject([{ path: 'invoiceEmail' }])
    const whole = { ...half, invoiceEmail: 'tax@example.com' }
    expect((await write({ ...whole, receiptIdentity: '123' })).error.issues).toMatchObject([{ path: 'receiptIdentity' }])
    expect((await write(whole)).answer.order).toMatchObject({ receiptIdentity: '1234567891', invoiceCompany: '달숲다원' })
    expect((await read(token, order._id)).receipt).toMatchObject({ use: 'invoice', company: '달숲다원' })
  })
})
