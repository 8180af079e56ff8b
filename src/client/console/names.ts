import type { Reference } from '#contract/field.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../data/query-client.ts'
import { useLocale } from '../data/use-locale.ts'

export interface Named {
  _id: string
  name: string
}

/** The contract makes such calls by one pattern; there is one of them so far. */
type Names = 'GET /api/console/forms/assignees'
const callOf = ({ names }: Partial<Reference>) => `GET /api/console/${names}` as Names

/** So many are shown at once; of more one looks for the name. */
export const maxNames = 100

/** Those that a field may name, by name, where the contract has a call for that; undefined until they are known. */
export function useNames(reference: Reference | undefined): { names: readonly Named[]; hasMore: boolean } | undefined {
  const read = readOptions(callOf(reference ?? {}), useLocale(), { query: { limit: maxNames } })
  const { data } = useQuery({ ...read, enabled: reference?.names !== undefined })
  return data && { names: data.names, hasMore: data.summary.total > data.names.length }
}

/** Those of them whose names have these words, while somebody looks at them. */
export function useNamesWith(reference: Reference, words: string, isOpen: boolean): readonly Named[] {
  const q = words.trim().slice(0, 100)
  const read = readOptions(callOf(reference), useLocale(), { query: { limit: 20, ...(q === '' ? {} : { q }) } })
  return useQuery({ ...read, placeholderData: keepPreviousData, enabled: isOpen }).data?.names ?? []
}

/** The name of one: null where it can be named no longer, undefined until that is known. */
export function useName(reference: Reference, _id: string): string | null | undefined {
  const all = useNames(reference)
  const found = all?.names.find((each) => each._id === _id)
  const isElsewhere = _id !== '' && found === undefined && all?.hasMore === true
  const { data } = useQuery({ ...readOptions(callOf(reference), useLocale(), { query: { limit: 1, _id } }), enabled: isElsewhere })
  if (found !== undefined) return found.name
  if (all === undefined || (isElsewhere && data === undefined)) return undefined
  return data?.names[0]?.name ?? null
}
