import type { BodyOf, ParamsOf } from '#contract/call.ts'
import { maxOrdered, type placeCall } from '#contract/order.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import type { Item, Values } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { lockRevisions } from '../db/revision.ts'
import { ApiError } from './api-error.ts'
import { announce } from './changes.ts'
import { type Input, serve, type WriteContext } from './route.ts'
import { requireItem } from './standard.ts'

interface Order {
  /** What the list is sorted by: a number, or when an item was made. */
  by: 'createdAt' | 'index'
  /** A filter: items are in order among those that share its value. */
  among?: string
}

/** The values of an order, one for each place: those that are there, or their numbers. Equal moments are parted by a millisecond. */
function* placesOf(items: readonly Item[], by: Order['by']): Generator<Values> {
  let last = 0
  for (const [index, { createdAt }] of items.entries()) {
    last = Math.max(Date.parse(createdAt), last + 1)
    yield by === 'index' ? { index } : { createdAt: new Date(last).toISOString() }
  }
}

type PlaceCall = ReturnType<typeof placeCall>
type PlaceCalls<Path extends string> = Record<`PUT /api/console/${Path}/{_id}/place`, PlaceCall>
type Move = Input<ParamsOf<PlaceCall>, unknown, BodyOf<PlaceCall>>

/** Serves the moves of a list that staff put in order. What only changes its place is no new version of a text. */
export function serveOrder<R extends AnyResource>(
  app: FastifyInstance,
  calls: PlaceCalls<R['path']>,
  declared: R,
  { by, among }: Order,
): void {
  const resource: AnyResource = declared
  const repository = repositoryOf(resource)
  const name = `PUT /api/console/${declared.path as R['path']}/{_id}/place` as const
  const move = async ({ params: { _id }, body: { before } }: Move, { db, afterCommit, request }: WriteContext) => {
    // Who moves at the same moment waits here, and sees this move.
    await lockRevisions(db, [resource.path])
    const moved = await requireItem({ db }, resource, _id)
    const where = among === undefined ? {} : { [among]: moved[among] }
    const items = await repository.select(db, { where, sort: by, limit: maxOrdered })
    const others = items.filter((item) => item._id !== _id)
    const at = before === null ? others.length : others.findIndex((item) => item._id === before)
    if (before === _id) return
    if (at < 0 || others.length === items.length) throw new ApiError('notFound')
    const ordered = [...others.slice(0, at), moved, ...others.slice(at)]
    const places = [...placesOf(items, by)]
    for (const [index, item] of ordered.entries()) {
      const place = places[index] ?? {}
      if (item[by] === place[by]) continue
      const after = await repository.update(db, item, place)
      if (after !== undefined) afterCommit(async () => announce(request.server.platform, { resource, before: item, after }))
    }
  }
  serve(app, { [name]: calls[name] }, { [name]: move })
}
