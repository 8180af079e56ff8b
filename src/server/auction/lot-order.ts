import { lotOrderCalls } from '#contract/auction/lot-order.ts'
import { placeOfLot } from '#contract/auction/lot-number.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import { lockRevisions } from '../db/revision.ts'
import { ApiError } from '../http/api-error.ts'
import { serve, type WriteContext } from '../http/route.ts'
import { changeItem, requireItem } from '../http/standard.ts'
import { hasBids } from './bids/require-unbid.ts'

/** Numbers the lots of a sale from 1 on. @returns how many have another number by that */
async function orderLots(context: WriteContext, _program: string, ids: readonly string[]): Promise<number> {
  const { db } = context
  await requireItem(context, programs, _program)
  // No work comes or goes meanwhile.
  await lockRevisions(db, [works.path])
  const found = new Map((await repositoryOf(works).select(db, { where: { _program } })).map((work) => [work._id, work]))
  if (found.size !== ids.length || new Set(ids).size !== ids.length || ids.some((_id) => !found.has(_id))) throw new ApiError('lotsChanged')
  const moved = ids.flatMap((_id, index) => {
    const [work, lot] = [found.get(_id), String(index + 1)]
    return work === undefined || work.lot === lot ? [] : [{ work, lot }]
  })
  if (moved.length > 0 && (await hasBids(db, _program))) throw new ApiError('lotsFixed')
  // One after the other two may have one number for a while: together they do not.
  for (const { work, lot } of moved) await changeItem(context, works, work, { lot, place: placeOfLot(lot) })
  return moved.length
}

/** Serves staff the order of the lots of a sale. */
export function serveLotOrder(app: FastifyInstance): void {
  serve(app, lotOrderCalls, {
    'GET /api/console/auction/programs/{_id}/lots': async ({ params }, context) => {
      const { _id } = await requireItem(context, programs, params._id)
      return { isFixed: await hasBids(context.db, _id) }
    },
    'PUT /api/console/auction/programs/{_id}/lots': async ({ params, body }, context) => ({
      changed: await orderLots(context, params._id, body.works),
    }),
  })
}
