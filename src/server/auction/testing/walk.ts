import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import type { WalkExamples, WalkStart } from '../../testing/walk.ts'

const day = 24 * 60 * 60_000

/** A bid of A's on a lot on which B does not bid, and an offer that A was made for it. */
export async function walk({ server, a }: WalkStart): Promise<WalkExamples> {
  await openAuction(server)
  const sale = await addSale(server)
  const { _id: _work } = await addLot(server, sale._id)
  const paddle = await registerFor(server, sale._id, a.token)
  const asked = { token: a.token, params: { _work }, body: { maximum: 300_000 } }
  const { bid } = (await server.ask('POST /api/v1/auction/works/{_work}/bids', asked)).answer
  const _offer = '019a0000-0000-7000-8000-00000000a0ff'
  const [createdAt, until] = [0, day].map((ms) => new Date(Date.now() + ms).toISOString()) as [string, string]
  const sums = { hammer: bid.maximum, cost: JSON.stringify(bid.cost) }
  const offer = { _id: _offer, _work, _program: sale._id, paddle, kind: 'passed', state: 'standing', createdAt, until, ...sums } as const
  await server.database.db.insertInto('auctionOffers').values(offer).execute()
  const _follow = '019a0000-0000-7000-8000-00000000a0f0'
  const what = { _program: sale._id, _author: null, medium: null, estimate: null, words: '', target: `sale ${sale._id}` }
  const follow = { _id: _follow, _user: a._id, ...what, toldOf: 2, _newest: null, newestAt: null, createdAt }
  await server.database.db.insertInto('auctionFollows').values(follow).execute()
  return {
    rows: { '/follows/': _follow, '/bids/': bid._id, '/offers/': _offer },
    params: { _work },
    bodies: {
      'POST /api/v1/auction/programs/{_id}/registration': { limit: 1_000_000, termsHash: '0'.repeat(64) },
      'POST /api/v1/auction/follows': { kind: 'program', _program: sale._id },
      'POST /api/console/auction/works/{_work}/steps': { step: 'paused', reason: 'x' },
      'POST /api/console/auction/works/{_id}/win': { step: 'default', reason: 'x' },
    },
  }
}
