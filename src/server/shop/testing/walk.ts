import { receiver } from '../../testing/orders.ts'
import { addGoods, addOrder } from '../../testing/shop.ts'
import type { WalkExamples, WalkStart } from '../../testing/walk.ts'

/** An order of A's. */
export async function walk({ server, a }: WalkStart): Promise<WalkExamples> {
  const { _variant } = await addGoods(server, 3)
  const { _id, lines } = await addOrder(server, a._id, [_variant])
  const [_line] = lines
  const place = {
    name: '집',
    receiver: '정서우',
    phone: '010-0000-1234',
    postcode: '05510',
    address: '서울',
    addressDetail: null,
    note: null,
  }
  const saved = { ...place, isDefault: false }
  const { address } = (await server.ask('POST /api/v1/me/addresses', { token: a.token, body: saved })).answer
  const wanted = { _line, _variant, quantity: 1, price: 10_000 }
  return {
    rows: { '/me/orders/': _id, '/me/purchases/': _line, '/me/addresses/': address._id },
    bodies: {
      'POST /api/v1/me/addresses': saved,
      'PUT /api/v1/me/orders/{_id}/delivery': { method: 'pickUp' },
      'PUT /api/v1/me/orders/{_id}/contents': { ...receiver, lines: [wanted], total: 10_000 },
      'PUT /api/v1/me/orders/{_id}/receipt': { receipt: { use: 'income', identity: '01000001234' } },
    },
  }
}
