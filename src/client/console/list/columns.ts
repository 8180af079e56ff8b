import { columnFields } from '#contract/columns.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import type { ListColumns } from '../module.ts'
import { givenBySite } from '../resources.ts'
import type { ListSearch } from './list-search.ts'

export interface Column {
  name: string
  shape: Shape | undefined
  isSortable: boolean
}

const preset = 5

/** All columns that a list may have, beside the title, the date and whether it is published. */
export const columnsOf = (resource: AnyResource): Column[] =>
  columnFields(resource).map(([name, shape]) => ({ name, shape, isSortable: (resource.sortable ?? []).includes(name) }))

/** The date on which an item was made: no field of a resource. */
export const dateColumn = 'createdAt'

/** Tells whether a list shows when its items were made: always, or once that is chosen. */
export const isDated = ({ columns }: ListSearch, more: ListColumns | undefined): boolean =>
  more?.isUndated !== true || columns?.split(',').includes(dateColumn) === true

/** By which one tells items apart at a glance: pictures, and what can be filtered by and is no reference but to a person in charge. */
function isPreset(resource: AnyResource, { name, shape }: Column): boolean {
  if (shape?.kind === 'picture') return name === 'thumb' || name === 'image'
  const isTold = shape?.kind !== 'reference' || shape.reference?.names !== undefined
  return isTold && !(name in givenBySite(resource)) && ((resource.filters ?? []).includes(name) || (resource.sortable ?? []).includes(name))
}

/**
 * Those that are shown: as the address says, or the ones that one begins with.
 * @param first what a module has the list begin with
 */
export function shownColumns(resource: AnyResource, { columns }: ListSearch, first?: readonly string[]): Column[] {
  const all = columnsOf(resource)
  if (columns === undefined && first !== undefined)
    return all.filter(({ name }) => first.includes(name) && !(name in givenBySite(resource)))
  if (columns === undefined) return all.filter((column) => isPreset(resource, column)).slice(0, preset)
  const chosen = columns.split(',')
  return all.filter(({ name }) => chosen.includes(name))
}
