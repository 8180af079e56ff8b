import { useSearch } from '@tanstack/react-router'
import { type ListSearch, listSearch } from './list-search.ts'

/* Apart from how an address is read (list-search.ts), which every page has in its first load. */

/** Returns the list parameters of the current address, beside its language and whatever else it has. */
export function useListSearch(): ListSearch {
  const search = useSearch({ strict: false })
  return { ...search, ...listSearch(search) }
}

/** The same list at another page; the first has no number. */
export const pageOf = (search: ListSearch, page: number): ListSearch => ({ ...search, page: page > 1 ? page : undefined })

/** Items on a page of a list. */
export const pageSize = 12

/** Translates list parameters into the query of the call. */
export const paged = ({ page = 1, q }: ListSearch) => ({ limit: pageSize, skip: (page - 1) * pageSize, ...(q === undefined ? {} : { q }) })

/** Returns the value if it is one of those that are known; anything else in an address counts as not said. */
export const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value)
