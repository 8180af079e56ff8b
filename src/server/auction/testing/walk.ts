import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import type { WalkExamples, WalkStart } from '../../testing/walk.ts'

/** A bid of A's, on a lot on which B does not bid. */
export async function walk({ server, a }: WalkStart): Promise<WalkExamples> {
  await openAuction(server)
  const sale = await addSale(server)
  const { _id: _work } = await addLot(server, sale._id)
  await registerFor(server, sale._id, a.token)
  const asked = { token: a.token, params: { _work }, body: { maximum: 300_000 } }
  const { bid } = (await server.ask('POST /api/v1/auction/works/{_work}/bids', asked)).answer
  return {
    rows: { '/bids/': bid._id },
    params: { _work },
    bodies: {
      'POST /api/v1/auction/programs/{_id}/registration': { limit: 1_000_000, termsHash: '0'.repeat(64) },
      'POST /api/console/auction/works/{_work}/steps': { step: 'paused', reason: 'x' },
    },
  }
}
