import type { AnyResource } from '#contract/resource.ts'
import type { Shape } from '#contract/shape.ts'
import { columnsOf, dateColumn } from './columns.ts'
import { filterShape, type ListSearch, pageSizes } from './list-search.ts'
import { periods } from './periods.ts'

function isFilterValue({ kind, reference, isNullable, schema }: Shape, value: string): boolean {
  if (kind === 'boolean') return value === 'true' || value === 'false'
  return (reference !== undefined && isNullable && value === 'none') || schema.safeParse(value).success
}

function isKnown(resource: AnyResource, name: string, value: string): boolean {
  switch (name) {
    case 'q':
      return resource.search !== undefined
    case 'due':
      return resource.due !== undefined && value === 'true'
    case 'from':
    case 'to':
      return /^\d{4}-\d\d-\d\d$/.test(value)
    case 'period':
      return periods.some((period) => period === value)
    case 'size':
      return pageSizes.some((size) => String(size) === value)
    case 'sort':
      return ['createdAt', ...(resource.sortable ?? []), ...Object.keys(resource.orders ?? {})].includes(value.replace(/^-/, ''))
    case 'columns':
      return (
        value === 'none' ||
        value.split(',').every((column) => column === dateColumn || columnsOf(resource).some((each) => each.name === column))
      )
    default: {
      const shape = filterShape(resource, name)
      return shape !== undefined && isFilterValue(shape, value)
    }
  }
}

/** Reduces list parameters to those that define the list: no page, and nothing that the declaration no longer has. */
export const knownSearch = (resource: AnyResource, search: ListSearch): ListSearch =>
  Object.fromEntries(Object.entries(search).filter(([name, value]) => value !== '' && isKnown(resource, name, value)))
