import { type Hope, hopeCalls } from '#contract/trade/hopes.ts'
import { heldStates, openStates } from '#contract/trade/matching-states.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { serve } from '../../http/route.ts'
import { requireFair, slotsByStart } from '../fairs/fair-plan.ts'
import { approved } from '../fairs/participation.ts'
import { stateIn } from '../fairs/state-in.ts'
import { lockCompanies } from '../matchings/company-pairs.ts'
import { toBoard } from '../matchings/matching-rows.ts'
import { changeOf } from '../matchings/matchings.ts'
import { readObstacles } from '../matchings/occupancy.ts'
import { openMatching } from '../matchings/open-matching.ts'
import { agreeByStaff } from '../matchings/steps.ts'
import { requireSides } from '../schedule/automatic/edit-draft.ts'
import { namedLike } from '../fairs/presented-companies.ts'

/** An offer stands before the wishes of lists: somebody has asked for it. */
const offerPriority = 0

/** The pairs of whom one hopes to meet the other: by its list, or by an offer that is open. */
function pairsOf(db: Db, _fair: string) {
  const isSellers = sql<boolean>`p."role" = 'SELLER'`
  const wished = db
    .selectFrom('wishes as w')
    .innerJoin('fairs_participants as p', (join) => join.onRef('p._fair', '=', 'w._fair').onRef('p._user', '=', 'w._user'))
    .where('w._fair', '=', _fair)
    .select([
      sql<string>`case when ${isSellers} then w."_user" else w."_wanted" end`.as('_seller'),
      sql<string>`case when ${isSellers} then w."_wanted" else w."_user" end`.as('_buyer'),
      sql<number>`case when ${isSellers} then 1 else 0 end`.as('bySeller'),
      sql<number>`case when ${isSellers} then 0 else 1 end`.as('byBuyer'),
      'w.priority',
      sql<Hope['method']>`w."method"`.as('method'),
      sql<Hope['method'] | null>`cast(null as text)`.as('offered'),
      sql<string | null>`cast(null as text)`.as('_matching'),
    ])
  const offered = db
    .selectFrom('matchings as o')
    .where('o._fair', '=', _fair)
    .where(stateIn(openStates, 'o.state'))
    .select([
      'o._seller',
      'o._buyer',
      sql<number>`case when o."state" = 'accepted' then 1 else 0 end`.as('bySeller'),
      sql<number>`1`.as('byBuyer'),
      sql<number>`cast(${offerPriority} as integer)`.as('priority'),
      'o.method',
      sql<Hope['method'] | null>`o."method"`.as('offered'),
      sql<string | null>`o."_id"`.as('_matching'),
    ])
  return db
    .selectFrom(wished.unionAll(offered).as('w'))
    .groupBy(['_seller', '_buyer'])
    .select(({ fn }) => [
      '_seller',
      '_buyer',
      fn.max('bySeller').as('bySeller'),
      fn.max('byBuyer').as('byBuyer'),
      fn.min('priority').as('priority'),
      // Of two ways the one that needs no table: ‘ONLINE’ comes after ‘OFFLINE’. An offer has its own.
      sql<Hope['method']>`coalesce(max("offered"), max("method"))`.as('method'),
      fn.max('_matching').as('_matching'),
    ])
}

/** The hopes of a fair, of those who take part and have no meeting with each other. */
function hopesOf(db: Db, engine: Database['engine'], _fair: string, q: string | undefined) {
  const taking = (role: 'SELLER' | 'BUYER') =>
    approved(db, _fair)
      .where('p.role', '=', role)
      .select(['p._user', 'p._id', 'p.name'])
      // Read once, apart: PostgreSQL would look up three rows of either side for every pair, and plan ten tables together for 20 ms.
      .$if(engine === 'postgres', (all) => all.offset(0))
  return (
    db
      .selectFrom(pairsOf(db, _fair).as('h'))
      // SQLite keeps the order of cross joins: it would pair all sellers with all buyers first, and then look whether one hopes to meet.
      .crossJoin(taking('SELLER').as('s'))
      .crossJoin(taking('BUYER').as('b'))
      .whereRef('s._user', '=', 'h._seller')
      .whereRef('b._user', '=', 'h._buyer')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('matchings as m')
              .select('m._id')
              .where('m._fair', '=', _fair)
              .whereRef('m._seller', '=', 'h._seller')
              .whereRef('m._buyer', '=', 'h._buyer')
              .where(stateIn(heldStates, 'm.state')),
          ),
        ),
      )
      .$if(q !== undefined, (all) =>
        all.where((eb) =>
          eb.or([eb('h._seller', 'in', namedLike(db, _fair, q ?? '')), eb('h._buyer', 'in', namedLike(db, _fair, q ?? ''))]),
        ),
      )
  )
}

/** Serves who hopes to meet, and what staff make of it. */
export function serveHopes(app: FastifyInstance): void {
  const { engine } = app.platform.database
  serve(app, hopeCalls, {
    'GET /api/console/fairs/{_id}/hopes': async ({ params, query }, { db }) => {
      const { limit = 20, skip = 0, q } = query
      const { _id } = await requireFair(db, params._id)
      const found = hopesOf(db, engine, _id, q)
      const rows = await found
        .select(['s._id as _seller', 's.name as seller', 'b._id as _buyer', 'b.name as buyer'])
        .select(['h.method', 'h.bySeller', 'h.byBuyer', 'h._matching'])
        .select(sql<number>`count(*) over ()`.as('total'))
        .orderBy(sql`h."bySeller" + h."byBuyer"`, 'desc')
        .orderBy('h.priority')
        .orderBy('s.name')
        .orderBy('b.name')
        .orderBy('s._id')
        .orderBy('b._id')
        .limit(limit)
        .offset(skip)
        .execute()
      // A page behind the last one does not say how many there are.
      const counted = skip === 0 || rows.length > 0 ? rows[0] : await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirst()
      const hopes = rows.map(({ _seller, seller, _buyer, buyer, method, bySeller, byBuyer, _matching }) => ({
        seller: { _id: _seller, name: seller },
        buyer: { _id: _buyer, name: buyer },
        method,
        isSellers: bySeller === 1,
        isBuyers: byBuyer === 1,
        _matching,
      }))
      return { hopes, summary: { total: Number(counted?.total ?? 0), limit, skip } }
    },
    'GET /api/console/fairs/{_id}/hopes/slots': async ({ params, query }, { db }) => {
      const fair = await requireFair(db, params._id)
      return readObstacles(db, fair, await requireSides(db, fair._id, query), new Date().toISOString())
    },
    'POST /api/console/fairs/{_id}/matchings': async ({ params, body }, context) => {
      const { db, locale, caller } = context
      const fair = await requireFair(db, params._id)
      const sides = await requireSides(db, fair._id, body)
      await lockCompanies(db, sides)
      const slot = slotsByStart(fair).get(body.startsAt)
      if (slot === undefined) throw new ApiError('slotTaken', { field: 'startsAt' })
      const change = changeOf(context)
      const open = await openMatching(change, { _fair: fair._id, ...sides, ...slot }, caller._id)
      const [matching] = await toBoard(db, [await agreeByStaff(change, open, slot.startsAt, caller._id)], locale, change.now)
      if (matching === undefined) throw new ApiError('notFound')
      return { matching }
    },
  })
}
