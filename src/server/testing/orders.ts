import type { Body } from '#contract/api.ts'
import type { TestServer } from './server.ts'

const home = { postcode: '05510', address: '서울 송파구 시험로 1', addressDetail: null, note: null }
/** The receiver of an order of a test, with the address. */
export const receiver = { method: 'delivery' as const, receiver: '정서우', phone: '010-0000-1234', payer: '정서우', ...home }
export const refundAccount = '시험은행 1 정서우'

type Line = Body<'POST /api/v1/me/orders'>['lines'][number]

/** Calls of members and staff about orders, as a test makes them. @param staff token */
export const ordersOf = (server: TestServer, staff: string) => {
  const { db } = server.database
  const step = (_id: string, body: object) =>
    server.ask('POST /api/console/shop/orders/{_id}/steps', { token: staff, params: { _id }, body })
  return {
    step,
    place: async (token: string, lines: Line[], total: number, change: object = {}) =>
      (await server.ask('POST /api/v1/me/orders', { token, body: { ...receiver, lines, total, ...change } })).answer.order,
    act: (token: string, _id: string, body: object) => server.ask('PUT /api/v1/me/purchases/{_id}', { token, params: { _id }, body }),
    read: async (token: string, _id: string) => (await server.ask('GET /api/v1/me/orders/{_id}', { token, params: { _id } })).answer.order,
    desk: (_id: string, body: object) => server.ask('POST /api/console/shop/claims/{_id}/steps', { token: staff, params: { _id }, body }),
    /** Kinds of what a member was told, the oldest first. */
    kindsOf: async (_user: string) => {
      const told = db.selectFrom('notifications').select('kind').where('_user', '=', _user)
      return (await told.orderBy('createdAt').orderBy('_id').execute()).map(({ kind }) => kind)
    },
    /** Lets days pass since an order was handed over. */
    age: (_id: string, days: number) =>
      db
        .updateTable('shop_orders')
        .set({ deliveredAt: new Date(Date.now() - days * 24 * 3_600_000).toISOString() })
        .where('_id', '=', _id)
        .execute(),
    deliver: async (_id: string) => {
      await step(_id, { step: 'ship', carrier: '시험택배', trackingNumber: '1' })
      await step(_id, { step: 'deliver' })
    },
  }
}
