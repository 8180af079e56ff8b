import { createHmac } from 'node:crypto'
import type { Db } from '../../db/schema.ts'
import { deriveKey } from '../../db/derive-key.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Context } from '../../http/route.ts'
import { iso } from './clock.ts'
import type { Registration } from './registrations.ts'

type Asked = Pick<Context, 'db' | 'request'>

/** Makes what notes from where a bidder has bid on a lot: network and browser, of which nobody learns anything by the key that is kept. */
export function originNotes(serverKey: Uint8Array): (asked: Asked, _work: string, registration: Registration) => Promise<void> {
  const secret = deriveKey(serverKey, 'auctionOrigins')
  return async ({ db, request }, _work, { _program, paddle }) => {
    const from = `${_program} ${networkOf(request.ip)} ${request.headers['user-agent'] ?? ''}`
    const key = createHmac('sha256', secret).update(from).digest('base64url')
    await db
      .insertInto('auctionOrigins')
      .values({ _program, _work, paddle, key })
      .onConflict((conflict) => conflict.columns(['_work', 'key', 'paddle']).doNothing())
      .execute()
  }
}

/** Finds the lots of a sale on which several paddles have bid from the same place. */
export async function findShared(db: Db, _program: string): Promise<string[]> {
  const shared = await db
    .selectFrom('auctionOrigins')
    .select('_work')
    .distinct()
    .where('_program', '=', _program)
    .groupBy(['_work', 'key'])
    .having(({ fn }) => fn.count('paddle'), '>', 1)
    .execute()
  return shared.map(({ _work }) => _work)
}

/** From where bids came is kept for so long after the last lot of a sale has ended, in ms: as long as somebody may contest it. */
const kept = 90 * 24 * 60 * 60_000

/** Forgets from where the bids of sales came that are long over. @param now in ms */
export async function forgetOldOrigins(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('auctionOrigins')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('auctionLots as l')
            .select('l._work')
            .whereRef('l._program', '=', 'auctionOrigins._program')
            .where('l.endsAt', '>', iso(now - kept)),
        ),
      ),
    )
    .execute()
}

/** Forgets from where a member has bid. */
export async function forgetOrigins(db: Db, _user: string): Promise<void> {
  await db
    .deleteFrom('auctionOrigins')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('auctionRegistrations as r')
          .select('r._id')
          .where('r._user', '=', _user)
          .whereRef('r._program', '=', 'auctionOrigins._program')
          .whereRef('r.paddle', '=', 'auctionOrigins.paddle'),
      ),
    )
    .execute()
}
