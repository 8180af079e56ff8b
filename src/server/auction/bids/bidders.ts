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
import { readLedBy } from './registrations.ts'

type Bidder = Answer<'POST /api/console/auction/registrations/{_id}/limit'>['bidder']

const ofBidders = (db: Db) =>
  db
    .selectFrom('auctionRegistrations as r')
    .leftJoin('users as u', 'u._id', 'r._user')
    .select(['r._id', 'r._program', 'r.createdAt', 'r.paddle', 'r.bidLimit', 'u.name'])

type Row = Awaited<ReturnType<ReturnType<typeof ofBidders>['executeTakeFirstOrThrow']>>

/** Bidders of one sale as staff read them. */
async function toBidders(db: Db, rows: readonly Row[]): Promise<Bidder[]> {
  const [first] = rows
  if (first === undefined) return []
  const paddles = rows.map(({ paddle }) => paddle)
  const led = await readLedBy(db, first._program, paddles)
  return rows.map(({ _id, createdAt, paddle, name, bidLimit: limit }) => {
    const limitLeft = Math.max(0, limit - (led.get(paddle) ?? 0))
    return { _id, createdAt, paddle, name, limit, limitLeft }
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
  const bidders = await toBidders(db, rows)
  await audit(db, caller, { action: 'list', resource: 'auction/registrations', items: bidders.map(({ _id }) => _id) })
  return { bidders, summary: { total: Number(total), limit, skip } }
}

/** Gives a bidder another limit: whoever bids with it holds the same row. What it was and is, and why, is noted. */
async function changeLimit(
  { db, caller }: WriteContext<Caller>,
  _id: string,
  { limit, reason }: Body<'POST /api/console/auction/registrations/{_id}/limit'>,
) {
  const held = await db
    .updateTable('auctionRegistrations')
    .set((eb) => ({ paddle: eb.ref('paddle') }))
    .where('_id', '=', _id)
    .where('_user', 'is not', null)
    .returning('bidLimit')
    .executeTakeFirst()
  if (held === undefined) throw new ApiError('notFound')
  await db.updateTable('auctionRegistrations').set({ bidLimit: limit }).where('_id', '=', _id).execute()
  const details = new URLSearchParams({ before: String(held.bidLimit), after: String(limit) }).toString()
  await audit(db, caller, { action: 'change', resource: 'auction/registrations', items: [_id], reason, details })
  const [bidder] = await toBidders(db, [await ofBidders(db).where('r._id', '=', _id).executeTakeFirstOrThrow()])
  if (bidder === undefined) throw new Error('a bidder is held and not there')
  return { bidder }
}

/** Serves staff the bidders of a sale. */
export function serveBidders(app: FastifyInstance): void {
  serve(app, bidderCalls, {
    'GET /api/console/auction/programs/{_id}/bidders': ({ params, query }, context) => readBidders(context, params._id, query),
    'POST /api/console/auction/registrations/{_id}/limit': ({ params, body }, context) => changeLimit(context, params._id, body),
  })
}
