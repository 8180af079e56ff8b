import { createHmac } from 'node:crypto'
import type { Db } from '../../db/schema.ts'
import { deriveKey } from '../../db/derive-key.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Context } from '../../http/route.ts'
import type { Registration } from './registrations.ts'

/** Makes the key of where a request comes from, in one sale: network and browser, of which nobody learns anything by it. */
function keyOf({ request }: Pick<Context, 'request'>, _program: string): string {
  const from = `${_program} ${networkOf(request.ip)} ${request.headers['user-agent'] ?? ''}`
  return createHmac('sha256', deriveKey(request.server.platform.serverKey, 'auctionOrigins')).update(from).digest('base64url')
}

/** Notes from where a bidder has bid on a lot. */
export async function noteOrigin(
  context: Pick<Context, 'db' | 'request'>,
  _work: string,
  { _program, paddle }: Registration,
): Promise<void> {
  await context.db
    .insertInto('auctionOrigins')
    .values({ _program, _work, paddle, key: keyOf(context, _program) })
    .onConflict((conflict) => conflict.columns(['_work', 'key', 'paddle']).doNothing())
    .execute()
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
