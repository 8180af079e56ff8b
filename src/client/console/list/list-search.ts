import type { AnyResource } from '#contract/resource.ts'
import { type Shape, shapeOf } from '#contract/shape.ts'
import { translation } from '#contract/translation-state.ts'
import { beginOf } from '../date-text.ts'
import { daysOf } from './periods.ts'

/** Search parameters of a list: page, order, words, columns, and a value for each filter. */
export type ListSearch = Record<string, string>

export const pageSizes = [20, 50, 100] as const

const whole = (text: string | undefined, otherwise: number): number =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : otherwise

export const pageOf = ({ page }: ListSearch): number => whole(page, 1)
export const sizeOf = ({ size }: ListSearch): number => pageSizes.find((each) => each === Number(size)) ?? pageSizes[0]

/** The filters of a list by their names: fields, and what is to be translated. */
export const filterNames = ({ filters = [], isTranslated }: AnyResource): readonly string[] =>
  isTranslated ? [...filters, 'translation'] : filters

/** Returns the shape of a filter; undefined where the list has none of this name. */
export const filterShape = (resource: AnyResource, name: string): Shape | undefined =>
  filterNames(resource).includes(name) ? (resource.shapes.all[name] ?? shapeOf(translation)) : undefined

/** Returns the filters of an address. Those that the resource does not have are dropped. */
export function filtersOf(resource: AnyResource, search: ListSearch): Record<string, string> {
  const { from, to } = daysOf(search)
  const words = search['q']?.trim() ?? ''
  const filters = filterNames(resource).flatMap((name) => {
    const value = search[name]
    return value === undefined || value === '' ? [] : [[name, value] as const]
  })
  return {
    ...(search['due'] === 'true' && resource.due !== undefined ? { due: 'true' } : {}),
    ...Object.fromEntries(
      Object.entries({ from: beginOf(from), to: beginOf(to, 1) }).flatMap(([name, at]) => (at === undefined ? [] : [[name, at]])),
    ),
    ...(words !== '' && resource.search !== undefined ? { q: words } : {}),
    ...Object.fromEntries(filters),
  }
}

/** Translates an address into the query of the list's call. */
export function queryOf(resource: AnyResource, search: ListSearch): Record<string, string | number> {
  const limit = sizeOf(search)
  const order = search['sort'] === undefined ? {} : { sort: search['sort'] }
  return { limit, skip: (pageOf(search) - 1) * limit, ...order, ...filtersOf(resource, search) }
}

/** Another question begins on its first page. */
export const narrowed = (search: ListSearch, change: ListSearch): ListSearch =>
  Object.fromEntries(Object.entries({ ...search, page: '', ...change }).filter(([, value]) => value !== ''))
