import { maxOrdered } from '#contract/order.ts'
import type { ItemOf } from '#contract/resource.ts'
import { categories, categoryCalls, categoryOrderCalls } from '#contract/shop/categories.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf, type Text } from '../http/issues.ts'
import { serveOrder } from '../http/order.ts'
import { serve } from '../http/route.ts'
import { type ResourceHooks, toPublic } from '../http/standard.ts'
import { requireOn, type ShopDeps } from './shop.ts'

type Category = ItemOf<typeof categories>

/** Beside the categories there are the products (`/shop/products/…`). */
const reserved = ['products', 'cart', 'order']

/** Categories with those above each, from the top; itself is the last. One whose parent is not among them is left out, with all below it. */
function trailsOf(all: readonly Category[]): Map<string, readonly Category[]> {
  const byId = new Map(all.map((category) => [category._id, category]))
  const trailOf = (category: Category, seen: readonly Category[] = []): readonly Category[] | undefined => {
    if (seen.includes(category)) return undefined
    const below = [category, ...seen]
    const parent = category._parent === null ? undefined : byId.get(category._parent)
    if (category._parent === null) return below
    return parent === undefined ? undefined : trailOf(parent, below)
  }
  return new Map(
    all.flatMap((category) => {
      const trail = trailOf(category)
      return trail === undefined ? [] : [[category._id, trail] as const]
    }),
  )
}

const readAll = (db: Db, state?: 'published') =>
  repositoryOf(categories).select(db, { sort: 'createdAt', limit: maxOrdered, ...(state === undefined ? {} : { state }) })

/** Reads the published categories in the order of the tree: the trail of each by its id. */
export async function readTree(db: Db): Promise<ReadonlyMap<string, readonly Category[]>> {
  const all = await readAll(db, 'published')
  const trails = trailsOf(all)
  const below = (_parent: string | null): Category[] =>
    all.flatMap((category) => (category._parent === _parent && trails.has(category._id) ? [category, ...below(category._id)] : []))
  return new Map(below(null).map(({ _id }) => [_id, trails.get(_id) ?? []]))
}

/** Finds what is wrong with the place of a category that has this parent. */
function problemOf(all: readonly Category[], _id: string | undefined, _parent: string): Text | undefined {
  const trails = trailsOf(all)
  const above = trails.get(_parent) ?? []
  if (above.some((category) => category._id === _id)) return 'shop.cycle'
  // Levels below it, itself included.
  const trailsThrough = [...trails.values()].filter((trail) => trail.some((category) => category._id === _id))
  const own =
    _id === undefined ? 1 : Math.max(1, ...trailsThrough.map((trail) => trail.length - trail.findIndex((each) => each._id === _id)))
  return above.length + own > shopLimits.depth ? 'shop.depth' : undefined
}

/** Hooks of the console's standard routes: categories stay a tree of so many levels, and none has the address of something else. */
export const categoryHooks: ResourceHooks = {
  beforeWrite: async ({ db, locale }, before, values) => {
    const refuse = (path: string, text: Text, limits = {}) => new ApiError('invalid', { issues: [issueOf(path, text, locale, limits)] })
    if (reserved.includes(String(values['code']))) throw refuse('code', 'shop.codeReserved')
    const _parent = values['_parent']
    const all = await readAll(db)
    if (before === undefined && all.length >= maxOrdered) throw refuse('name', 'tooMany', { maximum: String(maxOrdered) })
    const problem = typeof _parent === 'string' ? problemOf(all, before?._id, _parent) : undefined
    if (problem !== undefined) throw refuse('_parent', problem, { maximum: String(shopLimits.depth) })
    return values
  },
}

/** Serves the tree of categories. */
export function serveCategories(app: FastifyInstance, deps: ShopDeps): void {
  serveOrder(app, categoryOrderCalls, categories, { by: 'createdAt' })

  serve(app, categoryCalls, {
    'GET /api/v1/shop/categories': async (_input, { db, locale }) => {
      await requireOn(db, deps)
      const trails = [...(await readTree(db)).values()]
      return { categories: trails.flatMap((trail) => trail.slice(-1)).map((category) => toPublic(categories, category, locale, true)) }
    },
  })
}
