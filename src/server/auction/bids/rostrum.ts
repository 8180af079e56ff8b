import { authors } from '#contract/auction/authors.ts'
import { maximumOf } from '#contract/auction/bidding.ts'
import { programs } from '#contract/auction/programs.ts'
import { rostrumCalls } from '#contract/auction/rostrum.ts'
import { rostrumEvent } from '#contract/auction/hammer.ts'
import { works } from '#contract/auction/works.ts'
import { picturesInOrder } from '#contract/pictures-in-order.ts'
import type { Answer, Body } from '#contract/api.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { isUniqueViolation } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { lockAccount } from '../../http/lock-caller.ts'
import type { Caller } from '../../http/platform.ts'
import { type Context, inSteps, serve, type WriteContext } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { notify } from '../../notifications/notify.ts'
import { readByIds } from '../read-by-ids.ts'
import { requireNotBlocked } from '../won/defaults.ts'
import { checkLot } from './close-lots.ts'
import { iso, readClock } from './clock.ts'
import { append, lockLotOf, requireHung, storedState } from './lot-rows.ts'
import { placedColumns, readLot, toPublicLot } from './public-lots.ts'
import { noteForBidders } from './restate.ts'
import { lockRegistration } from './registrations.ts'
import { takeStep } from './take-step.ts'
import type { SaleWatch } from './watch.ts'

type Rostrum = Answer<'GET /api/console/auction/programs/{_id}/rostrum'>
type RostrumLot = Rostrum['next'][number]

/** So many lots are shown after the one that is called, and of those that were decided. */
const shown = { next: 10, decided: 5 }
const called = ['called', 'warned'] as const

/** Lots of a sale whose works are published, with who leads. */
const lotsOf = (db: Db, _program: string) =>
  db
    .selectFrom('auctionLots as l')
    .innerJoin('auction_works as w', 'w._id', 'l._work')
    .leftJoin('auctionRegistrations as r', (join) => join.onRef('r._program', '=', 'l._program').onRef('r.paddle', '=', 'l.leader'))
    .leftJoin('users as u', 'u._id', 'r._user')
    .select(placedColumns.map((column) => `l.${column}` as const))
    .select(['l.state', 'w.place', 'u.name as leaderName'])
    .where('l._program', '=', _program)
    .where('w.state', '=', 'published')

type Row = Awaited<ReturnType<ReturnType<typeof lotsOf>['executeTakeFirstOrThrow']>>

/** Lots as the auctioneer sees them. */
async function toRostrumLots({ db, locale }: Pick<Context, 'db' | 'locale'>, rows: readonly Row[], now: number): Promise<RostrumLot[]> {
  const items = await readByIds(
    db,
    works,
    rows.map(({ _work }) => _work),
  )
  const artists = await readByIds(
    db,
    authors,
    [...items.values()].map(({ _author }) => _author),
  )
  return rows.flatMap(({ state: stored, leaderName, ...row }) => {
    const item = items.get(row._work)
    if (item === undefined) return []
    const artist = artists.get(item._author)
    const { leader, maxima, call } = storedState({ state: stored })
    const image = picturesInOrder(item)[0] ?? null
    return {
      ...toPublicLot(row, now),
      title: textOf(item.title, locale),
      author: artist === undefined ? '' : textOf(artist.name, locale),
      image,
      estimateLow: item.estimateLow,
      estimateHigh: item.estimateHigh,
      reserve: item.reserve,
      leaderName,
      channel: (leader === null ? undefined : maxima[leader]?.at(-1)?.channel) ?? null,
      calledAt: call === undefined ? null : iso(call.since),
    }
  })
}

/** Reads what is called in a sale, what comes next, and what was decided last. */
async function readRostrum(context: Context<Caller>, _program: string): Promise<Rostrum> {
  const { db, request } = context
  await requireItem(context, programs, _program)
  const now = await readClock(db, request.server.platform.database.engine)
  const lots = lotsOf(db, _program)
  const isCalled = await lots.where('l.call', 'in', called).executeTakeFirst()
  const next = await lots
    .where('l.phase', 'in', ['open', 'paused'])
    .where('l._work', '!=', isCalled?._work ?? '')
    .orderBy('w.place')
    .limit(shown.next)
    .execute()
  const decided = await lots.where('l.phase', 'in', ['sold', 'passed']).orderBy('l.lastAt', 'desc').limit(shown.decided).execute()
  return {
    now: iso(now),
    called: (await toRostrumLots(context, isCalled === undefined ? [] : [isCalled], now))[0] ?? null,
    next: await toRostrumLots(context, next, now),
    decided: await toRostrumLots(context, decided, now),
  }
}

/** Takes a step of the auctioneer on a lot. Two who let the hammer fall at once close it once. */
async function takeRostrumStep(
  context: WriteContext<Caller>,
  _work: string,
  step: Body<'POST /api/console/auction/works/{_work}/rostrum'>,
) {
  const { db, caller, request } = context
  const { engine } = request.server.platform.database
  const hung = await requireHung(db, _work)
  const { lot, at } = await lockLotOf(db, hung, () => readClock(db, engine))
  const event = rostrumEvent(lot.state, step, at)
  if (event === 'done') return { lot: await readLot(db, hung, at) }
  if (typeof event === 'string') throw new ApiError(event)
  if (event.kind === 'called') {
    const other = db.selectFrom('auctionLots').select('_work').where('_program', '=', hung.program._id).where('call', 'in', called)
    if ((await other.executeTakeFirst()) !== undefined) throw new ApiError('lotCalled')
  }
  // Nobody is sold anything by a row that is not what the log says.
  if (event.kind === 'closed') await checkLot(db, lot)
  try {
    const after = await append(db, lot, { event, _staff: caller._id })
    if (event.kind === 'called') await noteForBidders(db, after, 'called', at)
  } catch (error) {
    // Another lot was called meanwhile.
    throw isUniqueViolation(error) ? new ApiError('lotCalled') : error
  }
  return { lot: await readLot(db, hung, at) }
}

/** Tells whether an account has to do with the auction by its work: then it does not bid. */
async function isStaff(db: Db, _user: string): Promise<boolean> {
  const level = await db
    .selectFrom('users')
    .innerJoin('levels', 'levels._id', 'users._level')
    .select('levels.scopes')
    .where('users._id', '=', _user)
    .executeTakeFirst()
  return level !== undefined && (JSON.parse(level.scopes) as string[]).includes('console:auction')
}

/**
 * Takes the bid of a paddle that staff enter, of which its bidder is told who was not there. Locks in this order: the account of the bidder, its registration, the lot.
 * @throws ApiError `noPaddle` where the paddle has no account that can bid; NotedRefusal as for any bid
 */
async function takePaddleBid(
  context: WriteContext<Caller>,
  _work: string,
  { paddle, maximum, channel }: Body<'POST /api/console/auction/works/{_work}/paddle-bids'>,
  arrivedAt: number,
) {
  const { db, caller, request, afterCommit } = context
  const { platform } = request.server
  const { serverKey, database } = platform
  const hung = await requireHung(db, _work)
  const { _id: _program } = hung.program
  const given = db.selectFrom('auctionRegistrations').select('_user').where('_program', '=', _program).where('paddle', '=', paddle)
  const _user = (await given.executeTakeFirst())?._user ?? null
  if (_user === null || (await lockAccount(db, _user)) === undefined) throw new ApiError('noPaddle')
  const registration = await lockRegistration(db, _program, _user)
  if (registration === undefined) throw new ApiError('noPaddle')
  if (await isStaff(db, _user)) throw new ApiError('staffCannotBid')
  await requireNotBlocked(db, serverKey, _user)
  const row = await db.selectFrom('auctionLots').select('state').where('_work', '=', _work).executeTakeFirst()
  // What the bidder has there changes under the lock of the registration alone, or by staff.
  const kind = row !== undefined && maximumOf(storedState(row), String(paddle)) !== undefined ? 'changed' : 'placed'
  const taken = { hung, registration, step: { kind, maximum, channel } as const, arrivedAt, _staff: caller._id }
  const { at } = await takeStep(db, taken, () => readClock(db, database.engine))
  // Who calls in the hall was there.
  const isTold = channel !== 'room'
  const change = { db, platform, afterCommit, now: new Date().toISOString() }
  if (isTold) await notify(change, [_user], { module: 'auction', kind: 'bidEntered', subject: _work, data: {} })
  return { lot: await readLot(db, hung, at) }
}

/** Serves staff the auctioneer's desk of a sale, and bids that they enter for bidders. */
export function serveRostrum(app: FastifyInstance, watch: SaleWatch): void {
  serve(app, rostrumCalls, {
    'GET /api/console/auction/programs/{_id}/rostrum': ({ params }, context) => readRostrum(context, params._id),
    'POST /api/console/auction/works/{_work}/rostrum': ({ params, body }, context) => takeRostrumStep(context, params._work, body),
    'POST /api/console/auction/works/{_work}/paddle-bids': inSteps(async ({ params: { _work }, body }) => {
      const arrivedAt = Date.now()
      await watch.isServing()
      return async (context) => takePaddleBid(context, _work, body, arrivedAt)
    }),
  })
}
