import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import { isUnderWay, type LotEvent, type LotState, maximumOf } from '#contract/auction/bidding.ts'
import type { Answer, Body, Query } from '#contract/api.ts'
import { lotLogCalls } from '#contract/auction/lot-log.ts'
import type { Locale } from '#contract/locale.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { translate } from '../../http/catalogues.ts'
import type { Caller } from '../../http/platform.ts'
import { type Context, serve, type WriteContext } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { readClock } from './clock.ts'
import { exportEvidence } from './evidence.ts'
import { append, instantOf, lockLot, lockLotOf, requireHung } from './lot-rows.ts'
import { readLot } from './public-lots.ts'
import { noteForBidders } from './restate.ts'

type Entry = Answer<'GET /api/console/auction/works/{_work}/bids'>['bids'][number]
type StaffStep = Body<'POST /api/console/auction/works/{_work}/steps'>
type Said = { reason?: string; fields?: string[]; refusal?: { code: NonNullable<Entry['refusal']>; maximum?: number } }

/** Names fields of a work that were changed. */
const namesOf = (fields: readonly string[], locale: Locale): string =>
  fields.map((field) => translate(locale, { id: works.shapes.all[field]?.label ?? field })).join(', ')

/** Reads the log of a lot with the names of bidders, for staff. */
async function readLog(context: Context<Caller>, _work: string, query: Query<'GET /api/console/auction/works/{_work}/bids'>) {
  const { db } = context
  await requireItem(context, works, _work)
  const { limit = 20, skip = 0, sort } = query
  const ofLot = db.selectFrom('auctionLog as l').where('l._work', '=', _work)
  const { total } = await ofLot.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await ofLot
    .leftJoin('auctionRegistrations as r', (join) => join.onRef('r._program', '=', 'l._program').onRef('r.paddle', '=', 'l.paddle'))
    .leftJoin('users as b', 'b._id', 'r._user')
    .leftJoin('users as s', 's._id', 'l._staff')
    .select(['l._id', 'l.number', 'l.at', 'l.arrivedAt', 'l.kind', 'l.paddle', 'l.maximum', 'l.price', 'l.leader', 'l.hash', 'l.details'])
    .select(['b.name as bidder', 's.name as user'])
    .orderBy('l.number', sort === 'createdAt' ? 'asc' : 'desc')
    .limit(limit)
    .offset(skip)
    .execute()
  const bids = rows.map(({ details, ...row }) => {
    // Written by `append` alone.
    const { refusal, fields, reason = fields && namesOf(fields, context.locale) } = JSON.parse(details) as Said
    return { ...row, maximum: row.maximum ?? refusal?.maximum ?? null, refusal: refusal?.code ?? null, reason: reason ?? null }
  })
  return { bids, summary: { total: Number(total), limit, skip } }
}

/** The entry that a step of staff is, where it can be taken now. */
export function staffEvent(body: StaffStep, state: LotState, at: number): LotEvent | undefined {
  const { phase } = state
  // While it is paused a lot does not end.
  const isBeforeEnd = phase === 'paused' || (phase === 'open' && at < state.endsAt)
  switch (body.step) {
    case 'paused':
      return phase === 'open' && isBeforeEnd ? { kind: 'paused', at } : undefined
    case 'resumed':
      return phase === 'paused' ? { kind: 'resumed', at } : undefined
    case 'withdrawn':
      return isUnderWay(state) ? { kind: 'withdrawn', at } : undefined
    case 'cancelled': {
      const bidder = String(body.paddle)
      return isUnderWay(state) && maximumOf(state, bidder) !== undefined ? { kind: 'cancelled', at, bidder } : undefined
    }
    case 'extended': {
      const endsAt = Date.parse(body.endsAt)
      return isBeforeEnd && endsAt > state.endsAt ? { kind: 'extended', at, endsAt } : undefined
    }
  }
}

/** Takes a step of staff on a lot: its reason is in the log. @throws ApiError `lotStep` where it cannot be taken now */
async function takeStaffStep(context: WriteContext<Caller>, _work: string, body: StaffStep, engine: Database['engine']) {
  const { db, caller } = context
  const work = await requireItem(context, works, _work)
  const program = await requireItem(context, programs, work._program)
  const clock = () => readClock(db, engine)
  const held = await lockLot(db, _work)
  // A lot whose work was taken back is still what was bid on.
  const { lot, at } =
    held === undefined ? await lockLotOf(db, await requireHung(db, _work), clock) : { lot: held, at: instantOf(held, await clock()) }
  const event = staffEvent(body, lot.state, at)
  if (event === undefined) throw new ApiError('lotStep')
  const after = await append(db, lot, { event, details: { reason: body.reason }, _staff: caller._id })
  if (event.kind === 'withdrawn') await noteForBidders(db, after, event.kind, at)
  return { lot: await readLot(db, { work, program }, at) }
}

/** Serves staff the logs of lots, and what they do on them. */
export function serveLotDesk(app: FastifyInstance): void {
  const { engine } = app.platform.database
  serve(app, lotLogCalls, {
    'GET /api/console/auction/works/{_work}/bids': ({ params, query }, context) => readLog(context, params._work, query),
    'GET /api/console/auction/works/{_work}/evidence': ({ params, query }, context) =>
      exportEvidence(context, params._work, query.reason, engine),
    'POST /api/console/auction/works/{_work}/steps': ({ params, body }, context) => takeStaffStep(context, params._work, body, engine),
  })
}
