import type { AnyResource } from '#contract/resource.ts'
import type { Kind } from '#contract/field.ts'
import type { Shape } from '#contract/shape.ts'
import type { ListSearch } from './list-search.ts'

export interface Column {
  name: string
  shape: Shape | undefined
  isSortable: boolean
}

/** What a cell can show of. */
const short: readonly Kind[] = [
  'line',
  'text',
  'translated',
  'choice',
  'boolean',
  'number',
  'instant',
  'day',
  'money',
  'reference',
  'picture',
]
/** The heading of every list is the item's title: these are not repeated. */
const inTitle = ['subject', 'name', 'title', 'question', 'headline', 'username']
const preset = 5

/** All columns that a list may have, beside the title, the date and whether it is published. */
export const columnsOf = (resource: AnyResource): Column[] => {
  const sortable = resource.sortable ?? []
  const named = inTitle.find((name) => name in resource.shapes.all)
  return Object.entries(resource.shapes.all)
    .filter(([name, { kind }]) => short.includes(kind) && name !== named && !(resource.detail ?? []).includes(name))
    .map(([name, shape]) => ({ name, shape, isSortable: sortable.includes(name) }))
}

/** By which one tells items apart at a glance: pictures, and what can be filtered by and is no reference but to a person in charge. */
function isPreset(resource: AnyResource, { name, shape }: Column): boolean {
  if (shape?.kind === 'picture') return name === 'thumb' || name === 'image'
  const isTold = shape?.kind !== 'reference' || shape.reference?.names !== undefined
  return isTold && ((resource.filters ?? []).includes(name) || (resource.sortable ?? []).includes(name))
}

/** Those that are shown: as the address says, or the ones that one begins with. */
export function shownColumns(resource: AnyResource, { columns }: ListSearch): Column[] {
  const all = columnsOf(resource)
  if (columns === undefined) return all.filter((column) => isPreset(resource, column)).slice(0, preset)
  const chosen = columns.split(',')
  return all.filter(({ name }) => chosen.includes(name))
}
