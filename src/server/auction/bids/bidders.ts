import { bidderCalls } from '#contract/auction/bidders.ts'
import { programs } from '#contract/auction/programs.ts'
import type { Answer, Body, Query } from '#contract/api.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import type { Caller } from '../../http/platform.ts'
import { type Context, serve, type WriteContext } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { countDefaults, liftDefaults } from '../won/defaults.ts'
import { readLedBy } from './registrations.ts'

type Bidder = Answer<'POST /api/console/auction/registrations/{_id}/limit'>['bidder']

const ofBidders = (db: Db) =>
  db
    .selectFrom('auctionRegistrations as r')
    .leftJoin('users as u', 'u._id', 'r._user')
    .select(['r._id', 'r._program', 'r.createdAt', 'r.paddle', 'r.bidLimit', 'r._user', 'u.name'])

type Row = Awaited<ReturnType<ReturnType<typeof ofBidders>['executeTakeFirstOrThrow']>>

/** Bidders of one sale as staff read them. */
async function toBidders({ db, request }: Pick<Context, 'db' | 'request'>, rows: readonly Row[]): Promise<Bidder[]> {
  const [first] = rows
  if (first === undefined) return []
  const paddles = rows.map(({ paddle }) => paddle)
  const led = await readLedBy(db, first._program, paddles)
  const defaults = await countDefaults(
    db,
    request.server.platform.serverKey,
    rows.flatMap(({ _user }) => _user ?? []),
  )
  return rows.map(({ _id, _user, createdAt, paddle, name, bidLimit: limit }) => {
    const limitLeft = Math.max(0, limit - (led.get(paddle) ?? 0))
    return { _id, createdAt, paddle, name, limit, limitLeft, defaults: defaults.get(_user ?? '') ?? 0 }
  })
}

async function readBidders(
  context: Context<Caller>,
  _program: string,
  { limit = 20, skip = 0, sort }: Query<'GET /api/console/auction/programs/{_id}/bidders'>,
) {
  const { db, caller } = context
  await requireItem(context, programs, _program)
  const ofSale = db.selectFrom('auctionRegistrations').where('_program', '=', _program)
  const { total } = await ofSale.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await ofBidders(db)
    .where('r._program', '=', _program)
    .orderBy('r.paddle', sort === '-createdAt' ? 'desc' : 'asc')
    .limit(limit)
    .offset(skip)
    .execute()
  const bidders = await toBidders(context, rows)
  await audit(db, caller, { action: 'list', resource: 'auction/registrations', items: bidders.map(({ _id }) => _id) })
  return { bidders, summary: { total: Number(total), limit, skip } }
}

/** Holds a bidder whose account is there: whoever bids with it holds the same row. @throws ApiError `notFound` */
async function lockBidder(db: Db, _id: string): Promise<{ bidLimit: number; _user: string }> {
  const held = await db
    .updateTable('auctionRegistrations')
    .set((eb) => ({ paddle: eb.ref('paddle') }))
    .where('_id', '=', _id)
    .where('_user', 'is not', null)
    .returning(['bidLimit', '_user'])
    .executeTakeFirst()
  if (held === undefined || held._user === null) throw new ApiError('notFound')
  return { bidLimit: held.bidLimit, _user: held._user }
}

async function readBidder(context: WriteContext<Caller>, _id: string) {
  const [bidder] = await toBidders(context, [await ofBidders(context.db).where('r._id', '=', _id).executeTakeFirstOrThrow()])
  if (bidder === undefined) throw new Error('a bidder is held and not there')
  return { bidder }
}

/** Gives a bidder another limit. What it was and is, and why, is noted. */
async function changeLimit(
  context: WriteContext<Caller>,
  _id: string,
  { limit, reason }: Body<'POST /api/console/auction/registrations/{_id}/limit'>,
) {
  const { db, caller } = context
  const { bidLimit } = await lockBidder(db, _id)
  await db.updateTable('auctionRegistrations').set({ bidLimit: limit }).where('_id', '=', _id).execute()
  const details = new URLSearchParams({ before: String(bidLimit), after: String(limit) }).toString()
  await audit(db, caller, { action: 'change', resource: 'auction/registrations', items: [_id], reason, details })
  return readBidder(context, _id)
}

/** Lets a person bid again who has not paid. @throws ApiError `noDefaults` where nothing counts */
async function lift(context: WriteContext<Caller>, _id: string, { reason }: Body<'POST /api/console/auction/registrations/{_id}/lift'>) {
  const { db, caller, request } = context
  const { _user } = await lockBidder(db, _id)
  const lifted = await liftDefaults(db, request.server.platform.serverKey, _user, new Date().toISOString())
  if (lifted === 0) throw new ApiError('noDefaults')
  const details = new URLSearchParams({ lifted: String(lifted) }).toString()
  await audit(db, caller, { action: 'change', resource: 'auction/registrations', items: [_id], reason, details })
  return readBidder(context, _id)
}

/** Serves staff the bidders of a sale. */
export function serveBidders(app: FastifyInstance): void {
  serve(app, bidderCalls, {
    'GET /api/console/auction/programs/{_id}/bidders': ({ params, query }, context) => readBidders(context, params._id, query),
    'POST /api/console/auction/registrations/{_id}/limit': ({ params, body }, context) => changeLimit(context, params._id, body),
    'POST /api/console/auction/registrations/{_id}/lift': ({ params, body }, context) => lift(context, params._id, body),
  })
}
