import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { addMember } from '../../testing/members.ts'
import { ordersOf, receiver } from '../../testing/orders.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop } from '../../testing/shop.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { db } = server.database
const staff = await server.login('admin')
await openShop(server)
const { token, _id: _user } = await addMember(server, 'packed')
const { place, step, read, kindsOf } = ordersOf(server, staff)
const goods = await addGoods(server, 900)

async function paid(quantity = 1, change: object = {}) {
  const total = quantity * 10_000 + 3000
  const order = await place(token, [{ _variant: goods._variant, quantity, price: 10_000 }], total, change)
  await step(order._id, { step: 'pay', amount: order.total })
  return order
}
const slips = async (...orders: string[]) =>
  (await server.ask('POST /api/console/shop/packing/slips', { token: staff, body: { orders } })).answer
type Row = [number: string, carrier: string, trackingNumber: string, changedAt?: string | null]
const send = async (isDryRun: boolean, ...some: Row[]) => {
  const rows = some.map(([number, carrier, trackingNumber, changedAt]) => ({
    number,
    carrier,
    trackingNumber,
    ...(changedAt === undefined ? {} : { changedAt }),
  }))
  return (await server.ask('POST /api/console/shop/packing/deliveries', { token: staff, body: { rows, isDryRun } })).answer.results
}
const outcomesOf = async (isDryRun: boolean, ...rows: Row[]) => (await send(isDryRun, ...rows)).map(({ outcome }) => outcome)
const auditOf = (_item: string, action: 'change' | 'export') =>
  db.selectFrom('audit').select('_user').where('_item', '=', _item).where('action', '=', action).execute()

describe('packing', () => {
  it('lists what is paid and delivered, the oldest first, with what of it is not sent', async () => {
    const [first, second] = [await paid(3), await paid()]
    const unpaid = await place(token, [{ _variant: goods._variant, quantity: 1, price: 10_000 }], 13_000)
    const collected = await place(token, [{ _variant: goods._variant, quantity: 1, price: 10_000 }], 10_000, { method: 'pickUp' })
    await step(collected._id, { step: 'pay', amount: 10_000 })
    const [line] = first.lines
    const part = { step: 'ship', carrier: '시험택배', trackingNumber: '1', pieces: [{ _line: line?._id ?? '', quantity: 1 }] }
    await step(first._id, part)
    const { orders, total } = (await server.ask('GET /api/console/shop/packing', { token: staff })).answer
    expect(orders.map(({ _id, pieces, parcels, packedAt }) => [_id, pieces, parcels, packedAt])).toEqual([
      [first._id, 2, 1, null],
      [second._id, 1, 0, null],
    ])
    expect(total).toBe(2)
    expect((await server.ask('GET /api/console/shop/packing', { token })).status, 'a member').toBe(403)
    const made = await slips(first._id, second._id, unpaid._id, collected._id)
    expect(made.slips).toMatchObject([
      { number: first.number, receiver: '정서우', address: receiver.address, parcels: 1, lines: [{ pieces: 2 }] },
      { number: second.number, parcels: 0, lines: [{ pieces: 1 }] },
    ])
    expect(made.left).toBe(2)
    expect(await auditOf(first._id, 'change')).not.toEqual([])
    for (const { _id } of [first, second]) expect((await read(token, _id)).state).toBe('preparing')
    expect((await read(token, unpaid._id)).state).toBe('unpaid')
    expect((await slips(second._id)).slips, 'again').toHaveLength(1)
    await step(unpaid._id, { step: 'cancel', reason: '시험' })
  })

  it('gives a carrier a file of the receivers, with the numbers as they are', async () => {
    const order = await paid(1, { receiver: '=1+1', postcode: '05510' })
    const { answer } = await server.ask('POST /api/console/shop/packing/file', { token: staff, body: { orders: [order._id] } })
    const [heading, row] = await readSheet(Buffer.from(answer.file, 'base64'))
    expect(heading).toEqual(['주문 번호', '받는 분', '연락처', '우편번호', '주소', '상세 주소', '배송 메모', '택배사', '송장번호'])
    expect(row?.slice(0, 5)).toEqual([order.number, '=1+1', '01000001234', '05510', receiver.address])
    expect(await auditOf(order._id, 'export')).toHaveLength(1)
  })

  it('says of each row of a file what is wrong with it, and sends nothing yet', async () => {
    const [right, twice, sent, changed] = [await paid(2), await paid(), await paid(), await paid()]
    await slips(right._id, changed._id)
    await step(sent._id, { step: 'ship', carrier: '시험택배', trackingNumber: '9' })
    const wherever = { receiver: '다른 분', phone: '010-0000-1234', postcode: '05511', address: '서울', addressDetail: null, note: null }
    const lines = changed.lines.map(({ _id: _line, _variant, quantity, price }) => ({ _line, _variant, quantity, price }))
    const body = { ...wherever, method: 'delivery' as const, payer: '정서우', lines, total: changed.total }
    await server.ask('PUT /api/v1/me/orders/{_id}/contents', { token, params: { _id: changed._id }, body })
    const unpaid = await place(token, [{ _variant: goods._variant, quantity: 1, price: 10_000 }], 13_000)
    const results = await send(
      true,
      [` ${right.number} `, '시험 택배', '12-34'],
      [twice.number, '시험택배', '2'],
      [twice.number, '시험택배', '3'],
      ['261128-NOBODY22', '시험택배', '4'],
      [sent.number, '시험택배', '10'],
      [sent.number.toLowerCase(), '시험택배', '9'],
      [unpaid.number, '시험택배', '5'],
      [changed.number, '시험택배', '6'],
      ['', '시험택배', '7'],
      ['261128-NOBODY23', '시험택배', 'x'.repeat(41)],
    )
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'right',
      'twice',
      'twice',
      'unknownOrder',
      'notToBeSent',
      'unknownOrder',
      'notToBeSent',
      'changed',
      'incomplete',
      'tooLong',
    ])
    expect(results[0]).toMatchObject({ _order: right._id, receiver: '정서우', pieces: 2, state: 'preparing' })
    expect(results[6]).toMatchObject({ state: 'unpaid' })
    expect(await outcomesOf(true, [right.number, '다른택배', '1'], [sent.number, '시험택배', '9'])).toEqual([
      'unknownCarrier',
      'alreadySent',
    ])
    expect((await read(token, right._id)).parcels).toEqual([])
    await slips(changed._id)
    expect(await outcomesOf(true, [changed.number, '시험택배', '6']), 'its slip says so now').toEqual(['right'])
    await step(unpaid._id, { step: 'cancel', reason: '시험' })
  })

  it('sends each right row once, with what is left of its order, and tells its shopper; wrong ones stay', async () => {
    const [order, other] = [await paid(3), await paid()]
    const [line] = order.lines
    await step(order._id, { step: 'ship', carrier: '시험택배', trackingNumber: '1', pieces: [{ _line: line?._id ?? '', quantity: 1 }] })
    await slips(order._id, other._id)
    const row: Row = [order.number, '시험 택배', '77-1', null]
    expect(await outcomesOf(false, row, [other.number, '다른택배', '1', null])).toEqual(['sent', 'unknownCarrier'])
    const { state, parcels } = await read(token, order._id)
    expect([state, parcels.length]).toEqual(['shipped', 2])
    expect(parcels[1]).toMatchObject({
      carrier: '시험택배',
      trackingNumber: '77-1',
      trackingUrl: 'https://track.example/771',
      pieces: [{ quantity: 2 }],
    })
    expect((await read(token, other._id)).state).toBe('preparing')
    expect(await outcomesOf(false, row), 'the same file').toEqual(['alreadySent'])
    const both = await Promise.all([1, 2].map(() => outcomesOf(false, [other.number, '시험택배', '5', null])))
    expect(both.flat().toSorted()).toEqual(['alreadySent', 'sent'])
    expect((await read(token, other._id)).parcels).toHaveLength(1)
    expect((await kindsOf(_user)).filter((kind) => kind === 'shipped').length, 'each once').toBe(3)
    expect(await auditOf(other._id, 'change')).not.toEqual([])
  })

  it('does not send what was changed since the file was checked', async () => {
    const order = await paid()
    const [seen] = await send(true, [order.number, '시험택배', '1'])
    const params = { _id: order._id }
    const { version } = (await server.ask('GET /api/console/shop/orders/{_id}', { token: staff, params })).answer.order
    await server.ask('PUT /api/console/shop/orders/{_id}', {
      token: staff,
      params,
      headers: { 'if-match': `"${version}"` },
      body: { receiver: '다른 분' },
    })
    await slips(order._id)
    expect(await outcomesOf(false, [order.number, '시험택배', '1', seen?.changedAt ?? null])).toEqual(['changed'])
    expect((await read(token, order._id)).parcels).toEqual([])
  })

  it('takes 500 orders at most, and 50 of them in one call', async () => {
    const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
    const ask = (name: 'slips' | 'file', count: number) =>
      server.ask(`POST /api/console/shop/packing/${name}`, { token: staff, body: { orders: ids(count) } })
    expect([(await ask('slips', 51)).status, (await ask('file', 501)).status]).toEqual([400, 400])
  })
})
