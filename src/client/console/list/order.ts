import type { AnyResource } from '#contract/resource.ts'
import { topics } from '../contract.gen.ts'

/** An item, and the one that it is put before; null: the end. */
export interface Move {
  _id: string
  before: string | null
}

/** Returns whether staff arrange the items of a resource. */
export const hasOrder = ({ path }: Pick<AnyResource, 'path'>): boolean => `PUT /api/console/${path}/{_id}/place` in topics

/** By which field they are in order. */
export const orderField = ({ sortable = [] }: Pick<AnyResource, 'sortable'>): string => (sortable.includes('index') ? 'index' : 'createdAt')

/** Items in their new order. */
export function moved<Item extends { _id: string }>(items: readonly Item[], { _id, before }: Move): Item[] {
  const item = items.find((each) => each._id === _id)
  const others = items.filter((each) => each._id !== _id)
  const at = others.findIndex((each) => each._id === before)
  const end = at < 0 ? others.length : at
  return item === undefined ? [...items] : [...others.slice(0, end), item, ...others.slice(end)]
}
